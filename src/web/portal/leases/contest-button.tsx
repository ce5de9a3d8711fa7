// The tenant's no to a lease that the landlord says was signed on paper, with the reason.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Lease } from '../../../contract/leases.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useLookAgain, useReloadTenancy } from './use-lease-move.ts';

export function ContestButton({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadTenancy();
  const dialog = useOpened();
  const send = useLookAgain(dialog.onClose, api.leases.contest);
  const [reason, setReason] = useState('');
  const form = useFormMutation({
    send,
    onSent: () => {
      dialog.onClose();
      toast.success(
        msg`Answer sent`,
        lease.moved_on === null
          ? msg`The lease is a draft again and does not bind you.`
          : msg`The lease is off, and you owe nothing under it.`,
      );
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`No, that is not right`}
      submitLabel={t`Send`}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id: lease.id, version: lease.version, reason })}
    >
      <Text size="sm">
        {lease.moved_on === null ? (
          <Trans>The landlord gets your answer. The lease is a draft again, and no rent is due.</Trans>
        ) : (
          <Trans>
            The landlord and our team get your answer. The lease is off on Kiraya, and no rent is asked of you
            here.
          </Trans>
        )}
      </Text>
      <Textarea
        label={t`What is not right?`}
        required
        maxLength={500}
        autosize
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={form.errors.reason}
      />
    </FormDialogButton>
  );
}
