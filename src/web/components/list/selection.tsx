// Rows of a table chosen by boxes, to be changed together.
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import type { Selection } from './data-table.tsx';

type Choosing<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Keys of the chosen rows. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  /** What the box of a row is called after. */
  nameOf: (row: Row) => string;
  /** What the box of all rows is called. */
  label: string;
};

export function useSelection<Row>({ rows, rowKey, chosen, onChoose, nameOf, label }: Choosing<Row>) {
  const { t } = useLingui();
  const isAll = chosen.length === rows.length;
  const isChosen = (row: Row) => chosen.includes(rowKey(row));
  const toggle = (key: string) =>
    onChoose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return {
    label,
    isChosen,
    head: (
      <Checkbox
        aria-label={label}
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={() => onChoose(isAll ? [] : rows.map(rowKey))}
      />
    ),
    cell: (row: Row) => {
      const name = nameOf(row);
      return (
        <Checkbox
          aria-label={t`Choose ${name}`}
          checked={isChosen(row)}
          onChange={() => toggle(rowKey(row))}
        />
      );
    },
  } satisfies Selection<Row>;
}
