// The table of a list whose rows can be chosen.
import { Stack } from '@mantine/core';
import { type Choosing, useChoosable, useFilterKey } from './choosable.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';

type ChoosingTableProps<Row> = DataTableProps<Row> & { choosing: Choosing<Row>; total: number };

export default function ChoosingTable<Row>(list: ChoosingTableProps<Row>) {
  return <Choosable key={useFilterKey()} {...list} />;
}

function Choosable<Row>({ choosing, total, ...table }: ChoosingTableProps<Row>) {
  const { rows, rowKey } = table;
  const { selection, bar, allMatching } = useChoosable({ rows, rowKey, choosing, total });
  return (
    <Stack gap="sm">
      {bar}
      {allMatching}
      <DataTable {...table} selection={selection} />
    </Stack>
  );
}
