// Rows as a table, and on a phone as cards: the same elements, which the style sheet lays out.
import { useLingui } from '@lingui/react/macro';
import { Table, UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import {
  type Column,
  columnsOnPhone,
  foldedColumns,
  HeadCells,
  RowCells,
  TableFoot,
} from '../../ui/columns.tsx';
import { IconChevronDown } from '../../ui/icons.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { WideTable } from '../../ui/wide-table.tsx';

/** The boxes that choose rows, as `useSelection` makes them. */
export type Selection<Row> = {
  /** What the box of all rows is called. */
  label: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  isChosen: (row: Row) => boolean;
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
  /** As many rows as a screen takes, below headings that stay. */
  isDense?: boolean;
  selection?: Selection<Row>;
};

const noColumns: ReadonlySet<string> = new Set();

/** Roles are said outright: a browser takes them from a table that is laid out as blocks. */
export function DataTable<Row>({ label, rows, rowKey, minWidth, ...more }: DataTableProps<Row>) {
  const { isTall, isDense, selection } = more;
  const isCards = useIsPhone();
  const columns = isCards ? columnsOnPhone(more.columns) : more.columns;
  const folded = isCards ? foldedColumns(columns) : noColumns;
  return (
    <WideTable
      minWidth={minWidth}
      aria-label={label}
      hasActions={columns.at(-1)?.isActions}
      hasChoice={selection !== undefined}
      hasStickyHead={isDense}
      isCards
    >
      <Table role="table" verticalSpacing={isDense ? 4 : 'xs'} highlightOnHover>
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {selection && (
              <Table.Th role="columnheader" data-label={selection.label}>
                {selection.head}
              </Table.Th>
            )}
            <HeadCells columns={columns} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row) => (
            <Row
              key={rowKey(row)}
              row={row}
              columns={columns}
              folded={folded}
              isTall={isTall}
              selection={selection}
            />
          ))}
        </Table.Tbody>
        <TableFoot columns={columns} />
      </Table>
    </WideTable>
  );
}

type RowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'isTall' | 'selection'> & {
  row: Row;
  folded: ReadonlySet<string>;
};

/** On a phone it opens to the cells that are folded away. */
function Row<Row>({ row, columns, folded, isTall, selection }: RowProps<Row>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const actions = columns.filter(({ isActions }) => isActions);
  const cells = columns.filter(({ isActions }) => !isActions);
  return (
    <Table.Tr
      role="row"
      data-open={isOpen || undefined}
      style={isTall ? { verticalAlign: 'top' } : undefined}
      bg={selection?.isChosen(row) ? 'var(--mantine-color-default-hover)' : undefined}
    >
      {selection && <Table.Td role="cell">{selection.cell(row)}</Table.Td>}
      <RowCells columns={cells} row={row} folded={folded} />
      {folded.size > 0 && (
        <Table.Td role="cell" data-unfold>
          <UnstyledButton aria-label={t`All details`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <IconChevronDown size={18} aria-hidden />
          </UnstyledButton>
        </Table.Td>
      )}
      <RowCells columns={actions} row={row} />
    </Table.Tr>
  );
}
