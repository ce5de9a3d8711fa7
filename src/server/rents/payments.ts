/** Answers what payer and receiver do with a payment of rent: report, record, confirm, dispute, correct, take back. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import type { RentPaymentForm } from '../../contract/rents.ts';
import { leases } from '../../db/schema/leases.ts';
import { rentDues, rentPayments } from '../../db/schema/rents.ts';
import { monthOf } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { rentReceivedLines, rentReversedLines } from '../../domain/journal.ts';
import {
  checkReference,
  checkRentPayment,
  nextRentPaymentState,
  type RentEvent,
  type RentPaymentAction,
  type RentSide,
} from '../../domain/rents.ts';
import { act, type NoticeTo } from '../audit/act.ts';
import { post } from '../journal/post.ts';
import { coTenantsOf, type LeaseRow, managerOf, partiesOf } from '../leases/parties.ts';
import { violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import type { Notice } from '../notifications/notify.ts';
import { loadPayment } from './payment-rows.ts';
import { allocateCredit } from './rent-allocations.ts';

type PaymentRow = typeof rentPayments.$inferSelect;

/** Those who rent pay, each for all of them. Whoever else sees the lease receives for its landlord, as manager or administrator too. */
async function sideOf(lease: LeaseRow, context: HandlerContext): Promise<RentSide> {
  if (lease.tenantId === userIdOf(context)) return 'tenant';
  const { rows } = await context.db.execute(
    sql`select from app.co_tenancies() as c (lease_id) where c.lease_id = ${lease.id}`,
  );
  return rows.length > 0 ? 'tenant' : 'receiver';
}

/** The lease's row is the lock: what it owes and what covers it change one after the other. */
async function lockLease(db: Executor, id: string): Promise<LeaseRow> {
  const [lease] = await db.select().from(leases).where(eq(leases.id, id)).for('update');
  if (!lease) throw new ORPCError('NOT_FOUND');
  return lease;
}

async function openDue(context: HandlerContext, dueId: string, side: RentSide) {
  const [due] = await context.db.select().from(rentDues).where(eq(rentDues.id, dueId));
  if (!due) throw new ORPCError('NOT_FOUND');
  const lease = await lockLease(context.db, due.leaseId);
  if ((await sideOf(lease, context)) !== side) throw new ORPCError('FORBIDDEN');
  return { due, lease };
}

export const report = api.rents.report.handler(async ({ context, input: { id, ...form } }) => {
  await context.services.auth.limits.consume('rent.account', userIdOf(context));
  const { due, lease } = await openDue(context, id, 'tenant');
  if (due.received >= due.amount) throw new RuleBroken('rent.already-paid');
  const payment = await stored(context, lease, due.id, form, 'reported');
  return written(context, lease, payment, { event: 'rent.reported', action: 'report' });
});

