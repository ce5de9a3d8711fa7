/** Brings a payment to where the provider has it: asked by its webhook, by checkout's answer and by the clock, in any order. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import {
  canMovePayment,
  type PaymentEventOutcome,
  type PaymentStatus,
  type ProviderAttempt,
  verdictOf,
} from '../../domain/payments.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import type { OnlinePayments } from '../lib/online-payments.ts';
import type { PaymentPurpose } from '../lib/payment-purpose.ts';
import type { Executor } from '../lib/request-context.ts';
import { staffWho } from '../lib/staff-who.ts';
import { notify } from '../notifications/notify.ts';
import { refundJob } from './payment-jobs.ts';

export type PaymentParts = { database: Database; jobs: Jobs; payments: OnlinePayments | null };

type OrderPayment = {
  id: string;
  user_id: string | null;
  broker_id: string;
  amount: string;
  status: PaymentStatus;
};
export type Settled = { paymentId: string | null; outcome: PaymentEventOutcome };

/** Throws ProviderUnreachable when the provider does not answer; nothing has changed then. */
export async function settleOrder(
  parts: PaymentParts,
  purpose: PaymentPurpose,
  orderId: string,
): Promise<Settled> {
  const { database, payments: online } = parts;
  if (!online) return { paymentId: null, outcome: 'ignored' };
  const payment = await database.asWorker((tx) => paymentOfOrder(tx, online.provider, orderId));
  if (!payment) return { paymentId: null, outcome: 'unknown-order' };
  const done = (outcome: PaymentEventOutcome) => ({ paymentId: payment.id, outcome });
  if (!canMovePayment(payment.status, 'succeed')) return done('unchanged');
  const verdict = verdictOf(await online.attempts(orderId), Number(payment.amount));
  if (verdict.kind === 'waiting') {
    if (verdict.problem) await database.asWorker((tx) => noteProblem(tx, payment.id, verdict.problem));
    return done('unchanged');
  }
  if (verdict.kind === 'other-amount') {
    await database.asWorker((tx) => reportOtherAmount(tx, parts.jobs, payment, verdict.attempt));
    return done('other-amount');
  }
  const paid =
    verdict.kind === 'capture'
      ? await online.capture(verdict.attempt.id, Number(payment.amount))
      : verdict.attempt;
  if (paid.status !== 'captured') return done('unchanged');
  const applied = await database.asWorker((tx) =>
    applyPaid(tx, parts.jobs, purpose, payment, online.provider, paid),
  );
  return done(applied ? 'applied' : 'unchanged');
}

async function paymentOfOrder(db: Executor, provider: string, orderId: string) {
  const { rows } = await db.execute<OrderPayment>(sql`
    select id, user_id, broker_id, amount, status from payments
     where kind = 'broker_registration' and provider = ${provider} and provider_order_id = ${orderId}`);
  return rows[0];
}

/** The person may try again; what went wrong last is told on their screen. */
async function noteProblem(db: Executor, id: string, problem: string | null): Promise<void> {
  await db.execute(sql`
    update payments set note = ${problem} where id = ${id} and status in ('created', 'pending')
      and note is distinct from ${problem}`);
}

async function reportOtherAmount(db: Executor, jobs: Jobs, payment: OrderPayment, attempt: ProviderAttempt) {
  const note = `The provider reports ${attempt.amount} paise ${attempt.currency} in ${attempt.id}, not ${payment.amount}`;
  const { rowCount } = await db.execute(sql`
    update payments set note = ${note} where id = ${payment.id} and note is distinct from ${note}`);
  if (!rowCount) return;
  for (const userId of await staffWho(db, 'brokerRegistrations.activate')) {
    await notify({ db, jobs, actorId: null }, userId, {
      event: 'broker.payment-differs',
      attempt: attempt.id,
    });
  }
}

/** False when another call was first. Money that is not due, or no longer, is given back. */
async function applyPaid(
  db: Executor,
  jobs: Jobs,
  purpose: PaymentPurpose,
  { id, user_id: payer, broker_id: subjectId }: OrderPayment,
  provider: string,
  attempt: ProviderAttempt,
): Promise<boolean> {
  const subject = await purpose.lock({ db, jobs }, subjectId);
  const changed = await db.execute(sql`
    update payments set status = 'succeeded', provider_payment_id = ${attempt.id}, paid_at = app.now(), note = null
     where id = ${id} and status in ('created', 'pending', 'failed')`);
  if (!changed.rowCount) return false;
  await act(db, {
    action: 'payments.succeed',
    subject: { type: 'payment', id },
    people: [payer],
    after: { status: 'succeeded', provider, provider_payment_id: attempt.id, amount: attempt.amount },
  });
  if (!subject.isDue) {
    await beginRefund(db, jobs, id, 'Paid twice, or for a registration that had ended');
    return true;
  }
  await subject.paid({ provider, reference: attempt.id });
  return true;
}

/** Begins the refund of a succeeded payment; the job asks the provider. One refund of a payment at a time. */
export async function beginRefund(db: Executor, jobs: Jobs, paymentId: string, why: string): Promise<void> {
  const refundId = crypto.randomUUID();
  const { rowCount } = await db.execute(sql`
    insert into payments (id, kind, broker_id, user_id, provider, amount, status, note, refund_of, processed_by_admin_id)
    select ${refundId}, 'refund', broker_id, user_id, provider, amount, 'created', ${why}, id, app.user_id()
      from payments where id = ${paymentId} and status = 'succeeded'
    on conflict do nothing`);
  if (rowCount) await jobs.enqueue(refundJob, { refundId }, db);
}
