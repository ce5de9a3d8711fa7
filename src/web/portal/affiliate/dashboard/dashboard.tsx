// How it went month by month: volumes, rank and team, each as a chart and as a table; earnings are drawn with their statements.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { MyMonth } from '../../../../contract/commissions.ts';
import { formatMonth, type Month } from '../../../../domain/dates.ts';
import { commissionFailures } from '../../../components/commissions/commission-sentences.ts';
import { MonthBars } from '../../../components/commissions/month-bars.tsx';
import { NotClosed } from '../../../components/commissions/not-closed.tsx';
import { FigureSection } from '../../../components/figures/figure-section.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { screenMeta } from '../../../lib/screen-meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { AffiliateGate } from '../affiliate-gate.tsx';
import { affiliateFailures } from '../affiliate-messages.ts';
import classes from './dashboard.module.css';

export const meta = () => screenMeta(msg`Affiliate dashboard`);

export default function AffiliateDashboard() {
  return (
    <AffiliateGate title={<Trans>Affiliate dashboard</Trans>}>
      {({ closed_month: closed }) => (
        <Stack gap="xs">
          <PageHeader
            title={<Trans>Affiliate dashboard</Trans>}
            description={closed && <UpTo month={closed} />}
          />
          <div className={classes.cards}>
            <Months />
            <Growth />
          </div>
        </Stack>
      )}
    </AffiliateGate>
  );
}

/** Why the newest months are not there. */
function UpTo({ month }: { month: Month }) {
  const name = formatMonth(month);
  return (
    <>
      <Trans>{name} is the last closed month.</Trans> <NotClosed last={month} />
    </>
  );
}

/** Pixels: three of them stand in a window of a desk. */
const CHART_HEIGHT = 150;

const CHARTED_MONTHS = 6;

function Months() {
  const { t } = useLingui();
  const { queries } = useApi();
  const months = useQuery(queries.commissions.listMyMonths.queryOptions({ staleTime: 0 }));
  if (months.isPending) return <TableSkeleton rows={6} />;
  if (months.isError) return <LoadError query={months} otherwise={commissionFailures.load} />;
  if (months.data.items.length === 0) {
    return (
      <Card padding="md">
        <EmptyState title={t`No month has been closed yet`}>
          <Trans>Your figures show up once the first month closes.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return <MonthFigures months={months.data.items.toReversed()} />;
}

function MonthFigures({ months }: { months: readonly MyMonth[] }) {
  const { t } = useLingui();
  const rows = months.map(({ month, ...values }) => ({
    label: formatMonth(month),
    values: numbersOf(values),
  }));
  const ranked = months.map(({ month, rank, rate_bp }) => ({
    label: `${formatMonth(month)}, ${rank}`,
    values: { rate: rate_bp },
  }));
  const rates = months.map(({ month, rate_bp: rate }) => ({ label: formatMonth(month), values: { rate } }));
  const newest = months.at(-1);
  const isHeld = months.some(({ held }) => held > 0);
  const rank = newest?.rank ?? '';
  return (
    <>
      <FigureSection
        title={t`Earnings`}
        explanation={t`Commission on the rents paid for that month`}
        rowName={t`Month`}
        rows={rows}
        series={[
          { name: 'earned', label: t`Commission`, unit: 'money', colour: 'var(--kiraya-chart)' },
          // In the table alone where nothing was held.
          { name: 'held', label: t`Held`, unit: 'money', ...(isHeld && { colour: 'marigold.5' }) },
        ]}
        latest="earned"
        picture={<MonthBars months={months.toReversed()} page="/portal/affiliate/commissions" />}
        fileName="kiraya-earnings"
      />
      <FigureSection
        title={t`Volume`}
        explanation={t`Rents paid in your team, and the part that counts for the rank`}
        rowName={t`Month`}
        rows={rows}
        series={[
          { name: 'personal', label: t`Own homes`, unit: 'money', colour: 'marigold.5' },
          { name: 'team', label: t`With team`, unit: 'money', colour: 'var(--kiraya-chart)' },
          { name: 'qualifying', label: t`Qualifying`, unit: 'money', colour: 'teal.4' },
        ]}
        latest="team"
        fileName="kiraya-volume"
        height={CHART_HEIGHT}
      />
      <FigureSection
        title={t`Rank`}
        explanation={t`Recalculated each month`}
        rowName={t`Month and rank`}
        rows={ranked}
        series={[{ name: 'rate', label: t`Rate`, unit: 'percent', colour: 'var(--kiraya-chart)' }]}
        shape="steps"
        latest="rate"
        latestName={rank}
        whole={rates}
        fileName="kiraya-rank"
        height={CHART_HEIGHT}
      />
    </>
  );
}

const numbersOf = ({ personal, team, qualifying, earned, held }: Omit<MyMonth, 'month'>) => ({
  personal,
  team,
  qualifying,
  earned,
  held,
});

function Growth() {
  const { t } = useLingui();
  const { queries } = useApi();
  const growth = useQuery(queries.team.growth.queryOptions({ staleTime: 60_000 }));
  if (growth.isPending) return <TableSkeleton rows={6} />;
  if (growth.isError) return <LoadError query={growth} otherwise={affiliateFailures.team} />;
  const rows = growth.data.items.map(({ month, joined, people }) => ({
    label: formatMonth(month),
    values: { joined, people },
  }));
  return (
    <FigureSection
      title={t`Your team now`}
      explanation={t`By the month they joined`}
      rowName={t`Month`}
      rows={rows}
      // Bars of a year are too thin; the table has them all.
      charted={rows.slice(-CHARTED_MONTHS)}
      series={[
        { name: 'people', label: t`People`, unit: 'count', colour: 'var(--kiraya-chart)' },
        {
          name: 'joined',
          label: t({ message: 'Joined', context: 'people of a month' }),
          unit: 'count',
          colour: 'marigold.5',
        },
      ]}
      latest="people"
      nothing={t`No one has joined your team yet`}
      fileName="kiraya-team"
      height={CHART_HEIGHT}
    />
  );
}
