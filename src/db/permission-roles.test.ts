/** Program and database answer from one table what a role may, and nothing asks for a name that is not in it. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import {
  type Actor,
  can,
  type RolePermission,
  rolePermissions,
  rowPermissions,
} from '../domain/permissions.ts';
import { isStaff, type Role, roles } from '../domain/roles.ts';
import { migrate } from './migrate.ts';

const { database, ownerUrl, secret } = await cloneDatabase();
const owner = new pg.Client({ connectionString: ownerUrl });
const names = rolePermissions().map(({ permission }) => permission as RolePermission);
const userIds = Object.fromEntries(roles.map((role) => [role, randomUUID()]));

beforeAll(async () => {
  await owner.connect();
  for (const [role, userId] of Object.entries(userIds)) {
    await owner.query('insert into auth.users (id, name, email) values ($1, $2, $3)', [
      userId,
      role,
      `${role}@example.in`,
    ]);
    await owner.query(`insert into user_roles (user_id, role) select $1, $2 where $2 <> 'user'`, [
      userId,
      role,
    ]);
  }
});

afterAll(() => owner.end());

const asked = (role: Role, rest: { withoutStaff?: boolean } = {}) =>
  database.asActor({ userId: userIds[role] as string, ...rest }, async (tx) => {
    const { rows } = await tx.execute<{ name: string; may: boolean }>(
      sql`select name, app.may(name) as may from unnest(${sql.param(names)}::text[]) name`,
    );
    return rows.filter(({ may }) => may).map(({ name }) => name);
  });

const allowed = (held: readonly Role[]) => {
  const actor: Actor = { kind: 'member', userId: '', roles: held, isAffiliate: false, isVerified: true };
  return names.filter((name) => can(actor, name));
};

describe('app.may()', () => {
  it.each(roles)('answers for %s as the program does', async (role) => {
    expect((await asked(role)).sort()).toEqual(allowed([role]).sort());
  });

  it('leaves whoever acts by an access token without staff roles', async () => {
    for (const role of roles) {
      const expected = isStaff(role) ? [] : allowed([role]);
      expect((await asked(role, { withoutStaff: true })).sort()).toEqual(expected.sort());
    }
  });

  it('raises what no role has, so that a slip in a policy closes the table with a word', async () => {
    const ask = database.asActor({ userId: userIds.admin as string }, (tx) =>
      tx.execute(sql`select app.may('users.lst')`),
    );
    await expect(ask).rejects.toMatchObject({
      cause: { message: 'No role has the permission "users.lst"', code: '42704' },
    });
  });

  it('opens rows to a role by a row of its own: people, and not their bank accounts', async () => {
    const seen = () =>
      database.asActor({ userId: userIds.property_manager as string }, async (tx) => {
        const { rows } = await tx.execute<{ people: number; accounts: number }>(
          sql`select (select count(*)::int from profiles) as people, (select count(*)::int from payout_accounts) as accounts`,
        );
        return rows[0];
      });
    await owner.query(
      `insert into payout_accounts (user_id, key_id, sealed, masked, ifsc, holder_name)
        values ($1, 'k', decode(repeat('00', 40), 'hex'), '****1234', 'HDFC0000001', 'Asha')`,
      [userIds.tenant],
    );
    expect(await seen()).toEqual({ people: 1, accounts: 0 });
    await owner.query(
      `insert into app.permission_roles values ('profile.readAll', 'property_manager', true)`,
    );
    expect(await seen()).toEqual({ people: roles.length, accounts: 0 });
    await owner.query(`delete from app.permission_roles where role = 'property_manager'`);
  });

  it('forgets with the next migration what the program does not give', async () => {
    await owner.query(`insert into app.permission_roles values ('users.list', 'tenant', false)`);
    await owner.query(`delete from app.permission_roles where permission = 'users.get'`);
    await owner.query('truncate app.schema_state');
    expect(await migrate(ownerUrl, { secret })).toEqual({ changed: true });
    expect(await asked('tenant')).toEqual([]);
    expect(await asked('admin')).toContain('users.get');
  });
});

describe('what is asked', () => {
  const literal = /app\.may\('([^']+)'/g;
  const namesIn = (text: string) => [...text.matchAll(literal)].map((match) => match[1] ?? '');

  async function live(): Promise<string[]> {
    const { rows } = await owner.query<{ text: string }>(
      `select concat(qual, ' ', with_check) as text from pg_policies where schemaname in ('public', 'months')
       union all
       select p.prosrc from pg_proc p where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace)`,
    );
    return rows.map(({ text }) => text);
  }

  it('is a permission of roles in every policy and function, each by its plain name', async () => {
    const texts = await live();
    const found = new Set(texts.flatMap(namesIn));
    expect([...found].filter((name) => !(names as string[]).includes(name))).toEqual([]);
    expect(texts.filter((text) => /app\.may\((?!')/.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('is_admin('))).toEqual([]);
    expect(found.size).toBeGreaterThan(50);
  });

  it('is every row permission, somewhere', async () => {
    const found = new Set((await live()).flatMap(namesIn));
    expect(Object.keys(rowPermissions).filter((name) => !found.has(name))).toEqual([]);
  });

  it('is asked outside the database by `may()` alone, whose names the compiler knows', () => {
    const source = fileURLToPath(new URL('..', import.meta.url));
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const program = files.filter((file) => /^(server|web|domain)\/.*\.tsx?$/.test(file));
    const byHand = program.filter((file) => readFileSync(`${source}/${file}`, 'utf8').includes('app.may('));
    expect(byHand).toEqual([]);
    expect(program.length).toBeGreaterThan(500);
  });
});
