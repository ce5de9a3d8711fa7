// The office's answer to an enquiry: sent from here, kept with it, begun from a saved reply.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Card, Stack, Text, Title } from '@mantine/core';
import { useLocation } from 'react-router';
import type { EnquiryDetail } from '../../../contract/enquiries.ts';
import { ANSWER_MAX, nextEnquiryStatuses } from '../../../domain/enquiries.ts';
import { useFormDraft } from '../../components/form/use-form-draft.ts';
import { ReplyField } from '../../components/saved-replies/reply-field.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { Form } from '../../ui/form.tsx';
import { ANSWER, enquirySaved } from './enquiry-messages.ts';
import { FormButtons } from './form-buttons.tsx';
import { useEnquiryChange } from './use-enquiry-change.ts';

export function AnswerForm({ enquiry }: { enquiry: EnquiryDetail }) {
  const { id, status, email, phone, user } = enquiry;
  const canBeAnswered = status === 'answered' || nextEnquiryStatuses(status).includes('answered');
  if (!canBeAnswered) return null;
  return (
    <Card withBorder component="section">
      <Title order={2} size="h4" mb="sm">
        <Trans>Answer</Trans>
      </Title>
      <Stack gap="md">
        <FormButtons enquiry={enquiry} />
        {email || user ? (
          <Answer key={id} id={id} to={email} />
        ) : (
          <Text size="sm">
            <Trans>
              They left only a mobile number. Call{' '}
              <Anchor href={`tel:${phone}`} underline="always">
                {phone}
              </Anchor>{' '}
              and note what you said.
            </Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Answer({ id, to }: { id: string; to: string | null }) {
  const { t } = useLingui();
  const { api } = useApi();
  const isMeant = useLocation().hash === `#${ANSWER}`;
  const { fields, set, forget } = useFormDraft(`enquiry.answer.${id}`, { body: '' });
  const form = useEnquiryChange(api.enquiries.answer, enquirySaved.answered, () => {
    forget();
    set({ body: '' });
  });
  const submit = () => {
    if (fields.body.trim() === '') return form.setErrors({ body: t`Write an answer` });
    form.submit({ id, body: fields.body });
  };
  const addLink = () => {
    const link = new URL('/submit-managed-rental', window.location.href).href;
    set({ body: [fields.body.trimEnd(), link].filter(Boolean).join('\n') });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="sm">
        <ReplyField
          hasFocus={isMeant}
          label={t`Your answer`}
          description={
            to
              ? t`We email it to ${to} with their message below, and save it here.`
              : t`We send it to their account and save it here.`
          }
          value={fields.body}
          onChange={(body) => set({ body })}
          most={ANSWER_MAX}
          error={form.errors.body}
        >
          <Button variant="subtle" onClick={addLink}>
            <Trans>Add the link to hand over a home</Trans>
          </Button>
          <Button type="submit" loading={form.isBusy}>
            <Trans>Send answer</Trans>
          </Button>
        </ReplyField>
      </Stack>
    </Form>
  );
}
