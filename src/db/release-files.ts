/** Keeps the files that pages of a release load where every host finds them: in the database. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { Client } from './client.ts';
import { steady } from './open-pool.ts';
import { inTransaction, patience } from './patience.ts';

/** Releases whose files are kept, this one among them: some 6 MB for what each changes. */
const RELEASES = 5;
/** Files of one statement. */
const BATCH = 100;
const LOCK_KEY = 8_270_412;
/** Others are as small as they get, and are asked for by parts. */
const TEXT = /\.(js|css|svg)$/;
/** Copies that a host makes for itself. */
const COPY = /\.(br|gz)$/;

/**
 * Puts the files below `folder` into the database of `ownerUrl`, those that it lacks, and lets go of releases that are five behind. A name
 * is that of one content, so what is there stays. Several processes may do it at once.
 */
export async function keepReleaseFiles(ownerUrl: string, folder: string): Promise<void> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = all
    .filter((entry) => entry.isFile() && !COPY.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length))
    .map((path) => path.replaceAll(sep, '/'))
    .sort();
  const client = new Client({ ...steady, connectionString: ownerUrl, application_name: 'kiraya files' });
  await client.connect();
  try {
    await inTransaction(client, patience, () => keep(client, folder, paths));
  } finally {
    await client.end();
  }
}

async function keep(client: pg.Client, folder: string, paths: readonly string[]): Promise<void> {
  // Whoever comes second finds all of it. Not for longer than two minutes, should the first one hang.
  await client.query(`set local lock_timeout = '2min'`);
  await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
  const id = createHash('sha256').update(paths.join('\n')).digest('hex');
  await client.query(
    `insert into app.releases (id, paths) values ($1, $2) on conflict (id) do update set kept_at = app.now()`,
    [id, paths],
  );
  const { rows: lacking } = await client.query<{ path: string }>(
    'select path from unnest($1::text[]) path where not exists (select from app.release_files f where f.path = path.path)',
    [paths],
  );
  for (let first = 0; first < lacking.length; first += BATCH)
    await add(client, folder, lacking.slice(first, first + BATCH));
  await client.query(
    'delete from app.releases where id not in (select id from app.releases order by kept_at desc, id limit $1)',
    [RELEASES],
  );
  await client.query(
    'delete from app.release_files where path not in (select unnest(paths) from app.releases)',
  );
}

async function add(client: pg.Client, folder: string, files: readonly { path: string }[]): Promise<void> {
  const paths = files.map(({ path }) => path);
  const bytes = await Promise.all(
    paths.map(async (path) => {
      const read = await readFile(join(folder, path));
      return TEXT.test(path) ? promisify(gzip)(read) : read;
    }),
  );
  await client.query(
    'insert into app.release_files (path, bytes, is_gzip) select * from unnest($1::text[], $2::bytea[], $3::boolean[])',
    [paths, bytes, paths.map((path) => TEXT.test(path))],
  );
}
