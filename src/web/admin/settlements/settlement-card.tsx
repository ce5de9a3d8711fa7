// One settlement: who, by when, what both sides say, and what the team can do.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Settlement } from '../../../contract/settlements.ts';
import { formatDate } from '../../../domain/dates.ts';
import { payerOf } from '../../../domain/settlements.ts';
import { RefundButton } from '../../components/settlements/deposit-refund-button.tsx';
import { Refunds, SettlementFigures } from '../../components/settlements/settlement-figures.tsx';
import { settlementStateShown } from '../../components/settlements/settlement-labels.ts';
import { SettlementLines } from '../../components/settlements/settlement-lines.tsx';
import { clock } from '../../lib/clock.ts';
import { DecideButton } from './decide-button.tsx';

export function SettlementCard({ settlement }: { settlement: Settlement }) {
  const { i18n } = useLingui();
  const { home_name: home, landlord_name: landlord, tenant_name: tenant, due_on: due } = settlement;
  const state = settlementStateShown[settlement.state];
  return (
    <Card component="article" aria-label={home} withBorder>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div>
            <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
              {home}
            </Title>
            <Text size="sm">
              <Trans>
                Landlord {landlord}, tenant {tenant}
              </Trans>
            </Text>
            {due && (
              <Text size="sm" c={due < clock.today() ? 'red' : 'dimmed'}>
                <Trans>Due by {formatDate(due)}</Trans>
              </Text>
            )}
          </div>
          <Badge color={state.color}>{i18n._(state.label)}</Badge>
        </Group>
        <SettlementFigures settlement={settlement} />
        <SettlementLines settlement={settlement} />
        <Refunds refunds={settlement.refunds} />
        {/* What the home was like before and after: no deduction for damage is decided without it. */}
        <Group gap="md">
          <Anchor
            component={Link}
            to={`/portal/leases/${settlement.lease_id}/condition`}
            size="sm"
            underline="always"
          >
            <Trans>Move-in and move-out reports</Trans>
          </Anchor>
          <Anchor
            component={Link}
            to={`/portal/landlord/leases/${settlement.lease_id}`}
            size="sm"
            underline="always"
          >
            <Trans>Open the lease</Trans>
          </Anchor>
        </Group>
        <Group gap="xs">
          {settlement.state === 'disputed' && <DecideButton settlement={settlement} />}
          {payerOf(settlement.held_by) === 'team' && settlement.to_refund > 0 && (
            <RefundButton settlement={settlement} />
          )}
        </Group>
      </Stack>
    </Card>
  );
}
