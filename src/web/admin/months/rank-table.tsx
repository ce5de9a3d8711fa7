// How many people hold each rank, and how many did in the month closed before.
import { useLingui } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import type { MonthTotals } from '../../../contract/months.ts';
import { WideTable } from '../../ui/wide-table.tsx';

type People = MonthTotals['by_rank'];
type RankTableProps = { now: People; before: People | null };

export function RankTable({ now, before }: RankTableProps) {
  const { t } = useLingui();
  const earlier = new Map(before?.map(({ rank, people }) => [rank, people]));
  return (
    <WideTable minWidth={300} aria-label={t`People by rank`}>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Rank`}</Table.Th>
            <Table.Th ta="right">{t`People`}</Table.Th>
            <Table.Th ta="right">{t`Month before`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {now.map(({ rank, people }) => (
            <Table.Tr key={rank}>
              <Table.Th scope="row" fw={400}>
                {rank}
              </Table.Th>
              <Table.Td ta="right">{people.toLocaleString('en-IN')}</Table.Td>
              <Table.Td ta="right">{earlier.get(rank)?.toLocaleString('en-IN') ?? '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
