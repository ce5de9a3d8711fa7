/** Whom something is owed to, who is paid with the next batch, and why the others are carried. */
import { sql } from 'drizzle-orm';
import type { PayoutCandidate } from '../../contract/payouts.ts';
import type { CandidateBlock } from '../../domain/payouts.ts';
import { affiliateMatches } from '../lib/affiliate-search.ts';
import { planInForce } from '../lib/months/plans.ts';
import { fieldsProblem } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';

type Row = Omit<PayoutCandidate, 'amount'> & { amount: string };

const shown = { all: sql`true`, to_pay: sql`c.block is null`, carried: sql`c.block is not null` };

/** In the order of codes, so that a page costs no more than its rows. */
export const candidates = api.payouts.candidates.handler(async ({ context: { db }, input }) => {
  const { show, q, limit } = input;
  const { leastPayout } = await planInForce(db);
  const { rows } = await db.execute<Row>(sql`
    select c.affiliate_id, c.user_id, c.full_name, c.status, c.amount, c.pan_masked as pan, c.account_masked as account,
        c.ifsc, to_json(c.account_set_at) #>> '{}' as account_set_at, c.block,
        (select p.failure from payouts p where p.affiliate_id = c.affiliate_id order by p.number desc limit 1) as last_failure
      from app.payout_candidates(${leastPayout}) c
     where ${shown[show]} and c.affiliate_id > ${afterOf(input.cursor)} and ${affiliateMatches(sql`c.affiliate_id`, q)}
     order by c.affiliate_id limit ${limit + 1}`);
  const page = rows.slice(0, limit).map((row) => ({ ...row, amount: Number(row.amount) }));
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { items: page, next_cursor: last ? Buffer.from(last.affiliate_id).toString('base64url') : null };
});

type Total = { block: CandidateBlock | null; people: number; amount: string };

/** Everybody who is owed is looked at once. */
export const totals = api.payouts.totals.handler(async ({ context: { db } }) => {
  const { leastPayout } = await planInForce(db);
  const { rows } = await db.execute<Total>(sql`
    select t.block, t.people, t.amount from app.payout_totals(${leastPayout}) t order by t.block`);
  const sums = rows.map((one) => ({ ...one, amount: Number(one.amount) }));
  const toPay = sums.find(({ block }) => block === null);
  return {
    to_pay: { people: toPay?.people ?? 0, amount: toPay?.amount ?? 0 },
    carried: sums.flatMap(({ block, people, amount }) => (block === null ? [] : [{ block, people, amount }])),
  };
});

function afterOf(cursor: string | undefined): string {
  const text = Buffer.from(cursor ?? '', 'base64url').toString();
  if (/^[\w-]{0,40}$/.test(text)) return text;
  throw fieldsProblem([{ field: 'cursor', message: 'This is not a cursor of an earlier answer' }]);
}
