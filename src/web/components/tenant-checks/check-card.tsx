// One tenant check in a list: its number, who is checked, for which home, and its state.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Card, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { TenantCheck } from '../../../contract/tenant-checks.ts';
import { formatInstant } from '../../../domain/dates.ts';
import type { CheckStatus } from '../../../domain/tenant-checks.ts';
import { checkStatusLabels } from './check-labels.ts';

const colours: Readonly<Record<CheckStatus, string>> = {
  asked: 'yellow',
  agreed: 'yellow',
  in_work: 'blue',
  done: 'teal',
  refused: 'gray',
  expired: 'gray',
  withdrawn: 'gray',
  cancelled: 'gray',
};

/** What the team is to confirm does not wait for the payment. */
const reportedOf = ({ status, side, payment_reference: reference }: TenantCheck) =>
  status === 'agreed' && side === 'team' ? reference : null;

export function CheckBadge({ check }: { check: TenantCheck }) {
  const { t, i18n } = useLingui();
  const { status } = check;
  return (
    <Badge color={colours[status]} flex="none">
      {reportedOf(check) ? t`To confirm` : i18n._(checkStatusLabels[status])}
    </Badge>
  );
}

type CheckCardProps = {
  check: TenantCheck;
  /** What can be done without opening it. */
  action?: ReactNode;
};

export function CheckCard({ check, action }: CheckCardProps) {
  const [params] = useSearchParams();
  const { id, number, person_name: name, orderer_name: orderer, home, side } = check;
  const reported = reportedOf(check);
  const next = new URLSearchParams(params);
  next.set('check', id);
  const when = formatInstant(check.created_at);
  return (
    <Card component="article" aria-label={number} withBorder>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Anchor component={Link} to={`?${next}`} fw={600}>
            {number}
          </Anchor>
          <Text size="sm">{side === 'person' ? <Trans>{orderer} wants a check of you</Trans> : name}</Text>
          {side === 'team' && (
            <Text size="sm">
              <Trans>Ordered by {orderer}</Trans>
            </Text>
          )}
          {reported && (
            <Text size="sm" fw={600}>
              <Trans>Payment reported: {reported}</Trans>
            </Text>
          )}
        </div>
        <CheckBadge check={check} />
      </Group>
      <Text size="sm" c="dimmed" mt="xs" style={{ overflowWrap: 'anywhere' }}>
        {home} · {when}
      </Text>
      {action}
    </Card>
  );
}
