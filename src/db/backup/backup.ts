/** Writes all rows of one moment and all kept files into a folder, with a list that says what each of them adds up to. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { Client } from '../client.ts';
import { steady } from '../open-pool.ts';
import { StartupError } from '../startup-error.ts';
import {
  backupTables,
  type MonthTable,
  monthTables,
  readTable,
  type Sum,
  schemaOf,
  writerTo,
} from './tables.ts';

export const MANIFEST = 'backup.json';
/** Where files are that are being written: no row names them. `DRAFTS` of the folder's store. */
const UNFINISHED = 'drafts';

export type Manifest = {
  format: 1;
  madeAt: string;
  schema: string;
  tables: Record<string, Sum>;
  /** Tables of closed commission months, which have to be there before their rows. */
  months: MonthTable[];
  sequences: Record<string, string>;
  /** Path below `files` to its SHA-256; null where files lie in S3, which keeps its own versions. */
  files: Record<string, string> | null;
  /** Where the audit chain ended, as `position:hash`: a trail that is cut off at its end is found by it. */
  auditHead: string | null;
};

/** `filesFolder` is null where files are not on this disk. Fails with StartupError when `folder` is taken. */
export async function backUp(
  ownerUrl: string,
  filesFolder: string | null,
  folder: string,
): Promise<Manifest> {
  const draft = `${folder}.part`;
  if (await holds(folder)) throw new StartupError(`${folder} is not empty: name a new folder`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  const rows = await readRows(ownerUrl, join(draft, 'tables'));
  // Files are never changed, only added and removed: after the rows, so that none a row names is missing.
  if (filesFolder && (await holds(filesFolder))) {
    const drafts = join(filesFolder, UNFINISHED);
    await cp(filesFolder, join(draft, 'files'), { recursive: true, filter: (path) => path !== drafts });
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    ...rows,
    files: filesFolder ? await sumsOf(join(draft, 'files')) : null,
  };
  await writeFile(join(draft, MANIFEST), JSON.stringify(manifest, null, 2));
  // Whole or not at all: an interrupted one keeps the other name.
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  return manifest;
}

async function readRows(ownerUrl: string, folder: string) {
  const client = new Client({ ...steady, connectionString: ownerUrl, application_name: 'kiraya backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    await refuseHiddenRows(client);
    const tables: Manifest['tables'] = {};
    for (const table of await backupTables(client)) {
      const zip = createGzip({ level: 6 });
      const written = pipeline(zip, createWriteStream(join(folder, `${table.name}.gz`), { mode: 0o600 }));
      tables[table.name] = await readTable(client, table, writerTo(zip));
      zip.end();
      await written;
    }
    const manifest = {
      schema: await schemaOf(client),
      tables,
      months: await monthTables(client),
      sequences: await sequencesOf(client),
      auditHead: await auditHeadOf(client),
    };
    await client.query('commit');
    return manifest;
  } finally {
    await client.end();
  }
}

/** Row security binds an owner who is no superuser: without the policy that shows every row, a table would be saved empty. */
async function refuseHiddenRows(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and row_security_active(c.oid)
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'sees every row'
          and exists (select from unnest(p.polroles) role where pg_has_role(role, 'usage')))`,
  );
  if (rows.length === 0) return;
  throw new StartupError(
    `row security hides rows of ${rows.map(({ name }) => name).join(', ')} from this login: back up as the owner, after \`npm run migrate\``,
  );
}

async function sequencesOf(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
      where schemaname in ('public', 'auth', 'pgboss') and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

async function auditHeadOf(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ head: string }>(
    `select position || ':' || encode(hash, 'hex') as head from audit_chain order by position desc limit 1`,
  );
  return rows[0]?.head ?? null;
}

export async function holds(folder: string): Promise<boolean> {
  const entries = await readdir(folder).catch(() => []);
  return entries.length > 0;
}

/** SHA-256 of each file below a folder, by its path there. */
export async function sumsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sums: Record<string, string> = {};
  for (const path of paths.sort()) {
    const hash = createHash('sha256');
    for await (const block of createReadStream(path)) hash.update(block);
    sums[relative(folder, path)] = hash.digest('hex');
  }
  return sums;
}
