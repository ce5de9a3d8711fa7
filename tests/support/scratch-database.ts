// A migrated database of its own for a test file, on the embedded server, dropped when the file is done.
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { connections, type DatabaseUrls } from '../../src/db/roles.ts';

/** One for all test files: roles and their passwords belong to the server, not to a database. */
export const testSecret = 'the secret of tests';

export interface ScratchDatabase {
  ownerUrl: string;
  urls: DatabaseUrls;
  /** A connection of the owner, for arranging rows that no person may write. */
  owner: pg.Client;
  drop(): Promise<void>;
}

export async function scratchDatabase(options: { migrated?: boolean } = {}): Promise<ScratchDatabase> {
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  const server = await startEmbedded({
    dataDir: resolve('.cache/test-postgres'),
    unsafe: true,
    database: name,
  });
  if (options.migrated !== false) await migrate(server.url, { secret: testSecret });
  const owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  return {
    ownerUrl: server.url,
    urls: connections(server.url, testSecret),
    owner,
    drop: async () => {
      await owner.end();
      await dropDatabase(server.url, name);
      await server.stop();
    },
  };
}

async function dropDatabase(url: string, name: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  await client.query(`drop database ${name} with (force)`);
  await client.end();
}
