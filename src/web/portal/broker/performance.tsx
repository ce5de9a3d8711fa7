// `/portal/broker/performance`: listings, leads, conversions, response time, rent value and rank, month by month.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { BrokerMonth } from '../../../contract/brokers.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { conversion } from '../../../domain/lead-pipeline.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import type { FigureRow, Series } from '../../components/figures/figure.ts';
import { CsvButton } from '../../components/list/csv-button.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import type { Column } from '../../ui/columns.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { brokerFailures } from './lead-stage-labels.ts';

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
        {({ months }) => (
          <>
            <Charts months={months} />
            <MonthTable months={months} />
          </>
        )}
      </QueryState>
    </Stack>
  );
}

type MonthsProps = { months: readonly BrokerMonth[] };

/** What is counted stands on one axis, so that two homes rented out are no longer than two leads; rent has its own. */
function Charts({ months }: MonthsProps) {
  const { t } = useLingui();
  const rows = months.toReversed().map(
    ({ month, ...values }): FigureRow => ({
      label: formatMonth(month),
      values: { leads: values.leads, let: values.let, listings: values.listings, rvl: values.rvl },
    }),
  );
  const counts: Series[] = [
    { name: 'leads', label: t`Leads`, unit: 'count', colour: 'var(--kiraya-chart)' },
    { name: 'let', label: t`Rented out`, unit: 'count', colour: 'marigold.5' },
    { name: 'listings', label: t`Listings published`, unit: 'count', colour: 'gray.5' },
  ];
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      <Chart title={t`Leads and homes`} rows={rows} series={counts} />
      <Chart
        title={t`RVL paid`}
        rows={rows}
        series={[{ name: 'rvl', label: t`RVL paid`, unit: 'money', colour: 'var(--kiraya-chart)' }]}
      />
    </SimpleGrid>
  );
}

type ChartProps = { title: string; rows: readonly FigureRow[]; series: readonly Series[] };

/** Nothing where all twelve months say nothing: the table says so shorter. */
function Chart({ title, rows, series }: ChartProps) {
  if (!rows.some(({ values }) => series.some(({ name }) => values[name]))) return null;
  return (
    <Card padding="md">
      <Text fw={600} mb="sm">
        {title}
      </Text>
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
    cell: (month) => month[key],
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
    count('listings', t`Listings published`),
    count('leads', t`Leads`),
    count('let', t`Rented out`),
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
    {
      key: 'rvl',
      label: t`RVL paid`,
      align: 'right',
      cell: ({ rvl }) => formatRupees(paise(rvl)),
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
  return (
    <Card padding="md" component="section" aria-labelledby="by-month">
      <Title order={2} size="h4" id="by-month" mb="sm">
        <Trans>By month</Trans>
      </Title>
      <FactTable
        label={t`By month`}
        columns={useMonthColumns()}
        rows={months}
        rowKey={({ month }) => month}
        minWidth={760}
      />
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
