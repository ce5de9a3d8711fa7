// What a broker handed in, for the check before activation: numbers to look up, papers, and Reject with a reason.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Group, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BrokerRegistrationDetails } from '../../../contract/brokers.ts';
import { canMoveBroker } from '../../../domain/brokers.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { documentLabels } from '../../components/brokers/broker-labels.ts';
import { BrokerStatusBadge } from '../../components/brokers/broker-status-badge.tsx';
import { OpenDocument } from '../../components/brokers/open-document.tsx';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { Form } from '../../ui/form.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useReloadBrokers } from './use-activate.ts';

const notLoaded = msg`Failed to load the registration`;
const rejected = msg`Registration rejected`;
const notRejected = msg`Failed to reject the registration`;

export function DetailsDialog({ brokerId, onClose }: { brokerId: string; onClose: () => void }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const details = useQuery(
    queries.brokerRegistrations.get.queryOptions({ input: { broker_id: brokerId }, staleTime: 0 }),
  );
  return (
    <OpenModal
      onClose={onClose}
      size="lg"
      title={
        <Text component="span" fw={650} size="lg">
          {details.data?.name ?? t`Broker`}
        </Text>
      }
    >
      {details.isPending && <Skeleton height={240} role="status" aria-busy aria-label={t`Loading`} />}
      {details.isError && !details.data && <LoadError query={details} otherwise={notLoaded} />}
      {details.data && (
        <Stack gap="lg">
          <Facts details={details.data} />
          <Papers details={details.data} />
          {canMoveBroker(details.data.status, 'reject') && <Reject brokerId={brokerId} onClose={onClose} />}
        </Stack>
      )}
    </OpenModal>
  );
}

function Facts({ details }: { details: BrokerRegistrationDetails }) {
  const { t } = useLingui();
  const { status, email, phone, firm, gstin, pan, reject_reason: reason } = details;
  const place = [details.address, details.city, details.state].filter(Boolean).join(', ');
  const facts: [string, string | null][] = [
    [t`Email`, email],
    [t`Phone`, phone && formatPhone(phone)],
    [t`Firm`, firm],
    [t`Address`, place || null],
    [t`PAN`, pan],
    [t`GSTIN`, gstin],
    [t`Rejected because`, reason],
  ];
  return (
    <Stack gap="sm">
      <Group>
        <BrokerStatusBadge status={status} />
      </Group>
      <dl style={{ margin: 0, display: 'grid', gap: 6 }}>
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <Text component="dt" size="xs" c="dimmed">
                  {term}
                </Text>
                <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
                  {value}
                </Text>
              </div>
            ),
        )}
      </dl>
      {details.rera_numbers.map(({ state, number, expires_on: expiresOn, check }) => (
        <Group key={state} gap="xs">
          <Text size="sm">
            {state}: {number}
            {expiresOn && <> · {t`Valid until ${formatDate(expiresOn)}`}</>}
          </Text>
          <Badge color={check === 'fits' ? 'green' : 'yellow'}>
            {check === 'fits' ? t`Valid format` : t`To be looked up`}
          </Badge>
        </Group>
      ))}
    </Stack>
  );
}

function Papers({ details: { documents } }: { details: BrokerRegistrationDetails }) {
  const { i18n } = useLingui();
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        <Trans>Documents</Trans>
      </Title>
      <Stack gap="xs">
        {documents.length === 0 && (
          <Text size="sm" c="dimmed">
            <Trans>No documents were submitted.</Trans>
          </Text>
        )}
        {documents.map(({ id, kind, name }) => (
          <Group key={id} justify="space-between" gap="sm">
            <Text size="sm">
              {i18n._(documentLabels[kind])} · {name}
            </Text>
            <OpenDocument id={id} name={name} />
          </Group>
        ))}
      </Stack>
    </section>
  );
}

function Reject({ brokerId, onClose }: { brokerId: string; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadBrokers();
  const [reason, setReason] = useState('');
  const form = useFormMutation({
    send: api.brokerRegistrations.reject,
    failure: notRejected,
    onSent: () => {
      toast.success(rejected);
      onClose();
      return reload();
    },
  });
  return (
    <Form
      onSubmit={() => {
        form.submit({ broker_id: brokerId, reason });
      }}
    >
      <Stack gap="sm">
        <Textarea
          label={t`Reason for rejecting`}
          description={t`The broker can read this. We’ll refund the fee if it was paid.`}
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={form.errors.reason}
        />
        <Group justify="flex-end">
          <Button
            type="submit"
            color="red"
            variant="outline"
            loading={form.isBusy}
            disabled={reason.trim() === ''}
          >
            <Trans>Reject</Trans>
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
