// A home that somebody has moved out of and that is not closed yet: rent that is open, and what becomes of the deposit.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import type { SettlementAnswer } from '../../../contract/settlements.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { LeaseStateBadge } from '../../components/leases/lease-state.tsx';
import { useHomeName } from '../../components/property/home-names.tsx';
import { settlementShownTo } from '../../components/settlements/settlement-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';

const openOf = ({ unpaid }: SettlementAnswer) => unpaid.reduce((sum, { amount }) => sum + amount, 0);

/** Whether anybody still has to do something: nothing is said of a home that both sides are done with. */
const isOpen = (answer: SettlementAnswer): boolean =>
  answer.settlement
    ? answer.settlement.state !== 'closed'
    : openOf(answer) > 0 || (answer.can_start && answer.deposit > 0);

export function LeftHome({ lease }: { lease: Lease }) {
  const { i18n } = useLingui();
  const { queries } = useApi();
  const { data } = useQuery(queries.settlements.get.queryOptions({ input: { id: lease.id }, staleTime: 0 }));
  const name = useHomeName(lease.home_name);
  if (!data || !isOpen(data)) return null;
  const open = formatRupeesAndPaise(paise(openOf(data)));
  const deposit = formatRupeesAndPaise(paise(data.deposit));
  const state = data.settlement && settlementShownTo('tenant', data.settlement.state);
  return (
    <Card padding="md" component="article" aria-label={name}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Title order={2} size="h4">
            {name}
          </Title>
          <LeaseStateBadge state={lease.state} />
        </Group>
        <Text size="sm">
          <Trans>Your lease ended on {formatDate(lease.ended_on ?? lease.end_date)}.</Trans>
        </Text>
        <MoveOutReport leaseId={lease.id} />
        {openOf(data) > 0 && (
          <Text size="sm" fw={600}>
            <Trans>Still open: {open}</Trans>
          </Text>
        )}
        {state && (
          <Group gap="xs">
            <Text size="sm">
              <Trans>Settlement of the deposit</Trans>
            </Text>
            <Badge color={state.color}>{i18n._(state.label)}</Badge>
          </Group>
        )}
        {!state && data.deposit > 0 && (
          <Text size="sm">
            <Trans>Your deposit of {deposit} is not settled yet. Ask for it in the lease.</Trans>
          </Text>
        )}
        <Group gap="sm">
          <Button component={Link} to="/portal/tenant/lease" size="sm">
            <Trans>Open the lease</Trans>
          </Button>
          {openOf(data) > 0 && (
            <Button component={Link} to="/portal/tenant/payments" variant="default" size="sm">
              <Trans>Payments</Trans>
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

/** Asked for until one is there: it is what a deduction for damage is measured against. */
function MoveOutReport({ leaseId }: { leaseId: string }) {
  const { queries } = useApi();
  const { data } = useQuery(
    queries.conditionReports.get.queryOptions({ input: { lease_id: leaseId }, staleTime: 0 }),
  );
  if (!data || data.is_co_tenant || data.reports.some(({ kind }) => kind === 'move_out')) return null;
  return (
    <Alert color="yellow" title={<Trans>No move-out report yet</Trans>}>
      <Trans>It shows how you left the home, and protects your deposit.</Trans>{' '}
      <Anchor component={Link} to={`/portal/leases/${leaseId}/condition`} underline="always" inherit>
        <Trans>Write the move-out report</Trans>
      </Anchor>
    </Alert>
  );
}
