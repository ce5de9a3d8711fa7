// Tax deducted at source: what is to be deposited by when, the challans, and what a quarter's statement and certificates are made of.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Badge, Card, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TdsMonth, TdsOverview } from '../../../contract/tds.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import type { Column } from '../../ui/columns.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { May } from '../shell/may.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { ChallanButton } from './challan-button.tsx';
import { Challans } from './challans.tsx';
import { Quarter } from './quarter.tsx';

export default adminTab({ place: 105, label: msg`TDS`, permission: 'tds.overview' }, TdsTab);

function TdsTab() {
  const { queries } = useApi();
  const overview = useQuery(queries.tds.overview.queryOptions({ staleTime: 0 }));
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>TDS</Trans>}
        description={
          <Trans>Tax deducted from commission. Deposit it, report it and issue certificates.</Trans>
        }
      />
      {overview.isPending && <TableSkeleton rows={6} />}
      {overview.isError && !overview.data && (
        <LoadError query={overview} otherwise={msg`The deducted tax could not be loaded`} />
      )}
      {overview.data && <Overview overview={overview.data} />}
    </Stack>
  );
}

function Overview({ overview: { months, challans, quarters, has_tan: hasTan } }: { overview: TdsOverview }) {
  return (
    <>
      {!hasTan && (
        <Alert color="yellow">
          <Trans>
            Certificates need your TAN and legal name.{' '}
            <Anchor underline="always" component={Link} to={tabAddress('settings')}>
              Open settings
            </Anchor>
          </Trans>
        </Alert>
      )}
      <Section id="tds-months" title={<Trans>To deposit</Trans>}>
        {months.length === 0 ? (
          <Text c="dimmed">
            <Trans>No tax was deducted in the last two years.</Trans>
          </Text>
        ) : (
          <Months rows={months} />
        )}
      </Section>
      {challans.length > 0 && (
        <Section id="tds-challans" title={<Trans>Challans</Trans>}>
          <Challans rows={challans} />
        </Section>
      )}
      <Section id="tds-quarter" title={<Trans>Statement and certificates of a quarter</Trans>}>
        <Quarter quarters={quarters} />
      </Section>
    </>
  );
}

type SectionProps = { id: string; title: ReactNode; children: ReactNode };

function Section({ id, title, children }: SectionProps) {
  return (
    <Card padding="md" component="section" aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}

const ToDeposit = ({ amount }: { amount: number }) => {
  const open = formatRupeesAndPaise(paise(amount));
  return <Trans>{open} to deposit</Trans>;
};

/** Below what is still to be deposited. */
function Deposited({ of }: { of: TdsMonth }) {
  const [deposited, deducted] = [of.deposited, of.deducted].map((sum) => formatRupeesAndPaise(paise(sum)));
  const due = formatDate(of.due_on);
  return (
    <>
      <Trans>
        {deposited} of {deducted} deposited
      </Trans>{' '}
      · <Trans>due {due}</Trans>
    </>
  );
}

function Months({ rows }: { rows: readonly TdsMonth[] }) {
  const { t } = useLingui();
  const columns: Column<TdsMonth>[] = [
    {
      key: 'month',
      label: t`Deducted in`,
      isHeader: true,
      cell: ({ month }) => formatMonth(month),
      onPhone: (row) => (
        <div style={{ width: '100%' }}>
          <Text size="sm" fw={600}>
            {formatMonth(row.month)}
          </Text>
          {/* Below the button that stands in the corner. */}
          <Text size="sm" mt={8} component="div">
            <ToDeposit amount={row.open} />
            {row.is_late && <Badge color="red" size="sm" ml={6}>{t`Late`}</Badge>}
          </Text>
          <Text size="xs" c="dimmed" fw={400}>
            <Deposited of={row} />
          </Text>
        </div>
      ),
    },
    moneyColumn('deducted', t`Tax deducted`),
    moneyColumn('deposited', t`Deposited`),
    moneyColumn('open', t`To deposit`),
    {
      key: 'due',
      label: t`Due by`,
      cell: (row) => (
        <>
          {formatDate(row.due_on)} {row.is_late && <Badge color="red">{t`Late`}</Badge>}
        </>
      ),
    },
    {
      key: 'record',
      label: t`Actions`,
      isActions: true,
      cell: (row) =>
        row.open > 0 && (
          <May to="tds.recordChallan">
            <ChallanButton
              month={row}
              others={rows.filter(({ month, open }) => open >= 100 && month !== row.month)}
            />
          </May>
        ),
    },
  ];
  return (
    <DataTable
      label={t`To deposit`}
      columns={columns}
      rows={rows}
      rowKey={({ month }) => month}
      minWidth={760}
    />
  );
}
