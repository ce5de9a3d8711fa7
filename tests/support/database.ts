/** Gives a test file a database of its own, cloned from the migrated template in a few hundredths of a second. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { createDatabase, type Database } from '../../src/db/actor.ts';
import { connections, type DatabaseUrls } from '../../src/db/roles.ts';
import { databaseUrl, type TestServer, testSecret } from './test-server.ts';

export type TestDatabase = {
  /** As the product opens it: under row security. */
  database: Database;
  /** One URL per login role. */
  urls: DatabaseUrls;
  /** The owner's URL, whom row security does not bind: for arranging and inspecting only. */
  ownerUrl: string;
  secret: string;
};

/**
 * Call it at the top of a test file: `const { database } = await cloneDatabase();`. Dropped after the file, or
 * where it is on a disk when no run goes on any more.
 */
export async function cloneDatabase(): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `clone_${process.ppid}_${randomBytes(6).toString('hex')}`;
  const ownerUrl = databaseUrl(server.url, name);
  const urls = connections(ownerUrl, testSecret);
  const database = createDatabase(urls, { app: 4, visitor: 2, auth: 2, jobs: 2 });
  afterAll(async () => {
    await database.close();
    if (server.tablespace) await onServer(server, `drop database ${name} with (force)`);
  });
  const place = server.tablespace ? `tablespace ${server.tablespace}` : '';
  await onServer(server, `create database ${name} template ${server.template} ${place} strategy file_copy`);
  return { database, urls, ownerUrl, secret: testSecret };
}

async function onServer({ url }: TestServer, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
