// How rent was paid: amount, way, reference, day.
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { rentPaymentModes } from '../../../domain/managed-rentals.ts';
import { paymentModeLabels } from '../../components/managed-rentals/managed-rental-labels.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { clock } from '../../lib/clock.ts';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { PaymentValues } from './payment-values.ts';

type PaymentFieldsProps = {
  fields: PaymentValues;
  set: (own: Partial<PaymentValues>) => void;
  errors: Readonly<Record<string, string | undefined>>;
  hasReason?: boolean | undefined;
};

export function PaymentFields({ fields, set, errors, hasReason }: PaymentFieldsProps) {
  const { t, i18n } = useLingui();
  const today = clock.today();
  const isUpi = fields.mode === 'upi';
  return (
    <>
      <RupeeInput
        label={t`Amount`}
        withPaise
        value={fields.amount}
        onChange={(amount) => set({ amount })}
        error={errors.amount}
        required
      />
      <SelectField
        label={t`Paid by`}
        value={fields.mode}
        onChange={(value) => set({ mode: rentPaymentModes.find((mode) => mode === value) ?? 'upi' })}
        allowDeselect={false}
        options={rentPaymentModes.map((value) => ({ value, label: i18n._(paymentModeLabels[value]) }))}
        error={errors.mode}
      />
      {fields.mode !== 'cash' && (
        <TextInput
          label={t`Reference`}
          description={
            isUpi ? t`The 12 digits of the UPI payment (UTR)` : t`The number of the transfer or cheque`
          }
          inputMode={isUpi ? 'numeric' : 'text'}
          maxLength={40}
          value={fields.reference}
          onChange={(event) => set({ reference: event.currentTarget.value })}
          error={errors.reference}
          required
        />
      )}
      <LateDateField
        label={t`Paid on`}
        value={fields.paid_on}
        onChange={(day) => set({ paid_on: day })}
        today={today}
        max={today}
        error={errors.paid_on}
        required
      />
      <TextInput
        label={hasReason ? t`Reason` : t`Note (optional)`}
        maxLength={500}
        value={fields.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
        error={hasReason ? errors.reason : errors.note}
        required={hasReason}
      />
    </>
  );
}
