import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { asBulk } from './bulk.ts';

const { database, urls, ownerUrl } = await cloneDatabase();
const owner = new pg.Client({ connectionString: ownerUrl });

beforeAll(() => owner.connect());
afterAll(() => owner.end());

let people = 0;
function nextCode(): string {
  people += 1;
  return `KRY-${String(people).padStart(5, '2')}`;
}

/** A person registered at that moment, with a profile since then unless told otherwise. */
async function register(at: string, own: { sponsor?: string; profile?: boolean; userId?: string } = {}) {
  const code = nextCode();
  await owner.query(
    `insert into affiliate_registrations (affiliate_id, user_id, full_name, sponsor_id, created_at)
     values ($1, $2, 'Asha Rao', $3, $4)`,
    [code, own.userId ?? null, own.sponsor ?? null, at],
  );
  if (own.profile !== false) await giveProfile(code, at, 'active');
  return code;
}

const giveProfile = (code: string, at: string, status: string) =>
  owner.query(
    `insert into affiliate_profiles (affiliate_id, full_name, email, status, created_at)
     values ($1, 'Asha Rao', 'asha@example.in', $2, $3)`,
    [code, status, at],
  );

const change = (code: string, set: string) =>
  `update affiliate_profiles set ${set} where affiliate_id = '${code}'`;
const move = (code: string, sponsor: string | null) =>
  `update affiliate_registrations set sponsor_id = ${sponsor ? `'${sponsor}'` : 'null'} where affiliate_id = '${code}'`;

/** Runs a statement now and dates what it left in the history to that moment: triggers read the clock, tests do not wait. */
async function at(moment: string, statement: string): Promise<void> {
  const { rows } = await owner.query('select coalesce(max(id), 0) as last from affiliate_fact_changes');
  await owner.query(statement);
  await owner.query(`set session_replication_role = replica`);
  await owner.query(
    `update affiliate_fact_changes set changed_at = $1, effective_from = app.fact_counts_from(fact, $1) where id > $2`,
    [moment, rows[0].last],
  );
  await owner.query(`set session_replication_role = origin`);
}

async function asOf(month: string, code: string) {
  const { rows } = await database.asWorker((tx) =>
    tx.execute(sql`select sponsor_id, status, mode, shadow_power::int as shadow_power, grant_start::text as start,
      grant_end::text as end from app.affiliates_as_of(${`${month}-01`}::date) where affiliate_id = ${code}`),
  );
  return rows[0];
}

const JOINED = '2026-01-10T10:00:00+05:30';

