// Asks for the words of one step of a complaint; what was answered replaces what is shown.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComplaintDetail } from '../../../contract/complaints.ts';
import { COMPLAINT_TEXT_MAX } from '../../../domain/complaints.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFormMutation } from '../form/use-form-mutation.ts';

/** What is written: a button of its own, and where it goes. */
export type ComplaintStep = {
  key: string;
  label: MessageDescriptor;
  explanation: MessageDescriptor;
  saved: MessageDescriptor;
  send: (input: { id: string; text: string }, options: { context: CallContext }) => Promise<ComplaintDetail>;
};

type WriteDialogProps = { complaint: ComplaintDetail; step: ComplaintStep; onClose: () => void };

export function WriteDialog({ complaint: { id, number }, step, onClose }: WriteDialogProps) {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const label = i18n._(step.label);
  const form = useFormMutation({
    send: step.send,
    failure: msg`It could not be saved`,
    onSent: () => {
      toast.success(step.saved);
      onClose();
      return client.invalidateQueries({ queryKey: queries.complaints.key() });
    },
  });
  return (
    <FormDialog
      title={t`${label}: ${number}`}
      submitLabel={label}
      busy={form.isBusy}
      disabled={text.trim() === ''}
      onSubmit={() => form.submit({ id, text })}
      onClose={onClose}
    >
      <Text size="sm">{i18n._(step.explanation)}</Text>
      <Textarea
        label={t`Text`}
        required
        data-autofocus
        autosize
        minRows={4}
        maxRows={12}
        maxLength={COMPLAINT_TEXT_MAX}
        value={text}
        error={form.errors.text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
