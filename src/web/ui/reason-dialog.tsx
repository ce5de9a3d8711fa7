// Asks why before something is taken back; the reason is kept in the history.
import { useLingui } from '@lingui/react/macro';
import { Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormDialog } from './form-dialog.tsx';

const REASON_MAX = 500;

type ReasonDialogProps = {
  title: string;
  submitLabel: string;
  /** What is written down, unless it is a reason. */
  label?: string;
  /** Unless said otherwise it takes something away. */
  destructive?: boolean;
  explanation: ReactNode;
  busy: boolean;
  error: string | undefined;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

export function ReasonDialog({
  explanation,
  error,
  label,
  destructive = true,
  onSubmit,
  ...dialog
}: ReasonDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      {...dialog}
      destructive={destructive}
      disabled={reason.trim() === ''}
      onSubmit={() => onSubmit(reason)}
    >
      <Text size="sm">{explanation}</Text>
      <Textarea
        label={label ?? t`Reason`}
        required
        data-autofocus
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={error}
      />
    </FormDialog>
  );
}
