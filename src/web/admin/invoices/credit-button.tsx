// A credit note: takes back what is left of an invoice, or a part of it.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invoice } from '../../../contract/invoices.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';

const MOST_LETTERS = 500;

export function CreditButton({ invoice: { id, number, total, credited } }: { invoice: Invoice }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const dialog = useOpened();
  const [amount, setAmount] = useState<Rupees>((total - credited) / 100);
  const [reason, setReason] = useState('');
  const form = useFormMutation({
    send: (input: { amount: number; reason: string }, options: { context: CallContext }) =>
      api.invoices.credit({ id, ...input }, options),
    onSent: ({ number }) => {
      dialog.onClose();
      toast.success(msg`Credit note ${number} sent`);
      return client.invalidateQueries({ queryKey: queries.invoices.key() });
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Credit note`}
      title={t`Credit note for ${number}`}
      submitLabel={t`Write the credit note`}
      button={{ size: 'compact-sm' }}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ amount: paiseOf(amount) ?? 0, reason })}
    >
      <RupeeInput
        label={t`Amount with GST`}
        withPaise
        required
        value={amount}
        onChange={setAmount}
        error={form.errors.amount}
      />
      <ReasonField value={reason} onChange={setReason} most={MOST_LETTERS} error={form.errors.reason} />
    </FormDialogButton>
  );
}
