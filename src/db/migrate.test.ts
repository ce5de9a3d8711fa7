import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { migrate } from './migrate.ts';
import { connections, rolePassword } from './roles.ts';

const { ownerUrl, urls, secret } = await cloneDatabase();
const owner = new pg.Client({ connectionString: ownerUrl });
const emptyName = `clone_${process.ppid}_${randomBytes(6).toString('hex')}`;
const emptyUrl = Object.assign(new URL(ownerUrl), { pathname: `/${emptyName}` }).href;

beforeAll(async () => {
  await owner.connect();
  await owner.query(`create database ${emptyName}`);
});

afterAll(async () => {
  await owner.query(`drop database ${emptyName} with (force)`);
  await owner.end();
});

describe('migrate', () => {
  it('is safe when several processes start at once, and changes nothing the second time', async () => {
    const results = await Promise.all([1, 2, 3].map(() => migrate(emptyUrl, { secret })));
    expect(results.filter((result) => result.changed)).toHaveLength(1);
    expect(await migrate(emptyUrl, { secret })).toEqual({ changed: false });
  });

  it('mends grants, forced row security and append-only triggers that somebody took away', async () => {
    await owner.query('alter table profiles no force row level security');
    await owner.query('grant all on mails to member');
    await owner.query('drop trigger refuse_audit_change on audit_log');
    await owner.query('truncate app.schema_state');
    expect(await migrate(ownerUrl, { secret })).toEqual({ changed: true });
    const { rows } = await owner.query(
      `select (select relforcerowsecurity from pg_class where oid = 'profiles'::regclass) as forced,
        has_table_privilege('member', 'mails', 'select') as granted,
        exists (select from pg_trigger where tgname = 'refuse_audit_change') as guarded`,
    );
    expect(rows).toEqual([{ forced: true, granted: false, guarded: true }]);
  });

  it('refuses a database with migrations that this version does not know, and leaves it as it is', async () => {
    await owner.query('begin');
    await owner.query('alter table profiles no force row level security');
    await owner.query('truncate app.schema_state');
    await owner.query(
      `insert into app.__drizzle_migrations (hash, created_at)
       values ('of a later version', extract(epoch from timestamptz '2099-01-02') * 1000)`,
    );
    await owner.query('commit');
    await expect(migrate(ownerUrl, { secret })).rejects.toThrow(
      'the database belongs to a newer version: it has 1 migration that this one does not know, the last of 2099-01-02',
    );
    const { rows } = await owner.query(
      `select relforcerowsecurity as forced, (select count(*)::int from app.schema_state) as states
         from pg_class where oid = 'profiles'::regclass`,
    );
    expect(rows).toEqual([{ forced: false, states: 0 }]);

    await owner.query(`delete from app.__drizzle_migrations where hash = 'of a later version'`);
    expect(await migrate(ownerUrl, { secret })).toEqual({ changed: true });
  });

  it('keeps updated_at true', async () => {
    const { rows } = await owner.query(
      `insert into settings (key, value, updated_at) values ('a', '1', '2020-01-01') returning updated_at`,
    );
    const { rows: after } = await owner.query(
      `update settings set value = '2' where key = 'a' returning updated_at`,
    );
    expect(rows[0].updated_at.getFullYear()).toBe(2020);
    expect(after[0].updated_at.getFullYear()).toBeGreaterThan(2020);
  });
});

describe('connections', () => {
  it('keeps server, database and parameters, and gives every role its own password', async () => {
    const named = connections('postgres://owner:secret@db.example:5433/kiraya?connect_timeout=5', 'a secret');
    expect(named.visitor).toBe(
      `postgres://kiraya_visitor:${rolePassword('a secret', 'visitor')}@db.example:5433/kiraya?connect_timeout=5`,
    );
    expect(new Set(Object.values(named).map((url) => new URL(url).password)).size).toBe(5);
    for (const url of Object.values(urls)) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.end();
    }
    const wrong = new pg.Client({ connectionString: urls.app.replace(/:[^:@]+@/, ':wrong@') });
    await expect(wrong.connect()).rejects.toThrow('password authentication failed');
  });
});
