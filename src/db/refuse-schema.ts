/**
 * Which databases this release leaves alone. An older program would put its own functions, policies and grants in the place of
 * newer ones, while the tables stay new: wrong data without a word.
 */
import type { ClientBase } from 'pg';
import { isLater, release } from './release.ts';
import type { SqlFile } from './sql-files.ts';
import { StartupError } from './startup-error.ts';

export async function refuseForeignSchema(client: ClientBase, files: readonly SqlFile[]): Promise<void> {
  const has = await tablesOf(client);
  if (!has.migrations) {
    if (has.unreleased) throw new StartupError(UNRELEASED);
    return;
  }
  await refuseLaterRelease(client, has.state);
  await refuseUnknown(client, files);
}

const UNRELEASED =
  'it was made before the first release, by migrations that are gone, and cannot be brought over. Move DATA_DIR/postgres away, or name an empty database in DATABASE_URL, and start again';

async function tablesOf(
  client: ClientBase,
): Promise<{ migrations: boolean; state: boolean; unreleased: boolean }> {
  const { rows } = await client.query(
    `select to_regclass('app.migrations') is not null as migrations, to_regclass('app.schema_state') is not null as state,
      to_regclass('app.__drizzle_migrations') is not null as unreleased`,
  );
  return rows[0];
}

/** The functions and policies of a release count as much as its tables, so the state names its release too. */
async function refuseLaterRelease(client: ClientBase, hasState: boolean): Promise<void> {
  const { rows } = await client.query<{ release: string }>(
    `select release from app.migrations ${hasState ? 'union select release from app.schema_state' : ''}`,
  );
  const [first, ...others] = rows.map((row) => row.release);
  if (first === undefined) return;
  const last = others.reduce((latest, other) => (isLater(other, latest) ? other : latest), first);
  if (!isLater(last, release)) return;
  throw new StartupError(
    `the database belongs to release ${last}, and this is release ${release}. Start release ${last} or a later one, or restore a backup of this one into an empty database (docs/operations.md, "Upgrading")`,
  );
}

/** Of the same release: somebody's work that this program has not got. */
async function refuseUnknown(client: ClientBase, files: readonly SqlFile[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from app.migrations where name <> all($1) order by name',
    [files.map(({ name }) => name)],
  );
  if (rows.length === 0) return;
  throw new StartupError(
    `the database has migrations that this program does not know: ${rows.map(({ name }) => name).join(', ')}. Start the program that has them, or begin with an empty database`,
  );
}
