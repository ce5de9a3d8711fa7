// Brings a database to the present schema: roles, policy functions, migrations, then grants and triggers.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { bindRoles, bootstrap } from './bootstrap.ts';
import { Client } from './client.ts';
import { jobTablesPlan, prepareJobTables } from './job-tables.ts';
import { steady } from './open-pool.ts';
import { inTransaction, isLocked, isSameRoles, type Patience, patience, retry } from './patience.ts';
import { addPermissionRoles, permissionRoles, removeFormerPermissionRoles } from './permission-roles.ts';
import { refuseForeignSchema } from './refuse-schema.ts';
import { release } from './release.ts';
import { connections, loginRoles } from './roles.ts';
import { runMigrations } from './run-migrations.ts';
import { type SqlFile, sqlFiles } from './sql-files.ts';
import { StartupError } from './startup-error.ts';

const folder = (name: string): URL => new URL(`./${name}/`, import.meta.url);
const lockKey = 8_270_411;
/** So often a process that waits for another's migration looks whether it is done. */
const TURN_MS = 200;

export interface MigrateResult {
  /** False when the stored fingerprint said there was nothing to do. */
  changed: boolean;
}

/** Idempotent, and safe when several processes start at once. Throws what PostgreSQL says when it cannot. */
export async function migrate(ownerUrl: string, options: { secret: string }): Promise<MigrateResult> {
  return onConnection(ownerUrl, async (client) => {
    if (await isPresent(client, ownerUrl, options.secret)) return { changed: false };
    await takeTurn(client);
    if (await isPresent(client, ownerUrl, options.secret)) return { changed: false };
    await refuseForeignSchema(client, migrations());
    await apply(client, options.secret);
    return { changed: true };
  });
}

/** Asks again and again: whoever waited inside a statement would keep a concurrent index of the one before from being finished. */
async function takeTurn(client: pg.Client): Promise<void> {
  const ask = 'select pg_try_advisory_lock($1) as is_mine';
  while (!(await client.query<{ is_mine: boolean }>(ask, [lockKey])).rows[0]?.is_mine) await pause(TURN_MS);
}

/** The same for a process that does not know the owner: asks by a lesser login. Changes nothing. */
export async function requireSchemaWithoutOwner(databaseUrl: string, secret: string): Promise<void> {
  const { jobs } = connections(databaseUrl, secret);
  const isThere = await onConnection(jobs, (client) => isPresent(client, databaseUrl, secret)).catch(
    (error: Error) => {
      throw new StartupError(
        `its logins cannot be used (${error.message}): run \`npm run migrate\` as its owner`,
      );
    },
  );
  if (!isThere)
    throw new StartupError(
      `it is not at the schema of release ${release}: run \`npm run migrate\` as its owner`,
    );
}

/** For programs that leave migrating to `npm run migrate`: changes nothing. */
export async function requirePresentSchema(ownerUrl: string, options: { secret: string }): Promise<void> {
  await onConnection(ownerUrl, async (client) => {
    if (await isPresent(client, ownerUrl, options.secret)) return;
    await refuseForeignSchema(client, migrations());
    throw new StartupError(
      `it is not at the schema of release ${release} (or AUTH_SECRET is a new one), and MIGRATE_ON_START=false leaves that to you: run \`npm run migrate\``,
    );
  });
}

async function onConnection<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...steady, connectionString: ownerUrl, application_name: 'kiraya migrate' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const migrations = (): SqlFile[] => sqlFiles(folder('migrations'));

async function apply(client: pg.Client, secret: string): Promise<void> {
  await step(client, () => bootstrap(client, secret));
  await step(client, async () => {
    await runFolder(client, 'sql/before');
    await addPermissionRoles(client);
  });
  await runMigrations(client, migrations());
  await prepareJobTables(client);
  await step(client, async () => {
    await runFolder(client, 'sql/after');
    await bindRoles(client);
    await removeFormerPermissionRoles(client);
    await client.query(
      'create table if not exists app.schema_state (fingerprint text not null, release text not null)',
    );
    await client.query(`grant select on app.schema_state to ${loginRoles.jobs}`);
    await client.query('truncate app.schema_state');
    await client.query('insert into app.schema_state values ($1, $2)', [fingerprintOf(secret), release]);
  });
  // What the release before wrote without the journal. Alone, so that no lock of the step before is held meanwhile.
  await step(client, async () => {
    await client.query('select app.post_backlog()');
  });
}

const atOnce: Patience = { ...patience, attempts: 5, pause: async () => undefined };

const step = (client: pg.Client, work: () => Promise<void>): Promise<void> =>
  retry(() => retry(() => inTransaction(client, patience, work), isSameRoles, atOnce), isLocked, patience);

/** Keyed by the secret, so that a new secret sets new passwords; it reveals nothing of it. */
function fingerprintOf(secret: string): string {
  const hash = createHmac('sha256', secret);
  for (const file of ['./bootstrap.ts', './roles.ts']) {
    hash.update(readFileSync(new URL(file, import.meta.url)));
  }
  for (const part of ['sql/before', 'sql/after', 'migrations']) {
    for (const file of sqlFiles(folder(part))) hash.update(file.name).update(file.text);
  }
  hash.update(jobTablesPlan());
  hash.update(permissionRoles());
  return hash.digest('hex');
}

async function isPresent(client: pg.Client, ownerUrl: string, secret: string): Promise<boolean> {
  const { rows: tables } = await client.query(
    `select to_regclass('app.schema_state') is not null as present`,
  );
  if (!tables[0].present) return false;
  const { rows } = await client.query('select from app.schema_state where fingerprint = $1', [
    fingerprintOf(secret),
  ]);
  return rows.length === 1 && (await canLogIn(connections(ownerUrl, secret).app));
}

/** Roles belong to the cluster, not to the database: after a restore elsewhere they may be missing. */
async function canLogIn(url: string): Promise<boolean> {
  const client = new Client({ ...steady, connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function runFolder(client: pg.Client, name: string): Promise<void> {
  for (const file of sqlFiles(folder(name))) {
    try {
      await client.query(file.text);
    } catch (error) {
      throw new Error(`${name}/${file.name}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
}
