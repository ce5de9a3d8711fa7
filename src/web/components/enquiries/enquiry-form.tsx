// The form by which anybody writes to the office: what a page is about is given, the rest is the same everywhere.
// Without scripts it goes to `/enquiry`, which shows it once more and sends it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useHref } from 'react-router';
import type { EnquiryKind } from '../../../domain/enquiries.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { ApiProvider } from '../../lib/api-provider.tsx';
import { useCurrentSession } from '../../lib/session-context.ts';
import { Form } from '../../ui/form.tsx';
import { useFormDraft } from '../form/use-form-draft.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { EnquirySent } from './enquiry-sent.tsx';
import { blankEnquiry, ENQUIRY_PATH, type ReturnedEnquiry, toEnquiry } from './enquiry-values.ts';
import { PlainParts } from './plain-parts.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';

export type EnquiryFormProps = {
  kind: EnquiryKind;
  /** What exactly it may be about, as people read it; the first is chosen unless somebody says otherwise. */
  topics?: readonly string[];
  /** The topic where the page itself is about one thing. */
  topic?: string;
  propertyId?: string;
  /** Further questions of the page; the answers come with the question as people read it. */
  questions?: readonly string[];
  withCompany?: boolean;
  submitLabel: string;
  /** What somebody without scripts had typed, on its way back to them. */
  returned?: ReturnedEnquiry;
};

export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <ApiProvider>
      <Enquiry {...props} />
    </ApiProvider>
  );
}

function Enquiry({ topics, questions = [], withCompany, submitLabel, returned, ...about }: EnquiryFormProps) {
  const { i18n } = useLingui();
  const current = useCurrentSession();
  const path = useHref(ENQUIRY_PATH);
  const [reference, setReference] = useState<string>();
  const known = {
    name: current?.user.name ?? '',
    email: current?.user.email ?? '',
    phone: formatPhone(current?.user.phone ?? ''),
    ...returned?.fields,
  };
  const stored = useFormDraft(`enquiry.${about.kind}.${about.topic ?? ''}`, {
    ...blankEnquiry,
    topic: about.topic ?? topics?.[0] ?? '',
    ...known,
  });
  const form = useEnquiryForm((sent) => {
    stored.set({ message: '', details: {}, website: '' });
    stored.forget();
    setReference(sent);
  });
  if (reference) return <EnquirySent reference={reference} onAgain={() => setReference(undefined)} />;
  const submit = () => {
    form.submit(toEnquiry(about, stored.fields));
  };
  const problem = returned?.problem;
  const isFresh = Object.keys(form.errors).length === 0;
  return (
    <Form method="post" action={path} onSubmit={submit} onFocus={form.begin}>
      <Stack gap="md">
        {problem && <Alert color="red">{typeof problem === 'string' ? problem : i18n._(problem)}</Alert>}
        <PlainParts {...about} form={returned?.form} hasTopics={Boolean(topics)} />
        <EnquiryFields
          fields={stored.fields}
          set={stored.set}
          errors={isFresh ? (returned?.errors ?? {}) : form.errors}
          topics={topics}
          questions={questions}
          withCompany={withCompany}
        />
        <Text size="sm" c="dimmed">
          <Trans>We use what you write to answer you, and for nothing else.</Trans>
        </Text>
        <Button type="submit" loading={form.isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </Form>
  );
}
