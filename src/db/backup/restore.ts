/** Puts a backup's rows and files back, in one transaction, and keeps them only when they add up to what the backup says. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { renewCatalogue } from '../catalogue-epoch.ts';
import { Client } from '../client.ts';
import { steady } from '../open-pool.ts';
import { StartupError } from '../startup-error.ts';
import { holds, MANIFEST, type Manifest, sumsOf } from './backup.ts';
import { backupTables, type MonthTable, monthTables, readTable, schemaOf } from './tables.ts';
import { unguard } from './unguard.ts';

export type RestoreOptions = {
  ownerUrl: string;
  /** Where kept files belong on this disk; null where they do not. */
  filesFolder: string | null;
  folder: string;
  /** Takes the place of what is there; without it a database that holds people is left alone. */
  replace: boolean;
};

/** The database must be at the schema of the backup. Fails with StartupError and changes nothing otherwise. */
export async function restore({ ownerUrl, filesFolder, folder, replace }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await checkFiles(folder, manifest);
  const client = new Client({ ...steady, connectionString: ownerUrl, application_name: 'kiraya restore' });
  await client.connect();
  try {
    await client.query('begin');
    await checkTarget(client, manifest, replace);
    await putRows(client, folder, manifest);
    await renewCatalogue(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
  if (filesFolder && manifest.files) {
    await rm(filesFolder, { recursive: true, force: true });
    if (await holds(join(folder, 'files'))) await cp(join(folder, 'files'), filesFolder, { recursive: true });
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new StartupError(`${folder} is no whole backup: it has no ${MANIFEST}`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new StartupError(`${folder} was written by a newer version`);
  return manifest;
}

async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  if (!files) return;
  const found = await sumsOf(join(folder, 'files'));
  const wrong = Object.keys({ ...files, ...found }).find((path) => files[path] !== found[path]);
  if (wrong) throw new StartupError(`the backup is damaged: files/${wrong} is not what it was`);
}

async function checkTarget(client: pg.ClientBase, manifest: Manifest, replace: boolean): Promise<void> {
  if ((await schemaOf(client)) !== manifest.schema) {
    throw new StartupError(
      'the backup was made by another version: restore it with that version, then start this one',
    );
  }
  const { rows } = await client.query<{ taken: boolean }>('select exists (select from profiles) as taken');
  if (rows[0]?.taken && !replace) {
    throw new StartupError(
      'the database holds people already: add --replace to put the backup in their place',
    );
  }
}

async function putRows(client: pg.ClientBase, folder: string, manifest: Manifest): Promise<void> {
  const tables = await backupTables(client);
  const missing = Object.keys(manifest.tables).find((name) => !tables.some((table) => table.name === name));
  if (missing) throw new StartupError(`the database has no table ${missing}`);
  const guardAgain = await unguard(client);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  await makeMonths(client, manifest.months);
  for (const table of tables) {
    const sum = manifest.tables[table.name];
    if (!sum) continue;
    const into = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`));
    await pipeline(createReadStream(join(folder, 'tables', `${table.name}.gz`)), createGunzip(), into);
    const put = await readTable(client, table);
    if (put.sha256 !== sum.sha256)
      throw new StartupError(`the backup is damaged: ${table.name} does not add up`);
  }
  // The catalogue's rows may be of an earlier release: the job that lists homes anew goes through them.
  await client.query(`update app.listing_shape set listed_to = '00000000-0000-0000-0000-000000000000'`);
  for (const [name, last] of Object.entries(manifest.sequences)) {
    await client.query('select setval($1::regclass, $2::bigint)', [name, last]);
  }
  await guardAgain();
}

/** As each close made its tables; those of months that the backup has not closed would stand in their later close's way. */
async function makeMonths(client: pg.ClientBase, wanted: readonly MonthTable[]): Promise<void> {
  for (const { parent, month } of await monthTables(client)) {
    const { rows } = await client.query<{ name: string }>('select app.month_table($1, $2, null) as name', [
      parent,
      month,
    ]);
    await client.query(`drop table months.${pg.escapeIdentifier(rows[0]?.name ?? '')}`);
  }
  const run = randomUUID();
  for (const { parent, month } of wanted) {
    for (const step of ['create', 'index', 'attach'])
      await client.query(`select app.${step}_month_table($1, $2, $3)`, [parent, month, run]);
  }
}
