/** What goes back: whoever holds the deposit says what they paid, the tenant whether it came; the landlord gives up what is owed. */
import { eq, sql } from 'drizzle-orm';
import { now } from '../../db/schema/columns.ts';
import { settlementRefunds, settlements } from '../../db/schema/settlements.ts';
import { RuleBroken } from '../../domain/errors.ts';
import {
  checkRefund,
  checkState,
  payerOf,
  type RefundState,
  reckon,
  stillToRefund,
} from '../../domain/settlements.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { checkSide, settled } from './settle-move.ts';
import { lockSettlement, shownAfter } from './settlement-rows.ts';

export const recordRefund = api.settlements.recordRefund.handler(async ({ context, input }) => {
  const { db, services } = context;
  const { id, amount, paid_on: paidOn, mode, reference } = input;
  const whole = await lockSettlement(db, eq(settlements.id, id));
  const payer = payerOf(whole.row.heldBy);
  await checkSide(db, whole, ...(payer === 'manager' ? (['manager', 'landlord'] as const) : [payer]));
  checkState(whole.row, 'disputed', 'refunding');
  const open = stillToRefund(reckon(whole.row, whole.lines).refund, whole.refunds);
  checkRefund({ amount, paidOn, mode, reference }, open, services.today());
  // Row rights end at these columns, which Drizzle's insert would exceed.
  await db.execute(sql`
    insert into ${settlementRefunds} (settlement_id, amount, paid_on, mode, reference, recorded_by)
    values (${id}, ${amount}, ${paidOn}, ${mode}, ${reference}, ${userIdOf(context)})`);
  return settled(context, id, {
    action: 'recordRefund',
    event: 'settlement.refunded',
    amount,
    after: { amount, paid_on: paidOn, mode, reference },
  });
});

type Answer = { refundId: string; state: Exclude<RefundState, 'reported'>; reason?: string };

/** Answered again in the same way, nothing more happens. */
async function answerRefund(context: HandlerContext, { refundId, state, reason }: Answer) {
  const { db } = context;
  const whole = await lockSettlement(
    db,
    sql`${settlements.id} = (select r.settlement_id from settlement_refunds r where r.id = ${refundId})`,
  );
  await checkSide(db, whole, 'tenant');
  const refund = whole.refunds.find(({ id }) => id === refundId);
  if (refund?.state === state) return shownAfter(context, whole.row.id);
  if (refund?.state !== 'reported') throw new RuleBroken('settlement.changed-meanwhile');
  await db
    .update(settlementRefunds)
    .set({ state, answer: reason ?? null, answeredAt: now })
    .where(eq(settlementRefunds.id, refundId));
  return settled(context, whole.row.id, {
    action: state === 'confirmed' ? 'confirmRefund' : 'denyRefund',
    event: state === 'confirmed' ? 'settlement.received' : 'settlement.missing',
    amount: refund.amount,
    reason,
  });
}

export const confirmRefund = api.settlements.confirmRefund.handler(({ context, input: { id } }) =>
  answerRefund(context, { refundId: id, state: 'confirmed' }),
);

export const denyRefund = api.settlements.denyRefund.handler(({ context, input: { id, reason } }) =>
  answerRefund(context, { refundId: id, state: 'denied', reason }),
);

/** All of the debt that stands now; a debt is only final once nothing is disputed. */
export const waive = api.settlements.waive.handler(async ({ context, input: { id, reason } }) => {
  const { db } = context;
  const whole = await lockSettlement(db, eq(settlements.id, id));
  await checkSide(db, whole, 'landlord');
  checkState(whole.row, 'refunding', 'closed');
  const { debt } = reckon(whole.row, whole.lines);
  const open = debt - whole.row.waived;
  if (open <= 0) throw new RuleBroken('settlement.no-debt');
  await db.update(settlements).set({ waived: debt, waiveReason: reason }).where(eq(settlements.id, id));
  return settled(context, id, {
    action: 'waive',
    event: 'settlement.waived',
    amount: open,
    reason,
    after: { waived: open },
  });
});
