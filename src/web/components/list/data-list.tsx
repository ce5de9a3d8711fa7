// A list of rows from the description of its columns: a table, cards on a phone, and what every list does alike.
import { Group, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { CsvButton } from './csv-button.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { ListFrame, type ListFrameProps } from './list-frame.tsx';
import { useShownColumns } from './shown-columns.ts';

/** Comes after the list: pages of members have a budget of scripts, and few lists have it. */
const ColumnMenu = lazy(() => import('./column-menu.tsx'));

type DataListProps<Row> = Omit<ListFrameProps<Row>, 'tools'> &
  Omit<DataTableProps<Row>, 'rows'> & {
    /** Of the list in the address and of its file. With it the reader chooses columns and takes the rows along. */
    name?: string;
  };

export function DataList<Row>({ query, failure, empty, count, name, columns, ...table }: DataListProps<Row>) {
  const shown = useShownColumns(columns, name);
  return (
    <ListFrame
      query={query}
      failure={failure}
      empty={empty}
      count={count}
      tools={(rows) =>
        name && (
          <Group gap="xs">
            <Suspense fallback={<Skeleton width={90} height={26} />}>
              <ColumnMenu name={name} columns={columns} />
            </Suspense>
            {columns.some(({ csv }) => csv) && (
              <CsvButton name={name} columns={shown} rows={rows} size="compact-sm" />
            )}
          </Group>
        )
      }
    >
      {(rows) => <DataTable rows={rows} columns={shown} {...table} />}
    </ListFrame>
  );
}
