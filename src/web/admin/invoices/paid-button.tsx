// Marks an invoice that had a day to pay by as paid: how and when.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invoice } from '../../../contract/invoices.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';

export function PaidButton({ invoice }: { invoice: Invoice }) {
  const { id, number, payer_name: customer, to_pay: toPay, issued_on: issuedOn } = invoice;
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const dialog = useOpened();
  const [on, setOn] = useState<string | null>(clock.today());
  const [by, setBy] = useState('');
  const form = useFormMutation({
    send: (input: { paid_on: string; paid_by: string }, options: { context: CallContext }) =>
      api.invoices.markPaid({ id, ...input }, options),
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Invoice ${number} is paid`);
      return client.invalidateQueries({ queryKey: queries.invoices.key() });
    },
  });
  const amount = formatRupeesExact(paise(toPay));
  return (
    <FormDialogButton
      {...dialog}
      label={t`Mark as paid`}
      title={t`Payment of ${number}`}
      submitLabel={t`Mark as paid`}
      button={{ size: 'compact-sm' }}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ paid_on: on ?? '', paid_by: by })}
    >
      <Text size="sm">{t`${amount} from ${customer}`}</Text>
      <LateDateField
        label={t`Paid on`}
        required
        today={clock.today()}
        min={issuedOn}
        max={clock.today()}
        value={on}
        onChange={setOn}
        error={form.errors.paid_on}
      />
      <TextInput
        label={t`How it was paid`}
        description={t`For example UTR 4471`}
        required
        maxLength={120}
        value={by}
        onChange={(event) => setBy(event.currentTarget.value)}
        error={form.errors.paid_by}
      />
    </FormDialogButton>
  );
}
