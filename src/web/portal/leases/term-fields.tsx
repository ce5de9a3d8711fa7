// The terms of a lease as a form: days, money, notice, where rent goes, and anything else agreed.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { depositHolders, lastDayAfter } from '../../../domain/leases.ts';
import { depositHolderLabels } from '../../components/leases/lease-labels.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { clock } from '../../lib/clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { isForOwner, type PartProps } from './lease-values.ts';

const FurtherFields = lazy(async () => ({ default: (await import('./further-fields.tsx')).FurtherFields }));
const OtherFields = lazy(async () => ({ default: (await import('./other-fields.tsx')).OtherFields }));
const PartyFields = lazy(async () => ({ default: (await import('./party-fields.tsx')).PartyFields }));
const BankSwitch = lazy(async () => ({ default: (await import('./bank-switch.tsx')).BankSwitch }));

const columns = { base: 1, sm: 2 };

export function TermFields(props: PartProps) {
  return (
    <Stack gap="md">
      <DayFields {...props} />
      <MoneyFields {...props} />
      <Suspense>
        <FurtherFields {...props} />
        <PartyFields {...props} />
        <OtherFields {...props} />
      </Suspense>
    </Stack>
  );
}

function DayFields({ fields, set, errors }: PartProps) {
  const { t } = useLingui();
  const today = clock.today();
  return (
    <SimpleGrid cols={columns} spacing="md">
      <DateField
        label={t`First day`}
        value={fields.start_date}
        onChange={(start) => set({ start_date: start, ...(start ? { end_date: lastDayAfter(start) } : {}) })}
        today={today}
        error={errors.start_date}
        required
      />
      <DateField
        label={t`Last day`}
        description={t`Eleven months unless you agree otherwise`}
        value={fields.end_date}
        onChange={(end) => set({ end_date: end })}
        today={today}
        error={errors.end_date}
        required
      />
      <NumberField
        label={t`Tenant’s notice, in days`}
        value={fields.notice_days}
        onChange={(days) => set({ notice_days: days })}
        allowDecimal={false}
        error={errors.notice_days}
      />
      <NumberField
        label={t`Rent is due on day`}
        description={t`In a shorter month on its last day`}
        value={fields.due_day}
        onChange={(day) => set({ due_day: day })}
        allowDecimal={false}
        error={errors.due_day}
      />
    </SimpleGrid>
  );
}

function MoneyFields({ fields, set, errors }: PartProps) {
  const { t, i18n } = useLingui();
  return (
    <SimpleGrid cols={columns} spacing="md">
      <RupeeInput
        label={t`Monthly rent`}
        value={fields.rent}
        onChange={(rent) => set({ rent })}
        error={errors.rent}
        required
      />
      <NumberField
        label={t`Annual increase (%)`}
        value={fields.escalation}
        onChange={(escalation) => set({ escalation })}
        decimalScale={2}
        error={errors.escalation_bp}
      />
      <RupeeInput
        label={t`Security deposit`}
        value={fields.deposit}
        onChange={(deposit) => set({ deposit })}
        error={errors.deposit}
      />
      <SelectField
        label={t`The deposit is`}
        value={fields.deposit_held_by}
        onChange={(value) =>
          set({ deposit_held_by: depositHolders.find((one) => one === value) ?? 'landlord' })
        }
        allowDeselect={false}
        options={depositHolders.map((value) => ({ value, label: i18n._(depositHolderLabels[value]) }))}
        error={errors.deposit_held_by}
      />
      {!isForOwner(fields) && <PayeeFields {...{ fields, set, errors }} />}
    </SimpleGrid>
  );
}

/** Where the rent is paid; the owner says so who signs a lease that somebody else wrote for them. */
function PayeeFields({ fields, set, errors }: PartProps) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        label={t`Account holder`}
        maxLength={120}
        value={fields.payee_name}
        onChange={(event) => set({ payee_name: event.currentTarget.value })}
        error={errors.payee_name}
      />
      <TextInput
        label={t`UPI address`}
        description={t`Rent is paid there, unless your mandate says that Kiraya collects it`}
        placeholder="name@bank"
        value={fields.payee_upi}
        onChange={(event) => set({ payee_upi: event.currentTarget.value })}
        error={errors.payee_upi}
      />
      <Suspense>
        <BankSwitch
          isShown={fields.payee_shows_bank}
          onChange={(isShown) => set({ payee_shows_bank: isShown })}
        />
      </Suspense>
    </>
  );
}
