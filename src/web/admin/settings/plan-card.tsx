// The compensation plan: which version is in force, which are to come, what each could cost, and storing another.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PlanVersion } from '../../../contract/commission-plans.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { LoadError } from '../../components/load-error.tsx';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { CellLines } from '../../ui/cell-text.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { FoldedRow } from '../../ui/setting-rows.tsx';
import { StatsSkeleton } from '../../ui/skeletons.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { percentOfBp, planStates, settingsTexts } from './settings-messages.ts';

export function PlanCard() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [isAdding, setIsAdding] = useState(false);
  const plans = useQuery(queries.commissionPlans.list.queryOptions({ staleTime: 0 }));
  const inForce = plans.data?.items.find(({ state }) => state === 'in-force');
  return (
    <FoldedRow id="plan" title={t`Commission plan`} state={inForce && t`Version ${inForce.version}`}>
      <Stack gap="md">
        {plans.isPending && <StatsSkeleton />}
        {plans.isError && <LoadError query={plans} otherwise={settingsTexts.notLoaded} />}
        {inForce && <InForce plan={inForce} />}
        {plans.data && plans.data.items.length > 1 && <Versions versions={plans.data.items} />}
        <Text size="sm" c="dimmed">
          <Trans>A closed month keeps its plan.</Trans>{' '}
          <Anchor
            underline="always"
            size="sm"
            component={Link}
            to={tabAddress('documentation', { document: 'compensation-plan' })}
          >
            {t`How the plan pays`}
          </Anchor>
        </Text>
        <Button
          variant="default"
          size="sm"
          w="fit-content"
          disabled={!plans.data}
          onClick={() => setIsAdding(true)}
        >
          <Trans>New version</Trans>
        </Button>
        {isAdding && plans.data && <PlanDialog draft={plans.data.draft} onClose={() => setIsAdding(false)} />}
      </Stack>
    </FoldedRow>
  );
}

function InForce({ plan }: { plan: PlanVersion }) {
  const fee = percentOfBp(plan.lowest_fee_bp);
  return (
    <StatGrid isBand>
      <StatCard name={<Trans>Version in force</Trans>} value={plan.version} />
      <StatCard
        name={<Trans>Commissionable share of rent</Trans>}
        value={percentOfBp(plan.base === 'rvl' ? 10_000 : plan.default_share_bp)}
      >
        {plan.base === 'rvl' ? (
          <Trans>The whole rent</Trans>
        ) : (
          <Trans>Unless an application has its own share</Trans>
        )}
      </StatCard>
      <StatCard name={<Trans>Maximum cost, as a share of rent</Trans>} value={percentOfBp(plan.highest_bp)}>
        {plan.is_above_fee ? (
          <Trans>Above our lowest fee, {fee}</Trans>
        ) : (
          <Trans>Our lowest fee is {fee}</Trans>
        )}
      </StatCard>
    </StatGrid>
  );
}

function Versions({ versions }: { versions: readonly PlanVersion[] }) {
  const { t, i18n } = useLingui();
  return (
    <FactTable
      label={t`Versions of the plan`}
      columns={[
        { key: 'version', label: t`Version`, isHeader: true, cell: ({ version }) => version },
        {
          key: 'from',
          label: t`From`,
          cell: ({ valid_from: month }) => (month ? formatMonth(month) : t`The beginning`),
        },
        {
          key: 'state',
          label: t`Status`,
          cell: ({ state }) => (
            <Badge color={planStates[state].colour}>{i18n._(planStates[state].word)}</Badge>
          ),
        },
        {
          key: 'cost',
          label: t`Maximum cost`,
          align: 'right',
          cell: ({ highest_bp: highest }) => percentOfBp(highest),
        },
        { key: 'closed', label: t`Months closed`, align: 'right', cell: ({ months_closed: count }) => count },
        {
          key: 'reason',
          label: t`Reason`,
          maxWidth: 260,
          cell: ({ reason, created_by: maker }) => <CellLines main={reason ?? '–'} detail={maker} />,
        },
      ]}
      rows={versions}
      rowKey={({ version }) => version}
      minWidth={640}
    />
  );
}
