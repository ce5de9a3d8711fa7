/** What tests of the embedded database start with: a folder for its data, and a question to a server. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll } from 'vitest';

/** Gone after the file's tests; open to the account that the server runs under. */
export async function folderOfDatabases(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kiraya-embedded-'));
  await chmod(folder, 0o755);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function ask<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client(url);
  client.on('error', () => undefined); // some tests kill the server under it
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
