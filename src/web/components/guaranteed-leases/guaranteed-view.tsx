// One guaranteed lease as a page: the home, the offer with what the owner agrees to, how it ends, and what its reader may do.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { GuaranteedLeaseDetail } from '../../../contract/guaranteed-leases.ts';
import { formatDate, formatInstant, formatMonth, monthOf } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DetailFrame } from '../detail-frame.tsx';
import { GuaranteedBadge } from './guaranteed-badge.tsx';

type ViewProps = {
  // biome-ignore lint/suspicious/noExplicitAny: the library's own options carry their key and error types, which do not matter here
  query: UseQueryOptions<GuaranteedLeaseDetail, any, GuaranteedLeaseDetail, any>;
  actions: (order: GuaranteedLeaseDetail) => ReactNode;
};

export function GuaranteedView({ query, actions }: ViewProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const back = new URLSearchParams(params);
  back.delete('order');
  return (
    <DetailFrame
      query={useQuery(query)}
      back={{ to: `?${back}`, label: t`All guaranteed leases` }}
      none={<EmptyState title={t`There is no such guaranteed lease`} />}
      failure={msg`The guaranteed lease could not be loaded`}
    >
      {(order) => (
        <>
          <Head order={order} />
          <Offer order={order} />
          <Team order={order} />
          <Group gap="sm">{actions(order)}</Group>
        </>
      )}
    </DetailFrame>
  );
}

type Shown = { order: GuaranteedLeaseDetail };

function Line({ children }: { children: ReactNode }) {
  return <Text style={{ overflowWrap: 'anywhere' }}>{children}</Text>;
}

function Head({ order }: Shown) {
  const { number, status, home, address, details, side, reason } = order;
  const owner = order.owner.full_name;
  const hoped = order.hoped_rent === null ? null : formatRupees(paise(order.hoped_rent));
  const visited = order.inspected_on && formatDate(order.inspected_on);
  return (
    <header>
      <Group gap="sm">
        <Title order={1} size="h2">
          {number}
        </Title>
        <GuaranteedBadge status={status} />
      </Group>
      {side === 'team' && (
        <Line>
          <Trans>Owner: {owner}</Trans>
        </Line>
      )}
      <Line>
        <Trans>Home: {home}</Trans>
      </Line>
      <Line>
        <Trans>Address: {address}</Trans>
      </Line>
      {hoped && (
        <Line>
          <Trans>Rent hoped for: {hoped} a month</Trans>
        </Line>
      )}
      {details && <Line>{details}</Line>}
      {visited && (
        <Line>
          <Trans>Visited on {visited}</Trans>
        </Line>
      )}
      {reason && (
        <Line>
          <Trans>Reason: {reason}</Trans>
        </Line>
      )}
      <Notice order={order} />
    </header>
  );
}

function Notice({ order: { notice_by: by, notice_on: on, notice_reason: reason, ends_on: end } }: Shown) {
  if (by === null || on === null || end === null) return null;
  const [day, last] = [formatDate(on), formatDate(end)];
  return (
    <Line>
      {by === 'owner' ? (
        <Trans>
          The owner gave notice on {day}. The rent is guaranteed until {last}. Reason: {reason}
        </Trans>
      ) : (
        <Trans>
          Kiraya gave notice on {day}. The rent is guaranteed until {last}. Reason: {reason}
        </Trans>
      )}
    </Line>
  );
}

/** The English that binds, as it was offered, under what it comes to in the reader's own language. */
function Offer({ order }: Shown) {
  const { rent, first_month: first, ends_on: end, text, signed_name: name, status } = order;
  if (rent === null || first === null || end === null || text === null) return null;
  const [amount, from, until] = [formatRupees(paise(rent)), formatMonth(first), formatMonth(monthOf(end))];
  const answerBy = order.offer_until && formatDate(order.offer_until);
  const at = order.answered_at && formatInstant(order.answered_at);
  return (
    <Card withBorder component="section">
      <Stack gap="xs">
        <Title order={2} size="h4">
          <Trans>
            {amount} a month, {from} to {until}
          </Trans>
        </Title>
        {status === 'offered' && (
          <Text size="sm">
            <Trans>
              Nothing changes until the owner accepts. They can do so until {answerBy}. The English text is
              the one that counts.
            </Trans>
          </Text>
        )}
        {name && (
          <Text size="sm">
            <Trans>
              Accepted by {name}, {at}
            </Trans>
          </Text>
        )}
        <List size="sm" spacing={4} lang="en">
          {text.split('\n').map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

/** Our notes, and what it earns or costs us. */
function Team({ order: { inspection, market_rent: market, margin } }: Shown) {
  const expected = market === null ? null : formatRupees(paise(market));
  const sum = margin === null ? null : formatRupees(paise(Math.abs(margin)));
  if (inspection === null && expected === null) return null;
  return (
    <Stack gap={4} component="section">
      <Title order={2} size="h4">
        <Trans>For our team</Trans>
      </Title>
      {inspection && <Line>{inspection}</Line>}
      {expected && (
        <Line>
          <Trans>Rent we expect from a tenant: {expected} a month</Trans>
        </Line>
      )}
      {margin !== null && (
        <Line>{margin < 0 ? <Trans>Gap so far: {sum}</Trans> : <Trans>Surplus so far: {sum}</Trans>}</Line>
      )}
    </Stack>
  );
}
