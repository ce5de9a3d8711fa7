// `/portal/broker/performance`: listings, leads, conversions, response time, rent value and rank, month by month.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { BrokerMonth } from '../../../contract/brokers.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { conversion } from '../../../domain/lead-pipeline.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import type { FigureRow, Series } from '../../components/figures/figure.ts';
import { LatestFigure } from '../../components/figures/latest-figure.tsx';
import { CsvButton } from '../../components/list/csv-button.tsx';
import { DataTable } from '../../components/list/data-table.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import type { Column } from '../../ui/columns.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { brokerFailures } from './lead-stage-labels.ts';
import classes from './performance.module.css';

const FigureChart = lazy(() => import('../../components/figures/figure-chart.tsx'));

export const meta = () => screenMeta(msg`Performance`);

export default function BrokerPerformance() {
  return (
    <RoleGuard allowed={['broker']}>
      <Performance />
    </RoleGuard>
  );
}

function Performance() {
  const { queries } = useApi();
  const figures = useQuery(queries.brokers.performance.queryOptions({ staleTime: 0 }));
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Performance</Trans>}
        description={<Trans>The last twelve months of your listings, leads and managed homes.</Trans>}
        actions={figures.data && <MonthsCsv months={figures.data.months} />}
      />
      <QueryState query={figures} failure={brokerFailures.figures} height={420}>
        {({ months: all }) => {
          const months = sinceFirst(all);
          return (
            <>
              <Year months={all} />
              <Charts months={months} />
              <MonthTable months={months} />
            </>
          );
        }}
      </QueryState>
    </Stack>
  );
}

type MonthsProps = { months: readonly BrokerMonth[] };

const hasFigures = ({ listings, leads, let: rented, lost, rvl, rank }: BrokerMonth) =>
  listings + leads + rented + lost + rvl > 0 || rank !== null;

/** Newest first, without those before anything was there to count; the newest alone where there never was. */
function sinceFirst(months: readonly BrokerMonth[]): readonly BrokerMonth[] {
  const first = months.findLastIndex(hasFigures);
  return months.slice(0, Math.max(1, first + 1));
}

/** What came of the leads of the twelve months: how many there were, how many have ended, and how. */
function Year({ months }: MonthsProps) {
  const { t } = useLingui();
  const sum = (of: (month: BrokerMonth) => number) => months.reduce((total, month) => total + of(month), 0);
  const [leads, rented, lost] = [sum((one) => one.leads), sum((one) => one.let), sum((one) => one.lost)];
  const ended = rented + lost;
  const share = conversion(rented, lost);
  const answered = months.find(({ response_hours: hours }) => hours !== null);
  const hours = answered?.response_hours ?? 0;
  const month = answered ? formatMonth(answered.month) : '';
  if (leads + ended === 0) {
    return (
      <Text size="sm">
        <Trans>
          No one has enquired in these twelve months. Leads, conversion and response time appear with the
          first enquiry for one of your homes.
        </Trans>
      </Text>
    );
  }
  return (
    <StatGrid>
      <StatCard name={<Trans>Leads</Trans>} value={leads}>
        <Trans>in twelve months</Trans>
      </StatCard>
      <StatCard name={<Trans>Rented out</Trans>} value={rented}>
        {lost > 0 ? <Trans>{lost} lost</Trans> : <Trans>none lost</Trans>}
      </StatCard>
      {share !== null && (
        <StatCard name={<Trans>Conversion</Trans>} value={t`${share}%`}>
          <Trans>
            {rented} of {ended} that ended were rented out; leads still open are not counted
          </Trans>
        </StatCard>
      )}
      {answered && (
        <StatCard name={<Trans>Response time</Trans>} value={t`${hours} h`}>
          <Trans>Half of the leads of {month} had your first answer sooner</Trans>
        </StatCard>
      )}
    </StatGrid>
  );
}

/** What is counted stands on one axis, so that two homes rented out are no longer than two leads; rent has its own. */
function Charts({ months }: MonthsProps) {
  const { t } = useLingui();
  const rows = months.toReversed().map(
    ({ month, ...values }): FigureRow => ({
      label: formatMonth(month),
      values: { leads: values.leads, let: values.let, rvl: values.rvl },
    }),
  );
  const counts: Series[] = [
    { name: 'leads', label: t`Leads`, unit: 'count', colour: 'var(--kiraya-chart)' },
    { name: 'let', label: t`Rented out`, unit: 'count', colour: 'marigold.5' },
  ];
  return (
    <div className={classes.charts}>
      <Chart title={t`Leads`} rows={rows} series={counts} />
      <Chart
        title={t`RVL paid`}
        rows={rows}
        series={[{ name: 'rvl', label: t`RVL paid`, unit: 'money', colour: 'var(--kiraya-chart)' }]}
      />
    </div>
  );
}

