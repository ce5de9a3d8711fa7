// The form by which anybody writes to the office: what a page is about is given, the rest is the same everywhere.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { EnquiryKind } from '../../../domain/enquiries.ts';
import { ApiProvider } from '../../lib/api-provider.tsx';
import { useSession } from '../../lib/session-context.ts';
import { IconCircleCheck } from '../../ui/icons.ts';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';
import { useKeptFields } from '../leads/use-kept-fields.ts';
import classes from './enquiry-form.module.css';
import { useEnquiryForm } from './use-enquiry-form.ts';

type EnquiryFormProps = {
  kind: EnquiryKind;
  /** What exactly it may be about; the first is chosen unless somebody says otherwise. */
  topics?: readonly SelectOption[];
  /** The topic where the page itself is about one thing. */
  topic?: string;
  propertyId?: string;
  /** Further questions of the page, whose answers come as `details`: by the question as people read it. */
  details?: Readonly<Record<string, string>>;
  withCompany?: boolean;
  submitLabel: string;
  children?: ReactNode;
};

export function EnquiryForm(props: EnquiryFormProps) {
  const { status } = useSession();
  return (
    <ApiProvider>
      <Form key={status} {...props} />
      <noscript>
        <Trans>Sending this form needs JavaScript.</Trans>
      </noscript>
    </ApiProvider>
  );
}

const blank = { topic: '', name: '', email: '', phone: '', company: '', city: '', message: '' };

function Form({
  kind,
  topics,
  topic,
  propertyId,
  details,
  withCompany,
  submitLabel,
  children,
}: EnquiryFormProps) {
  const { t } = useLingui();
  const { current } = useSession();
  const [reference, setReference] = useState<string>();
  const [website, setWebsite] = useState('');
  const known = { ...blank, name: current?.user.name ?? '', email: current?.user.email ?? '' };
  const kept = useKeptFields(`enquiry.${kind}.${topic ?? ''}`, known);
  const form = useEnquiryForm((sent) => {
    kept.set({ message: '' });
    kept.forget();
    setReference(sent);
  });
  if (reference) return <Sent reference={reference} onAgain={() => setReference(undefined)} />;
  const { fields } = kept;
  const field = (name: keyof typeof blank) => ({
    value: fields[name],
    error: form.errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      kept.set({ [name]: event.currentTarget.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit({
      ...fields,
      phone: fields.phone || null,
      kind,
      topic: topic ?? (fields.topic || topics?.[0]?.value),
      website,
      ...(details ? { details: { ...details } } : {}),
      ...(propertyId ? { property_id: propertyId } : {}),
    });
  };
  return (
    <form onSubmit={submit} onFocus={form.begin} noValidate>
      <Stack gap="md">
        {topics && (
          <SelectField
            label={t`What is it about?`}
            options={topics}
            value={fields.topic || (topics[0]?.value ?? null)}
            allowDeselect={false}
            onChange={(value) => kept.set({ topic: value ?? '' })}
            error={form.errors.topic}
          />
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput label={t`Your name`} required autoComplete="name" maxLength={120} {...field('name')} />
          <TextInput
            label={t`E-mail address`}
            required
            type="email"
            autoComplete="email"
            maxLength={254}
            {...field('email')}
          />
          <TextInput
            label={t`Phone`}
            type="tel"
            autoComplete="tel"
            placeholder="+91 98765 43210"
            maxLength={30}
            {...field('phone')}
          />
          <TextInput label={t`City`} autoComplete="address-level2" maxLength={80} {...field('city')} />
          {withCompany && (
            <TextInput label={t`Company`} autoComplete="organization" maxLength={160} {...field('company')} />
          )}
        </SimpleGrid>
        {children}
        <Textarea
          label={t`Your message`}
          required
          autosize
          minRows={4}
          maxLength={5000}
          {...field('message')}
        />
        <div className={classes.honeypot} aria-hidden>
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            aria-label={t`Leave this empty`}
            value={website}
            onChange={(event) => setWebsite(event.currentTarget.value)}
          />
        </div>
        <Text size="sm" c="dimmed">
          <Trans>We use what you write to answer you, and for nothing else.</Trans>
        </Text>
        <Button type="submit" loading={form.isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}

function Sent({ reference, onAgain }: { reference: string; onAgain: () => void }) {
  const { t } = useLingui();
  return (
    <Alert
      color="green"
      role="status"
      icon={<IconCircleCheck size={20} aria-hidden />}
      title={t`Thank you, we received your message`}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          <Trans>
            Somebody from our office reads it and answers you. Your reference is <strong>{reference}</strong>.
          </Trans>
        </Text>
        <Button variant="default" size="sm" onClick={onAgain}>
          <Trans>Write another message</Trans>
        </Button>
      </Stack>
    </Alert>
  );
}