/** Money that came in by another way than through this page: it is confirmed by being recorded. */
export const record = api.rents.record.handler(async ({ context, input: { id, ...form } }) => {
  await context.services.auth.limits.consume('rent.account', userIdOf(context));
  const { due, lease } = await openDue(context, id, 'receiver');
  const payment = await stored(context, lease, due.id, form, 'confirmed');
  await receive(context.db, lease, payment);
  return written(context, lease, payment, { event: 'rent.recorded', action: 'record' });
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

async function appliedOf(db: Executor, paymentId: string): Promise<number> {
  const { rows } = await db.execute<{ applied: string }>(
    sql`select coalesce(sum(amount), 0)::text as applied from rent_allocations where payment_id = ${paymentId}`,
  );
  return Number(rows[0]?.applied ?? 0);
}

async function stored(
  context: HandlerContext,
  lease: LeaseRow,
  dueId: string,
  form: RentPaymentForm,
  state: 'reported' | 'confirmed',
): Promise<PaymentRow> {
  const { db } = context;
  checkForm(context, form, lease);
  const userId = userIdOf(context);
  const isConfirmed = state === 'confirmed';
  const { rows } = await db
    .execute<{ id: string }>(sql`
      insert into rent_payments (lease_id, due_id, amount, mode, reference, paid_on, state, note, reported_by,
        confirmed_by, confirmed_at)
      values (${lease.id}, ${dueId}, ${form.amount}, ${form.mode}, ${form.reference}, ${form.paid_on}, ${state},
        ${form.note}, ${userId}, ${isConfirmed ? userId : null}, ${isConfirmed ? sql`app.now()` : null})
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
  if (violatedConstraint(error) === 'rent_payments_reference') {
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
  // Read again: the other side may have moved it while we waited for the lease.
  const before = await reread(context.db, id);
  return { lease, before, state: nextRentPaymentState(before.state, action, side) };
}

async function changed(db: Executor, id: string, own: Partial<PaymentRow>): Promise<PaymentRow> {
  await db.update(rentPayments).set(own).where(eq(rentPayments.id, id)).catch(asRentRule);
  return reread(db, id);
}

export const confirm = api.rents.confirm.handler(async ({ context, input }) => {
  const { lease, before, state } = await open(context, input.id, 'confirm');
  const amount = input.amount ?? before.amount;
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
});

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
export const reverse = api.rents.reverse.handler(async ({ context, input }) => {
  const { lease, before, state } = await open(context, input.id, 'reverse');
  const applied = await appliedOf(context.db, before.id);
  const payment = await changed(context.db, before.id, { state, answer: input.reason });
  await post(context.db, {
    kind: 'rent_reversed',
    on: before.paidOn,
    source: { type: 'rent_payment', id: before.id },
    key: `rent_reversed ${before.id}`,
    leaseId: lease.id,
    lines: rentReversedLines(lease, { amount: before.amount, applied }),
    reason: input.reason,
  });
  await allocateCredit(context.db, lease);
  return written(context, lease, payment, {
    event: 'rent.reverse',
    action: 'reverse',
    before,
    reason: input.reason,
  });
});

type Written = { event: RentEvent; action: string; before?: PaymentRow; reason?: string };

const kept = ({ state, amount, mode, reference, paidOn }: PaymentRow) => ({
  state,
  amount,
  mode,
  reference,
  paid_on: paidOn,
});

async function written(context: HandlerContext, lease: LeaseRow, payment: PaymentRow, how: Written) {
  const manager = await managerOf(context.db, lease.id);
  await act(context, {
    action: `rents.${how.action}`,
    subject: { type: 'rent_payment', id: payment.id },
    people: [...partiesOf(lease, await coTenantsOf(context.db, lease.id)), manager],
    notices: await noticesOf(context, { lease, manager, payment, event: how.event }),
    ...(how.before ? { before: kept(how.before) } : {}),
    after: { ...kept(payment), receipt_number: payment.receiptNumber },
    reason: how.reason,
  });
  return loadPayment(context, payment.id);
}

type News = { lease: LeaseRow; manager: string | null; payment: PaymentRow; event: RentEvent };

/** Money is the other side's news: whoever acted sees it on their screen. */
async function noticesOf(
  context: HandlerContext,
  { lease, manager, payment, event }: News,
): Promise<NoticeTo[]> {
  const { db } = context;
  const actorId = userIdOf(context);
  const [due] = payment.dueId
    ? await db.select({ month: rentDues.month }).from(rentDues).where(eq(rentDues.id, payment.dueId))
    : [];
  const coTenants = await coTenantsOf(db, lease.id);
  const people = new Map<string | null, string>([
    [manager, `/portal/manager/leases/${lease.id}`],
    [lease.landlordId, '/portal/landlord/financials'],
    ...[lease.tenantId, ...coTenants].map((person): [string | null, string] => [
      person,
      `/portal/tenant/payments?lease=${lease.id}`,
    ]),
  ]);
  const told = (path: string): Notice => ({
    event,
    home: lease.homeName,
    amount: payment.amount,
    month: monthOf(due?.month ?? payment.paidOn),
    date: payment.paidOn,
    path,
    ...(payment.reportedAmount === null ? {} : { reported: payment.reportedAmount }),
    ...(payment.answer && !event.startsWith('rent.confirm') ? { note: payment.answer } : {}),
  });
  return [...people].flatMap(([to, path]) =>
    to === null || to === actorId ? [] : [{ to, notice: told(path), about: { type: 'lease', id: lease.id } }],
  );
}
