import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import type { Patience } from './patience.ts';
import { release } from './release.ts';
import { runMigrations } from './run-migrations.ts';

const { ownerUrl } = await cloneDatabase();
const client = new pg.Client({ connectionString: ownerUrl });
const other = new pg.Client({ connectionString: ownerUrl });

beforeAll(async () => {
  await client.connect();
  await other.connect();
});

afterAll(async () => {
  await client.end();
  await other.end();
});

beforeEach(async () => {
  await client.query('truncate app.migrations');
  await client.query('drop table if exists trial, second_trial');
});

const file = (name: string, text: string) => ({ name, text });
const first = file(
  '0001_trial.sql',
  'create table trial (id int);\n--> statement-breakpoint\ninsert into trial values (1)',
);

const applied = async () =>
  (await client.query('select name, release from app.migrations order by name')).rows;
const ids = async () => (await client.query('select id from trial order by id')).rows.map(({ id }) => id);

/** Waits hardly at all, and does `meanwhile` where it would pause. */
const hasty = (meanwhile: () => Promise<unknown>): Patience => ({
  lockTimeoutMs: 20,
  attempts: 3,
  pause: meanwhile,
});

describe('runMigrations', () => {
  it('runs each file once and writes down its name and the release that ran it', async () => {
    await runMigrations(client, [first]);
    await runMigrations(client, [first, file('0002_more.sql', 'insert into trial values (2)')]);
    expect(await ids()).toEqual([1, 2]);
    expect(await applied()).toEqual([
      { name: '0001_trial.sql', release },
      { name: '0002_more.sql', release },
    ]);
  });

  it('keeps the files before one that fails, and nothing of that one', async () => {
    const broken = file('0002_broken.sql', 'insert into trial values (2); select 1 / 0');
    await expect(runMigrations(client, [first, broken])).rejects.toThrow(
      'migration 0002_broken.sql: division by zero',
    );
    expect(await ids()).toEqual([1]);
    await runMigrations(client, [first, file('0002_broken.sql', 'insert into trial values (3)')]);
    expect(await ids()).toEqual([1, 3]);
    expect(await applied()).toHaveLength(2);
  });

  it('goes on with the file amid which its connection was killed', async () => {
    const killed = new pg.Client({ connectionString: ownerUrl });
    await killed.connect();
    killed.on('error', () => undefined);
    const dying = file(
      '0002_more.sql',
      'insert into trial values (2); select pg_terminate_backend(pg_backend_pid())',
    );
    await expect(runMigrations(killed, [first, dying])).rejects.toThrow();
    await killed.end();
    expect(await ids()).toEqual([1]);
    await runMigrations(client, [first, file('0002_more.sql', 'insert into trial values (2)')]);
    expect(await ids()).toEqual([1, 2]);
  });

  it('refuses a file that was changed after the database had it, before it runs any other', async () => {
    await runMigrations(client, [first]);
    const changed = file(first.name, `${first.text}; -- and more`);
    await expect(
      runMigrations(client, [file('0000_new.sql', 'create table second_trial ()'), changed]),
    ).rejects.toThrow('migration 0001_trial.sql is not what this database was given');
    const { rows } = await client.query(`select to_regclass('second_trial') as second`);
    expect(rows).toEqual([{ second: null }]);
  });

  it('runs the statements of `-- no transaction` one by one: concurrent indexes, and batches that commit', async () => {
    await runMigrations(client, [first]);
    await runMigrations(client, [
      first,
      file(
        '0002_index.sql',
        `-- no transaction
drop index concurrently if exists trial_id;
--> statement-breakpoint
create index concurrently trial_id on trial (id);
--> statement-breakpoint
do $$ begin
  for batch in 1..3 loop
    insert into trial values (10 + batch);
    commit;
  end loop;
end $$;`,
      ),
    ]);
    expect(await ids()).toEqual([1, 11, 12, 13]);
    const { rows } = await client.query(
      `select indisvalid as valid from pg_index where indexrelid = 'trial_id'::regclass`,
    );
    expect(rows).toEqual([{ valid: true }]);
    const { rows: timeout } = await client.query('show lock_timeout');
    expect(timeout).toEqual([{ lock_timeout: '0' }]);
  });

  it('begins a file of single statements anew after one of them failed', async () => {
    const steps = (last: string) =>
      file(
        '0002_steps.sql',
        `-- no transaction\ncreate table if not exists second_trial (id int);\n--> statement-breakpoint\n${last}`,
      );
    await expect(runMigrations(client, [first, steps('select 1 / 0')])).rejects.toThrow('division by zero');
    expect(await applied()).toHaveLength(1);
    await runMigrations(client, [first, steps('insert into second_trial values (1)')]);
    expect(await applied()).toHaveLength(2);
  });

  it.each([
    ['in a transaction', 'alter table trial add column more int'],
    ['one by one', '-- no transaction\nalter table trial add column more int'],
  ])('steps aside for who holds a lock, and tries again: %s', async (_, text) => {
    await runMigrations(client, [first]);
    await other.query('begin');
    await other.query('select from trial');
    let pauses = 0;
    const waiting = hasty(async () => {
      pauses += 1;
      await other.query('rollback');
    });
    await runMigrations(client, [first, file('0002_more.sql', text)], waiting);
    expect(pauses).toBe(1);
    expect(await applied()).toHaveLength(2);
  });

  it('gives up after its attempts, and says what to do', async () => {
    await runMigrations(client, [first]);
    await other.query('begin');
    await other.query('select from trial');
    const more = file('0002_more.sql', 'alter table trial add column more int');
    await expect(
      runMigrations(
        client,
        [first, more],
        hasty(async () => undefined),
      ),
    ).rejects.toThrow('migration 0002_more.sql met a lock of somebody else at each of 3 attempts of 0.02 s');
    await other.query('rollback');
    expect(await applied()).toHaveLength(1);
  });
});
