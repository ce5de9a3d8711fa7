/**
 * Runs the migrations that a database has not had, in the order of their names, and writes down which it has had. Each is one
 * transaction, unless its first line says `-- no transaction`: then its statements run one by one, as concurrent indexes and
 * batches need it, and all of them once more if one of them fails, so that each must bear being repeated.
 */
import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { inTransaction, isLocked, type Patience, patience, retry } from './patience.ts';
import { release } from './release.ts';
import type { SqlFile } from './sql-files.ts';
import { StartupError } from './startup-error.ts';

export const NO_TRANSACTION = '-- no transaction\n';
export const BREAKPOINT = '--> statement-breakpoint';

export async function runMigrations(
  client: ClientBase,
  files: readonly SqlFile[],
  waiting: Patience = patience,
): Promise<void> {
  await client.query(`create table if not exists app.migrations (name text primary key, hash text not null,
    release text not null, applied_at timestamptz not null default now())`);
  const pending = await pendingOf(client, files);
  for (const file of pending) {
    try {
      if (file.text.startsWith(NO_TRANSACTION)) await runStatements(client, file, waiting);
      else await retry(() => runWhole(client, file, waiting), isLocked, waiting);
    } catch (error) {
      throw isLocked(error) ? lockedOut(file, waiting) : failed(file, error);
    }
  }
}

async function pendingOf(client: ClientBase, files: readonly SqlFile[]): Promise<SqlFile[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from app.migrations',
  );
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = files.find((file) => applied.has(file.name) && applied.get(file.name) !== hashOf(file));
  if (changed) {
    throw new StartupError(
      `migration ${changed.name} is not what this database was given: put the file back as it was, and make the change in a new migration`,
    );
  }
  return files.filter(({ name }) => !applied.has(name));
}

const hashOf = ({ text }: SqlFile): string => createHash('sha256').update(text).digest('hex');

const runWhole = (client: ClientBase, file: SqlFile, waiting: Patience): Promise<void> =>
  inTransaction(client, waiting, async () => {
    await client.query(file.text);
    await record(client, file);
  });

async function runStatements(client: ClientBase, file: SqlFile, waiting: Patience): Promise<void> {
  for (const statement of file.text.split(BREAKPOINT)) {
    // A concurrent build waits for every older transaction, and nobody waits for it meanwhile.
    const timeout = /\bconcurrently\b/i.test(statement) ? 0 : waiting.lockTimeoutMs;
    await client.query(`set lock_timeout = ${timeout}`);
    await retry(() => client.query(statement), isLocked, waiting);
  }
  await client.query('reset lock_timeout');
  await record(client, file);
}

const record = (client: ClientBase, file: SqlFile) =>
  client.query('insert into app.migrations (name, hash, release) values ($1, $2, $3)', [
    file.name,
    hashOf(file),
    release,
  ]);

const failed = ({ name }: SqlFile, error: unknown): Error =>
  new Error(`migration ${name}: ${error instanceof Error ? error.message : error}`, { cause: error });

const lockedOut = ({ name }: SqlFile, { attempts, lockTimeoutMs }: Patience): StartupError =>
  new StartupError(
    `migration ${name} met a lock of somebody else at each of ${attempts} attempts of ${lockTimeoutMs / 1000} s: end what pg_stat_activity shows to run for long, or try again when the database is less busy`,
  );
