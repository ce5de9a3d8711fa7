// The table of a list whose rows can be chosen, those of the page or all that match, with what can be done with them above it.
import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AllMatching, type Chosen, noneChosen } from './all-matching.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { useSelection } from './selection.tsx';

export type Choosing<Row> = {
  /** What the box of a row is called after. */
  nameOf: (row: Row) => string;
  /** Above the table: what can be done. `total` is counted no further than 1,000. */
  bar: (chosen: Chosen, total: number, onDone: () => void) => ReactNode;
};

type ChoosingTableProps<Row> = DataTableProps<Row> & { choosing: Choosing<Row>; total: number };

/** Another filter begins without a choice; another page too, unless all are chosen. */
export default function ChoosingTable<Row>(list: ChoosingTableProps<Row>) {
  const [params] = useSearchParams();
  const filter = new URLSearchParams(params);
  filter.delete('cursor');
  return <Choosable key={filter.toString()} {...list} />;
}

function Choosable<Row>({ choosing, total, ...table }: ChoosingTableProps<Row>) {
  const { t } = useLingui();
  const { rows, rowKey } = table;
  const [chosen, setChosen] = useState(noneChosen);
  const keys = rows.map(rowKey);
  const here = { ...chosen, ids: chosen.isAll ? keys : chosen.ids.filter((id) => keys.includes(id)) };
  const selection = useSelection({
    rows,
    rowKey,
    chosen: here.ids,
    onChoose: (ids) => setChosen({ ids, isAll: false }),
    nameOf: choosing.nameOf,
    label: t`Choose all of this page`,
  });
  return (
    <Stack gap="sm">
      {choosing.bar(here, total, () => setChosen(noneChosen))}
      <AllMatching chosen={here} onChoose={setChosen} rows={rows.length} total={total} isCapped />
      <DataTable {...table} selection={selection} />
    </Stack>
  );
}
