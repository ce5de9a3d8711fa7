// RVL Tracking: per managed property the current month and the three before it, each with Mark Paid; further back on demand.
import { useLingui } from '@lingui/react/macro';
import { Badge, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { RvlMonth, RvlRow } from '../../../contract/rvl.ts';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import { monthsUpTo } from '../../../domain/managed-rentals.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { MonthNav } from '../../components/managed-rentals/month-nav.tsx';
import { useShownMonth } from '../../components/managed-rentals/shown-month.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { failures } from '../../lib/messages.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { MarkPaidBar } from './mark-paid-bar.tsx';
import { MonthCell, type MonthChange } from './month-cell.tsx';
import { MonthDialog } from './month-dialogs.tsx';

type Changing = { row: RvlRow; cell: RvlMonth; what: MonthChange };

export function RvlTracking() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [_params] = useSearchParams();
  const { until } = useShownMonth();
  const input = {
    ...useListInput({ show: ['active', 'unpaid', 'offered', 'ended', 'all'] }).input,
    until,
  };
  const [changing, setChanging] = useState<Changing>();
  const page = useQuery(queries.rvl.grid.queryOptions({ input, staleTime: 0, placeholderData: keepPage }));
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm">
        <ListFilters
          placeholder={t`Property, owner or affiliate`}
          filters={[
            {
              name: 'show',
              label: t`Show`,
              options: [
                { value: 'active', label: t`Active` },
                { value: 'unpaid', label: t`Unpaid in ${formatMonth(until)}` },
                { value: 'offered', label: t`Received, not marked` },
                { value: 'ended', label: t`Ended` },
                { value: 'all', label: t`All` },
              ],
            },
          ]}
        />
        <MonthNav />
      </Group>
      <DataList
        label={t`RVL Tracking`}
        query={page}
        failure={failures.loadManagedRentals}
        empty={t`No managed properties`}
        columns={useMonthColumns(page.data?.until ?? until, (row, cell, what) =>
          setChanging({ row, cell, what }),
        )}
        rowKey={({ id }) => id}
        minWidth={860}
        isTall
        choosing={
          input.show === 'offered'
            ? {
                nameOf: ({ property_name: name }) => name,
                bar: (chosen, total, onDone) => (
                  <MarkPaidBar chosen={chosen} q={input.q} month={until} total={total} onDone={onDone} />
                ),
              }
            : undefined
        }
      />
      {changing && <MonthDialog {...changing} onClose={() => setChanging(undefined)} />}
    </Stack>
  );
}

type OnChange = (row: RvlRow, cell: RvlMonth, what: MonthChange) => void;

function useMonthColumns(until: Month, onChange: OnChange): Column<RvlRow>[] {
  const { t } = useLingui();
  return [
    {
      key: 'property',
      label: t`Property`,
      isHeader: true,
      cell: ({ property_name: name, owner_name: owner, status }) => (
        <>
          <CellLines isStrong main={name} detail={owner} />
          {status === 'ended' && <Badge color="gray">{t`Ended`}</Badge>}
        </>
      ),
    },
    ...monthsUpTo(until).map(
      (month, place): Column<RvlRow> => ({
        key: month,
        label: formatMonth(month),
        // On a phone the month that is worked on; those before it fold away.
        isInLine: place === 0,
        isNarrow: true,
        cell: (row) => {
          const cell = row.months.find((one) => one.month === month);
          return cell && <MonthCell row={row} cell={cell} onChange={(what) => onChange(row, cell, what)} />;
        },
      }),
    ),
  ];
}
