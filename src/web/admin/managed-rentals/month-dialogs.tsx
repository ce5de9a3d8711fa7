// The dialogs of one month: paid with its reference, back to pending, another amount, and its history.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatMonth } from '../../../domain/dates.ts';
import { type RentPaymentMode, rentPaymentModes } from '../../../domain/managed-rentals.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { paymentModeLabels } from '../../components/managed-rentals/managed-rental-labels.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { adminFailureMessage, failures, successes } from '../../lib/messages.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type ToastText, toast } from '../../ui/toast-store.ts';
import { amountChanged, paymentPending } from './managed-rental-messages.ts';
import type { MonthChange } from './month-cell.tsx';
import { MonthHistory, type MonthProps } from './month-history.tsx';
import { useReloadManagedRentals } from './use-reload-managed-rentals.ts';

export function MonthDialog({ what, ...month }: MonthProps & { what: MonthChange }) {
  if (what === 'reference') return <ReferenceDialog {...month} />;
  if (what === 'pending') return <PendingDialog {...month} />;
  return what === 'amount' ? <AmountDialog {...month} /> : <MonthHistory {...month} />;
}

function useSavedToast(text: ToastText, onClose: () => void) {
  const reload = useReloadManagedRentals();
  return () => {
    toast.success(successes.rvlPaymentUpdated, text);
    onClose();
    return reload();
  };
}

function ReferenceDialog({ row, cell, onClose }: MonthProps) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const rent = cell.tenant_rent;
  const [values, set] = useState({
    paid_by: rent?.paid_by ?? '',
    mode: (rent?.mode ?? null) as RentPaymentMode | null,
    reference: rent?.reference ?? '',
  });
  const form = useFormMutation({
    send: api.rvl.markPaid,
    failure: failures.updateRvlPayment,
    words: adminFailureMessage,
    onSent: useSavedToast(successes.rvlPaymentMarkedPaid, onClose),
  });
  return (
    <FormDialog
      title={`${row.property_name}, ${formatMonth(cell.month)}`}
      submitLabel={t`Mark Paid`}
      busy={form.isBusy}
      onSubmit={() => form.submit({ id: row.id, month: cell.month, ...values })}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label={t`Paid by`}
          maxLength={120}
          value={values.paid_by}
          onChange={(event) => set({ ...values, paid_by: event.currentTarget.value })}
          error={form.errors.paid_by}
        />
        <SelectField
          label={t`Payment Mode`}
          clearable
          options={rentPaymentModes.map((value) => ({ value, label: i18n._(paymentModeLabels[value]) }))}
          value={values.mode}
          onChange={(mode) => set({ ...values, mode: mode as RentPaymentMode | null })}
          error={form.errors.mode}
        />
      </SimpleGrid>
      <TextInput
        label={t`Reference`}
        description={t`UTR, cheque or receipt number`}
        maxLength={60}
        value={values.reference}
        onChange={(event) => set({ ...values, reference: event.currentTarget.value })}
        error={form.errors.reference}
      />
    </FormDialog>
  );
}

function PendingDialog({ row, cell, onClose }: MonthProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const form = useFormMutation({
    send: api.rvl.backToPending,
    failure: failures.updateRvlPayment,
    words: adminFailureMessage,
    onSent: useSavedToast(paymentPending, onClose),
  });
  return (
    <ReasonDialog
      title={`${row.property_name}, ${formatMonth(cell.month)}`}
      submitLabel={t`Back to pending`}
      explanation={t`The month becomes unpaid again. If it is closed, the open month reverses its commission.`}
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => form.submit({ id: row.id, month: cell.month, reason })}
      onClose={onClose}
    />
  );
}

function AmountDialog({ row, cell, onClose }: MonthProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const [amount, setAmount] = useState<Rupees>(cell.rvl_amount / 100);
  const [reason, setReason] = useState('');
  const form = useFormMutation({
    send: api.rvl.setAmount,
    failure: failures.updateRvlPayment,
    words: adminFailureMessage,
    onSent: useSavedToast(amountChanged, onClose),
  });
  return (
    <FormDialog
      title={`${row.property_name}, ${formatMonth(cell.month)}`}
      submitLabel={t`Change amount`}
      busy={form.isBusy}
      disabled={reason.trim() === '' || paiseOf(amount) === cell.rvl_amount}
      onSubmit={() =>
        form.submit({ id: row.id, month: cell.month, rvl_amount: paiseOf(amount) ?? -1, reason })
      }
      onClose={onClose}
    >
      <RupeeInput
        label={t`RVL Amount`}
        required
        value={amount}
        onChange={setAmount}
        error={form.errors.rvl_amount}
      />
      <ReasonField value={reason} onChange={setReason} most={500} error={form.errors.reason} />
    </FormDialog>
  );
}
