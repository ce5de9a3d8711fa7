// Columns of a table by description: what the heads, the cells of a row and the foot are drawn from.
import { Table } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';

export type Column<Row> = {
  /** Its name in the address; no two of a table are alike. */
  key: string;
  /** Its heading, which stands before the cell where the row is a card. */
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** Pixels: longer text wraps, or is cut with an ellipsis by the cell. */
  maxWidth?: number;
  minWidth?: number;
  /** A month, number or code: no wider than it is, in figures of equal width. */
  isNarrow?: boolean;
  /** The whole row as a card of a phone says it, in fewer words than the columns; only what can be done stands beside it. */
  onPhone?: (row: Row) => ReactNode;
  /** The cell names its row: a row header to screen readers. */
  isHeader?: boolean;
  /** The last column, with what can be done with the row: it stays in sight. */
  isActions?: boolean;
  /** On a phone it stands in the card's line; without such a column the first three do, and the rest folds away. */
  isInLine?: boolean;
  /** The cell in a file: amounts in rupees, dates as YYYY-MM-DD. Without it the file has no such column. */
  csv?: (row: Row) => string | number | null;
  /** The cell below all rows, such as a sum. */
  foot?: ReactNode;
};

type ColumnsProps<Row> = { columns: readonly Column<Row>[] };

/** Numbers and months, which stand beside each other where the row is a card. */
const isShort = <Row,>({ isNarrow, align }: Column<Row>) => isNarrow || align === 'right' || undefined;

const classOf = <Row,>({ isNarrow }: Column<Row>) => (isNarrow ? 'money' : undefined);

const widthsOf = <Row,>({ minWidth, maxWidth }: Column<Row>) =>
  ({
    ...(minWidth && { '--cell-min': `${minWidth}px` }),
    ...(maxWidth && { '--cell-max': `${maxWidth}px` }),
  }) as CSSProperties;

/** How many columns fit below the name of a card before the rest folds away. */
const IN_LINE = 3;

/** What a phone shows: all columns, or the one that says the whole row. */
export function columnsOnPhone<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  if (columns.every(({ onPhone }) => !onPhone)) return columns;
  return columns.flatMap((column) => {
    if (column.onPhone) return [{ ...column, cell: column.onPhone }];
    return column.isActions ? [column] : [];
  });
}

/** The columns that a card of a phone shows only once it is opened. */
export function foldedColumns<Row>(columns: readonly Column<Row>[]): ReadonlySet<string> {
  const plain = columns.slice(1).filter(({ isActions }) => !isActions);
  const chosen = plain.filter(({ isInLine }) => isInLine);
  const shown = chosen.length > 0 ? chosen : plain.slice(0, IN_LINE);
  return new Set(plain.filter((column) => !shown.includes(column)).map(({ key }) => key));
}

export function HeadCells<Row>({ columns }: ColumnsProps<Row>) {
  return columns.map(({ key, label, align }) => (
    <Table.Th key={key} role="columnheader" data-align={align}>
      {label}
    </Table.Th>
  ));
}

type RowCellsProps<Row> = ColumnsProps<Row> & { row: Row; folded?: ReadonlySet<string> };

export function RowCells<Row>({ columns, row, folded }: RowCellsProps<Row>) {
  return columns.map((column) => {
    const Cell = column.isHeader ? Table.Th : Table.Td;
    return (
      <Cell
        key={column.key}
        {...(column.isHeader ? { scope: 'row', role: 'rowheader', fw: 500 } : { role: 'cell' })}
        className={classOf(column)}
        data-align={column.align}
        style={widthsOf(column)}
        data-label={column.label}
        data-short={isShort(column)}
        data-folded={folded?.has(column.key) || undefined}
      >
        {column.cell(row)}
      </Cell>
    );
  });
}

/** Nothing where no column has a foot. */
export function TableFoot<Row>({ columns }: ColumnsProps<Row>) {
  if (columns.every(({ foot }) => foot === undefined)) return null;
  return (
    <Table.Tfoot role="rowgroup">
      <Table.Tr role="row">
        {columns.map((column, place) => {
          const Cell = place === 0 ? Table.Th : Table.Td;
          return (
            <Cell
              key={column.key}
              {...(place === 0 ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
              className={classOf(column)}
              data-align={column.align}
              fw={650}
              data-label={column.label}
              data-short={isShort(column)}
            >
              {column.foot}
            </Cell>
          );
        })}
      </Table.Tr>
    </Table.Tfoot>
  );
}
