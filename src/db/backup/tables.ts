// Which tables a backup holds, in which columns and order, and what each adds up to: the same rows give the same checksum.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

export type BackupTable = {
  /** Quoted, with its schema. */
  name: string;
  /** Quoted, without generated ones. */
  columns: string[];
  /** What sorts the rows the same way everywhere. */
  order: string[];
};

/**
 * Rows of all schemas of ours; `app` holds what migrations say of themselves and is made anew by them. The list of changes
 * names transactions of this server and of this hour: elsewhere it says nothing. The rows of commission months are those of
 * their parents in `public`.
 */
export async function backupTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; order: string[] | null }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select array_agg(quote_ident(a.attname) order by k.place) from pg_index i
        cross join lateral unnest(i.indkey::int2[]) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as order
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (c.relkind = 'r' and n.nspname in ('public', 'auth', 'pgboss') or c.relkind = 'p' and n.nspname = 'public')
      and (n.nspname, c.relname) <> ('public', 'catalogue_changes')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1`);
  return rows.map(({ name, columns, order }) => ({ name, columns, order: order ?? columns }));
}

/** A table of one commission month, below the parent that has its rows. */
export type MonthTable = { parent: string; month: string };

/** Those of closed months, each made by its close: a new database has none. */
export async function monthTables(client: ClientBase): Promise<MonthTable[]> {
  const { rows } = await client.query<MonthTable>(`
    select p.relname as parent, substring(pg_get_expr(c.relpartbound, c.oid) from '[0-9]{4}-[0-9]{2}') as month
      from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
     where c.relnamespace = 'months'::regnamespace and c.relkind = 'r'
       and pg_get_expr(c.relpartbound, c.oid) ~ '[0-9]{4}-[0-9]{2}'
     order by 1, 2`);
  return rows;
}

const selected = ({ name, columns, order }: BackupTable): string =>
  `copy (select ${columns.join(', ')} from ${name} order by ${order.join(', ')}) to stdout`;

export type Sum = { rows: number; sha256: string };

/** Streams a table's rows as COPY writes them; `write` resolves when it can take more. */
export async function readTable(
  client: ClientBase,
  table: BackupTable,
  write: (block: Buffer) => Promise<void> = async () => {},
): Promise<Sum> {
  const hash = createHash('sha256');
  const stream = client.query(copyTo(selected(table)));
  for await (const block of stream) {
    hash.update(block);
    await write(block);
  }
  // The number of rows comes with the command's end, after the last row: the next query's answer comes later than that.
  await client.query('select');
  return { rows: stream.rowCount ?? 0, sha256: hash.digest('hex') };
}

/** Waits where the stream is full. */
export const writerTo =
  (stream: NodeJS.WritableStream) =>
  async (block: Buffer): Promise<void> => {
    if (!stream.write(block)) await once(stream, 'drain');
  };

/** Which migrations the database has had, as one word: only a database of the same ones takes the rows. */
export async function schemaOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ hash: string }>('select hash from app.migrations order by name');
  return createHash('sha256')
    .update(rows.map(({ hash }) => hash).join('\n'))
    .digest('hex');
}
