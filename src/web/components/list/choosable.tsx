// Rows that can be chosen, those of the page or all that match, with what can be done with them above.
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AllMatching, type Chosen, noneChosen } from './all-matching.tsx';
import { useSelection } from './selection.tsx';

export type Choosing<Row> = {
  /** What the box of a row is called after. */
  nameOf: (row: Row) => string;
  /** Above the rows: what can be done. `total` is counted no further than 1,000. */
  bar: (chosen: Chosen, total: number, onDone: () => void) => ReactNode;
};

type Choosable<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  choosing: Choosing<Row>;
  total: number;
};

/** Another filter begins without a choice: the key of what uses `useChoosable`. */
export function useFilterKey(): string {
  const [params] = useSearchParams();
  const filter = new URLSearchParams(params);
  filter.delete('cursor');
  return filter.toString();
}

/** Another page begins without a choice too, unless all are chosen. */
export function useChoosable<Row>({ rows, rowKey, choosing, total }: Choosable<Row>) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(noneChosen);
  const keys = rows.map(rowKey);
  const here = { ...chosen, ids: chosen.isAll ? keys : chosen.ids.filter((id) => keys.includes(id)) };
  const selection = useSelection({
    rows,
    rowKey,
    chosen: here.ids,
    onChoose: (ids) => setChosen({ ids, isAll: false }),
    nameOf: choosing.nameOf,
    label: t`Choose all on this page`,
  });
  return {
    selection,
    bar: choosing.bar(here, total, () => setChosen(noneChosen)),
    allMatching: <AllMatching chosen={here} onChoose={setChosen} rows={rows.length} total={total} isCapped />,
  };
}
