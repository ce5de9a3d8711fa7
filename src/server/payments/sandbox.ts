/** A provider that takes no money: what its button said stands among the provider's events, so that it outlives a restart. */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import type { ProviderAttempt } from '../../domain/payments.ts';
import type { OnlinePayments } from '../lib/online-payments.ts';

const number = (what: string) => `sandbox_${what}_${randomBytes(9).toString('base64url')}`;

export function createSandbox(database: Database): OnlinePayments {
  return {
    provider: 'sandbox',
    publicKey: null,
    createOrder: async () => number('order'),
    attempts: (orderId) =>
      database.asWorker(async (tx) => {
        const { rows } = await tx.execute<{ payload: string }>(sql`
          select payload from payment_events
           where provider = 'sandbox' and provider_order_id = ${orderId} order by created_at, id`);
        return rows.map(({ payload }) => JSON.parse(payload) as ProviderAttempt);
      }),
    capture: async (id, amount) => ({ id, status: 'captured', amount, currency: 'INR', problem: null }),
    refund: async ({ refundId }) => ({ id: `sandbox_refund_${refundId}`, status: 'processed' }),
    pretend: (order, succeeds) => recordAttempt(database, order, succeeds),
    isConfirmed: () => false,
    isSigned: () => false,
  };
}

/** What a person pressed on the sandbox's screen, as an event of it; `amount` in paise. Nobody pays an order twice. */
async function recordAttempt(
  database: Database,
  order: { orderId: string; amount: number },
  succeeds: boolean,
): Promise<void> {
  const attempt: ProviderAttempt = {
    id: number('pay'),
    status: succeeds ? 'captured' : 'failed',
    amount: order.amount,
    currency: 'INR',
    problem: succeeds ? null : 'The payment was refused, as you chose',
  };
  await database.asWorker((tx) =>
    tx.execute(sql`
      insert into payment_events (provider, provider_event_id, event, provider_order_id, payload)
      select 'sandbox', ${`evt_${attempt.id}`}, ${`payment.${attempt.status}`}, ${order.orderId}, ${JSON.stringify(attempt)}
       where not exists (select from payment_events
         where provider = 'sandbox' and provider_order_id = ${order.orderId} and event = 'payment.captured')`),
  );
}
