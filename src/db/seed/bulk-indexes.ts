// Takes the catalogue's indexes away for a bulk load and brings them back, also those of a load that was killed halfway.
import type pg from 'pg';
import { Client } from '../client.ts';
import { steady } from '../open-pool.ts';

const LOCK = 8_270_421;
const BUILDERS = 2;

/** Constraints keep their indexes; all others wait in a table until `restoreIndexes`, whoever calls it. */
export async function dropIndexes(ownerUrl: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('create table if not exists app.dropped_indexes (definition text primary key)');
    const { rows } = await client.query<{ name: string; definition: string }>(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
         from pg_index i where i.indrelid in ('properties'::regclass, 'listings'::regclass)
          and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    );
    await client.query('insert into app.dropped_indexes select unnest($1::text[]) on conflict do nothing', [
      rows.map((row) => row.definition),
    ]);
    for (const { name } of rows) await client.query(`drop index ${name}`);
    await client.query('commit');
  });
}

/** Builds what waits, the slow ones first. Nothing to do is the usual case; safe when two processes start at once. */
export async function restoreIndexes(
  ownerUrl: string,
  progress: (done: number, of: number) => void = () => undefined,
): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    if (!(await hasDropped(client))) return;
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rows } = await client.query<{ definition: string }>(
      `select definition from app.dropped_indexes order by definition like '%gin%' desc`,
    );
    const waiting = rows.map((row) => row.definition);
    let done = 0;
    const build = () =>
      asOwner(ownerUrl, async (builder) => {
        await builder.query("set maintenance_work_mem = '768MB'; set max_parallel_maintenance_workers = 0");
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          await builder.query(next.replace(/^CREATE (UNIQUE )?INDEX /, 'create $1index if not exists '));
          await builder.query('delete from app.dropped_indexes where definition = $1', [next]);
          done += 1;
          progress(done, rows.length);
        }
      });
    await Promise.all(Array.from({ length: BUILDERS }, build));
  });
}

async function hasDropped(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('app.dropped_indexes') is not null as there`,
  );
  return rows[0]?.there === true;
}

async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...steady, connectionString: ownerUrl, application_name: 'kiraya seed' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
