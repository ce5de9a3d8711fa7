/** The jobs about payments: the provider's events, refunds, and a look every few minutes at what nobody reported. */
import { type SQL, sql } from 'drizzle-orm';
import { act } from '../audit/act.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { ProviderUnreachable } from '../lib/online-payments.ts';
import type { PaymentPurpose } from '../lib/payment-purpose.ts';
import { paymentEventJob, reconcilePaymentsJob, refundJob } from './payment-jobs.ts';
import { type PaymentParts, settleOrder } from './settle.ts';

type Parts = Omit<PaymentParts, 'jobs'> & { purpose: PaymentPurpose };
type JobParts = Parts & Pick<PaymentParts, 'jobs'>;

const EVERY_TEN_MINUTES = '*/10 * * * *';
const BATCH = 100;
/** Checkout closes an order's window much earlier; whoever pays later still finds their payment applied by its event. */
const GIVEN_UP_AFTER = sql`interval '2 days'`;

export function paymentHandlers(parts: Parts): JobHandler[] {
  return [
    handles(paymentEventJob, ({ eventId }, jobs) => handleEvent({ ...parts, jobs }, eventId)),
    handles(refundJob, ({ refundId }, jobs) => refund({ ...parts, jobs }, refundId)),
    handles(reconcilePaymentsJob, (_, jobs) => reconcile({ ...parts, jobs }), EVERY_TEN_MINUTES),
  ];
}

async function handleEvent(parts: JobParts, eventId: string): Promise<void> {
  const { database } = parts;
  const event = await database.asWorker(async (tx) => {
    const { rows } = await tx.execute<{ provider_order_id: string | null }>(
      sql`select provider_order_id from payment_events where id = ${eventId}`,
    );
    return rows[0];
  });
  if (!event) return;
  const { paymentId, outcome } = event.provider_order_id
    ? await settleOrder(parts, parts.purpose, event.provider_order_id)
    : { paymentId: null, outcome: 'ignored' as const };
  await database.asWorker((tx) =>
    tx.execute(sql`
      update payment_events set outcome = ${outcome}, payment_id = ${paymentId}, handled_at = app.now() where id = ${eventId}`),
  );
}

type RefundRow = {
  id: string;
  refund_of: string;
  provider: string;
  attempt: string;
  amount: string;
  broker_id: string;
  user_id: string | null;
};

async function refund(parts: JobParts, refundId: string): Promise<void> {
  const { database, payments: online } = parts;
  const row = await database.asWorker(async (tx) => {
    const { rows } = await tx.execute<RefundRow>(sql`
      select r.id, r.refund_of, r.provider, p.provider_payment_id as attempt, r.amount, r.broker_id, r.user_id
        from payments r join payments p on p.id = r.refund_of
       where r.id = ${refundId} and r.kind = 'refund' and r.status in ('created', 'pending')`);
    return rows[0];
  });
  // Cash is handed back by a person, who says so themselves.
  if (!row || row.provider === 'cash') return;
  if (online?.provider !== row.provider) throw new ProviderUnreachable(`${row.provider} is not configured`);
  const made = await online.refund({ attemptId: row.attempt, amount: Number(row.amount), refundId });
  await database.asWorker(async (tx) => {
    if (made.status === 'processed') return finishRefund(tx, parts, row, made.id);
    await tx.execute(sql`
      update payments set status = ${made.status === 'failed' ? 'failed' : 'pending'}, provider_payment_id = ${made.id}
       where id = ${refundId}`);
  });
}

type Tx = Parameters<Parameters<PaymentParts['database']['asWorker']>[0]>[0];

/** The payment counts as refunded only once the money is on its way back. */
async function finishRefund(
  tx: Tx,
  { jobs, purpose }: JobParts,
  row: RefundRow,
  providerRefundId: string,
): Promise<void> {
  const subject = await purpose.lock({ db: tx, jobs }, row.broker_id);
  const { rowCount } = await tx.execute(sql`
    update payments set status = 'succeeded', provider_payment_id = ${providerRefundId}, paid_at = app.now()
     where id = ${row.id} and status in ('created', 'pending')`);
  if (!rowCount) return;
  await tx.execute(sql`update payments set status = 'refunded' where id = ${row.refund_of}`);
  await subject.refunded({ reference: row.attempt, amount: Number(row.amount), payer: row.user_id });
  await act(tx, {
    action: 'payments.refund',
    subject: { type: 'payment', id: row.refund_of },
    people: [row.user_id],
    before: { status: 'succeeded' },
    after: { status: 'refunded', refund: providerRefundId, amount: Number(row.amount) },
  });
}

/** Payments whose event never came, then refunds whose job was lost, then orders nobody will pay any more. */
export async function reconcile(parts: JobParts): Promise<void> {
  const { database, payments: online } = parts;
  if (!online) return;
  const { provider } = online;
  const open = sql`kind = 'broker_registration' and provider_order_id is not null
    and (status in ('created', 'pending') or (status = 'failed' and created_at > app.now() - ${GIVEN_UP_AFTER}))`;
  const failures = [
    ...(await tryEach(database, sql`provider = ${provider} and ${open}`, ({ order }) =>
      settleOrder(parts, parts.purpose, order),
    )),
    ...(await tryEach(
      database,
      sql`provider = ${provider} and kind = 'refund' and status in ('created', 'pending')`,
      ({ id }) => refund(parts, id),
    )),
  ];
  await database.asWorker((tx) =>
    tx.execute(sql`
      update payments set status = 'failed', note = coalesce(note, 'Not paid in time')
       where kind = 'broker_registration' and status in ('created', 'pending') and provider = ${provider}
         and created_at < app.now() - ${GIVEN_UP_AFTER}`),
  );
  if (failures.length > 0) throw failures[0];
}

type Open = { id: string; order: string };

/** Every payment that is so, some at a time; one that fails keeps none of the others waiting. Answers what failed. */
async function tryEach(
  database: Parts['database'],
  isSo: SQL,
  work: (payment: Open) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  let after = '00000000-0000-0000-0000-000000000000';
  for (let found = BATCH; found === BATCH; ) {
    const { rows } = await database.asWorker((tx) =>
      tx.execute<Open>(sql`
        select id, provider_order_id as order from payments where ${isSo} and id > ${after} order by id limit ${BATCH}`),
    );
    for (const payment of rows) await work(payment).catch((error: unknown) => failures.push(error));
    found = rows.length;
    after = rows.at(-1)?.id ?? after;
  }
  return failures;
}
