// The compensation plan in force: which one, what it pays of, and what it could cost at most against the lowest fee.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { planVersions } from '../../../domain/commission/plan.ts';
import { LoadError } from '../../components/load-error.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { StatsSkeleton } from '../../ui/skeletons.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { settingsTexts } from './texts.ts';

const percent = (bp: number) => `${(bp / 100).toLocaleString('en-IN', { maximumFractionDigits: 2 })} %`;

export function PlanCard() {
  const { t } = useLingui();
  const { queries } = useApi();
  const solvency = useQuery(queries.solvency.byMonth.queryOptions({ input: { months: 1 }, staleTime: 0 }));
  return (
    <Card padding="md" component="section" aria-labelledby="plan-title">
      <Stack gap="md">
        <Title order={2} size="h4" id="plan-title">
          <Trans>Commission plan</Trans>
        </Title>
        {solvency.isPending && <StatsSkeleton />}
        {solvency.isError && <LoadError query={solvency} otherwise={settingsTexts.notLoaded} />}
        {solvency.data && <PlanFigures plan={solvency.data.plan} />}
        <Text size="sm" c="dimmed">
          <Trans>A closed month keeps the plan it was closed with.</Trans>{' '}
          <Anchor
            underline="always"
            size="sm"
            component={Link}
            to={tabAddress('documentation', { document: 'compensation-plan' })}
          >
            {t`How the plan pays`}
          </Anchor>
        </Text>
      </Stack>
    </Card>
  );
}

type Plan = { version: string; highest_bp: number; lowest_fee_bp: number; is_above_fee: boolean };

function PlanFigures({ plan }: { plan: Plan }) {
  const terms = planVersions.find(({ version }) => version === plan.version);
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 3 }} spacing="md" m={0}>
      <StatCard name={<Trans>Version in force</Trans>} value={plan.version} />
      <StatCard
        name={<Trans>Commissionable share of a rent</Trans>}
        value={terms ? percent(terms.defaultShareBp) : '–'}
      >
        <Trans>Unless an application says another one</Trans>
      </StatCard>
      <StatCard name={<Trans>Costs at most, of a rent</Trans>} value={percent(plan.highest_bp)}>
        {plan.is_above_fee ? (
          <Trans>More than the lowest fee of {percent(plan.lowest_fee_bp)}</Trans>
        ) : (
          <Trans>The lowest fee is {percent(plan.lowest_fee_bp)}</Trans>
        )}
      </StatCard>
    </SimpleGrid>
  );
}
