// `/portal/broker/performance`: listings, leads, conversions, response time, rent value and rank, month by month.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Progress, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BrokerMonth } from '../../../contract/brokers.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { conversion } from '../../../domain/lead-pipeline.ts';
import { formatRupees, formatRupeesShort, paise } from '../../../domain/money.ts';
import { QueryState } from '../../components/query-state.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { downloadCsv } from '../../lib/csv.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { IconDownload } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { brokerFailures } from './lead-stage-labels.ts';

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
        actions={figures.data && <Csv months={figures.data.months} />}
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
  const charts: { name: string; of: (month: BrokerMonth) => number; say: (value: number) => string }[] = [
    { name: t`Leads`, of: ({ leads }) => leads, say: String },
    { name: t`Let`, of: (month) => month.let, say: String },
    { name: t`Listings published`, of: ({ listings }) => listings, say: String },
    { name: t`RVL paid`, of: ({ rvl }) => rvl, say: (value) => formatRupeesShort(paise(value)) },
  ];
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" aria-hidden>
      {charts.map(({ name, of, say }) => {
        const most = Math.max(1, ...months.map(of));
        return (
          <Card key={name} padding="md">
            <Text fw={600} mb="sm">
              {name}
            </Text>
            <Stack gap={6}>
              {oldestFirst.map((month) => (
                <div
                  key={month.month}
                  style={{
                    display: 'grid',
                    gridTemplateColumns: '72px minmax(0, 1fr) 72px',
                    gap: 8,
                    alignItems: 'center',
                  }}
                >
                  <Text size="xs" c="dimmed">
                    {formatMonth(month.month)}
                  </Text>
                  <Progress value={(of(month) * 100) / most} size="lg" />
                  <Text size="xs" ta="right">
                    {say(of(month))}
                  </Text>
                </div>
              ))}
            </Stack>
          </Card>
        );
      })}
    </SimpleGrid>
  );
}

function MonthTable({ months }: MonthsProps) {
  const { t } = useLingui();
  return (
    <Card padding="md" component="section" aria-labelledby="by-month">
      <Title order={2} size="h4" id="by-month" mb="sm">
        <Trans>By month</Trans>
      </Title>
      <WideTable minWidth={760} aria-label={t`By month`}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t`Month`}</Table.Th>
              <Table.Th>{t`Listings published`}</Table.Th>
              <Table.Th>{t`Leads`}</Table.Th>
              <Table.Th>{t`Let`}</Table.Th>
              <Table.Th>{t`Lost`}</Table.Th>
              <Table.Th>{t`Conversion`}</Table.Th>
              <Table.Th>{t`Response time`}</Table.Th>
              <Table.Th>{t`RVL paid`}</Table.Th>
              <Table.Th>{t`Rank`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {months.map((month) => (
              <MonthRow key={month.month} month={month} />
            ))}
          </Table.Tbody>
        </Table>
      </WideTable>
    </Card>
  );
}

function MonthRow({ month }: { month: BrokerMonth }) {
  const { t } = useLingui();
  const share = conversion(month.let, month.lost);
  const { response_hours: hours } = month;
  return (
    <Table.Tr>
      <Table.Td className="money">{formatMonth(month.month)}</Table.Td>
      <Table.Td>{month.listings}</Table.Td>
      <Table.Td>{month.leads}</Table.Td>
      <Table.Td>{month.let}</Table.Td>
      <Table.Td>{month.lost}</Table.Td>
      <Table.Td>{share === null ? '–' : `${share}%`}</Table.Td>
      <Table.Td>{hours === null ? '–' : t`${hours} h`}</Table.Td>
      <Table.Td>{formatRupees(paise(month.rvl))}</Table.Td>
      <Table.Td>{month.rank?.toUpperCase() ?? '–'}</Table.Td>
    </Table.Tr>
  );
}

function Csv({ months }: MonthsProps) {
  const { t } = useLingui();
  const save = () =>
    downloadCsv(
      'performance',
      months.map((month) => ({
        [t`Month`]: month.month,
        [t`Listings published`]: month.listings,
        [t`Leads`]: month.leads,
        [t`Let`]: month.let,
        [t`Lost`]: month.lost,
        [t`Response time in hours`]: month.response_hours,
        [t`RVL paid`]: (month.rvl / 100).toFixed(2),
        [t`Rank`]: month.rank,
      })),
    );
  return (
    <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
      <Trans>Download CSV</Trans>
    </Button>
  );
}
