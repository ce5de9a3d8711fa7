// An act on a line that needs a reason: it is no rent, or what was recorded from it is taken back.
import { useLingui } from '@lingui/react/macro';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { StatementSide } from '../../../contract/bank-statements.ts';
import { successes } from '../../lib/messages.ts';
import { FormDialogButton, useOpened } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFormMutation } from '../form/use-form-mutation.ts';
import { useReloadLines } from './use-line-act.ts';

type LineReasonButtonProps = {
  as: StatementSide;
  id: string;
  label: string;
  explanation: string;
  send: (input: { as: StatementSide; id: string; reason: string }) => Promise<unknown>;
};

export function LineReasonButton({ as: side, id, label, explanation, send }: LineReasonButtonProps) {
  const { t } = useLingui();
  const reload = useReloadLines();
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
      onSubmit={() => form.submit({ as: side, id, reason })}
    >
      <Text size="sm">{explanation}</Text>
      <TextInput
        label={t`Reason`}
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={form.errors.reason}
      />
    </FormDialogButton>
  );
}
