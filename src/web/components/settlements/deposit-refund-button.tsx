// What whoever holds the deposit paid back: amount, way, reference, day.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Settlement } from '../../../contract/settlements.ts';
import { type RentPaymentMode, rentPaymentModes } from '../../../domain/managed-rentals.ts';
import { paise, toRupees } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useFormMutation } from '../form/use-form-mutation.ts';
import { paymentModeLabels } from '../managed-rentals/managed-rental-labels.ts';
import { RupeeInput } from '../rupee-input.tsx';
import { paiseOf, type Rupees } from '../rupees.ts';
import { useReloadSettlements } from './use-settlement-move.ts';

export function RefundButton({ settlement }: { settlement: Settlement }) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const reload = useReloadSettlements();
  const dialog = useOpened();
  const today = clock.today();
  const [amount, setAmount] = useState<Rupees>(toRupees(paise(settlement.to_refund)));
  const [mode, setMode] = useState<RentPaymentMode>('upi');
  const [reference, setReference] = useState('');
  const [day, setDay] = useState<string | null>(today);
  const form = useFormMutation({
    send: api.settlements.recordRefund,
    onSent: () => {
      dialog.onClose();
      setReference('');
      toast.success(msg`Refund entered`, msg`The tenant confirms it once it has arrived.`);
      return reload();
    },
  });
  const open = () => {
    setAmount(toRupees(paise(settlement.to_refund)));
    dialog.onOpen();
  };
  return (
    <FormDialogButton
      {...dialog}
      onOpen={open}
      label={t`Enter the refund`}
      submitLabel={t`Save`}
      button={{ variant: 'filled' }}
      isBusy={form.isBusy}
      onSubmit={() =>
        form.submit({
          id: settlement.id,
          amount: paiseOf(amount) ?? 0,
          mode,
          reference: mode === 'cash' ? null : reference || null,
          paid_on: day ?? '',
        })
      }
    >
      <RupeeInput
        label={t`Amount`}
        withPaise
        value={amount}
        onChange={setAmount}
        error={form.errors.amount}
        required
      />
      <SelectField
        label={t`Paid by`}
        value={mode}
        onChange={(value) => setMode(rentPaymentModes.find((one) => one === value) ?? 'upi')}
        options={rentPaymentModes.map((value) => ({ value, label: i18n._(paymentModeLabels[value]) }))}
        error={form.errors.mode}
      />
      {mode !== 'cash' && (
        <TextInput
          label={t`Reference`}
          description={
            mode === 'upi'
              ? t`The 12 digits of the UPI payment (UTR)`
              : t`The number of the transfer or cheque`
          }
          inputMode={mode === 'upi' ? 'numeric' : 'text'}
          maxLength={40}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
          error={form.errors.reference}
          required
        />
      )}
      <LateDateField
        label={t`Paid on`}
        value={day}
        onChange={setDay}
        today={today}
        max={today}
        error={form.errors.paid_on}
        required
      />
    </FormDialogButton>
  );
}
