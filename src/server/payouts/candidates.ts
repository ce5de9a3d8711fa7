/** Whom something is owed to, who is paid with the next batch, and why the others are carried. */
import { sql } from 'drizzle-orm';
import type { PayoutCandidate } from '../../contract/payouts.ts';
import type { CandidateBlock } from '../../domain/payouts.ts';
import { planInForce } from '../lib/months/plans.ts';
import { fieldsProblem } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';

type Totals = { block: CandidateBlock | null; people: number; amount: string };
type Row = Omit<PayoutCandidate, 'amount'> & { amount: string };
type Answer = { totals: Totals[] | null; items: Row[] | null };

const shown = { all: sql`true`, to_pay: sql`block is null`, carried: sql`block is not null` };

export const candidates = api.payouts.candidates.handler(async ({ context, input }) => {
  const { show, q = '', limit } = input;
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { leastPayout } = await planInForce(context.db);
  const { rows } = await context.db.execute<Answer>(sql`
    with found as materialized (select * from app.payout_candidates(${leastPayout})),
    page as (
      select c.affiliate_id, c.user_id, c.full_name, c.status, c.amount::text as amount, c.pan_masked as pan, c.account_masked as account,
          c.ifsc, c.account_set_at, c.block,
          (select p.failure from payouts p where p.affiliate_id = c.affiliate_id order by p.number desc limit 1) as last_failure
        from found c
       where ${shown[show]} and c.affiliate_id > ${afterOf(input.cursor)}
         and (${q} = '' or c.affiliate_id ilike ${pattern} or c.full_name ilike ${pattern})
       order by c.affiliate_id limit ${limit + 1})
    select
      (select json_agg(t) from (select block, count(*)::int as people, sum(amount)::text as amount
         from found group by block order by block) t) as totals,
      (select json_agg(page) from page) as items`);
  const { totals, items } = rows[0] ?? { totals: null, items: null };
  const sums = (totals ?? []).map((one) => ({ ...one, amount: Number(one.amount) }));
  const page = (items ?? []).slice(0, limit).map((row) => ({ ...row, amount: Number(row.amount) }));
  const last = (items ?? []).length > limit ? page.at(-1) : undefined;
  const toPay = sums.find(({ block }) => block === null);
  return {
    items: page,
    next_cursor: last ? Buffer.from(last.affiliate_id).toString('base64url') : null,
    to_pay: { people: toPay?.people ?? 0, amount: toPay?.amount ?? 0 },
    carried: sums.flatMap(({ block, people, amount }) => (block === null ? [] : [{ block, people, amount }])),
  };
});

function afterOf(cursor: string | undefined): string {
  const text = Buffer.from(cursor ?? '', 'base64url').toString();
  if (/^[\w-]{0,40}$/.test(text)) return text;
  throw fieldsProblem([{ field: 'cursor', message: 'This is not a cursor of an earlier answer' }]);
}
