// An act that needs a reason, which others read.
import { useLingui } from '@lingui/react/macro';
import { Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CallContext } from '../../lib/api-context.ts';
import { successes } from '../../lib/messages.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useFormMutation } from './use-form-mutation.ts';

type ReasonButtonProps = {
  label: string;
  explanation: string;
  /** Letters. */
  most: number;
  /** One line is enough. */
  isShort?: boolean;
  send: (reason: string, options: { context: CallContext }) => Promise<unknown>;
  reload: () => Promise<unknown>;
};

export function ReasonButton({ label, explanation, most, isShort, send, reload }: ReasonButtonProps) {
  const { t } = useLingui();
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
  const field = {
    label: t`Reason`,
    required: true,
    maxLength: most,
    value: reason,
    error: form.errors.reason,
  };
  return (
    <FormDialogButton
      {...dialog}
      label={label}
      submitLabel={label}
      isBusy={form.isBusy}
      onSubmit={() => form.submit(reason)}
    >
      <Text size="sm">{explanation}</Text>
      {isShort ? (
        <TextInput {...field} onChange={(event) => setReason(event.currentTarget.value)} />
      ) : (
        <Textarea
          {...field}
          autosize
          minRows={2}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </FormDialogButton>
  );
}
