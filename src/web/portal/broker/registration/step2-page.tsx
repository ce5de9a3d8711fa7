// Third step of registering as a broker: the papers, a look at everything, and the agreement to the terms.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Card, Checkbox, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BrokerRegistration } from '../../../../contract/brokers.ts';
import { type BrokerDocumentKind, requiredDocuments } from '../../../../domain/brokers.ts';
import { formatDate } from '../../../../domain/dates.ts';
import { formatPhone } from '../../../../domain/phones.ts';
import { documentLabels } from '../../../components/brokers/broker-labels.ts';
import { useFormMutation } from '../../../components/form/use-form-mutation.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { Form } from '../../../ui/form.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DocumentSlot } from './document-slot.tsx';
import { RegistrationFrame } from './frame.tsx';
import { useKeepRegistration } from './use-registration.ts';

export { registrationMeta as meta } from './frame.tsx';

const submitted = msg`Your registration was submitted`;

export default function Step2Page() {
  return (
    <RegistrationFrame
      step="step2"
      title={<Trans>Documents and review</Trans>}
      description={<Trans>Only you and Kiraya see these files.</Trans>}
    >
      {(registration) => (
        <>
          <Documents registration={registration} />
          <Review registration={registration} />
          <SubmitForm registration={registration} />
        </>
      )}
    </RegistrationFrame>
  );
}

function Documents({ registration: { gstin, documents } }: { registration: BrokerRegistration }) {
  const required = requiredDocuments(gstin);
  const kinds: BrokerDocumentKind[] = [...required, 'address_proof'];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {kinds.map((kind) => (
        <DocumentSlot key={kind} kind={kind} documents={documents} required={required.includes(kind)} />
      ))}
    </SimpleGrid>
  );
}

function Review({ registration }: { registration: BrokerRegistration }) {
  const { t } = useLingui();
  const { name, phone, address, city, state, firm, gstin, pan, rera_numbers: numbers } = registration;
  const facts: [string, string][] = [
    [t`Full name`, name],
    [t`Phone`, phone ? formatPhone(phone) : '–'],
    [t`Business address`, [address, city, state].filter(Boolean).join(', ')],
    [t`Name of the firm`, firm ?? '–'],
    [t`PAN`, pan ?? '–'],
    [t`GSTIN`, gstin ?? '–'],
  ];
  return (
    <Card padding="md" component="section" aria-labelledby="review-title">
      <Title order={2} size="h4" id="review-title" mb="sm">
        <Trans>What you submit</Trans>
      </Title>
      <dl style={{ margin: 0, display: 'grid', gap: 8 }}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <Text component="dt" size="sm" c="dimmed">
              {term}
            </Text>
            <Text component="dd" m={0}>
              {value}
            </Text>
          </div>
        ))}
        {numbers.map(({ state: of, number, expires_on: expiresOn, check }) => (
          <div key={of}>
            <Text component="dt" size="sm" c="dimmed">
              {t`RERA number, ${of}`}
            </Text>
            <Text component="dd" m={0}>
              {number}
              {expiresOn && <> · {t`Valid until ${formatDate(expiresOn)}`}</>}
              {check === 'manual' && <> · {t`We look it up with the authority`}</>}
            </Text>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function SubmitForm({ registration }: { registration: BrokerRegistration }) {
  const { i18n } = useLingui();
  const { api } = useApi();
  const navigate = useNavigate();
  const keep = useKeepRegistration();
  const [agrees, setAgrees] = useState(false);
  const form = useFormMutation({
    send: api.brokers.submit,
    onSent: (saved) => {
      keep(saved);
      toast.success(submitted);
      return navigate('/register/broker/payment');
    },
  });
  const missing = registration.missing_documents.map((kind) => i18n._(documentLabels[kind])).join(', ');
  const isHandedIn = registration.step === 'payment';
  const submit = () => {
    form.submit({ agrees: agrees as true });
  };
  if (isHandedIn) {
    return (
      <Group justify="flex-end">
        <Button component={Link} to="/register/broker/payment">
          <Trans>Continue to payment</Trans>
        </Button>
      </Group>
    );
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <Checkbox
          label={
            <Trans>
              My details and documents are true, and I agree to the{' '}
              <Anchor component={Link} to="/terms-conditions" target="_blank" underline="always">
                terms for brokers
              </Anchor>
              .
            </Trans>
          }
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
          error={form.errors.agrees}
        />
        {missing && (
          <Text size="sm" c="dimmed">
            <Trans>Still missing: {missing}</Trans>
          </Text>
        )}
        <Group justify="space-between">
          <Button component={Link} to="/register/broker/step1" variant="default">
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" loading={form.isBusy} disabled={missing !== ''}>
            <Trans>Submit and continue</Trans>
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