/** The month that runs may have nothing yet, which is no fall. */
const upToLast = (rows: readonly FigureRow[], name: string) =>
  rows.slice(0, rows.findLastIndex(({ values }) => values[name]) + 1);

type ChartProps = { title: string; rows: readonly FigureRow[]; series: readonly Series[] };

/** Nothing where fewer than two months have something to compare, and no series that never has: the table says so shorter. */
function Chart({ title, rows, series: all }: ChartProps) {
  const series = all.filter(({ name }) => rows.some(({ values }) => values[name]));
  const told = rows.filter(({ values }) => series.some(({ name }) => values[name]));
  if (told.length < 2) return null;
  return (
    <Card padding="md">
      <Text fw={600} mb="sm">
        {title}
      </Text>
      {series[0] && <LatestFigure rows={upToLast(rows, series[0].name)} series={series[0]} />}
      <Suspense fallback={<Skeleton h={260} />}>
        <FigureChart title={title} rows={rows} series={series} shape="bars" />
      </Suspense>
    </Card>
  );
}

function useMonthColumns(): Column<BrokerMonth>[] {
  const { t } = useLingui();
  const count = (key: 'listings' | 'leads' | 'let' | 'lost', label: string): Column<BrokerMonth> => ({
    key,
    label,
    align: 'right',
    // A month of few is a row of few figures.
    cell: (month) => month[key] || '–',
    csv: (month) => month[key],
  });
  return [
    {
      key: 'month',
      label: t`Month`,
      isNarrow: true,
      cell: ({ month }) => formatMonth(month),
      csv: ({ month }) => month,
    },
    { ...count('leads', t`Leads`), isInLine: true },
    { ...count('let', t`Rented out`), isInLine: true },
    count('lost', t`Lost`),
    {
      key: 'conversion',
      label: t`Conversion`,
      align: 'right',
      cell: (month) => {
        const share = conversion(month.let, month.lost);
        const ended = month.let + month.lost;
        return share === null ? '–' : t`${share}% (${month.let} of ${ended})`;
      },
    },
    {
      key: 'response',
      label: t`Response time`,
      align: 'right',
      cell: ({ response_hours: hours }) => (hours === null ? '–' : t`${hours} h`),
      csv: ({ response_hours: hours }) => hours,
    },
    count('listings', t`Listings published`),
    {
      key: 'rvl',
      label: t`RVL paid`,
      align: 'right',
      isInLine: true,
      cell: ({ rvl }) => (rvl === 0 ? '–' : formatRupees(paise(rvl))),
      csv: ({ rvl }) => (rvl / 100).toFixed(2),
    },
    {
      key: 'rank',
      label: t`Rank`,
      cell: ({ rank }) => rank ?? '–',
      csv: ({ rank }) => rank,
    },
  ];
}

function MonthTable({ months }: MonthsProps) {
  const { t } = useLingui();
  const columns = useMonthColumns();
  const since = formatMonth(months.at(-1)?.month ?? '');
  const told = months.filter(hasFigures);
  const left = months.length - told.length;
  return (
    <Card padding="md" component="section" aria-labelledby="by-month">
      <Title order={2} size="h4" id="by-month" mb="sm">
        <Trans>By month since {since}</Trans>
      </Title>
      {told.length > 0 && (
        <DataTable
          label={t`By month`}
          columns={columns}
          rows={told}
          rowKey={({ month }) => month}
          minWidth={760}
        />
      )}
      {left > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          <Plural
            value={left}
            one="# month without any figure is left out."
            other="# months without any figure are left out."
          />
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        <Trans>
          Conversion: of the leads that ended in a month, how many were rented out. Open leads count once they
          end. Response time: half of the leads that month had your first answer sooner.
        </Trans>
      </Text>
    </Card>
  );
}

function MonthsCsv({ months }: MonthsProps) {
  return <CsvButton name="performance" columns={useMonthColumns()} rows={months} />;
}
