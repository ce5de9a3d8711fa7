/** What an affiliate sees of their money: the balance, transfers, and the tax of a financial year. */

import { sql } from 'drizzle-orm';
import { planInForce } from '../../db/commission-plans.ts';
import type { AffiliateStatus } from '../../domain/affiliates.ts';
import { candidateBlock } from '../../domain/commission/payouts.ts';
import type { CommissionPlan } from '../../domain/commission/plan.ts';
import { financialYearName, financialYearStart } from '../../domain/commission/tds.ts';
import { paise } from '../../domain/money.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, orderOf } from '../lib/keyset.ts';
import { notFound } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { readOwnPayouts } from './batch-rows.ts';

const newest: Keyset = { key: sql`p.number`, type: 'bigint', id: sql`p.id`, descending: true };
/** Entries that are money on its way out, and no earnings. */
const outgoing = sql`('payout', 'payout_failed', 'settlement')`;

async function ownCode(db: Executor): Promise<string> {
  const { rows } = await db.execute<{ code: string | null }>(sql`select app.affiliate_id() as code`);
  const code = rows[0]?.code;
  if (!code) throw notFound('affiliate.not-you', 'You are not an affiliate');
  return code;
}

const listMine = api.payouts.listMine.handler(async ({ context: { db }, input }) => {
  const code = await ownCode(db);
  const wanted = sql`where p.affiliate_id = ${code} and p.state <> 'cancelled'`;
  const after = afterCursor(newest, input.cursor) ?? sql`true`;
  const rest = sql`${wanted} and ${after} order by ${orderOf(newest)} limit ${input.limit + 1}`;
  const { page, next_cursor } = cutPage(
    await readOwnPayouts(db, rest),
    input.limit,
    ({ payout }) => payout.id,
  );
  const total = await countUpTo(db, sql`payouts p ${wanted}`);
  return { items: page.map(({ payout }) => payout), total, next_cursor };
});

async function blockOf(
  db: Executor,
  code: string,
  { balance, isInBatch }: { balance: number; isInBatch: boolean },
  plan: CommissionPlan,
) {
  type Standing = {
    status: AffiliateStatus;
    has_pan: boolean;
    has_account: boolean;
    is_returned: boolean;
    is_confirmed: boolean;
    is_account_held: boolean;
  };
  const { rows } = await db.execute<Standing>(sql`
    select coalesce(a.status, 'active') as status,
      exists (select from tax_identities t where t.user_id = r.user_id) as has_pan,
      p.user_id is not null as has_account,
      exists (select from payouts o where o.user_id = r.user_id and o.organisation_id is null and o.holds_account) as is_returned,
      p.confirmed_at is not null as is_confirmed,
      coalesce(p.held_until > app.now(), false) as is_account_held
    from affiliate_registrations r left join affiliate_profiles a on a.affiliate_id = r.affiliate_id
      left join payout_accounts p on p.user_id = r.user_id
    where r.affiliate_id = ${code}`);
  const { status, ...facts } = rows[0] as Standing;
  return candidateBlock(
    {
      balance: paise(balance),
      status,
      hasPan: facts.has_pan,
      hasAccount: facts.has_account,
      isReturned: facts.is_returned,
      isAccountConfirmed: facts.is_confirmed,
      isAccountHeld: facts.is_account_held,
      isInBatch,
    },
    plan,
  );
}

const myBalance = api.payouts.myBalance.handler(async ({ context: { db, services } }) => {
  const code = await ownCode(db);
  const start = financialYearStart(services.today());
  type Amount = 'payable' | 'held' | 'credited' | 'late' | 'corrected' | 'tax' | 'waiting' | 'at_bank';
  type Sums = Record<Amount, string> & { is_waiting: boolean };
  const credited = sql`e.posted_on >= ${start} and e.kind not in ${outgoing} and e.kind <> 'tax'`;
  const { rows } = await db.execute<Sums>(sql`
    select coalesce(-sum(e.payable), 0) as payable, coalesce(-sum(e.held), 0) as held,
      coalesce(-sum(e.payable) filter (where ${credited}), 0) as credited,
      coalesce(-sum(e.payable) filter (where ${credited} and e.kind = 'late'), 0) as late,
      coalesce(-sum(e.payable) filter (where ${credited} and e.kind not in ('regular', 'late')), 0) as corrected,
      coalesce(-sum(e.tds) filter (where e.posted_on >= ${start}), 0) as tax,
      coalesce((select p.amount from payouts p
        where p.affiliate_id = ${code} and p.state = 'pending' and p.entry_id is null), 0) as waiting,
      coalesce((select p.amount from payouts p
        where p.affiliate_id = ${code} and p.state = 'pending' and p.entry_id is not null), 0) as at_bank,
      exists (select from payouts p where p.affiliate_id = ${code} and p.state = 'pending') as is_waiting
    from ledger_entries e where e.affiliate_id = ${code}`);
  const sums = rows[0] as Sums;
  const plan = await planInForce(db);
  return {
    payable: Number(sums.payable),
    held: Number(sums.held),
    on_its_way: Number(sums.waiting),
    at_bank: Number(sums.at_bank),
    block: await blockOf(db, code, { balance: Number(sums.payable), isInBatch: sums.is_waiting }, plan),
    least_payout: plan.leastPayout,
    financial_year: financialYearName(start),
    credited_this_year: Number(sums.credited),
    late_this_year: Number(sums.late),
    corrected_this_year: Number(sums.corrected),
    tax_this_year: Number(sums.tax),
  };
});

const myTax = api.payouts.myTax.handler(async ({ context: { db }, input: { financial_year } }) => {
  const code = await ownCode(db);
  const start = `${financial_year.slice(0, 4)}-04-01`;
  type Deduction = { month: string; posted_on: string; amount: string; rule: string | null };
  const ofYear = sql`affiliate_id = ${code} and posted_on >= ${start} and posted_on < ${start}::date + interval '1 year'`;
  const credited = await db.execute<{ amount: string }>(sql`
    select coalesce(-sum(payable), 0) as amount from ledger_entries
     where ${ofYear} and kind <> 'tax' and kind not in ${outgoing}`);
  // One posting a month, and corrections: a year stays far below the limit.
  const { rows } = await db.execute<Deduction>(sql`
    select to_char(month, 'YYYY-MM') as month, posted_on::text as posted_on, -tds as amount, memo as rule
      from ledger_entries where ${ofYear} and kind = 'tax' order by posted_on, month limit 100`);
  const deductions = rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  return {
    financial_year,
    credited: Number(credited.rows[0]?.amount ?? 0),
    deducted: deductions.reduce((sum, { amount }) => sum + amount, 0),
    deductions,
  };
});

export const mine = { listMine, myBalance, myTax };
