// The answer one writes into a conversation, with the saved replies beside it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { MESSAGE_MAX } from '../../../domain/messages.ts';
import { CoveredNote } from '../../components/covered-note.tsx';
import { useFormDraft } from '../../components/form/use-form-draft.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { ReplyField } from '../../components/saved-replies/reply-field.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { Form } from '../../ui/form.tsx';

type AnswerProps = { id: string; isOpen: boolean; onAnswered?: (() => unknown) | undefined };

export function Answer({ id, isOpen, onAnswered }: AnswerProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const { fields, set, forget } = useFormDraft(`message.thread.${id}`, { body: '' });
  const form = useFormMutation({
    send: api.messages.send,
    onSent: () => {
      forget();
      set({ body: '' });
      void client.invalidateQueries({ queryKey: queries.messages.key() });
      onAnswered?.();
    },
  });
  const submit = () => {
    if (fields.body.trim() === '') return form.setErrors({ body: t`Write a message` });
    form.submit({ id, body: fields.body });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="sm">
        <ReplyField
          label={t`Your answer`}
          value={fields.body}
          onChange={(body) => set({ body })}
          most={MESSAGE_MAX}
          error={form.errors.body}
          hint={<CoveredNote text={fields.body} isOpen={isOpen} />}
        >
          <Button type="submit" loading={form.isBusy}>
            <Trans>Send message</Trans>
          </Button>
        </ReplyField>
      </Stack>
    </Form>
  );
}
