// Confirms the part of a payment that came: it gets its receipt, and the rest stays due.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { RentPayment } from '../../../contract/rents.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useReloadRent } from './use-rent-move.ts';

export default function PartButton({ payment }: { payment: RentPayment }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadRent();
  const dialog = useOpened();
  const [amount, setAmount] = useState<Rupees>('');
  const reported = formatRupeesAndPaise(paise(payment.amount));
  const part = paiseOf(amount) ?? 0;
  const form = useFormMutation({
    send: api.rents.confirm,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Part confirmed`, msg`The tenant gets a receipt for it. The rest stays due.`);
      return reload();
    },
  });
  const submit = () => {
    if (part < payment.amount) form.submit({ id: payment.id, amount: part });
    else form.setErrors({ amount: t`Enter less than ${reported}, or confirm all of it.` });
  };
  return (
    <FormDialogButton
      {...dialog}
      label={t`Only a part came`}
      submitLabel={t`Confirm this part`}
      isBusy={form.isBusy}
      onSubmit={submit}
    >
      <Text size="sm">
        <Trans>
          The tenant reported {reported}. Enter what reached your account: the tenant gets a receipt for it,
          and the rest stays due.
        </Trans>
      </Text>
      <RupeeInput
        label={t`Amount that came`}
        withPaise
        value={amount}
        onChange={setAmount}
        error={form.errors.amount}
        required
      />
    </FormDialogButton>
  );
}
