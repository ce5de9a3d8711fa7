// The landlord signs a lease, which then goes to everybody who rents.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Lease } from '../../../contract/leases.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { DepositSaid, HolderWarning } from '../../components/leases/deposit-holder.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { SignatureFields, unsigned } from './signature-fields.tsx';
import { useLookAgain, useReloadTenancy } from './use-lease-move.ts';

export function ProposeButton({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadTenancy();
  const dialog = useOpened();
  const send = useLookAgain(dialog.onClose, api.leases.propose);
  const [signature, setSignature] = useState(unsigned);
  const form = useFormMutation({
    send,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Signed and sent`, msg`We’ll notify you when each tenant answers.`);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Sign and send`}
      title={t`Sign and send this lease`}
      submitLabel={t`Sign and send`}
      button={{ variant: 'filled' }}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id: lease.id, version: lease.version, ...signature })}
    >
      <Text size="sm">
        <Trans>
          You sign the agreement with a code. We’ll send it to every tenant, and it becomes binding once each
          of them has signed too. If a term changes, everyone signs again.
        </Trans>
      </Text>
      <DepositSaid lease={lease} />
      <HolderWarning agreed={lease.mandate_holder} chosen={lease.deposit_held_by} />
      <SignatureFields leaseId={lease.id} value={signature} onChange={setSignature} errors={form.errors} />
    </FormDialogButton>
  );
}
