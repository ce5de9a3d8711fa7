/** The registration fee: an order at the provider or cash, and checkout's answer, which is believed only with its signature. */

import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { Checkout } from '../../contract/brokers.ts';
import { nextBrokerStatus } from '../../domain/brokers.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { refusal } from '../../domain/refusals.ts';
import { act } from '../audit/act.ts';
import type { OnlinePayments } from '../lib/online-payments.ts';
import { ProviderUnreachable } from '../lib/online-payments.ts';
import { refused } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { settleOrder } from '../payments/settle.ts';
import { ownBroker } from './registration.ts';
import { registrationFee } from './registration-fee.ts';
import { type BrokerRow, findBroker, registrationOf } from './registration-rows.ts';
import { registrationTerms } from './registration-terms.ts';

type OpenPayment = { id: string; provider: string; provider_order_id: string | null; amount: string };

/** Throws `payment.already-paid`, or `broker.transition-not-allowed` when the registration is not handed in. */
function checkPayable(broker: BrokerRow): void {
  if (broker.reg_fee_paid) throw new RuleBroken('payment.already-paid');
  nextBrokerStatus(broker.status, 'requestFee');
}

async function openPayment(db: Executor, brokerId: string): Promise<OpenPayment | undefined> {
  const { rows } = await db.execute<OpenPayment>(sql`
    select id, provider, provider_order_id, amount from payments
     where broker_id = ${brokerId} and kind = 'broker_registration' and status in ('created', 'pending')`);
  return rows[0];
}

/** The same order again while it is open, at the fee it was made for: a second tab or click makes no second one. */
export const payOnline = api.brokers.payOnline.handler(async ({ context }) => {
  const { services, transaction } = context;
  const online = services.payments;
  if (!online) throw new RuleBroken('payment.no-online-provider');
  const userId = userIdOf(context);
  await services.auth.limits.consume('payment.account', userId);
  const begun = await transaction(async (db) => {
    const broker = await payableBroker(db, userId);
    const { fee } = await registrationTerms(db);
    const open = await openPayment(db, broker.id);
    return { open: isSameOrder(open, online, fee) ? open : undefined, fee };
  });
  if (begun.open) return transaction((db) => checkoutOf(db, userId, online, begun.open as OpenPayment));
  const id = randomUUID();
  const orderId = await reached(() => online.createOrder({ paymentId: id, amount: begun.fee }));
  return transaction((db) => begin({ ...context, db }, online, { id, orderId, amount: begun.fee }));
});

const isSameOrder = (open: OpenPayment | undefined, online: OnlinePayments, fee: number) =>
  open?.provider === online.provider && Number(open.amount) === fee;

async function payableBroker(db: Executor, userId: string): Promise<BrokerRow> {
  const broker = await findBroker(db, userId, true);
  if (!broker) throw new ORPCError('NOT_FOUND');
  checkPayable(broker);
  return broker;
}

type NewOrder = { id: string; orderId: string; amount: number };

async function begin(context: HandlerContext, online: OnlinePayments, order: NewOrder): Promise<Checkout> {
  const { db } = context;
  const userId = userIdOf(context);
  const broker = await payableBroker(db, userId);
  const open = await openPayment(db, broker.id);
  if (open && isSameOrder(open, online, order.amount)) return checkoutOf(db, userId, online, open);
  await giveUpOpen(db, broker.id);
  await db.execute(sql`
    insert into payments (id, kind, broker_id, user_id, provider, provider_order_id, amount, status)
    values (${order.id}, 'broker_registration', ${broker.id}, ${userId}, ${online.provider}, ${order.orderId},
      ${order.amount}, 'pending')`);
  const answer = await checkoutOf(db, userId, online, {
    id: order.id,
    provider: online.provider,
    provider_order_id: order.orderId,
    amount: String(order.amount),
  });
  await requestFee(context, broker, { payment: order.id, provider: online.provider, amount: order.amount });
  return answer;
}

async function giveUpOpen(db: Executor, brokerId: string): Promise<void> {
  await db.execute(sql`
    update payments set status = 'failed', note = 'Another way to pay was chosen'
     where broker_id = ${brokerId} and kind = 'broker_registration' and status in ('created', 'pending')`);
}

