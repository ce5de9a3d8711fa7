// A database of its own for measuring, seeded once per size and kept between runs.
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { Client, type Pool } from 'pg';
import { progressLine } from '../../bin/lib/progress-line.ts';
import { createDatabase, type Database } from '../../src/db/actor.ts';
import { startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { connections, type DatabaseUrls } from '../../src/db/roles.ts';
import { seedScale } from '../../src/db/seed/scale.ts';
import { timed } from './measure.ts';

const secret = 'for measuring only, never served';

export interface BenchDatabase {
  database: Database;
  urls: DatabaseUrls;
  ownerUrl: string;
  secret: string;
  close(): Promise<void>;
}

export async function openBenchDatabase(size: number): Promise<BenchDatabase> {
  const dataDir = resolve('.data/bench');
  const server = await startEmbedded({ dataDir, database: `bench_${size}` });
  await migrate(server.url, { secret });
  const urls = connections(server.url, secret);
  const progress = progressLine(process.stderr);
  const [ms, added] = await timed(() =>
    seedScale({ ownerUrl: server.url, urls, properties: size, progress }),
  );
  if (added > 0) {
    console.error(`${added} homes added in ${(ms / 1000).toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}`);
  }
  await readIntoMemory(server.url);
  const database = createDatabase(urls);
  await readByEach(database.pools.visitor);
  return {
    database,
    urls,
    ownerUrl: server.url,
    secret,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}

/** The catalogue's table and indexes, as after a while of being asked: a run just after a start would measure the disk. */
async function readIntoMemory(ownerUrl: string): Promise<void> {
  const client = new Client(ownerUrl);
  await client.connect();
  await client.query('create extension if not exists pg_prewarm');
  await client.query(`select pg_prewarm(c.oid) from pg_class c left join pg_index i on i.indexrelid = c.oid
    where coalesce(i.indrelid, c.oid) = 'listings'::regclass`);
  await client.end();
}

/** What a search by one asker needs at most. */
const CONNECTIONS = 3;

/** A process of PostgreSQL pays for each page of shared memory that it reads for the first time: those of a server that runs have done so. */
async function readByEach(pool: Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  for (const client of clients) {
    await client.query('begin');
    await client.query(`set local statement_timeout = 0; set local max_parallel_workers_per_gather = 0;
      select sum(length(card)) from listings`);
    await client.query(`set local enable_seqscan = off; set local enable_bitmapscan = off;
      select count(*) from listings where property_id > '00000000-0000-0000-0000-000000000000'`);
    await client.query('commit');
    client.release();
  }
}
