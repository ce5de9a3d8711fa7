// Marks a transfer paid with the bank's reference and day.
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Payout } from '../../../contract/payouts.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { payoutTexts } from './payout-labels.ts';
import { useReloadPayouts } from './use-reload-payouts.ts';

export function PaidDialog({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const today = clock.today();
  const [reference, setReference] = useState('');
  const [paidOn, setPaidOn] = useState<string | null>(today);
  const reload = useReloadPayouts();
  const form = useFormMutation({
    send: api.payouts.markPaid,
    failure: payoutTexts.notDone,
    onSent: () => {
      toast.success(payoutTexts.paid);
      onClose();
      return reload();
    },
  });
  const amount = formatRupeesAndPaise(paise(payout.amount));
  return (
    <FormDialog
      title={t`${payout.code}: ${amount} to ${payout.full_name}`}
      submitLabel={t`Mark Paid`}
      busy={form.isBusy}
      disabled={reference.trim() === ''}
      onSubmit={() => form.submit({ id: payout.id, reference, ...(paidOn ? { paid_on: paidOn } : {}) })}
      onClose={onClose}
    >
      <TextInput
        label={t`Reference (UTR)`}
        required
        data-autofocus
        maxLength={40}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
        error={form.errors.reference}
      />
      <DateField
        label={t`Paid on`}
        today={today}
        value={paidOn}
        onChange={setPaidOn}
        error={form.errors.paid_on}
      />
    </FormDialog>
  );
}
