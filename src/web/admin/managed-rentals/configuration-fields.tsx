// The fields of Approve & Configure, which a managed property keeps and an administrator may change later.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, TextInput } from '@mantine/core';
import {
  type DepositType,
  depositTypes,
  PAYMENT_DAY_MAX,
  PAYMENT_DAY_MIN,
  type RentPaymentMode,
  rentPaymentModes,
} from '../../../domain/managed-rentals.ts';
import {
  depositTypeLabels,
  paymentModeLabels,
} from '../../components/managed-rentals/managed-rental-labels.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { clock } from '../../lib/clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { ConfigurationValues } from './configuration-values.ts';

export type FieldsProps = {
  values: ConfigurationValues;
  set: (own: Partial<ConfigurationValues>) => void;
  errors: Readonly<Record<string, string | undefined>>;
};

export function NameFields({ values, set, errors }: FieldsProps) {
  const { t } = useLingui();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput
        label={t`Property Name`}
        required
        maxLength={200}
        value={values.property_name}
        onChange={(event) => set({ property_name: event.currentTarget.value })}
        error={errors.property_name}
      />
      <TextInput
        label={t`Owner Name`}
        required
        maxLength={120}
        value={values.owner_name}
        onChange={(event) => set({ owner_name: event.currentTarget.value })}
        error={errors.owner_name}
      />
    </SimpleGrid>
  );
}

export function AmountFields({ values, set, errors }: FieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <RupeeInput
        label={t`Monthly Rent`}
        required
        value={values.monthly_rent}
        onChange={(monthly_rent) => set({ monthly_rent })}
        error={errors.monthly_rent}
      />
      <RupeeInput
        label={t`RVL Amount`}
        description={t`Locked on approval. Commission is calculated on it.`}
        required
        value={values.rvl_amount}
        onChange={(rvl_amount) => set({ rvl_amount })}
        error={errors.rvl_amount}
      />
      <RupeeInput
        label={t`Security Deposit`}
        value={values.security_deposit_company}
        onChange={(security_deposit_company) => set({ security_deposit_company })}
        error={errors.security_deposit_company}
      />
      <SelectField
        label={t`Security Deposit Type`}
        allowDeselect={false}
        options={depositTypes.map((value) => ({ value, label: i18n._(depositTypeLabels[value]) }))}
        value={values.security_deposit_type}
        onChange={(type) => type && set({ security_deposit_type: type as DepositType })}
        error={errors.security_deposit_type}
      />
    </SimpleGrid>
  );
}

export function TermFields({ values, set, errors }: FieldsProps) {
  const { t, i18n } = useLingui();
  const today = clock.today();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <SelectField
        label={t`Payment Mode`}
        allowDeselect={false}
        options={rentPaymentModes.map((value) => ({ value, label: i18n._(paymentModeLabels[value]) }))}
        value={values.payment_mode}
        onChange={(mode) => mode && set({ payment_mode: mode as RentPaymentMode })}
        error={errors.payment_mode}
      />
      <NumberField
        label={t`Monthly Rent Payment Date`}
        description={t`1 to 31. Shorter months use their last day.`}
        min={PAYMENT_DAY_MIN}
        max={PAYMENT_DAY_MAX}
        allowDecimal={false}
        value={values.monthly_rent_payment_date}
        onChange={(monthly_rent_payment_date) => set({ monthly_rent_payment_date })}
        error={errors.monthly_rent_payment_date}
      />
      <DateField
        label={t`Lease Start Date`}
        required
        today={today}
        value={values.lease_start_date}
        onChange={(lease_start_date) => set({ lease_start_date })}
        error={errors.lease_start_date}
      />
      <DateField
        label={t`Lease End Date`}
        clearable
        today={today}
        value={values.lease_end_date}
        onChange={(lease_end_date) => set({ lease_end_date })}
        error={errors.lease_end_date}
      />
    </SimpleGrid>
  );
}
