// A list of rows from the description of its columns: a table, cards on a phone, and what every list does alike.
import { Box, Group, Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { RowActions } from '../../ui/row-actions.tsx';
import { SeenAt } from '../../ui/seen-at.tsx';
import type { Choosing } from './choosable.tsx';
import { CsvButton } from './csv-button.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { ListFrame, type ListFrameProps, type ListQuery } from './list-frame.tsx';
import { useShownColumns } from './shown-columns.ts';

/** Comes after the list: pages of members have a budget of scripts, and few lists have it. */
const ColumnMenu = lazy(() => import('./column-menu.tsx'));
const ChoosingTable = lazy(
  () => import('./choosing-table.tsx'),
) as typeof import('./choosing-table.tsx').default;

type DataListProps<Row> = Omit<ListFrameProps<Row>, 'tools'> &
  Omit<DataTableProps<Row>, 'rows'> & {
    /** Of the list in the address and of its file. With it the reader chooses columns and takes the rows along. */
    name?: string;
    /** Rows can be chosen, and something done with them. */
    choosing?: Choosing<Row> | undefined;
    /** Beside the number of rows, besides what every list with a name has there. */
    tools?: ReactNode;
    /** Begins the line of the tools, in place of the number and also while there are no rows: what chooses them. */
    start?: ReactNode;
  };

export function DataList<Row>(list: DataListProps<Row>) {
  const { query, failure, empty, count, start, name, columns, choosing, tools, ...table } = list;
  const shown = useShownColumns(columns, name);
  const toolsOf = (rows: Row[]) => {
    if (!name) return null;
    const csv = columns.some(({ csv: has }) => has) && (
      <CsvButton name={name} columns={shown} rows={rows} size="compact-sm" />
    );
    return (
      <Group gap="xs">
        {/* With other tools a phone, whose cards fold their columns away, has it not. */}
        <Box visibleFrom={tools ? 'sm' : undefined}>
          <Suspense fallback={<Skeleton width={90} height={26} />}>
            <ColumnMenu name={name} columns={columns} />
          </Suspense>
        </Box>
        {tools ? (
          <RowActions of={table.label}>
            {csv}
            {tools}
          </RowActions>
        ) : (
          csv
        )}
      </Group>
    );
  };
  const rowsNow = start ? rowsOf(query.data) : [];
  return (
    <>
      <SeenAt of={query} />
      {start && (
        <Group justify="space-between" gap="sm">
          {start}
          {rowsNow.length > 0 && toolsOf(rowsNow)}
        </Group>
      )}
      <ListFrame
        query={query}
        failure={failure}
        empty={empty}
        count={count}
        {...(!start && { tools: toolsOf })}
      >
        {(rows, total = rows.length) => {
          const plain = <DataTable rows={rows} columns={shown} {...table} />;
          if (!choosing) return plain;
          return (
            <Suspense fallback={plain}>
              <ChoosingTable rows={rows} columns={shown} choosing={choosing} total={total} {...table} />
            </Suspense>
          );
        }}
      </ListFrame>
    </>
  );
}

const rowsOf = <Row,>(data: ListQuery<Row>['data']): Row[] =>
  !data ? [] : 'items' in data ? data.items : data.pages.flatMap(({ items }) => items);
