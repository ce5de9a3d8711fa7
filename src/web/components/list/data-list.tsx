// A list of rows from the description of its columns: a table, cards on a phone, and what every list does alike.
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { ListFrame, type ListFrameProps } from './list-frame.tsx';
import { useShownColumns } from './shown-columns.ts';

/** Most lists have no tools; those of members are within a budget of scripts. */
const ListTools = lazy(() => import('./list-tools.tsx'));

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
          <Suspense fallback={<Skeleton width={220} height={26} />}>
            <ListTools name={name} columns={columns} rows={rows} />
          </Suspense>
        )
      }
    >
      {(rows) => <DataTable rows={rows} columns={shown} {...table} />}
    </ListFrame>
  );
}
