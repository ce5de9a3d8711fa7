// What the home costs and for whom it is.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { homeFields, isAsked } from '../../../domain/home-fields.ts';
import { readBrokerageDays, readDepositIn } from '../../../domain/import-values.ts';
import { preferredTenants } from '../../../domain/properties.ts';
import { preferredTenantLabels } from '../../components/property/property-labels.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { clock } from '../../lib/clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Hinted } from './hinted.tsx';
import type { FormValues } from './listing-values.ts';
import { optionsOf } from './options.ts';
import { useHints } from './use-hints.ts';

type StepProps = { form: UseFormReturnType<FormValues> };

/** A crore and one digit more, so that a slip can still be typed and is then explained. */
const MOST_TYPED = 999_999_999;

export default function MoneyStep({ form }: StepProps) {
  return (
    <Stack gap="md">
      <Amounts form={form} />
      <Terms form={form} />
    </Stack>
  );
}

function Amounts({ form }: StepProps) {
  const { t } = useLingui();
  const hints = useHints(form.getValues());
  const isPg = form.getValues().property_type === 'pg';
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <Hinted hint={hints.rent}>
        <RupeeInput
          label={t`Monthly rent`}
          description={
            isPg
              ? t`Of one bed. Once you enter rooms, the rent of the cheapest free bed shows instead.`
              : undefined
          }
          required
          mostTyped={MOST_TYPED}
          {...form.getInputProps('rent')}
        />
      </Hinted>
      <RupeeInput
        label={t`Security deposit`}
        description={t`An amount, or "2 months". 0 when there is none; empty when you decide later`}
        read={(text) => readDepositIn(text, form.getValues().rent)}
        mostTyped={MOST_TYPED}
        {...form.getInputProps('deposit')}
      />
      <RupeeInput
        label={t`Maintenance a month`}
        description={t`0 when it is in the rent`}
        mostTyped={MOST_TYPED}
        {...form.getInputProps('maintenance_charge')}
      />
      <NumberField
        label={t`Brokerage`}
        description={t`In days of rent; 0 for none`}
        suffix={t` days`}
        read={readBrokerageDays}
        min={0}
        max={365}
        allowDecimal={false}
        hideControls
        {...form.getInputProps('brokerage_days')}
      />
    </SimpleGrid>
  );
}

function Terms({ form }: StepProps) {
  const { t, i18n } = useLingui();
  const today = clock.today();
  const { property_type } = form.getValues();
  const { error: dateError, ...availableFrom } = form.getInputProps('available_from');
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <DateField
          label={t`Available from`}
          description={t`Empty means now`}
          today={today}
          min={today}
          clearable
          error={dateError}
          value={availableFrom.value}
          onChange={availableFrom.onChange}
        />
        <SelectField
          label={t`Preferred tenant`}
          allowDeselect={false}
          options={optionsOf(preferredTenants, preferredTenantLabels, i18n)}
          {...form.getInputProps('preferred_tenant')}
        />
        {isAsked('pg_notice_days', property_type) && (
          <NumberField
            label={t`Notice (days)`}
            description={t`Before someone moves out`}
            min={0}
            max={homeFields.pg_notice_days.most}
            allowDecimal={false}
            hideControls
            {...form.getInputProps('pg_notice_days')}
          />
        )}
        <TextInput label={t`RERA number`} maxLength={60} {...form.getInputProps('rera_number')} />
      </SimpleGrid>
      <Switch label={t`Pets are welcome`} {...form.getInputProps('pets_allowed', { type: 'checkbox' })} />
    </>
  );
}
