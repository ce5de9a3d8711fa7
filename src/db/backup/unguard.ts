/**
 * Lets rows come as they were: no trigger touches them, references hold once all of them are there, and row security does not bind
 * the tables' owner, since COPY into a table does not run under it. By the owner's own rights, as no superuser is at hand on most hosts.
 */
import pg from 'pg';
import { StartupError } from '../startup-error.ts';

/** Somebody who still uses the database would wait for these locks, and they for theirs. */
const LOCK_TIMEOUT_MS = 10_000;
const isOurs = `n.nspname in ('public', 'auth', 'pgboss', 'months')`;

/** For the open transaction, which keeps everybody else out from then on. Returns what puts everything back and checks the references. */
export async function unguard(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select r.conrelid::regclass::text as table, quote_ident(r.conname) as name, pg_get_constraintdef(r.oid) as definition
       from pg_constraint r join pg_namespace n on n.oid = r.connamespace
      where r.contype = 'f' and r.conparentid = 0 and ${isOurs} order by r.oid`,
  );
  // What is switched off already stays so.
  const { rows: triggers } = await client.query<{ table: string; name: string }>(
    `select t.tgrelid::regclass::text as table, quote_ident(t.tgname) as name
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled = 'O' and ${isOurs} order by t.oid`,
  );
  const { rows: forced } = await client.query<{ table: string }>(
    `select c.oid::regclass::text as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relforcerowsecurity and n.nspname = 'public'`,
  );
  await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
  try {
    await alter(client, [
      ...references.map(({ table, name }) => ({ table, change: `drop constraint ${name}` })),
      ...triggers.map(({ table, name }) => ({ table, change: `disable trigger ${name}` })),
      ...forced.map(({ table }) => ({ table, change: 'no force row level security' })),
    ]);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === '55P03')) throw error;
    throw new StartupError('somebody uses the database: stop servers and workers before you restore');
  }
  return () =>
    alter(client, [
      ...triggers.map(({ table, name }) => ({ table, change: `enable trigger ${name}` })),
      ...forced.map(({ table }) => ({ table, change: 'force row level security' })),
      ...references.map(({ table, name, definition }) => ({
        table,
        change: `add constraint ${name} ${definition}`,
      })),
    ]);
}

/** All changes of a table in one command, and all commands in one message. */
async function alter(
  client: pg.ClientBase,
  changes: readonly { table: string; change: string }[],
): Promise<void> {
  const commands = [...Map.groupBy(changes, ({ table }) => table)].map(
    ([table, own]) => `alter table ${table} ${own.map(({ change }) => change).join(', ')}`,
  );
  await client.query(commands.join('; '));
}
