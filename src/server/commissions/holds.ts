/** Amounts that wait, and an administrator's decision about one: the next close carries it out. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { CommissionHold } from '../../contract/commissions.ts';
import { audit } from '../../db/audit.ts';
import { firstDayOf } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';

type Row = Omit<CommissionHold, 'amount'> & { amount: string };

/** Open ones first, the oldest month first. */
async function holdsWhere(db: Executor, where: SQL, limit: number, offset = 0): Promise<CommissionHold[]> {
  const { rows } = await db.execute<Row>(sql`
    select h.affiliate_id, coalesce(r.full_name, '') as full_name, to_char(h.month, 'YYYY-MM') as month, h.amount,
      h.status, h.decision, h.decision_reason, h.outcome, to_char(h.outcome_month, 'YYYY-MM') as outcome_month
    from commission_holds h left join affiliate_registrations r using (affiliate_id)
    where ${where} order by h.outcome is not null, h.month, h.affiliate_id limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

export const listHolds = api.commissions.listHolds.handler(async ({ context: { db }, input }) => {
  const { affiliate_id: code, limit, offset } = input;
  const where = code === undefined ? sql`h.outcome is null` : sql`h.affiliate_id = ${code}`;
  const rows = await holdsWhere(db, where, limit + 1, offset);
  return { items: rows.slice(0, limit), has_more: rows.length > limit };
});

export const decideHold = api.commissions.decideHold.handler(async ({ context: { db, actor }, input }) => {
  const { affiliate_id: code, month, decision, reason } = input;
  const one = sql`h.affiliate_id = ${code} and h.month = ${firstDayOf(month)}`;
  const [before] = await holdsWhere(db, one, 1);
  if (!before) throw new ORPCError('NOT_FOUND');
  if (before.outcome !== null) throw new RuleBroken('hold.ended', 'month');
  await db.execute(sql`
    update commission_holds h set decision = ${decision}, decision_reason = ${reason}, decided_at = now(),
      decided_by = ${actor.kind === 'member' ? actor.userId : null} where ${one}`);
  const [after] = await holdsWhere(db, one, 1);
  await audit(db, {
    action: 'commissions.decideHold',
    subjectType: 'commission_hold',
    subjectId: `${code} ${month}`,
    before: { decision: before.decision },
    after: { decision, amount: before.amount },
    reason,
  });
  return after as CommissionHold;
});
