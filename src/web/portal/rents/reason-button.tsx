// An answer that needs a reason: what does not fit, or why a payment is taken back.
import { useLingui } from '@lingui/react/macro';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { successes } from '../../lib/messages.ts';
import { FormDialogButton, useOpened } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useReloadRent } from './use-rent-move.ts';

type ReasonButtonProps = {
  id: string;
  label: string;
  explanation: string;
  send: (input: { id: string; reason: string }) => Promise<unknown>;
};

export function ReasonButton({ id, label, explanation, send }: ReasonButtonProps) {
  const { t } = useLingui();
  const reload = useReloadRent();
  const dialog = useOpened();
  const [reason, setReason] = useState('');
  const form = useFormMutation({
    send,
    onSent: () => {
      dialog.onClose();
      toast.success(successes.statusUpdated);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={label}
      submitLabel={label}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id, reason })}
    >
      <Text size="sm">{explanation}</Text>
      <Textarea
        label={t`Reason`}
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
