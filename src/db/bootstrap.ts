// Creates what migrations cannot: the cluster's roles with their passwords, extensions, and the schemas other roles own.
import pg, { type Client } from 'pg';
import {
  actingRoles,
  type Login,
  loginRoles,
  logins,
  roleLimits,
  rolePassword,
  statementLimits,
} from './roles.ts';
import { StartupError } from './startup-error.ts';

const extensions = ['pg_trgm', 'btree_gin', 'btree_gist', 'intarray', 'unaccent'];

/** Login roles that inherit nothing and act as another role inside a transaction. */
const actsAs: Partial<Record<Login, string>> = { app: actingRoles.member, jobs: actingRoles.worker };

const loginAttributes: Record<Login, string> = {
  app: 'login noinherit',
  visitor: 'login noinherit',
  auth: 'login noinherit',
  jobs: 'login noinherit',
  bulk: 'login noinherit',
};

/**
 * The catalogue's pages need plans made for their values (a generic plan was a hundred times slower), so they are sent unnamed,
 * which plans them each time; its counts are sent by name, because planning them costs more than running them.
 */
const loginSettings: Partial<Record<Login, string[]>> = {
  app: limitsOf('app'),
  visitor: ['default_transaction_read_only = on', 'plan_cache_mode = auto', ...limitsOf('visitor')],
  auth: ['search_path = auth', ...limitsOf('auth')],
  jobs: ['search_path = public'],
};

function limitsOf(login: keyof typeof statementLimits): string[] {
  const limits = { statement_timeout: statementLimits[login], ...roleLimits };
  return Object.entries(limits).map(([name, ms]) => `${name} = ${ms}`);
}

export async function bootstrap(client: Client, secret: string): Promise<void> {
  await createRoles(client);
  await refuseUnsafeRoles(client);
  for (const login of logins) {
    const role = loginRoles[login];
    await client.query(`alter role ${role} password '${rolePassword(secret, login)}'`);
    for (const setting of loginSettings[login] ?? []) await client.query(`alter role ${role} set ${setting}`);
    const acting = actsAs[login];
    if (acting) await client.query(`grant ${acting} to ${role} with inherit false, set true`);
  }
  await createSchemas(client);
  for (const name of extensions) {
    await client.query(`create extension if not exists ${name} with schema public`);
  }
}

async function createRoles(client: Client): Promise<void> {
  const wanted: [string, string][] = [
    [actingRoles.member, 'nologin'],
    [actingRoles.worker, 'nologin'],
    [actingRoles.definer, 'nologin'],
    ...logins.map((login): [string, string] => [loginRoles[login], loginAttributes[login]]),
  ];
  await refuseForeignRoles(client);
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles');
  const present = new Set(rows.map((row) => row.rolname));
  for (const [role, attributes] of wanted) {
    if (!present.has(role)) await client.query(`create role ${role} ${attributes}`);
  }
  // An owner who is no superuser needs membership to hand schemas and functions over to these roles.
  for (const role of [actingRoles.definer, loginRoles.jobs, loginRoles.auth]) {
    await client.query(`grant ${role} to current_user`);
  }
}

const ours = [...Object.values(loginRoles), ...Object.values(actingRoles)];

/** Roles belong to the whole server: whoever may not create them, or finds them made by somebody else, cannot install. */
async function refuseForeignRoles(client: Client): Promise<void> {
  const { rows } = await client.query<{
    owner: string;
    creates: boolean;
    present: string[];
    foreign: string[];
  }>(
    `select current_user as owner, (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as creates,
       coalesce(array_agg(rolname::text order by rolname), '{}') as present,
       coalesce(array_agg(rolname::text order by rolname) filter (where not pg_has_role(oid, 'member with admin option')), '{}')
         as foreign
     from pg_roles where rolname = any($1)`,
    [ours],
  );
  const [{ owner, creates, present, foreign } = { owner: '', creates: true, present: [], foreign: [] }] =
    rows;
  if (!creates && present.length < ours.length) {
    throw new StartupError(
      `its owner ${owner} may not create roles: \`alter role ${pg.escapeIdentifier(owner)} createrole\` (docs/operations.md, "Hosts")`,
    );
  }
  if (foreign.length > 0) {
    throw new StartupError(
      `the roles ${foreign.join(', ')} were made by another owner than ${owner}: as that one or a superuser, \`grant ${foreign.join(', ')} to ${pg.escapeIdentifier(owner)} with admin option\``,
    );
  }
}

/**
 * Until release 1.0 two roles were above row security; policies do that now. Together with those, since the release that still
 * serves would see nothing between the two.
 */
export async function bindRoles(client: Client): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(
    'select rolname from pg_roles where rolbypassrls and rolname = any($1)',
    [ours],
  );
  for (const { rolname } of rows) await client.query(`alter role ${rolname} nobypassrls`);
}

/** A role of ours that existed before with more power than it should have would make row security void. */
async function refuseUnsafeRoles(client: Client): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(
    `select rolname from pg_roles
      where rolname = any($1) and (rolsuper or rolcreaterole or rolcreatedb or rolreplication
        or (rolbypassrls and rolname <> all($2)))`,
    [ours, [loginRoles.bulk, actingRoles.definer]],
  );
  if (rows.length > 0) {
    throw new Error(`Database roles with too much power: ${rows.map((row) => row.rolname).join(', ')}`);
  }
}

async function createSchemas(client: Client): Promise<void> {
  await client.query('create schema if not exists app');
  await client.query(`create schema if not exists pgboss authorization ${loginRoles.jobs}`);
  await client.query('revoke all on schema app, pgboss from public');
  await client.query(`grant usage on schema app, public to ${ours.join(', ')}`);
  await client.query(`grant create on schema app, public to ${actingRoles.definer}`);
}
