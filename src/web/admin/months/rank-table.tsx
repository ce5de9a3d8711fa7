// How many people hold each rank, and how many did in the month closed before.
import { useLingui } from '@lingui/react/macro';
import type { MonthTotals } from '../../../contract/months.ts';
import { FactTable } from '../../ui/fact-table.tsx';

type People = MonthTotals['by_rank'];
type RankTableProps = { now: People; before: People | null; name: string };

export function RankTable({ now, before, name }: RankTableProps) {
  const { t } = useLingui();
  const earlier = new Map(before?.map(({ rank, people }) => [rank, people]));
  return (
    <FactTable
      label={t`People by rank`}
      columns={[
        { key: 'rank', label: t`Rank`, isHeader: true, cell: ({ rank }) => rank },
        {
          key: 'people',
          label: t`People`,
          align: 'right',
          cell: ({ people }) => people.toLocaleString('en-IN'),
        },
        {
          key: 'before',
          label: name,
          align: 'right',
          cell: ({ rank }) => earlier.get(rank)?.toLocaleString('en-IN') ?? '–',
        },
      ]}
      rows={now}
      rowKey={({ rank }) => rank}
      minWidth={300}
    />
  );
}
