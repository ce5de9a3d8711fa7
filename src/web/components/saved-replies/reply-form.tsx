// The form of one saved reply: a new one, or one that is there.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedReply } from '../../../contract/saved-replies.ts';
import { REPLY_BODY_MAX, REPLY_TITLE_MAX, titleOfReply } from '../../../domain/saved-replies.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFormMutation } from '../form/use-form-mutation.ts';

type FormProps = { reply?: SavedReply; body?: string; onClose: () => void };

export function ReplyForm({ reply, body: written = '', onClose }: FormProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const [title, setTitle] = useState(reply?.title ?? titleOfReply(written));
  const [body, setBody] = useState(reply?.body ?? written.trim());
  const { errors, isBusy, submit } = useFormMutation({
    send: (texts: { title: string; body: string }, options) =>
      reply
        ? api.savedReplies.update({ id: reply.id, ...texts }, options)
        : api.savedReplies.create(texts, options),
    failure: msg`The reply could not be saved`,
    onSent: () => {
      toast.success(msg`Reply saved`);
      onClose();
      void client.invalidateQueries({ queryKey: queries.savedReplies.key() });
    },
  });
  return (
    <FormDialog
      title={reply ? t`Change this reply` : t`Save a reply`}
      submitLabel={t`Save`}
      busy={isBusy}
      onSubmit={() => submit({ title, body })}
      onClose={onClose}
    >
      <TextInput
        label={t`Title`}
        description={t`Only you see your saved replies.`}
        value={title}
        maxLength={REPLY_TITLE_MAX}
        error={errors.title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        data-autofocus
      />
      <Textarea
        label={t`Text`}
        value={body}
        error={errors.body ?? (body.length > REPLY_BODY_MAX && t`Enter at most ${REPLY_BODY_MAX} characters`)}
        autosize
        minRows={3}
        maxRows={10}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
