// A list of rows from the description of its columns: a table, cards on a phone, and what every list does alike.
import { DataTable, type DataTableProps } from './data-table.tsx';
import { ListFrame, type ListFrameProps } from './list-frame.tsx';
import { ListTools, useShownColumns } from './list-tools.tsx';

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
      tools={(rows) => name && <ListTools name={name} columns={columns} rows={rows} />}
    >
      {(rows) => <DataTable rows={rows} columns={shown} {...table} />}
    </ListFrame>
  );
}
