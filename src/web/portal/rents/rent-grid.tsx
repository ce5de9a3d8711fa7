// Four months of each lease: what is due and how much of it is paid; below, the sums of all, and what came in during each month. Or what is late alone.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Chip, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { rentGridShows } from '../../../contract/choices.ts';
import type { LessorRole } from '../../../contract/leases.ts';
import type { RentGridRow } from '../../../contract/rents.ts';
import { type CalendarDate, formatDate, formatMonth, type Month } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { MonthNav } from '../../components/managed-rentals/month-nav.tsx';
import { useShownMonth } from '../../components/managed-rentals/shown-month.ts';
import { HomeName } from '../../components/property/home-names.tsx';
import { PartMonth } from '../../components/rents/part-month.tsx';
import { answerOwedShown, dueStateShown, rentInDispute } from '../../components/rents/rent-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { useQueryChange } from '../../lib/use-query-change.ts';
import type { Column } from '../../ui/columns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';

const LateRents = lazy(async () => ({ default: (await import('./late-rents.tsx')).LateRents }));

const money = (amount: number) => formatRupees(paise(amount));

export function RentGrid({ as: role = 'landlord' }: { as?: LessorRole }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const [, change] = useQueryChange();
  const show = rentGridShows.find((one) => one === params.get('show')) ?? 'all';
  return (
    <Stack gap="md">
      <Chip.Group
        value={show}
        onChange={(next) => change({ cursor: null, show: next === 'late' ? next : null })}
      >
        <Group gap="xs" role="radiogroup" aria-label={t`Show`}>
          <Chip name="shown-months" value="all" size="sm">{t`All months`}</Chip>
          <Chip name="shown-months" value="late" size="sm">{t`Late rent`}</Chip>
        </Group>
      </Chip.Group>
      {show === 'late' ? (
        <Suspense fallback={<TableSkeleton rows={4} />}>
          <LateRents as={role} />
        </Suspense>
      ) : (
        <Months as={role} />
      )}
    </Stack>
  );
}

/** So many rows need no search. */
const SHORT_LIST = 8;

function Months({ as: role }: { as: LessorRole }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input } = useListInput();
  const { until } = useShownMonth();
  const page = useQuery(
    queries.rents.grid.queryOptions({
      input: { as: role, until, ...input },
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Stack gap="md">
      <MonthNav />
      {(input.q || (page.data?.total ?? 0) > SHORT_LIST) && <ListFilters placeholder={t`Home or tenant`} />}
      <DataList
        label={t`Due and paid`}
        query={page}
        failure={msg`The rent could not be loaded`}
        empty={
          <EmptyState title={t`No rent was due`}>
            <Trans>Rent due shows up here, month by month.</Trans>
          </EmptyState>
        }
        columns={useRentColumns(role, page.data?.months ?? [])}
        rowKey={({ lease_id: id }) => id}
        minWidth={640}
      />
    </Stack>
  );
}

type RentGridMonths = readonly { month: Month; expected: number; paid: number; received: number }[];

function useRentColumns(role: LessorRole, months: RentGridMonths): Column<RentGridRow>[] {
  const { t } = useLingui();
  const sumOf = ({ paid, expected, received }: RentGridMonths[number]) => (
    <Stack gap={2}>
      <span>{t`${money(paid)} of ${money(expected)}`}</span>
      <span>{money(received)}</span>
    </Stack>
  );
  return [
    {
      key: 'home',
      label: t`Home and tenant`,
      cell: ({ lease_id: id, home_name: home, tenant_name: tenant }) => (
        <>
          <Anchor component={Link} to={`/portal/${role}/leases/${id}`} size="sm">
            <HomeName name={home} />
          </Anchor>
          <Text size="xs" c="dimmed">
            {tenant}
          </Text>
        </>
      ),
      foot: (
        <Stack gap={2}>
          <span>{t`Paid of rent due, all homes`}</span>
          <span>{t`Received in the month`}</span>
        </Stack>
      ),
    },
    ...months.map(
      (sums, place): Column<RentGridRow> => ({
        key: sums.month,
        label: formatMonth(sums.month),
        isInLine: true,
        isNarrow: true,
        cell: (row) => {
          const cell = row.months[place];
          const isOther = row.is_paid_to_operator && role === 'landlord';
          const next = row.rent_now?.next;
          const due = next && next.month === cell?.month ? next.due_date : null;
          return cell && <Cell cell={cell} due={due} receiver={isOther ? 'operator' : 'reader'} />;
        },
        foot: sumOf(sums),
      }),
    ),
  ];
}

type CellProps = {
  cell: NonNullable<RentGridRow['months'][number]>;
  /** Of the month that is asked for next: its day. */
  due: CalendarDate | null;
  /** Who confirms it. */
  receiver: 'operator' | 'reader';
};

function Cell({ cell, due, receiver }: CellProps) {
  const { t, i18n } = useLingui();
  const waiting = cell.waits_for === 'tenant' ? rentInDispute : answerOwedShown[receiver];
  const shown = cell.waits_for ? waiting : dueStateShown[cell.state];
  return (
    <Stack gap={2} align="flex-start">
      <Badge color={shown.color}>
        {shown === dueStateShown.upcoming && due ? t`Due on ${formatDate(due)}` : i18n._(shown.label)}
      </Badge>
      <Text size="xs" className="money">
        {cell.paid > 0 && cell.paid < cell.amount
          ? t`${money(cell.paid)} of ${money(cell.amount)}`
          : money(cell.amount)}
      </Text>
      <PartMonth of={cell} />
    </Stack>
  );
}
