// Writes rows as they are, whatever the table: their names are its columns'.
import type pg from 'pg';

export type Row = Record<string, unknown>;

/** Inserts rows that all have the same keys, in one statement. */
export async function insert(
  client: pg.Client,
  table: string,
  values: Row[],
  onConflict = '',
): Promise<void> {
  const columns = Object.keys(values[0] ?? {}).join(', ');
  if (columns === '') return;
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1) ${onConflict}`,
    [JSON.stringify(values)],
  );
}