describe('as of a month', () => {
  it('has everybody who joined before its end in India, and nobody after', async () => {
    const last = await register('2026-06-30T23:59:59+05:30');
    const first = await register('2026-07-01T00:00:00+05:30');
    expect([await asOf('2026-05', last), await asOf('2026-06', first)]).toEqual([undefined, undefined]);
    expect(await asOf('2026-06', last)).toEqual({
      sponsor_id: null,
      status: 'active',
      mode: 'balanced',
      shadow_power: 0,
      start: null,
      end: null,
    });
    expect(await asOf('2026-07', first)).toMatchObject({ status: 'active' });
  });

  test.each([
    ['the last instant of September', '2026-09-30T23:59:59.9+05:30', 'active', 'suspended'],
    ['the first instant of October', '2026-10-01T00:00:00+05:30', 'active', 'active'],
    ['9 October, before the cut-off of September', '2026-10-09T23:59:59+05:30', 'active', 'active'],
  ])('a status changed at %s', async (_, moment, august, september) => {
    const code = await register(JOINED);
    await at(moment, change(code, `status = 'suspended'`));
    const seen = await Promise.all(['2026-08', '2026-09', '2026-10'].map((month) => asOf(month, code)));
    expect(seen.map((row) => row?.status)).toEqual([august, september, 'suspended']);
  });

  it('reads the end of a month with two changes, and what was before both in the month before', async () => {
    const code = await register(JOINED);
    await at('2026-09-03T10:00:00+05:30', change(code, `status = 'suspended'`));
    await at('2026-09-20T10:00:00+05:30', change(code, `status = 'terminated'`));
    await at('2026-11-02T10:00:00+05:30', change(code, `status = 'active'`));
    const months = ['2026-08', '2026-09', '2026-10', '2026-11'];
    const seen = await Promise.all(months.map((month) => asOf(month, code)));
    expect(seen.map((row) => row?.status)).toEqual(['active', 'terminated', 'terminated', 'active']);
  });

  it('counts a sponsor from the month after the change, also a second one in that month and the first ever', async () => {
    const [first, second, third] = [await register(JOINED), await register(JOINED), await register(JOINED)];
    const code = await register(JOINED, { sponsor: first });
    const root = await register(JOINED);
    await at('2026-09-05T10:00:00+05:30', move(code, second));
    await at('2026-09-25T10:00:00+05:30', move(code, third));
    await at('2026-09-25T10:00:00+05:30', move(root, third));
    await at('2026-10-31T23:59:59+05:30', move(code, null));
    const sponsors = async (who: string) =>
      Promise.all(
        ['2026-08', '2026-09', '2026-10', '2026-11'].map(async (m) => (await asOf(m, who))?.sponsor_id),
      );
    expect(await sponsors(code)).toEqual([first, first, third, null]);
    expect(await sponsors(root)).toEqual([null, null, third, third]);
  });

  it('takes a registration without profile as active until a profile comes', async () => {
    const code = await register(JOINED, { profile: false });
    await giveProfile(code, '2026-09-15T10:00:00+05:30', 'pending');
    const seen = await Promise.all(['2026-08', '2026-09'].map((month) => asOf(month, code)));
    expect(seen.map((row) => row?.status)).toEqual(['active', 'pending']);
    expect((await asOf('2026-09', await register(JOINED, { profile: false })))?.status).toBe('active');
  });

  it('keeps the mode', async () => {
    const code = await register(JOINED);
    await at('2026-10-01T00:00:01+05:30', change(code, `reward_calculation_mode = 'total_volume'`));
    expect([(await asOf('2026-09', code))?.mode, (await asOf('2026-10', code))?.mode]).toEqual([
      'balanced',
      'total_volume',
    ]);
  });

  it('keeps shadow power: none before it was given, none while inactive', async () => {
    const code = await register(JOINED);
    const set = (
      amount: number,
    ) => `insert into affiliate_shadow_power (affiliate_id, shadow_power_amount, is_active)
      values ('${code}', ${amount}, ${amount > 0}) on conflict (affiliate_id) do update
      set shadow_power_amount = excluded.shadow_power_amount, is_active = excluded.is_active`;
    await at('2026-08-10T10:00:00+05:30', set(20_000_000));
    await at('2026-09-10T10:00:00+05:30', set(50_000_000));
    await at('2026-10-10T10:00:00+05:30', set(0));
    const months = ['2026-07', '2026-08', '2026-09', '2026-10'];
    const seen = await Promise.all(months.map((month) => asOf(month, code)));
    expect(seen.map((row) => row?.shadow_power)).toEqual([0, 20_000_000, 50_000_000, 0]);
  });

  it('keeps the grant of the broker who is the same person, also when their account is erased', async () => {
    const userId = randomUUID();
    await owner.query(`insert into auth.users (id, name, email) values ($1, 'Farhan', $2)`, [
      userId,
      `${userId}@example.in`,
    ]);
    await owner.query(`insert into brokers (user_id, name, created_at) values ($1, 'Farhan', $2)`, [
      userId,
      JOINED,
    ]);
    const code = await register(JOINED, { userId });
    const grant = (start: string, end: string) => `update brokers set shadow_balancing_enabled = true,
      shadow_balancing_start_date = '${start}', shadow_balancing_end_date = '${end}',
      shadow_balancing_reason = 'Early adopter' where user_id = '${userId}'`;
    await at('2026-07-15T10:00:00+05:30', grant('2026-07-15', '2026-10-31'));
    await at('2026-09-02T10:00:00+05:30', grant('2026-07-15', '2026-12-31'));
    await at('2026-10-02T10:00:00+05:30', `delete from auth.users where id = '${userId}'`);
    const months = ['2026-06', '2026-08', '2026-09', '2026-10'];
    const seen = await Promise.all(months.map((month) => asOf(month, code)));
    expect(seen.map((row) => [row?.start, row?.end])).toEqual([
      [null, null],
      ['2026-07-15', '2026-10-31'],
      ['2026-07-15', '2026-12-31'],
      [null, null],
    ]);
  });
});

describe('the history', () => {
  it('says who changed what, and is silent when nothing changed', async () => {
    const admin = randomUUID();
    await owner.query(`insert into auth.users (id, name, email) values ($1, 'Meera', $2)`, [
      admin,
      `${admin}@example.in`,
    ]);
    await owner.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin]);
    const code = await register(JOINED);
    await database.asActor({ userId: admin }, async (tx) => {
      await tx.execute(sql`update affiliate_profiles set status = 'suspended' where affiliate_id = ${code}`);
      await tx.execute(sql`update affiliate_profiles set status = 'suspended' where affiliate_id = ${code}`);
    });
    const { rows } = await owner.query(
      `select fact, before, after, changed_by, effective_from = date_trunc('month', now() at time zone 'Asia/Kolkata')::date
         as this_month from affiliate_fact_changes where affiliate_id = $1`,
      [code],
    );
    expect(rows).toEqual([
      { fact: 'status', before: 'active', after: 'suspended', changed_by: admin, this_month: true },
    ]);
  });

  test.each(['affiliate_fact_changes', 'shadow_balancing_audit', 'affiliate_calculation_mode_audit'])(
    '%s is never changed, not by the owner nor by a bulk load',
    async (table) => {
      const code = await register(JOINED);
      await owner.query(`insert into brokers (name) values ('Ravi Homes')`);
      await owner.query(
        {
          affiliate_fact_changes: `insert into affiliate_fact_changes (affiliate_id, fact, effective_from) values ('${code}', 'mode', '2026-01-01')`,
          shadow_balancing_audit: `insert into shadow_balancing_audit (broker_id, admin_user_id, action) select id, uuidv7(), 'disabled' from brokers limit 1`,
          affiliate_calculation_mode_audit: `insert into affiliate_calculation_mode_audit (affiliate_id, old_mode, new_mode, reason, changed_by_admin_id)
            values ('${code}', 'balanced', 'total_volume', 'asked for', uuidv7())`,
        }[table] ?? '',
      );
      for (const statement of [`delete from ${table}`, `truncate ${table}`, `update ${table} set id = id`]) {
        await expect(owner.query(statement)).rejects.toThrow(/append-only|column "id" can only be updated/);
        await expect(asBulk(urls, (client) => client.query(statement))).rejects.toThrow(
          /append-only|column "id" can only be updated/,
        );
      }
    },
  );
});
