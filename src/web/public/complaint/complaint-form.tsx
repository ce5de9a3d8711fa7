// Name, address, matter and words; then the code from the letter. What was sent opens as its own page.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { COMPLAINT_TEXT_MAX, visitorComplaintKinds } from '../../../domain/complaints.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { complaintKindLabels } from '../../components/complaints/complaint-labels.ts';
import { useFormDraft } from '../../components/form/use-form-draft.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';

const blank = { name: '', email: '', kind: '', text: '' };

export function ComplaintForm() {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const navigate = useNavigate();
  const [formId] = useState(() => crypto.randomUUID());
  const { fields, set, forget } = useFormDraft('complaint.visitor', blank);
  /** Where the code went; null: none was asked for. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const { name, email, text } = fields;
  const kind = visitorComplaintKinds.find((one) => one === fields.kind);

  const asking = useFormMutation({
    send: api.complaints.askCode,
    onSent: () => {
      setCode('');
      setSentTo(email);
    },
  });
  const sending = useFormMutation({
    send: api.complaints.submitByEmail,
    onSent: ({ token }) => {
      forget();
      void navigate(`/complaint/${token}`, { replace: true });
    },
  });
  const errors = { ...sending.errors, ...asking.errors };
  const change = (own: Partial<typeof blank>) => {
    set(own);
    asking.change(own);
    sending.change(own);
    if ('email' in own) setSentTo(null);
  };

  /** Said before a code is asked for, so that nobody types one for nothing. */
  const missing = () => ({
    ...(name.trim() ? {} : { name: t`Enter your name` }),
    ...(email.trim() ? {} : { email: t`Enter an email address` }),
    ...(kind ? {} : { kind: t`Choose what it is about` }),
    ...(text.trim().length >= 3 ? {} : { text: t`Write what it is about` }),
  });
  const ask = () => {
    const faults = missing();
    if (Object.keys(faults).length > 0) return asking.setErrors(faults);
    asking.submit({ email, language: writtenLanguage });
  };
  const send = (typed: string) => {
    if (kind)
      sending.submit({ form_id: formId, name, email, code: typed, kind, text, language: writtenLanguage });
  };

  return (
    <Form onSubmit={() => (sentTo === null ? ask() : send(code))}>
      <Stack gap="md">
        <TextInput
          label={t`Your name`}
          required
          autoComplete="name"
          maxLength={120}
          value={name}
          error={errors.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextInput
          label={t`Email address`}
          description={t`We answer there, and prove by a code that it is yours.`}
          required
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          error={errors.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <SelectField
          label={t`What is it about?`}
          required
          value={fields.kind || null}
          error={errors.kind}
          options={visitorComplaintKinds.map((value) => ({
            value,
            label: i18n._(complaintKindLabels[value]),
          }))}
          onChange={(value) => change({ kind: value ?? '' })}
        />
        <Textarea
          label={t`What happened?`}
          description={t`Name the home, the broker or the payment, and the day.`}
          required
          autosize
          minRows={4}
          maxRows={12}
          maxLength={COMPLAINT_TEXT_MAX}
          value={text}
          error={errors.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        {sentTo === null ? (
          <Button type="submit" loading={asking.isBusy}>
            <Trans>Send me a code</Trans>
          </Button>
        ) : (
          <>
            <Text size="sm" role="status">
              <Trans>We sent a six-digit code to {sentTo}. With it your complaint is sent.</Trans>
            </Text>
            <CodeInput
              label={t`Code`}
              value={code}
              onChange={setCode}
              onComplete={send}
              error={errors.code}
              autoFocus
            />
            <Group gap="sm">
              <Button type="submit" loading={sending.isBusy} disabled={code.length < 6}>
                <Trans>Send complaint</Trans>
              </Button>
              <Button variant="default" loading={asking.isBusy} onClick={ask}>
                <Trans>Send the code again</Trans>
              </Button>
            </Group>
          </>
        )}
        <Text size="sm" c="dimmed">
          <Trans>
            Only our team reads your complaint. We delete it two years after it is decided; whoever you
            complain about does not learn your address.
          </Trans>
        </Text>
      </Stack>
    </Form>
  );
}
