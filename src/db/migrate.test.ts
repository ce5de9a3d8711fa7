import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { type ScratchDatabase, scratchDatabase, testSecret } from '../../tests/support/scratch-database.ts';
import { migrate } from './migrate.ts';
import { connections, rolePassword } from './roles.ts';

let scratch: ScratchDatabase;
afterEach(() => scratch.drop());

const countTables = async () => {
  const { rows } = await scratch.owner.query(
    `select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return rows[0].tables as number;
};

describe('migrate', () => {
  it('is safe when several processes start at once, and changes nothing the second time', async () => {
    scratch = await scratchDatabase({ migrated: false });
    const results = await Promise.all([1, 2, 3].map(() => migrate(scratch.ownerUrl, { secret: testSecret })));
    expect(results.filter((result) => result.changed)).toHaveLength(1);
    expect(await countTables()).toBeGreaterThan(15);
    expect(await migrate(scratch.ownerUrl, { secret: testSecret })).toEqual({ changed: false });
  });

  it('mends grants, forced row security and append-only triggers that somebody took away', async () => {
    scratch = await scratchDatabase();
    await scratch.owner.query('alter table profiles no force row level security');
    await scratch.owner.query('grant all on mails to member');
    await scratch.owner.query('drop trigger refuse_audit_change on audit_log');
    await scratch.owner.query('truncate app.schema_state');
    expect(await migrate(scratch.ownerUrl, { secret: testSecret })).toEqual({ changed: true });
    const { rows } = await scratch.owner.query(
      `select (select relforcerowsecurity from pg_class where oid = 'profiles'::regclass) as forced,
        has_table_privilege('member', 'mails', 'select') as granted,
        exists (select from pg_trigger where tgname = 'refuse_audit_change') as guarded`,
    );
    expect(rows).toEqual([{ forced: true, granted: false, guarded: true }]);
  });

  it('keeps updated_at true', async () => {
    scratch = await scratchDatabase();
    const { rows } = await scratch.owner.query(
      `insert into settings (key, value, updated_at) values ('a', '1', '2020-01-01') returning updated_at`,
    );
    const { rows: after } = await scratch.owner.query(
      `update settings set value = '2' where key = 'a' returning updated_at`,
    );
    expect(rows[0].updated_at.getFullYear()).toBe(2020);
    expect(after[0].updated_at.getFullYear()).toBeGreaterThan(2020);
  });
});

describe('connections', () => {
  it('keeps server, database and parameters, and gives every role its own password', async () => {
    scratch = await scratchDatabase();
    const urls = connections('postgres://owner:secret@db.example:5433/kiraya?sslmode=require', 'a secret');
    expect(urls.visitor).toBe(
      `postgres://kiraya_visitor:${rolePassword('a secret', 'visitor')}@db.example:5433/kiraya?sslmode=require`,
    );
    expect(new Set(Object.values(urls).map((url) => new URL(url).password)).size).toBe(5);
    for (const url of Object.values(scratch.urls)) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.end();
    }
    const wrong = new pg.Client({ connectionString: scratch.urls.app.replace(/:[^:@]+@/, ':wrong@') });
    await expect(wrong.connect()).rejects.toThrow('password authentication failed');
  });
});