async function requestFee(context: HandlerContext, broker: BrokerRow, chosen: object): Promise<void> {
  const status = nextBrokerStatus(broker.status, 'requestFee');
  if (status !== broker.status) {
    await context.db.execute(sql`update brokers set status = ${status} where id = ${broker.id}`);
  }
  await act(context, {
    action: 'brokers.requestFee',
    subject: { type: 'broker', id: broker.id },
    people: [broker.user_id],
    before: { status: broker.status },
    after: { status, ...chosen },
  });
}

async function checkoutOf(
  db: Executor,
  userId: string,
  online: OnlinePayments,
  payment: OpenPayment,
): Promise<Checkout> {
  const { rows } = await db.execute<{ name: string; email: string | null; phone: string | null }>(sql`
    select b.name, p.email, b.phone from brokers b join profiles p using (user_id) where user_id = ${userId}`);
  const [person] = rows;
  if (!person) throw new ORPCError('NOT_FOUND');
  return {
    payment_id: payment.id,
    provider: online.provider,
    order_id: payment.provider_order_id ?? '',
    public_key: online.publicKey,
    amount: Number(payment.amount),
    ...person,
  };
}

/** Cash is counted by an administrator; until then the fee stays due. */
export const payCash = api.brokers.payCash.handler(async ({ context }) => {
  const { db } = context;
  const broker = await ownBroker(context);
  checkPayable(broker);
  const open = await openPayment(db, broker.id);
  if (open?.provider !== 'cash') {
    const { fee } = await registrationTerms(db);
    await giveUpOpen(db, broker.id);
    await db.execute(sql`
      insert into payments (kind, broker_id, user_id, provider, amount, status)
      values ('broker_registration', ${broker.id}, ${broker.user_id}, 'cash', ${fee}, 'pending')`);
    await requestFee(context, broker, { provider: 'cash', amount: fee });
  }
  return registrationOf(context, db);
});

/** What checkout told the browser: forged without the provider's signature; what was paid is then asked of the provider. */
export const confirmPayment = api.brokers.confirmPayment.handler(async ({ context, input }) => {
  const { online, orderId } = await ownOrder(context, input.id);
  const confirmation = { orderId, attemptId: input.attempt_id, signature: input.signature };
  if (!online.isConfirmed(confirmation)) throw new RuleBroken('payment.signature-wrong');
  return settled(context, orderId);
});

/** After a closed browser: whatever the provider has by now. */
export const checkPayment = api.brokers.checkPayment.handler(async ({ context, input }) => {
  const { orderId } = await ownOrder(context, input.id);
  return settled(context, orderId);
});

export const paySandbox = api.brokers.paySandbox.handler(async ({ context, input }) => {
  const { online, orderId, amount, status } = await ownOrder(context, input.id);
  if (!online.pretend) throw new RuleBroken('payment.transition-not-allowed');
  // Pressed again after an answer that never arrived: what was paid is paid, once.
  if (input.succeeds && status === 'succeeded') return settled(context, orderId);
  if (status !== 'created' && status !== 'pending') throw new RuleBroken('payment.transition-not-allowed');
  await online.pretend({ orderId, amount }, input.succeeds);
  return settled(context, orderId);
});

async function ownOrder(context: HandlerContext, id: string) {
  const { services, transaction } = context;
  const userId = userIdOf(context);
  await services.auth.limits.consume('payment.account', userId);
  const online = services.payments;
  const payment = await transaction(async (db) => {
    const { rows } = await db.execute<OpenPayment & { status: string }>(sql`
      select id, provider, provider_order_id, amount, status from payments where id = ${id} and user_id = ${userId}`);
    return rows[0];
  });
  if (!payment?.provider_order_id || online?.provider !== payment.provider) throw new ORPCError('NOT_FOUND');
  return {
    online,
    orderId: payment.provider_order_id,
    amount: Number(payment.amount),
    status: payment.status,
  };
}

async function settled(context: HandlerContext, orderId: string) {
  await reached(() => settleOrder(context.services, registrationFee, orderId));
  return context.transaction((db) => registrationOf(context, db));
}

/** The person is told to try again; whatever they paid is found by the event or by the clock. */
async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    const why = refusal(
      'payment-provider.unreachable',
      'The payment provider does not answer. Nothing is lost; please try again in a moment.',
    );
    throw refused('SERVICE_UNAVAILABLE', 503, why, error);
  }
}
