// RVL Tracking: per managed property the current month and the three before it, each with Mark Paid; further back on demand.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { RvlMonth, RvlRow } from '../../../contract/rvl.ts';
import { formatMonth, isMonth, type Month, monthOf } from '../../../domain/dates.ts';
import { monthsUpTo } from '../../../domain/managed-rentals.ts';
import { ListControls } from '../../components/list/list-controls.tsx';
import { ListPage, useListInput } from '../../components/list/list-page.tsx';
import { ShowSelect } from '../../components/list/show-select.tsx';
import { MonthNav } from '../../components/managed-rentals/month-nav.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { keepPage } from '../../lib/keep-page.ts';
import { failures } from '../../lib/messages.ts';
import { WideTable } from '../../ui/wide-table.tsx';
import { MonthCell, type MonthChange } from './month-cell.tsx';
import { MonthDialog } from './month-dialogs.tsx';

type Changing = { row: RvlRow; cell: RvlMonth; what: MonthChange };

export function RvlTracking() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const current = monthOf(clock.today());
  const asked = params.get('until') ?? '';
  const until = isMonth(asked) && asked < current ? asked : current;
  const input = { ...useListInput(['active', 'unpaid', 'offered', 'ended', 'all']), until };
  const [changing, setChanging] = useState<Changing>();
  const page = useQuery(queries.rvl.grid.queryOptions({ input, staleTime: 0, placeholderData: keepPage }));
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm">
        <ListControls placeholder={t`Property, owner or affiliate`} />
        <ShowSelect
          value={input.show}
          options={[
            { value: 'active', label: t`Active` },
            { value: 'unpaid', label: t`Unpaid in ${formatMonth(until)}` },
            { value: 'offered', label: t`Rent received, not marked paid` },
            { value: 'ended', label: t`Ended` },
            { value: 'all', label: t`All` },
          ]}
        />
        <MonthNav until={until} current={current} />
      </Group>
      <ListPage<RvlRow, NonNullable<typeof page.data>>
        page={page}
        failure={failures.loadManagedRentals}
        empty={t`No managed properties`}
      >
        {({ items }) => (
          <Grid
            items={items}
            until={page.data?.until ?? until}
            onChange={(row, cell, what) => setChanging({ row, cell, what })}
          />
        )}
      </ListPage>
      {changing && <MonthDialog {...changing} onClose={() => setChanging(undefined)} />}
    </Stack>
  );
}

type GridProps = {
  items: readonly RvlRow[];
  until: Month;
  onChange: (row: RvlRow, cell: RvlMonth, what: MonthChange) => void;
};

function Grid({ items, until, onChange }: GridProps) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={860}>
      <Table verticalSpacing="sm" aria-label={t`RVL Tracking`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Property</Trans>
            </Table.Th>
            {monthsUpTo(until).map((month) => (
              <Table.Th key={month}>{formatMonth(month)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Th scope="row" fw={400}>
                <Text fw={600} size="sm">
                  {row.property_name}
                </Text>
                <Text size="sm" c="dimmed">
                  {row.owner_name}
                </Text>
                {row.status === 'ended' && <Badge color="gray">{t`Ended`}</Badge>}
              </Table.Th>
              {row.months.map((cell) => (
                <Table.Td key={cell.month} valign="top">
                  <MonthCell row={row} cell={cell} onChange={(what) => onChange(row, cell, what)} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
