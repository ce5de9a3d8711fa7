// Rows as a table, and on a phone as cards: the same elements, which the style sheet lays out.
import { useLingui } from '@lingui/react/macro';
import { Checkbox, Table } from '@mantine/core';
import { type Column, HeadCells, RowCells, TableFoot } from '../../ui/columns.tsx';
import { WideTable } from '../../ui/wide-table.tsx';

/** Rows chosen by their keys, to be changed together. */
export type Selection<Row> = {
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  /** What the box of a row is called. */
  nameOf: (row: Row) => string;
  /** What the box of all rows is called. */
  allLabel: string;
};

export type DataTableProps<Row> = {
  /** Names the table to screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Pixels below which it moves sideways, where it is no list of cards. */
  minWidth: number;
  /** Cells of several lines begin at the top of their row. */
  isTall?: boolean;
  selection?: Selection<Row>;
};

/** Roles are said outright: a browser takes them from a table that is laid out as blocks. */
export function DataTable<Row>({ label, columns, rows, rowKey, minWidth, ...more }: DataTableProps<Row>) {
  const { isTall, selection } = more;
  return (
    <WideTable
      minWidth={minWidth}
      aria-label={label}
      hasActions={columns.at(-1)?.isActions}
      hasChoice={selection !== undefined}
      isCards
    >
      <Table role="table" verticalSpacing="xs" highlightOnHover>
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {selection && <ChooseAll keys={rows.map(rowKey)} {...selection} />}
            <HeadCells columns={columns} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row) => (
            <Table.Tr
              key={rowKey(row)}
              role="row"
              style={isTall ? { verticalAlign: 'top' } : undefined}
              bg={selection?.chosen.includes(rowKey(row)) ? 'var(--mantine-color-default-hover)' : undefined}
            >
              {selection && <ChooseRow rowId={rowKey(row)} name={selection.nameOf(row)} {...selection} />}
              <RowCells columns={columns} row={row} />
            </Table.Tr>
          ))}
        </Table.Tbody>
        <TableFoot columns={columns} />
      </Table>
    </WideTable>
  );
}

type Choosing = Pick<Selection<never>, 'chosen' | 'onChoose'>;

function ChooseAll({
  keys,
  chosen,
  onChoose,
  allLabel,
}: Choosing & { keys: readonly string[]; allLabel: string }) {
  const isAll = chosen.length === keys.length;
  return (
    <Table.Th role="columnheader" data-label={allLabel}>
      <Checkbox
        aria-label={allLabel}
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={() => onChoose(isAll ? [] : keys)}
      />
    </Table.Th>
  );
}

function ChooseRow({ rowId, name, chosen, onChoose }: Choosing & { rowId: string; name: string }) {
  const { t } = useLingui();
  return (
    <Table.Td role="cell">
      <Checkbox
        aria-label={t`Choose ${name}`}
        checked={chosen.includes(rowId)}
        onChange={(event) =>
          onChoose(event.currentTarget.checked ? [...chosen, rowId] : chosen.filter((id) => id !== rowId))
        }
      />
    </Table.Td>
  );
}
