// One tenant check in a list: its number, who is checked, for which home, and its state.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Card, Group, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { TenantCheck } from '../../../contract/tenant-checks.ts';
import { formatInstant } from '../../../domain/dates.ts';
import type { CheckStatus } from '../../../domain/tenant-checks.ts';
import { checkStatusLabels } from './check-labels.ts';

const colours: Readonly<Record<CheckStatus, string>> = {
  asked: 'yellow',
  agreed: 'green',
  in_work: 'blue',
  done: 'teal',
  refused: 'gray',
  expired: 'gray',
  withdrawn: 'gray',
  cancelled: 'gray',
};

export function CheckBadge({ status }: { status: CheckStatus }) {
  const { i18n } = useLingui();
  return (
    <Badge color={colours[status]} flex="none">
      {i18n._(checkStatusLabels[status])}
    </Badge>
  );
}

export function CheckCard({ check }: { check: TenantCheck }) {
  const [params] = useSearchParams();
  const { id, number, person_name: name, orderer_name: orderer, home, status, side } = check;
  const reported = status === 'agreed' && side === 'team' ? check.payment_reference : null;
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
        <CheckBadge status={status} />
      </Group>
      <Text size="sm" c="dimmed" mt="xs" style={{ overflowWrap: 'anywhere' }}>
        {home} · {when}
      </Text>
    </Card>
  );
}
