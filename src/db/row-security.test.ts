import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { type Command, loadRowAccess, type Person, people, type TableAccess } from './row-access.ts';

const ids: Record<string, string> = Object.fromEntries(
  [...people, 'nobody', 'home', 'otherHome', 'run'].map((name) => [name, randomUUID()]),
);
const rowAccess = await loadRowAccess();

const { urls, ownerUrl } = await cloneDatabase();
const owner = new pg.Client({ connectionString: ownerUrl });
const clients = new Map<Person, pg.Client>();

const fill = (text: string) =>
  text.replace(/(?<!:):([a-zA-Z]+)/g, (whole, name: string) => (ids[name] ? `'${ids[name]}'` : whole));

beforeAll(async () => {
  await owner.connect();
  await arrange();
  for (const person of people) {
    const url = { visitor: urls.visitor, worker: urls.jobs }[person as string] ?? urls.app;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    clients.set(person, client);
  }
});

afterAll(async () => {
  for (const client of clients.values()) await client.end();
  await owner.end();
});

async function arrange(): Promise<void> {
  const run = (text: string) => owner.query(fill(text));
  for (const person of ['seeker', 'accepted', 'neighbour', 'lister', 'admin', 'nobody']) {
    await run(
      `insert into auth.users (id, name, email) values (:${person}, '${person}', '${person}@example.in')`,
    );
  }
  await run(`delete from profiles where user_id = :nobody`);
  await run(`insert into user_roles (user_id, role) values (:admin, 'admin')`);
  await run(
    `insert into cities (id, name, slug, state, lat, lng) values (9001, 'Pune', 'pune', 'Maharashtra', 18.5, 73.8)`,
  );
  await run(`insert into localities (id, city_id, name, slug) values (9001, 9001, 'Baner', 'baner')`);
  for (const home of ['home', 'otherHome']) {
    await run(`insert into properties (id, listed_by, title, property_type, furnishing, city_id, locality_id, bedrooms,
        bathrooms, area_sqft, rent, listing_state, published_at, renewed_at)
      values (:${home}, :lister, '2 BHK in Baner', 'apartment', 'unfurnished', 9001, 9001, 2, 2, 900, 2500000,
        'published', now(), now())`);
  }
  for (const [person, status, awaiting] of [
    ['seeker', 'requested', `'lister'`],
    ['accepted', 'scheduled', 'null'],
  ]) {
    await run(`insert into property_visits (property_id, user_id, lister_id, visit_type, scheduled_date, slot, status, awaiting)
      values (:home, :${person}, :lister, 'physical', '2026-12-01', '10:00', '${status}', ${awaiting})`);
  }
  // What a row refers to comes before it.
  const { rows: references } = await owner.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`,
  );
  const added = new Set<string>();
  const addSample = async (table: string): Promise<void> => {
    if (added.has(table)) return;
    added.add(table);
    for (const { from, to } of references) if (from === table) await addSample(to);
    const sample = rowAccess[table]?.sample;
    if (sample) await run(sample);
  };
  for (const table of Object.keys(rowAccess)) await addSample(table);
}

const statementOf = (table: string, access: TableAccess): Record<Command, string> => ({
  select: `select from ${table} where ${access.where}`,
  insert: access.insert,
  update: `update ${table} set ${access.update} where ${access.where}`,
  delete: `delete from ${table} where ${access.where}`,
});

/** Tries a statement as that person in a transaction of its own, which never commits. */
async function succeeds(person: Person, statement: string): Promise<boolean> {
  const client = clients.get(person);
  if (!client) throw new Error(`Nobody is connected as ${person}`);
  await client.query('begin');
  try {
    if (person === 'worker') await client.query(`set local role worker`);
    else if (person !== 'visitor') {
      await client.query(`select set_config('role', 'member', true), set_config('app.user_id', $1, true)`, [
        ids[person],
      ]);
    }
    return (await client.query(fill(statement))).rowCount !== 0;
  } catch (error) {
    // 42501: no grant, or a new row refused by a policy; 25006: visitors only read.
    if (error instanceof pg.DatabaseError && ['42501', '25006'].includes(error.code ?? '')) return false;
    throw error;
  } finally {
    await client.query('rollback');
  }
}

describe('row access', () => {
  // security access: Row policy by role, every table
  // security attacks: Somebody else’s rows by their ids, every table
  it('is declared for every table, and for no other', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
        and c.relkind in ('r', 'p') and not c.relispartition`,
    );
    expect(Object.keys(rowAccess).sort()).toEqual(rows.map((row) => row.name).sort());
  });

  for (const [table, access] of Object.entries(rowAccess)) {
    for (const person of people) {
      const allows = access.allows[person] ?? [];
      it(`${table}: ${person} may ${allows.join(', ') || 'nothing'}`, async () => {
        const allowed: string[] = [];
        for (const [command, statement] of Object.entries(statementOf(table, access))) {
          if (await succeeds(person, statement)) allowed.push(command);
        }
        expect(allowed).toEqual(allows);
      });
    }
  }
});

