// A list of rows from the description of its columns: a table, cards on a phone, and what every list does alike.
import { Box, Group, Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { RowActions } from '../../ui/row-actions.tsx';
import type { Choosing } from './choosable.tsx';
import { CsvButton } from './csv-button.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { ListFrame, type ListFrameProps } from './list-frame.tsx';
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
  };

export function DataList<Row>(list: DataListProps<Row>) {
  const { query, failure, empty, count, start, name, columns, choosing, tools, ...table } = list;
  const shown = useShownColumns(columns, name);
  return (
    <ListFrame
      query={query}
      failure={failure}
      empty={empty}
      count={count}
      start={start}
      tools={(rows) => {
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
      }}
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
  );
}
