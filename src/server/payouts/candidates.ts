/** Whom something is owed to, who is paid with the next batch, and why the others are carried. */
import { sql } from 'drizzle-orm';
import type { candidateSorts } from '../../contract/choices.ts';
import type { PayoutCandidate } from '../../contract/payouts.ts';
import { affiliateMatches } from '../../db/affiliate-search.ts';
import { planInForce } from '../../db/commission-plans.ts';
import type { CandidateBlock } from '../../domain/commission/payouts.ts';
import { REMIND_AGAIN_HOURS } from '../../domain/payees.ts';
import { afterCursor, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';

type Row = Omit<PayoutCandidate, 'amount'> & { amount: string; at: string };

const shown = { all: sql`true`, to_pay: sql`c.block is null`, carried: sql`c.block is not null` };

const code = { id: sql`c.affiliate_id`, idType: 'text' as const };
/** In the order of codes a page costs no more than its rows; by amount everybody who is owed is looked at. */
const orders: Readonly<Record<(typeof candidateSorts)[number], Keyset>> = {
  code: { ...code, key: sql`c.affiliate_id`, type: 'text', descending: false },
  most: { ...code, key: sql`c.amount`, type: 'bigint', descending: true },
  least: { ...code, key: sql`c.amount`, type: 'bigint', descending: false },
};

export const candidates = api.payouts.candidates.handler(async ({ context: { db }, input }) => {
  const { show, q, limit, cursor } = input;
  const order = orders[input.sort];
  const { leastPayout } = await planInForce(db);
  const { rows } = await db.execute<Row>(sql`
    select c.affiliate_id, c.user_id, c.full_name, c.status, c.amount, c.pan_masked as pan, c.account_masked as account,
        c.ifsc, to_json(c.account_set_at) #>> '{}' as account_set_at, c.block, ${keyText(order)} as at,
        (select to_json(r.account_held_until) #>> '{}' from affiliate_registrations r
          where r.affiliate_id = c.affiliate_id and r.account_held_until > app.now()) as account_held_until,
        (select p.failure from payouts p where p.affiliate_id = c.affiliate_id order by p.number desc limit 1) as last_failure
      from app.payout_candidates(${leastPayout}) c
     where ${shown[show]} and ${afterCursor(order, cursor) ?? sql`true`} and ${affiliateMatches(sql`c.affiliate_id`, q)}
     order by ${orderOf(order)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.affiliate_id);
  return { items: page.map(({ at: _, ...row }) => ({ ...row, amount: Number(row.amount) })), next_cursor };
});

type Total = { block: CandidateBlock | null; people: number; amount: string };

/** Everybody who is owed is looked at once. */
export const totals = api.payouts.totals.handler(async ({ context: { db } }) => {
  const { leastPayout } = await planInForce(db);
  const { rows } = await db.execute<Total>(sql`
    select t.block, t.people, t.amount from app.payout_totals(${leastPayout}) t order by t.block`);
  const { rows: silent } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from app.payout_candidates(${leastPayout}) c
     where c.block in ('no-pan', 'no-account') and c.user_id is not null
       and not app.is_reminded_since(c.user_id, case c.block when 'no-pan' then 'pan' else 'account' end,
         app.now() - make_interval(hours => ${REMIND_AGAIN_HOURS}))`);
  const sums = rows.map((one) => ({ ...one, amount: Number(one.amount) }));
  const toPay = sums.find(({ block }) => block === null);
  return {
    to_pay: { people: toPay?.people ?? 0, amount: toPay?.amount ?? 0 },
    carried: sums.flatMap(({ block, people, amount }) => (block === null ? [] : [{ block, people, amount }])),
    to_remind: silent[0]?.count ?? 0,
  };
});
