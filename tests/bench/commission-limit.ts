// The limit of a close: the rows it wrote, loaded again by bare COPY from the server's own files with the same indexes.
import { Client } from 'pg';

/** On two connections, as the close does it: the lines alone are about as much as everything else. */
const HALVES = [
  ['managed_rental_commissions'],
  ['commission_nodes', 'ledger_entries', 'commission_payments'],
];
const MONTH = '2025_10';

export async function bareCloseMs(owner: Client, ownerUrl: string): Promise<number> {
  const { rows } = await owner.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  const fileOf = (table: string) => `${rows[0]?.folder}/bench_${table}.bin`;
  for (const table of HALVES.flat()) {
    await owner.query(`copy months.${table}_${MONTH} to '${fileOf(table)}' (format binary)`);
  }
  await owner.query('checkpoint');
  const begin = performance.now();
  await Promise.all(HALVES.map((tables) => loadBare(ownerUrl, tables, fileOf)));
  const ms = performance.now() - begin;
  for (const table of HALVES.flat()) await owner.query(`drop table months.bare_${table}`);
  return ms;
}

async function loadBare(
  ownerUrl: string,
  tables: readonly string[],
  fileOf: (table: string) => string,
): Promise<void> {
  const client = new Client(ownerUrl);
  await client.connect();
  for (const table of tables) {
    const bare = `months.bare_${table}`;
    const { rows } = await client.query<{ columns: string }>(
      `select string_agg(attname, ', ' order by attnum) as columns from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
      [`months.${table}_${MONTH}`],
    );
    await client.query('begin');
    await client.query('set local max_parallel_maintenance_workers = 0');
    await client.query(
      `create table ${bare} (like months.${table}_${MONTH} including generated including constraints)`,
    );
    await client.query(`copy ${bare} (${rows[0]?.columns}) from '${fileOf(table)}' (format binary, freeze)`);
    await client.query(`create table ${bare}_keys (like months.${table}_${MONTH} including indexes)`);
    const { rows: indexes } = await client.query<{ text: string }>(
      `select pg_get_indexdef(indexrelid) as text from pg_index where indrelid = $1::regclass`,
      [`${bare}_keys`],
    );
    for (const { text } of indexes) {
      await client.query(text.replace(/INDEX \S+ ON \S+/, `INDEX ON ${bare}`));
    }
    await client.query(`drop table ${bare}_keys`);
    await client.query('commit');
  }
  await client.end();
}
