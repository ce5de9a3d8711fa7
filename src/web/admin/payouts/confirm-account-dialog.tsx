// Confirms a payee's account: by the bank's name check, or by the reference of a transfer of ₹1 and the name that the bank showed for it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { CheckWithBank } from './check-with-bank.tsx';
import { payoutTexts } from './payout-labels.ts';
import { useReloadPayouts } from './use-reload-payouts.ts';

type ConfirmAccountDialogProps = { userId: string; name: string; onClose: () => void };

export function ConfirmAccountDialog({ userId, name, onClose }: ConfirmAccountDialogProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const [reference, setReference] = useState('');
  const [bankName, setBankName] = useState('');
  const [isSamePerson, setSamePerson] = useState(false);
  const payee = useQuery(queries.payees.get.queryOptions({ input: { user_id: userId }, staleTime: 0 }));
  const account = payee.data?.account;
  const reload = useReloadPayouts();
  const onConfirmed = () => {
    toast.success(payoutTexts.confirmed);
    onClose();
    return reload();
  };
  const form = useFormMutation({
    send: api.payees.confirmAccount,
    failure: payoutTexts.notDone,
    onSent: onConfirmed,
  });
  return (
    <FormDialog
      title={t`Confirm the account of ${name}`}
      submitLabel={t`Confirm account`}
      busy={form.isBusy}
      disabled={!account || reference.trim() === '' || bankName.trim() === ''}
      onSubmit={() =>
        account &&
        form.submit({
          user_id: userId,
          set_at: account.updated_at,
          reference,
          bank_name: bankName,
          is_same_person: isSamePerson,
        })
      }
      onClose={onClose}
    >
      {payee.isPending && <TableSkeleton rows={1} />}
      {payee.isError && <LoadError query={payee} otherwise={payoutTexts.loadPayee} />}
      {account && payee.data?.can_check_name && (
        <CheckWithBank userId={userId} setAt={account.updated_at} onConfirmed={onConfirmed} />
      )}
      {account && (
        <Text size="sm">
          <Trans>
            Send ₹1 to account {account.masked}, {account.ifsc}, held by {account.holder_name}. Then enter
            what the bank shows.
          </Trans>
        </Text>
      )}
      <TextInput
        label={t`Reference (UTR)`}
        required
        data-autofocus
        maxLength={40}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
        error={form.errors.reference}
      />
      <TextInput
        label={t`Name that the bank shows`}
        description={t`It must be the payee’s name: ${name}`}
        required
        maxLength={120}
        value={bankName}
        onChange={(event) => setBankName(event.currentTarget.value)}
        error={form.errors.bank_name}
      />
      <Checkbox
        label={t`The names differ, and I checked that both are the same person or firm`}
        checked={isSamePerson}
        onChange={(event) => setSamePerson(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
