// The late months of rent alone: a row for each tenant, the oldest first, with the way to record what came in.
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { Anchor, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LessorRole } from '../../../contract/leases.ts';
import type { RentGridRow } from '../../../contract/rents.ts';
import { daysBetween, formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { HomeName } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { unbroken } from '../../lib/unbroken.ts';
import type { Column } from '../../ui/columns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RecordRentButton } from './record-rent-button.tsx';

const money = (amount: number) => formatRupees(paise(amount));

export function LateRents({ as: role }: { as: LessorRole }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input } = useListInput();
  const page = useQuery(
    queries.rents.grid.queryOptions({
      input: { as: role, show: 'late', cursor: input.cursor },
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  );
  const rows = page.data?.items ?? [];
  return (
    <DataList
      label={t`Late rent`}
      query={page}
      failure={msg`The rent could not be loaded`}
      empty={
        <EmptyState title={t`No rent is late`}>{t`Rent not paid by its due date shows up here.`}</EmptyState>
      }
      count={(total) => <Count rows={rows} total={total} />}
      columns={useLateColumns(role)}
      rowKey={({ lease_id: id }) => id}
      minWidth={720}
    />
  );
}

type CountProps = { rows: readonly RentGridRow[]; total: number };

/** Of one alone the row says it; the sum is that of all only where all are read. */
function Count({ rows, total }: CountProps) {
  if (total === 1) return null;
  const sum = rows.reduce((all, { rent_now: rent }) => all + (rent?.late_amount ?? 0), 0);
  return (
    <>
      {rows.length === total && `${money(sum)} · `}
      <Plural value={total} one="# tenant is late" other="# tenants are late" />
    </>
  );
}

function useLateColumns(role: LessorRole): Column<RentGridRow>[] {
  const { t } = useLingui();
  return [
    {
      key: 'tenant',
      label: t`Tenant and home`,
      isHeader: true,
      minWidth: 220,
      cell: (row) => <TenantAndHome row={row} as={role} />,
      onPhone: (row) => (
        <div style={{ width: '100%' }}>
          <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
            <div>
              <TenantAndHome row={row} as={role} />
            </div>
            <Text size="sm" fw={600} c="red" className="money" flex="none">
              {money(row.rent_now?.late_amount ?? 0)}
            </Text>
          </Group>
          <Group justify="space-between" gap="xs" mt={6} wrap="nowrap" fw={400}>
            <div>
              <Text size="sm">{monthsOf(row)}</Text>
              <Since row={row} />
            </div>
            <Record row={row} as={role} />
          </Group>
        </div>
      ),
    },
    { key: 'months', label: t`Months`, cell: monthsOf },
    { key: 'since', label: t`Late since`, isNarrow: true, cell: (row) => <Since row={row} /> },
    {
      key: 'amount',
      label: t`Late`,
      align: 'right',
      isNarrow: true,
      cell: ({ rent_now: rent }) => money(rent?.late_amount ?? 0),
    },
    { key: 'record', label: t`Next step`, align: 'right', cell: (row) => <Record row={row} as={role} /> },
  ];
}

type Of = { row: RentGridRow; as: LessorRole };

const pathOf = (row: RentGridRow, role: LessorRole) => `/portal/${role}/leases/${row.lease_id}`;

const monthsOf = ({ rent_now: rent }: RentGridRow) => rent?.late_months.map(formatMonth).join(', ');

const TenantAndHome = ({ row, as: role }: Of) => (
  <>
    <Anchor component={Link} to={pathOf(row, role)} size="sm" fw={600} underline="always">
      {row.tenant_name}
    </Anchor>
    <Text size="xs" c="dimmed" fw={400}>
      <HomeName name={row.home_name} />
    </Text>
  </>
);

function Since({ row: { rent_now: rent } }: { row: RentGridRow }) {
  if (!rent?.late_since) return null;
  const days = daysBetween(rent.late_since, clock.today());
  return (
    <Text size="sm" inherit>
      {unbroken(formatDate(rent.late_since))}
      {'\u00a0· '}
      <Plural value={days} one="# day" other="# days" />
    </Text>
  );
}

/** What Kiraya collects, Kiraya records, or the manager who answers in its place. */
function Record({ row, as: role }: Of) {
  const { t } = useLingui();
  if (row.is_paid_to_operator && role === 'landlord') return t`Kiraya collects it`;
  return <RecordRentButton leaseId={row.lease_id} tenant={row.tenant_name} isOwn={role === 'landlord'} />;
}
