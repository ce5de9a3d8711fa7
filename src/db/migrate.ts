// Brings a database to the present schema: roles, policy functions, Drizzle migrations, then grants and triggers.
import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { bootstrap } from './bootstrap.ts';
import { jobTablesPlan, prepareJobTables } from './job-tables.ts';
import { steady } from './open-pool.ts';
import { addPermissionRoles, permissionRoles, removeFormerPermissionRoles } from './permission-roles.ts';
import { connections } from './roles.ts';
import { StartupError } from './startup-error.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const migrationsFolder = folder('./migrations');
const lockKey = 8_270_411;
const attempts = 5;

export interface MigrateResult {
  /** False when the stored fingerprint said there was nothing to do. */
  changed: boolean;
}

/** Idempotent, and safe when several processes start at once. Throws what PostgreSQL says when it cannot. */
export async function migrate(ownerUrl: string, options: { secret: string }): Promise<MigrateResult> {
  const fingerprint = fingerprintOf(options.secret);
  const client = new pg.Client({ ...steady, connectionString: ownerUrl, application_name: 'kiraya migrate' });
  await client.connect();
  try {
    if (await isPresent(client, fingerprint, ownerUrl, options.secret)) return { changed: false };
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    if (await isPresent(client, fingerprint, ownerUrl, options.secret)) return { changed: false };
    await refuseNewer(client);
    await apply(client, options.secret, fingerprint);
    return { changed: true };
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, secret: string, fingerprint: string): Promise<void> {
  await withRetries(() => inTransaction(client, () => bootstrap(client, secret)));
  await inTransaction(client, () => runFolder(client, './sql/before'));
  await addPermissionRoles(client);
  await runMigrations(drizzle(client), { migrationsFolder, migrationsSchema: 'app' });
  await prepareJobTables(client);
  await withRetries(() =>
    inTransaction(client, async () => {
      await runFolder(client, './sql/after');
      await removeFormerPermissionRoles(client);
      await client.query('create table if not exists app.schema_state (fingerprint text not null)');
      await client.query('truncate app.schema_state');
      await client.query('insert into app.schema_state values ($1)', [fingerprint]);
    }),
  );
}

/**
 * An older version would put its own functions, policies and grants in the place of newer ones, while the tables stay new: wrong
 * data without a word. Migrations are told apart by when they were made, which Drizzle keeps, and which no change of a file moves.
 */
async function refuseNewer(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query(
    `select to_regclass('app.__drizzle_migrations') is not null as present`,
  );
  if (!tables[0].present) return;
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const { rows } = await client.query<{ at: Date }>(
    `select to_timestamp(created_at / 1000.0) as at from app.__drizzle_migrations
      where created_at <> all($1::bigint[]) order by created_at`,
    [known],
  );
  const last = rows.at(-1);
  if (!last) return;
  const what = rows.length === 1 ? '1 migration' : `${rows.length} migrations`;
  throw new StartupError(
    `the database belongs to a newer version: it has ${what} that this one does not know, the last of ${last.at.toISOString().slice(0, 10)}. Start the newer version, or restore a backup of this one into an empty database (docs/operations.md, "A new version")`,
  );
}

/** Keyed by the secret, so that a new secret sets new passwords; it reveals nothing of it. */
function fingerprintOf(secret: string): string {
  const hash = createHmac('sha256', secret);
  for (const file of ['./bootstrap.ts', './roles.ts']) hash.update(readFileSync(folder(file)));
  for (const part of ['./sql/before', './sql/after', './migrations']) {
    for (const file of sqlFiles(part)) hash.update(file.name).update(file.text);
  }
  hash.update(jobTablesPlan());
  hash.update(permissionRoles());
  return hash.digest('hex');
}

async function isPresent(
  client: pg.Client,
  fingerprint: string,
  ownerUrl: string,
  secret: string,
): Promise<boolean> {
  const { rows: tables } = await client.query(
    `select to_regclass('app.schema_state') is not null as present`,
  );
  if (!tables[0].present) return false;
  const { rows } = await client.query('select from app.schema_state where fingerprint = $1', [fingerprint]);
  return rows.length === 1 && (await canLogIn(connections(ownerUrl, secret).app));
}

/** Roles belong to the cluster, not to the database: after a restore elsewhere they may be missing. */
async function canLogIn(url: string): Promise<boolean> {
  const client = new pg.Client({ ...steady, connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Another database of the same cluster may be changing the same roles: PostgreSQL then refuses one of the two. */
async function withRetries(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isConcurrent =
        error instanceof pg.DatabaseError && ['XX000', '23505', '42710'].includes(error.code ?? '');
      if (!isConcurrent || attempt === attempts) throw error;
    }
  }
}

async function runFolder(client: pg.Client, name: string): Promise<void> {
  for (const file of sqlFiles(name)) {
    try {
      await client.query(file.text);
    } catch (error) {
      throw new Error(`${name}/${file.name}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
}

function sqlFiles(name: string): { name: string; text: string }[] {
  return readdirSync(folder(name))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file, text: readFileSync(`${folder(name)}/${file}`, 'utf8') }));
}
