import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { migrate, requirePresentSchema } from './migrate.ts';
import { release } from './release.ts';
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

const stateOf = async () =>
  (
    await owner.query(
      `select relforcerowsecurity as forced, fingerprint, release
         from pg_class left join app.schema_state on true where oid = 'profiles'::regclass`,
    )
  ).rows;

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

  it('refuses the database of a later release by its number, and leaves it as it is', async () => {
    await owner.query('alter table profiles no force row level security');
    await owner.query(`update app.schema_state set fingerprint = 'another', release = '99.10.0'`);
    const refused = `the database belongs to release 99.10.0, and this is release ${release}. Start release 99.10.0 or a later one`;
    await expect(migrate(ownerUrl, { secret })).rejects.toThrow(refused);
    await expect(requirePresentSchema(ownerUrl, { secret })).rejects.toThrow(refused);
    await owner.query(`update app.schema_state set release = '0.0.9'`);
    await owner.query(
      `insert into app.migrations (name, hash, release) values ('0099_later.sql', 'of a later release', '99.10.0')`,
    );
    await expect(migrate(ownerUrl, { secret })).rejects.toThrow(refused);
    expect(await stateOf()).toEqual([{ forced: false, fingerprint: 'another', release: '0.0.9' }]);

    await owner.query(`delete from app.migrations where name = '0099_later.sql'`);
    expect(await migrate(ownerUrl, { secret })).toEqual({ changed: true });
    expect(await stateOf()).toMatchObject([{ forced: true, release }]);
  });

  it('refuses a database of this release with migrations that it does not know, and names them', async () => {
    await owner.query('truncate app.schema_state');
    await owner.query(
      `insert into app.migrations (name, hash, release) values ('0099_of_a_branch.sql', 'unknown', $1)`,
      [release],
    );
    await expect(migrate(ownerUrl, { secret })).rejects.toThrow(
      'the database has migrations that this program does not know: 0099_of_a_branch.sql.',
    );
    await owner.query(`delete from app.migrations where hash = 'unknown'`);
    expect(await migrate(ownerUrl, { secret })).toEqual({ changed: true });
  });

  it('refuses a database from before the first release, and says what to do', async () => {
    await owner.query('truncate app.schema_state');
    await owner.query('create table app.__drizzle_migrations (hash text)');
    await owner.query('alter table app.migrations rename to put_aside');
    await expect(migrate(ownerUrl, { secret })).rejects.toThrow(
      /made before the first release.* Move DATA_DIR\/postgres away, or name an empty database/,
    );
    await owner.query('alter table app.put_aside rename to migrations');
    await owner.query('drop table app.__drizzle_migrations');
    expect(await migrate(ownerUrl, { secret })).toEqual({ changed: true });
  });

  it('requires the present schema where migrating is left to a command, and changes nothing', async () => {
    await requirePresentSchema(ownerUrl, { secret });
    await owner.query(`update app.schema_state set fingerprint = 'an older one', release = '0.0.9'`);
    await expect(requirePresentSchema(ownerUrl, { secret })).rejects.toThrow(
      `it is not at the schema of release ${release} (or AUTH_SECRET is a new one), and MIGRATE_ON_START=false leaves that to you: run \`npm run migrate\``,
    );
    expect(await stateOf()).toMatchObject([{ fingerprint: 'an older one', release: '0.0.9' }]);
    expect(await migrate(ownerUrl, { secret })).toEqual({ changed: true });
    await requirePresentSchema(ownerUrl, { secret });
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
