// A tenant's yes: they read the agreement, and sign it with a code of their own.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Lease } from '../../../contract/leases.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { DepositSaid } from '../../components/leases/deposit-holder.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { ReadButton } from './read-button.tsx';
import { SignatureFields, unsigned } from './signature-fields.tsx';
import { useLookAgain, useReloadTenancy } from './use-lease-move.ts';

export function AcceptButton({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadTenancy();
  const dialog = useOpened();
  const send = useLookAgain(dialog.onClose, api.leases.accept);
  const [signature, setSignature] = useState(unsigned);
  const form = useFormMutation({
    send,
    onSent: ({ state }) => {
      dialog.onClose();
      toast.success(
        msg`You accepted the lease`,
        state === 'proposed'
          ? msg`It begins once everyone else has accepted too.`
          : msg`Everyone has accepted it.`,
      );
      return reload();
    },
  });
  const own = lease.parties.find(({ is_you }) => is_you);
  const isRead = own?.opened_at != null;
  const label = lease.is_signed_on_paper ? t`Yes, we both signed` : t`Accept the lease`;
  return (
    <FormDialogButton
      {...dialog}
      label={label}
      submitLabel={label}
      button={{ variant: 'filled', disabled: !isRead }}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id: lease.id, sha256: lease.document?.sha256 ?? '', ...signature })}
    >
      <Text size="sm">
        {lease.is_signed_on_paper ? (
          <Trans>
            With your yes the lease counts on these terms, and its rent becomes due from its first day.
          </Trans>
        ) : (
          <Trans>
            You agree to the agreement that you opened. Once everyone has accepted, you rent the home from its
            first day.
          </Trans>
        )}
      </Text>
      <DepositSaid lease={lease} />
      <ReadButton lease={lease} />
      <SignatureFields leaseId={lease.id} value={signature} onChange={setSignature} errors={form.errors} />
    </FormDialogButton>
  );
}
