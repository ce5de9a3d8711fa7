// A small summary that is no list: a few rows of facts, all there at once, which move sideways where they are wider than their place.
import { Table } from '@mantine/core';
import { type Column, HeadCells, RowCells, TableFoot } from './columns.tsx';
import { WideTable } from './wide-table.tsx';

type FactTableProps<Row> = {
  /** Names the table to screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Pixels below which it moves sideways. */
  minWidth: number;
  maxWidth?: number;
  /** Pixels above which its rows scroll below their heads. */
  maxHeight?: number;
  /** The row that is the reader's own. */
  isCurrent?: (row: Row) => boolean;
};

export function FactTable<Row>({ label, columns, rows, rowKey, isCurrent, ...place }: FactTableProps<Row>) {
  const { minWidth, maxWidth, maxHeight } = place;
  return (
    <WideTable
      minWidth={minWidth}
      maw={maxWidth}
      mah={maxHeight}
      aria-label={label}
      hasActions={columns.at(-1)?.isActions}
    >
      <Table verticalSpacing="xs" stickyHeader={maxHeight !== undefined}>
        <Table.Thead>
          <Table.Tr>
            <HeadCells columns={columns} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowKey(row)} {...(isCurrent?.(row) ? { 'aria-current': 'true', fw: 600 } : {})}>
              <RowCells columns={columns} row={row} />
            </Table.Tr>
          ))}
        </Table.Tbody>
        <TableFoot columns={columns} />
      </Table>
    </WideTable>
  );
}
