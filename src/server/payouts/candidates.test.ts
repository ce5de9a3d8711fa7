import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { affiliateStatuses } from '../../domain/affiliates.ts';
import { candidateBlock } from '../../domain/commission/payouts.ts';
import { presentPlan } from '../../domain/commission/plan.ts';
import { readStatus } from '../../domain/commission/standing.ts';
import { paise } from '../../domain/money.ts';

const { as, asOwner, addPerson, services } = await startServices({ runsJobs: false });

/** Around the least payout, around nothing, and anything; in several entries. */
const amounts = fc.oneof(
  fc.constantFrom(0, 1, -1, 49_999, 50_000, 50_001, -50_000),
  fc.integer({ min: -200_000, max: 200_000 }),
  fc.integer({ min: -9_000_000_000, max: 9_000_000_000 }),
);
const cases = fc.record({
  entries: fc.array(
    amounts.filter((amount) => amount !== 0),
    { minLength: 1, maxLength: 3 },
  ),
  /** Null: a registration without a profile. */
  status: fc.constantFrom(null, ...affiliateStatuses, 'active' as const),
  hasPan: fc.boolean(),
  hasAccount: fc.boolean(),
  isReturned: fc.boolean(),
  isAccountConfirmed: fc.boolean(),
  isAccountHeld: fc.boolean(),
  isInBatch: fc.boolean(),
});

it('asks the database for the rule of the domain, whoever it is', async () => {
  const people = fc.sample(cases, 400).map((one, i) => ({ ...one, code: `KRY-${1000 + i}` }));
  const all = JSON.stringify(people);
  const given = `jsonb_to_recordset($1) as g (code text, entries jsonb, status text, "hasPan" boolean, "hasAccount" boolean,
    "isReturned" boolean, "isAccountConfirmed" boolean, "isAccountHeld" boolean, "isInBatch" boolean)`;
  const id = `md5(g.code)::uuid`;
  const sealed = `'k', decode(repeat('00', 40), 'hex')`;
  await asOwner('set session_replication_role = replica');
  for (const statement of [
    `insert into affiliate_registrations (affiliate_id, user_id, full_name) select g.code, ${id}, g.code from ${given}`,
    `insert into affiliate_profiles (affiliate_id, full_name, email, status)
       select g.code, g.code, g.code || '@example.in', g.status from ${given} where g.status is not null`,
    `insert into tax_identities (user_id, key_id, sealed, fingerprint, masked)
       select ${id}, ${sealed}, g.code::bytea, '******234F' from ${given} where g."hasPan"`,
    `insert into payout_accounts (user_id, key_id, sealed, masked, ifsc, holder_name, confirmed_at, held_until)
       select ${id}, ${sealed}, '****1234', 'HDFC0000001', g.code, case when g."isAccountConfirmed" then app.now() end,
           app.now() + case when g."isAccountHeld" then interval '1 hour' else interval '-1 hour' end from ${given} where g."hasAccount"`,
    `with b as (insert into payout_batches (month) select '2026-10-01' from ${given} limit 1 returning id)
     insert into payouts (batch_id, affiliate_id, user_id, kind, amount, key_id, sealed, masked, ifsc, holder_name)
       select b.id, g.code, ${id}, 'regular', 1, ${sealed}, '****1234', 'HDFC0000001', g.code
         from b, ${given} where g."isInBatch"`,
    `with b as (insert into payout_batches (month, state) select '2026-09-01', 'cancelled' from ${given} limit 1 returning id)
     insert into payouts (batch_id, affiliate_id, user_id, kind, amount, key_id, sealed, masked, ifsc, holder_name,
         state, failure, failed_at, entry_id, return_entry_id, holds_account)
       select b.id, g.code, ${id}, 'regular', 1, ${sealed}, '****1234', 'HDFC0000001', g.code,
           'failed', 'closed', now(), 2 * n.n, 2 * n.n + 1, true
         from b, ${given} cross join lateral (select substr(g.code, 5)::int as n) n where g."isReturned"`,
  ]) {
    await asOwner(statement, [all]);
  }
  await asOwner('set session_replication_role = origin');
  // What is written there is replaced by what the tables say.
  await asOwner('update affiliate_registrations set payout_gap = null');
  await asOwner(
    `insert into ledger_entries (kind, affiliate_id, month, posted_on, expense, payable)
       select 'regular', g.code, '2026-10-01', '2026-11-10', e::bigint, -e::bigint
         from ${given} cross join jsonb_array_elements_text(g.entries) e`,
    [all],
  );

  const found = await asOwner<{ code: string; amount: number; block: string | null }>(
    `select affiliate_id as code, amount::float8 as amount, block from app.payout_candidates($1)`,
    [presentPlan.leastPayout],
  );
  const expected = people.flatMap(({ code, entries, status, ...one }) => {
    const balance = paise(entries.reduce((sum, amount) => sum + amount, 0));
    const block = candidateBlock({ ...one, balance, status: readStatus(status) }, presentPlan);
    return block === 'nothing-owed' ? [] : [{ code, amount: balance, block }];
  });
  const byCode = (a: { code: string }, b: { code: string }) => a.code.localeCompare(b.code);
  expect(found.sort(byCode)).toEqual(expected.sort(byCode));

  const { to_pay, carried } = await as(await addPerson('Maya Maker', ['admin'])).payouts.totals();
  const sumsOf = (block: string | null) => {
    const those = expected.filter((one) => one.block === block);
    return { people: those.length, amount: those.reduce((sum, { amount }) => sum + amount, 0) };
  };
  expect(to_pay).toEqual(sumsOf(null));
  const blocks = [...new Set(expected.flatMap(({ block }) => block ?? []))].sort();
  expect(carried).toEqual(blocks.map((block) => ({ block, ...sumsOf(block) })));
});

it('sums for nobody but administrators, and reads no more tables for it than it needs', async () => {
  const stranger = await addPerson('Some Stranger');
  const totals = () => sql`select * from app.payout_totals(${presentPlan.leastPayout})`;
  const { rows } = await services.database.asActor({ userId: stranger }, (tx) => tx.execute(totals()));
  expect(rows).toEqual([]);
  const plan = await asOwner<{ 'QUERY PLAN': string }>(
    'explain select block, count(*), sum(amount) from app.payout_candidates(50000) group by block',
  );
  const read = plan.map((line) => / on (\w+)/.exec(line['QUERY PLAN'])?.[1]).filter(Boolean);
  expect(read.sort()).toEqual(['affiliate_balances', 'affiliate_registrations', 'payouts']);
});
