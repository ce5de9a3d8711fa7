// A list of rows from the description of its columns: a table, cards on a phone, and what every list does alike.
import { DataTable, type DataTableProps } from './data-table.tsx';
import { ListFrame, type ListFrameProps } from './list-frame.tsx';

type DataListProps<Row> = ListFrameProps<Row> & Omit<DataTableProps<Row>, 'rows'>;

export function DataList<Row>({ query, failure, empty, count, ...table }: DataListProps<Row>) {
  return (
    <ListFrame query={query} failure={failure} empty={empty} count={count}>
      {(rows) => <DataTable rows={rows} {...table} />}
    </ListFrame>
  );
}
