// `/portal/broker/performance`: listings, leads, conversions, response time, rent value and rank, month by month.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BrokerMonth } from '../../../contract/brokers.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { conversion } from '../../../domain/lead-pipeline.ts';
import { formatRupees, formatRupeesShort, paise } from '../../../domain/money.ts';
import { CsvButton } from '../../components/list/csv-button.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import type { Column } from '../../ui/columns.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { brokerFailures } from './lead-stage-labels.ts';
import { MonthBars, type MonthBarsProps } from './month-bars.tsx';

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

/** The table below says the same in numbers. */
function Charts({ months }: MonthsProps) {
  const { t } = useLingui();
  const oldestFirst = months.toReversed();
  const charts: Pick<MonthBarsProps, 'name' | 'of' | 'say'>[] = [
    { name: t`Leads`, of: ({ leads }) => leads, say: String },
    { name: t`Rented out`, of: (month) => month.let, say: String },
    { name: t`Listings published`, of: ({ listings }) => listings, say: String },
    { name: t`RVL paid`, of: ({ rvl }) => rvl, say: (value) => formatRupeesShort(paise(value)) },
  ];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" aria-hidden>
      {charts.map(({ name, of, say }) => (
        <Card key={name} padding="md">
          <MonthBars name={name} months={oldestFirst} of={of} say={say} />
        </Card>
      ))}
    </SimpleGrid>
  );
}

function useMonthColumns(): Column<BrokerMonth>[] {
  const { t } = useLingui();
  const count = (key: 'listings' | 'leads' | 'let' | 'lost', label: string): Column<BrokerMonth> => ({
    key,
    label,
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
      cell: (month) => {
        const share = conversion(month.let, month.lost);
        const ended = month.let + month.lost;
        return share === null ? '–' : t`${share}% (${month.let} of ${ended})`;
      },
    },
    {
      key: 'response',
      label: t`Response time`,
      cell: ({ response_hours: hours }) => (hours === null ? '–' : t`${hours} h`),
      csv: ({ response_hours: hours }) => hours,
    },
    {
      key: 'rvl',
      label: t`RVL paid`,
      cell: ({ rvl }) => formatRupees(paise(rvl)),
      csv: ({ rvl }) => (rvl / 100).toFixed(2),
    },
    {
      key: 'rank',
      label: t`Rank`,
      cell: ({ rank }) => rank?.toUpperCase() ?? '–',
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
