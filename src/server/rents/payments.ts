/**
 * Answers what payer and receiver do with a payment of rent: report, record, confirm, dispute, correct, take back. Bank statements record,
 * confirm and take back by the same functions.
 */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import type { RentPaymentForm } from '../../contract/rents.ts';
import { leases } from '../../db/schema/leases.ts';
import { rentDues, rentPayments } from '../../db/schema/rents.ts';
import { type Applied, type DueKind, reversedLines } from '../../domain/dues.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { rentReceivedLines } from '../../domain/journal.ts';
import {
  checkReference,
  checkRentPayment,
  nextRentPaymentState,
  type RentPaymentAction,
  type RentSide,
} from '../../domain/rents.ts';
import { post } from '../journal/post.ts';
import type { LeaseRow } from '../leases/parties.ts';
import { violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { isPaidByOperator } from './operator.ts';
import { written } from './payment-act.ts';
import { allocateCredit } from './rent-allocations.ts';

type PaymentRow = typeof rentPayments.$inferSelect;

/** Those who rent pay, each for all of them. Whoever else sees the lease receives for its landlord, as manager or administrator too. */
export async function sideOf(lease: LeaseRow, context: HandlerContext): Promise<RentSide> {
  if (lease.tenantId === userIdOf(context)) return 'tenant';
  const { rows } = await context.db.execute(
    sql`select from app.co_tenancies() as c (lease_id) where c.lease_id = ${lease.id}`,
  );
  return rows.length > 0 ? 'tenant' : 'receiver';
}

export async function checkSideOf(lease: LeaseRow, context: HandlerContext, side: RentSide): Promise<void> {
  if ((await sideOf(lease, context)) !== side) throw new ORPCError('FORBIDDEN');
}

/** Throws `rent.paid-to-operator` to a landlord whose tenant pays Kiraya: the office sees its bank account, and the landlord does not. */
async function checkReceiver(db: Executor, lease: LeaseRow): Promise<void> {
  if (await isPaidByOperator(db, lease.id)) throw new RuleBroken('rent.paid-to-operator');
}

/**
 * The lease's row is the lock: what it owes and what covers it change one after the other. Whoever records a line of the operator's
 * bank holds it already, and may not lock it by themselves.
 */
export async function lockLease(db: Executor, id: string): Promise<LeaseRow> {
  const [locked] = await db.select().from(leases).where(eq(leases.id, id)).for('update');
  const [lease] = locked
    ? [locked]
    : await db.select().from(leases).where(sql`${leases.id} = ${id} and ${leases.id} = app.collecting()`);
  if (!lease) throw new ORPCError('NOT_FOUND');
  return lease;
}

async function openDue(context: HandlerContext, dueId: string, side: RentSide) {
  const [due] = await context.db.select().from(rentDues).where(eq(rentDues.id, dueId));
  if (!due) throw new ORPCError('NOT_FOUND');
  const lease = await lockLease(context.db, due.leaseId);
  await checkSideOf(lease, context, side);
  if (side === 'receiver') await checkReceiver(context.db, lease);
  return { due, lease };
}

export const report = api.rents.report.handler(async ({ context, input: { id, ...form } }) => {
  await context.services.auth.limits.consume('rent.account', userIdOf(context));
  const { due, lease } = await openDue(context, id, 'tenant');
  if (due.received >= due.amount) throw new RuleBroken('rent.already-paid');
  const payment = await stored(context, lease, due.id, form, 'reported');
  return written(context, lease, payment, { event: 'rent.reported', action: 'report' });
});

/**
 * Money that came in by another way than through this page: it is confirmed by being recorded. `part` counts the payments that one transfer
 * is recorded as, from 1. Throws `rent.reference-used` for a part that is there already.
 */
export async function recordRent(context: HandlerContext, dueId: string, form: RentPaymentForm, part = 1) {
  const { due, lease } = await openDue(context, dueId, 'receiver');
  const payment = await stored(context, lease, due.id, { ...form, part }, 'confirmed');
  await receive(context.db, lease, payment);
  return written(context, lease, payment, { event: 'rent.recorded', action: 'record' });
}

export const record = api.rents.record.handler(async ({ context, input: { id, ...form } }) => {
  await context.services.auth.limits.consume('rent.account', userIdOf(context));
  return recordRent(context, id, form);
});

/** Posts what came in, and gives it to the months it covers. */
async function receive(db: Executor, lease: LeaseRow, payment: PaymentRow): Promise<void> {
  await post(db, {
    kind: 'rent_received',
    on: payment.paidOn,
    source: { type: 'rent_payment', id: payment.id },
    key: `rent_received ${payment.id}`,
    leaseId: lease.id,
    lines: rentReceivedLines(lease, payment.amount),
  });
  await allocateCredit(db, lease);
}

/** Paise that the payment covers, by the kind of due. */
async function appliedOf(db: Executor, paymentId: string): Promise<Applied> {
  const { rows } = await db.execute<{ kind: DueKind; applied: string }>(sql`
    select d.kind, sum(a.amount)::text as applied from rent_allocations a join rent_dues d on d.id = a.due_id
     where a.payment_id = ${paymentId} group by 1`);
  return Object.fromEntries(rows.map(({ kind, applied }) => [kind, Number(applied)]));
}

async function stored(
  context: HandlerContext,
  lease: LeaseRow,
  dueId: string | null,
  form: RentPaymentForm & { part?: number; replaces?: string },
  state: 'reported' | 'confirmed',
): Promise<PaymentRow> {
  const { db } = context;
  checkForm(context, form, lease);
  const userId = userIdOf(context);
  const isConfirmed = state === 'confirmed';
  const { rows } = await db
    .execute<{ id: string }>(sql`
      insert into rent_payments (lease_id, due_id, amount, mode, reference, part, paid_on, state, note, reported_by,
        replaces_id, confirmed_by, confirmed_at)
      values (${lease.id}, ${dueId}, ${form.amount}, ${form.mode}, ${form.reference}, ${form.part ?? 1},
        ${form.paid_on}, ${state}, ${form.note}, ${userId}, ${form.replaces ?? null}, ${isConfirmed ? userId : null}, ${isConfirmed ? sql`app.now()` : null})
      returning id`)
    .catch(asRentRule);
  return reread(db, rows[0]?.id ?? '');
}

function checkForm({ services }: HandlerContext, form: RentPaymentForm, lease: LeaseRow): void {
  checkRentPayment({ amount: form.amount, paidOn: form.paid_on }, lease.rent, services.today());
  checkReference(form.mode, form.reference);
}

/** For `catch`: a reference stands for one payment to a landlord, whichever month and lease it was entered for. */
function asRentRule(error: unknown): never {
  if (violatedConstraint(error) === 'rent_payments_reference_part') {
    throw new RuleBroken('rent.reference-used', 'reference');
  }
  throw error;
}

async function reread(db: Executor, id: string): Promise<PaymentRow> {
  const [row] = await db.select().from(rentPayments).where(eq(rentPayments.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}

/** The payment with its lease held, and its state after the action by this side. */
async function open(context: HandlerContext, id: string, action: RentPaymentAction) {
  const found = await reread(context.db, id);
  const lease = await lockLease(context.db, found.leaseId);
  const side = await sideOf(lease, context);
  if (side === 'receiver') await checkReceiver(context.db, lease);
  // Read again: the other side may have moved it while we waited for the lease.
  const before = await reread(context.db, id);
  return { lease, before, state: nextRentPaymentState(before.state, action, side) };
}

async function changed(db: Executor, id: string, own: Partial<PaymentRow>): Promise<PaymentRow> {
  await db.update(rentPayments).set(own).where(eq(rentPayments.id, id)).catch(asRentRule);
  return reread(db, id);
}

/** `arrived`: what came, in paise, where it is not what was reported. */
export async function confirmRent(context: HandlerContext, id: string, arrived: number | null = null) {
  const { lease, before, state } = await open(context, id, 'confirm');
  const amount = arrived ?? before.amount;
  checkRentPayment({ amount, paidOn: before.paidOn }, lease.rent, context.services.today());
  const own = {
    state,
    amount,
    confirmedBy: userIdOf(context),
    confirmedAt: new Date(context.services.now()),
  };
  const payment = await changed(context.db, before.id, own);
  await receive(context.db, lease, payment);
  const event = amount < before.amount ? 'rent.confirmPart' : 'rent.confirm';
  return written(context, lease, payment, { event, action: 'confirm', before });
}

export const confirm = api.rents.confirm.handler(({ context, input: { id, amount } }) =>
  confirmRent(context, id, amount),
);

export const dispute = api.rents.dispute.handler(async ({ context, input }) => {
  const { lease, before, state } = await open(context, input.id, 'dispute');
  const payment = await changed(context.db, before.id, { state, answer: input.reason });
  return written(context, lease, payment, { event: 'rent.dispute', action: 'dispute', before });
});

export const correct = api.rents.correct.handler(async ({ context, input: { id, ...form } }) => {
  const { lease, before, state } = await open(context, id, 'correct');
  checkForm(context, form, lease);
  const { amount, mode, reference, paid_on: paidOn, note } = form;
  const payment = await changed(context.db, id, { state, amount, mode, reference, paidOn, note });
  return written(context, lease, payment, { event: 'rent.correct', action: 'correct', before });
});

export const cancel = api.rents.cancel.handler(async ({ context, input }) => {
  const { lease, before, state } = await open(context, input.id, 'cancel');
  const payment = await changed(context.db, before.id, { state });
  return written(context, lease, payment, { event: 'rent.cancel', action: 'cancel', before });
});

/**
 * The months it covered are open again; other credit may cover them. It counts on the day of the payment: what did not come was received
 * in no month and in no year.
 */
export async function reverseRent(context: HandlerContext, id: string, reason: string) {
  const { lease, before, payment } = await takenBack(context, { id, action: 'reverse', reason });
  await allocateCredit(context.db, lease);
  return written(context, lease, payment, {
    event: 'rent.reverse',
    action: 'reverse',
    before,
    reason,
  });
}

type TakenBack = { id: string; action: 'reverse' | 'replace'; reason: string };

async function takenBack(context: HandlerContext, { id, action, reason }: TakenBack) {
  const { lease, before, state } = await open(context, id, action);
  const applied = await appliedOf(context.db, before.id);
  const payment = await changed(context.db, before.id, { state, answer: reason });
  await post(context.db, {
    kind: 'rent_reversed',
    on: before.paidOn,
    source: { type: 'rent_payment', id: before.id },
    key: `rent_reversed ${before.id}`,
    leaseId: lease.id,
    lines: reversedLines(lease, { amount: before.amount, applied }),
    reason,
  });
  return { lease, before, payment };
}

export const reverse = api.rents.reverse.handler(({ context, input: { id, reason } }) =>
  reverseRent(context, id, reason),
);

/** Another receipt in the place of one that said something wrong: both are kept, and the first names the second. */
export const replace = api.rents.replace.handler(async ({ context, input: { id, reason, ...form } }) => {
  const { lease, before } = await takenBack(context, { id, action: 'replace', reason });
  const { note, part, dueId } = before;
  const payment = await stored(context, lease, dueId, { ...form, note, part, replaces: id }, 'confirmed');
  await receive(context.db, lease, payment);
  return written(context, lease, payment, { event: 'rent.replace', action: 'replace', before, reason });
});
