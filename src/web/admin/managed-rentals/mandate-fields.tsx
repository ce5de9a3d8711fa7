// The terms of a mandate; where Kiraya collects, the day it pays the owner and the account that tenants pay to.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, TextInput } from '@mantine/core';
import { type DepositHolder, depositHolders } from '../../../domain/leases.ts';
import {
  REMITTANCE_DAY_MAX,
  REMITTANCE_DAY_MIN,
  type RentCollector,
  rentCollectors,
} from '../../../domain/mandates.ts';
import type { FieldErrors } from '../../components/form/use-form-mutation.ts';
import { depositHolderLabels } from '../../components/leases/lease-labels.ts';
import { rentCollectorLabels } from '../../components/managed-rentals/managed-rental-labels.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { MandateValues } from './mandate-values.ts';

type FieldsProps = {
  values: MandateValues;
  set: (own: Partial<MandateValues>) => void;
  errors: FieldErrors;
};

export function MandateFields(props: FieldsProps) {
  const { t, i18n } = useLingui();
  const { values, set, errors } = props;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <SelectField
        label={t`Who collects the rent`}
        options={rentCollectors.map((value) => ({ value, label: i18n._(rentCollectorLabels[value]) }))}
        value={values.collects}
        onChange={(value) => value && set({ collects: value as RentCollector })}
        error={errors.collects}
      />
      <NumberField
        label={t`Management Fee`}
        description={t`From the month in which the owner accepts`}
        decimalScale={2}
        step={0.1}
        min={0}
        max={100}
        suffix="%"
        value={values.fee_percent}
        onChange={(fee_percent) => set({ fee_percent })}
        error={errors.fee_bp}
      />
      <SelectField
        label={t`Who holds the deposit`}
        options={depositHolders.map((value) => ({ value, label: i18n._(depositHolderLabels[value]) }))}
        value={values.deposit_holder}
        onChange={(value) => value && set({ deposit_holder: value as DepositHolder })}
        error={errors.deposit_holder}
      />
      {values.collects === 'operator' && <CollectingFields {...props} />}
    </SimpleGrid>
  );
}

function CollectingFields({ values, set, errors }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <NumberField
        label={t`Owner is paid by day`}
        description={t`Of the next month. Your team makes this bank transfer.`}
        min={REMITTANCE_DAY_MIN}
        max={REMITTANCE_DAY_MAX}
        allowDecimal={false}
        value={values.remittance_day}
        onChange={(remittance_day) => set({ remittance_day })}
        error={errors.remittance_day}
      />
      <TextInput
        label={t`Account holder`}
        description={t`Tenants pay their rent into it`}
        maxLength={120}
        value={values.payee_name}
        onChange={(event) => set({ payee_name: event.currentTarget.value })}
        error={errors.payee_name}
      />
      <TextInput
        label={t`UPI address`}
        placeholder="name@bank"
        value={values.payee_upi}
        onChange={(event) => set({ payee_upi: event.currentTarget.value })}
        error={errors.payee_upi}
      />
    </>
  );
}
