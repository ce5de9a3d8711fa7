// Opens the one connection that row security does not bind, for loading data by COPY; only seed, bin and jobs import it.
import type pg from 'pg';
import { Client } from './client.ts';
import { steady } from './open-pool.ts';
import type { DatabaseUrls } from './roles.ts';

/** Runs `work` on a bulk connection of its own and closes it. The caller begins and commits where it wants. */
export async function asBulk<T>(urls: DatabaseUrls, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...steady, connectionString: urls.bulk, application_name: 'kiraya bulk' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
