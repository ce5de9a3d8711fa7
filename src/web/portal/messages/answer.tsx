// The answer one writes into a conversation, with the saved replies beside it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { MESSAGE_MAX } from '../../../domain/messages.ts';
import { insertReply } from '../../../domain/saved-replies.ts';
import { useFormDraft } from '../../components/form/use-form-draft.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { Form } from '../../ui/form.tsx';
import { toast } from '../../ui/toast-store.ts';
import { SavedRepliesMenu } from '../saved-replies/saved-replies-menu.tsx';

export function Answer({ id }: { id: string }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const { fields, set, forget } = useFormDraft(`message.thread.${id}`, { body: '' });
  const form = useFormMutation({
    send: api.messages.send,
    onSent: () => {
      forget();
      set({ body: '' });
      void client.invalidateQueries({ queryKey: queries.messages.key() });
    },
  });
  const submit = () => {
    if (fields.body.trim() === '') return form.setErrors({ body: t`Write a message` });
    form.submit({ id, body: fields.body });
  };
  const insert = (reply: string) => {
    const at = field.current;
    if (!at) return;
    const selection = { from: at.selectionStart, to: at.selectionEnd };
    const inserted = insertReply(fields.body, reply, selection, MESSAGE_MAX);
    if (!inserted) return toast.destructive(msg`With this reply the message would be too long`);
    flushSync(() => set({ body: inserted.text }));
    at.setSelectionRange(inserted.cursor, inserted.cursor);
    // The menu gives the focus back to its button as it closes; what was inserted is read on.
    setTimeout(() => at.focus());
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="sm">
        <Textarea
          ref={field}
          label={t`Your answer`}
          value={fields.body}
          onChange={(event) => set({ body: event.currentTarget.value })}
          maxLength={MESSAGE_MAX}
          autosize
          minRows={2}
          error={form.errors.body}
        />
        <Group justify="space-between">
          <SavedRepliesMenu text={fields.body} onInsert={insert} />
          <Button type="submit" loading={form.isBusy}>
            <Trans>Send message</Trans>
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
