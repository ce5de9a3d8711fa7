// The first message to the lister of a home.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Textarea } from '@mantine/core';
import type { Conversation } from '../../../contract/messages.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { Form } from '../../ui/form.tsx';
import { CoveredNote } from '../covered-note.tsx';
import { useFormDraft } from '../form/use-form-draft.ts';
import { useFormMutation } from '../form/use-form-mutation.ts';

const MOST = 2000;

type FirstMessageProps = { homeId: string; onSent: (talk: Conversation) => void };

export function FirstMessage({ homeId, onSent }: FirstMessageProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const { fields, set, forget } = useFormDraft(`message.${homeId}`, { body: '' });
  const form = useFormMutation({
    send: api.messages.start,
    onSent: (talk) => {
      forget();
      onSent(talk);
    },
  });
  const submit = () => {
    if (fields.body.trim() === '') return form.setErrors({ body: t`Write a message` });
    form.submit({ property_id: homeId, body: fields.body });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <Textarea
          label={t`Message`}
          description={t`Contact details show once both of you agree to it.`}
          value={fields.body}
          onChange={(event) => set({ body: event.currentTarget.value })}
          maxLength={MOST}
          autosize
          minRows={3}
          error={form.errors.body}
        />
        <CoveredNote text={fields.body} />
        <Button type="submit" loading={form.isBusy}>
          <Trans>Send message</Trans>
        </Button>
      </Stack>
    </Form>
  );
}
