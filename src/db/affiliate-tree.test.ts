import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { asBulk } from './bulk.ts';

const { database, urls, ownerUrl } = await cloneDatabase();
const owner = new pg.Client({ connectionString: ownerUrl });

beforeAll(() => owner.connect());
afterAll(() => owner.end());

const add = (code: string, sponsor: string | null) =>
  owner.query(
    `insert into affiliate_registrations (affiliate_id, full_name, sponsor_id) values ($1, $1, $2)`,
    [code, sponsor],
  );
const moveBy = (client: pg.Client, code: string, sponsor: string | null) =>
  client.query('update affiliate_registrations set sponsor_id = $2 where affiliate_id = $1', [code, sponsor]);
const refused = (rule: string) => ({ code: 'KR409', message: `affiliate.${rule}`, hint: 'sponsor_id' });

beforeEach(async () => {
  await owner.query('set session_replication_role = replica');
  for (const table of ['affiliate_fact_changes', 'affiliate_profiles', 'affiliate_registrations']) {
    await owner.query(`delete from ${table}`);
  }
  await owner.query('set session_replication_role = origin');
  for (const [code, sponsor] of [
    ['A', null],
    ['B', 'A'],
    ['C', 'B'],
    ['D', 'C'],
    ['E', 'A'],
  ] as const) {
    await add(code, sponsor);
  }
});

describe('a sponsor', () => {
  it('is refused when unknown, oneself, anybody of the own team, or terminated', async () => {
    await expect(moveBy(owner, 'B', 'Z')).rejects.toMatchObject(refused('sponsor-unknown'));
    await expect(moveBy(owner, 'B', 'B')).rejects.toMatchObject(refused('sponsor-is-self'));
    await expect(moveBy(owner, 'B', 'C')).rejects.toMatchObject(refused('sponsor-in-own-team'));
    await expect(moveBy(owner, 'A', 'D')).rejects.toMatchObject(refused('sponsor-in-own-team'));
    await owner.query(
      `insert into affiliate_profiles (affiliate_id, full_name, email, status) values ('E', 'E', 'e@example.in', 'terminated')`,
    );
    await expect(moveBy(owner, 'B', 'E')).rejects.toMatchObject(refused('sponsor-terminated'));
    await expect(add('F', 'E')).rejects.toMatchObject(refused('sponsor-terminated'));
    await expect(add('F', 'Z')).rejects.toMatchObject(refused('sponsor-unknown'));
    await expect(add('F', 'F')).rejects.toMatchObject(refused('sponsor-is-self'));
  });

  it('may be anybody else, or nobody', async () => {
    await moveBy(owner, 'D', 'E');
    await moveBy(owner, 'E', null);
    await moveBy(owner, 'C', 'D');
    const { rows } = await owner.query(
      'select affiliate_id as id, sponsor_id as s from affiliate_registrations order by 1',
    );
    expect(rows.map(({ id, s }) => `${id}:${s}`)).toEqual(['A:null', 'B:A', 'C:D', 'D:E', 'E:null']);
  });

  it('cannot close a circle within one statement, by bulk neither', async () => {
    await expect(
      owner.query(
        `insert into affiliate_registrations (affiliate_id, full_name, sponsor_id) values ('X', 'X', 'Y'), ('Y', 'Y', 'X')`,
      ),
    ).rejects.toMatchObject(refused('sponsor-unknown'));
    await expect(
      asBulk(urls, (client) =>
        client.query(`update affiliate_registrations r set sponsor_id = n.s
          from (values ('B', 'E'), ('E', 'B')) as n (id, s) where r.affiliate_id = n.id`),
      ),
    ).rejects.toMatchObject(refused('sponsor-in-own-team'));
  });

  it('is changed in read committed transactions only, and a code never', async () => {
    await owner.query('begin isolation level repeatable read');
    await expect(moveBy(owner, 'E', 'B')).rejects.toThrow('read committed');
    await owner.query('rollback');
    await expect(
      owner.query(`update affiliate_registrations set affiliate_id = 'Q' where affiliate_id = 'D'`),
    ).rejects.toThrow('code never changes');
  });
});

describe('two who move people at the same time', () => {
  async function both(first: [string, string], second: [string, string]) {
    const one = new pg.Client({ connectionString: ownerUrl });
    const two = new pg.Client({ connectionString: ownerUrl });
    await Promise.all([one.connect(), two.connect()]);
    try {
      await one.query('begin');
      await two.query('begin');
      await moveBy(one, ...first);
      const waiting = moveBy(two, ...second).then(
        () => 'moved',
        (error: pg.DatabaseError) => error.message,
      );
      await one.query('commit');
      const outcome = await waiting;
      await two.query(outcome === 'moved' ? 'commit' : 'rollback');
      return outcome;
    } finally {
      await Promise.all([one.end(), two.end()]);
    }
  }

  it('never close a circle together', async () => {
    expect(await both(['B', 'E'], ['E', 'B'])).toBe('affiliate.sponsor-in-own-team');
  });

  it('both succeed when they do not meet', async () => {
    expect(await both(['E', 'D'], ['C', 'A'])).toBe('moved');
  });

  it('leave a tree after many random moves on four connections', async () => {
    const codes = Array.from({ length: 30 }, (_, n) => `P${n}`);
    for (const [n, code] of codes.entries()) await add(code, n === 0 ? null : (codes[(n * 7) % n] ?? null));
    const clients = Array.from({ length: 4 }, () => new pg.Client({ connectionString: ownerUrl }));
    await Promise.all(clients.map((client) => client.connect()));
    const refusals = await Promise.all(
      clients.map(async (client, seat) => {
        let no = 0;
        for (let n = 0; n < 60; n += 1) {
          const [who, above] = [
            codes[(n * 13 + seat * 5) % 30] ?? '',
            codes[(n * 17 + seat * 11 + 3) % 30] ?? '',
          ];
          await moveBy(client, who, above).catch(() => (no += 1));
        }
        return no;
      }),
    );
    await Promise.all(clients.map((client) => client.end()));
    expect(refusals.reduce((a, b) => a + b)).toBeGreaterThan(0);
    const { rows } = await owner.query(`with recursive down as (
      select affiliate_id from affiliate_registrations where sponsor_id is null
      union all select r.affiliate_id from affiliate_registrations r join down on r.sponsor_id = down.affiliate_id)
      select (select count(*) from down) = (select count(*) from affiliate_registrations) as reached`);
    expect(rows[0].reached).toBe(true);
  });
});

it('walks up a chain of 20,000 without overflowing', async () => {
  await owner.query('set session_replication_role = replica');
  await owner.query(`insert into affiliate_registrations (affiliate_id, full_name, sponsor_id)
    select 'L' || n, 'L', case when n > 1 then 'L' || n - 1 end from generate_series(1, 20000) n`);
  await owner.query('set session_replication_role = origin');
  await expect(moveBy(owner, 'L1', 'L20000')).rejects.toMatchObject(refused('sponsor-in-own-team'));
  await moveBy(owner, 'L10000', 'A');
  const { rows } = await database.asWorker((tx) =>
    tx.execute(sql`select count(*)::int as n from affiliate_registrations where sponsor_id = 'A'`),
  );
  expect(rows[0]?.n).toBe(3);
});
