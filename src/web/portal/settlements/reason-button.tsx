// An act on a settlement that needs a reason, which the other side reads.
import { useLingui } from '@lingui/react/macro';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useReloadSettlements } from '../../components/settlements/use-settlement-move.ts';
import { successes } from '../../lib/messages.ts';
import { FormDialogButton, useOpened } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';

type ReasonButtonProps = {
  label: string;
  explanation: string;
  send: (input: { reason: string }) => Promise<unknown>;
};

export function ReasonButton({ label, explanation, send }: ReasonButtonProps) {
  const { t } = useLingui();
  const reload = useReloadSettlements();
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
      onSubmit={() => form.submit({ reason })}
    >
      <Text size="sm">{explanation}</Text>
      <Textarea
        label={t`Reason`}
        required
        maxLength={1000}
        autosize
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={form.errors.reason}
      />
    </FormDialogButton>
  );
}
