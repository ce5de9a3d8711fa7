// What registering as a broker brings and takes, and where one's own registration stands.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { BrokerRegistration } from '../../../../contract/brokers.ts';
import { formatRupees, paise } from '../../../../domain/money.ts';
import { BrokerStatusBadge } from '../../../components/brokers/broker-status-badge.tsx';
import { pathOf } from './frame.tsx';
import { SandboxNotice } from './payment-page.tsx';

export function Offer({ registration }: { registration: BrokerRegistration }) {
  const fee = formatRupees(paise(registration.fee));
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <Card padding="lg" component="section" aria-labelledby="gets-title">
        <Title order={2} size="h4" id="gets-title" mb="sm">
          <Trans>What you get</Trans>
        </Title>
        <List spacing="xs" size="sm">
          <List.Item>
            <Trans>A pipeline of every lead on your homes, with notes and reminders</Trans>
          </List.Item>
          <List.Item>
            <Trans>Managed rentals submitted for landlords, tracked month by month</Trans>
          </List.Item>
          <List.Item>
            <Trans>A place in the affiliate programme, with every commission explained</Trans>
          </List.Item>
          <List.Item>
            <Trans>Figures of your listings, answers and lettings</Trans>
          </List.Item>
        </List>
      </Card>
      <Card padding="lg" component="section" aria-labelledby="takes-title">
        <Title order={2} size="h4" id="takes-title" mb="sm">
          <Trans>What it takes</Trans>
        </Title>
        <List type="ordered" spacing="xs" size="sm">
          <List.Item>
            <Trans>Your contact and your business, with PAN and RERA number of each state</Trans>
          </List.Item>
          <List.Item>
            <Trans>Your PAN card and RERA certificate as PDF or photo</Trans>
          </List.Item>
          <List.Item>
            <Trans>A registration fee of {fee}, once, online or in cash</Trans>
          </List.Item>
          <List.Item>
            <Trans>Our check; then your broker portal opens</Trans>
          </List.Item>
        </List>
      </Card>
    </SimpleGrid>
  );
}

export function Standing({ registration }: { registration: BrokerRegistration }) {
  const { t } = useLingui();
  const { status, online } = registration;
  const begin = (
    <Group>
      <Button component={Link} to={pathOf(registration.step)}>
        {status === null ? t`Start registration` : t`Continue with the registration`}
      </Button>
    </Group>
  );
  if (status === null) {
    return (
      <Stack gap="md">
        {online === 'sandbox' && <SandboxNotice />}
        {begin}
      </Stack>
    );
  }
  return (
    <Card padding="lg" component="section" aria-labelledby="standing-title">
      <Stack gap="md">
        <Group gap="sm">
          <Title order={2} size="h4" id="standing-title">
            <Trans>Your registration</Trans>
          </Title>
          <BrokerStatusBadge status={status} />
        </Group>
        <Text>
          <NextStep status={status} />
        </Text>
        {status === 'rejected' && registration.reject_reason && (
          <Alert color="red" title={t`Why it was not accepted`}>
            {registration.reject_reason}
          </Alert>
        )}
        {status === 'activated' && (
          <Group>
            <Button component={Link} to="/portal">
              <Trans>Open your portal</Trans>
            </Button>
          </Group>
        )}
        {registration.is_editable && begin}
      </Stack>
    </Card>
  );
}

function NextStep({ status }: { status: NonNullable<BrokerRegistration['status']> }) {
  switch (status) {
    case 'draft':
      return <Trans>Some steps are still open. What you saved is kept.</Trans>;
    case 'submitted':
      return <Trans>Submitted. Next, pay the registration fee.</Trans>;
    case 'fee_due':
      return <Trans>The registration fee has not arrived yet.</Trans>;
    case 'paid':
      return <Trans>Your fee arrived. An administrator checks your registration and activates it.</Trans>;
    case 'activated':
      return <Trans>You are a broker. Your leads, documents and commissions are in your portal.</Trans>;
    case 'rejected':
      return <Trans>Correct the points below and submit it again. A fee you paid is returned.</Trans>;
  }
}
