// Expected against received: four months of each lease, and the sums of all.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Stack, Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { LessorRole } from '../../../contract/leases.ts';
import type { RentGridRow } from '../../../contract/rents.ts';
import { formatMonth, isMonth, monthOf } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { cursorOf } from '../../components/list/cursor-of.ts';
import { CursorPager, ListControls } from '../../components/list/list-controls.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { MonthNav } from '../../components/managed-rentals/month-nav.tsx';
import { dueStateShown } from '../../components/rents/rent-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { WideTable } from '../../ui/wide-table.tsx';

const money = (amount: number) => formatRupees(paise(amount));

export function RentGrid({ as: role = 'landlord' }: { as?: LessorRole }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const current = monthOf(clock.today());
  const asked = params.get('until') ?? '';
  const until = isMonth(asked) && asked < current ? asked : current;
  const q = params.get('q')?.slice(0, 200) || undefined;
  const page = useQuery(
    queries.rents.grid.queryOptions({
      input: { as: role, q, until, cursor: cursorOf(params) },
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  );
  if (page.isPending) return <TableSkeleton rows={4} />;
  if (page.isError) return <LoadError query={page} otherwise={msg`The rent could not be loaded`} />;
  return (
    <Stack gap="md">
      <MonthNav until={until} current={current} />
      <ListControls placeholder={t`Home or tenant`} />
      {page.data.items.length === 0 ? (
        <EmptyState title={t`No rent was due`}>
          <Trans>Rent stands here for each month of each lease.</Trans>
        </EmptyState>
      ) : (
        <GridTable as={role} rows={page.data.items} months={page.data.months} />
      )}
      <CursorPager nextCursor={page.data.next_cursor} />
    </Stack>
  );
}

type Totals = { month: string; expected: number; received: number }[];

type GridProps = { as: LessorRole; rows: readonly RentGridRow[]; months: Totals };

function GridTable({ as: role, rows, months }: GridProps) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={640} aria-label={t`Expected and received`}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Home and tenant</Trans>
            </Table.Th>
            {months.map(({ month }) => (
              <Table.Th key={month}>{formatMonth(month)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.lease_id}>
              <Table.Td>
                <Anchor component={Link} to={`/portal/${role}/leases/${row.lease_id}`} size="sm">
                  {row.home_name}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {row.tenant_name}
                </Text>
              </Table.Td>
              {row.months.map((cell, place) => (
                <Table.Td key={months[place]?.month}>{cell && <Cell cell={cell} />}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th>
              <Trans>Received of expected, all homes</Trans>
            </Table.Th>
            {months.map(({ month, expected, received }) => (
              <Table.Th key={month} className="money">
                {t`${money(received)} of ${money(expected)}`}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </WideTable>
  );
}

function Cell({ cell }: { cell: NonNullable<RentGridRow['months'][number]> }) {
  const { t, i18n } = useLingui();
  const shown = dueStateShown[cell.state];
  return (
    <Stack gap={2} align="flex-start">
      <Badge color={shown.color}>{i18n._(shown.label)}</Badge>
      <Text size="xs" className="money">
        {cell.received > 0 && cell.received < cell.amount
          ? t`${money(cell.received)} of ${money(cell.amount)}`
          : money(cell.amount)}
      </Text>
    </Stack>
  );
}