describe('the ground under the policies', () => {
  it('forces row security on every table', async () => {
    const { rows } = await owner.query(
      `select relname from pg_class where relnamespace in ('public'::regnamespace, 'months'::regnamespace) and relkind in ('r', 'p')
        and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(rows).toEqual([]);
  });

  // security access: Row security is forced, and no role of a request is above it
  it('gives no role of a request any ownership or power over it', async () => {
    const requestRoles = ['kiraya_app', 'kiraya_visitor', 'kiraya_jobs', 'member', 'worker'];
    const { rows: powers } = await owner.query(
      `select rolname from pg_roles where rolname = any($1)
        and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)`,
      [requestRoles],
    );
    const { rows: owned } = await owner.query(
      `select relname from pg_class c join pg_roles r on r.oid = c.relowner
        where r.rolname = any($1) and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace, 'auth'::regnamespace)`,
      [requestRoles],
    );
    const { rows: memberships } = await owner.query(
      `select u.rolname || ' as ' || g.rolname as acts from pg_auth_members m
         join pg_roles u on u.oid = m.member join pg_roles g on g.oid = m.roleid
        where u.rolname = any($1) order by 1`,
      [requestRoles],
    );
    expect(powers).toEqual([]);
    expect(owned).toEqual([]);
    expect(memberships.map((row) => row.acts)).toEqual(['kiraya_app as member', 'kiraya_jobs as worker']);
  });

  it('lets the login role of requests do nothing until it acts as a member', async () => {
    const app = new pg.Client({ connectionString: urls.app });
    await app.connect();
    await expect(app.query('select from profiles')).rejects.toThrow('permission denied');
    await expect(app.query(`set role worker`)).rejects.toThrow('permission denied');
    await expect(app.query(`set role kiraya_bulk`)).rejects.toThrow('permission denied');
    await app.end();
  });

  it('keeps sign-in tables from everyone but the sign-in library', async () => {
    for (const person of people) expect(await succeeds(person, 'select from auth.accounts')).toBe(false);
  });

  it('leaves no function of ours open to everyone by default', async () => {
    const { rows } = await owner.query(
      `select p.proname from pg_proc p where p.pronamespace = 'app'::regnamespace
        and has_function_privilege('kiraya_visitor', p.oid, 'execute') and p.prosecdef order by 1`,
    );
    expect(rows.map((row) => row.proname)).toEqual([
      'answers_of_lister',
      'building_of',
      'claims_of_home',
      'former_home',
      'lister_of',
      'organisation_of',
      'record_view',
      'resembled_home',
      'sponsor_of_invite',
      'store_enquiry',
      'tenant_check_asked',
      'tenant_check_price',
    ]);
  });

  it('gives every security definer function a fixed search path', async () => {
    const { rows } = await owner.query(
      `select proname from pg_proc p where p.prosecdef
        and pronamespace in ('public'::regnamespace, 'app'::regnamespace)
        and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')`,
    );
    expect(rows).toEqual([]);
  });
});
