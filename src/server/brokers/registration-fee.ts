/** What the payment of the registration fee does to a broker's registration, and what giving it back undoes. */
import { sql } from 'drizzle-orm';
import { canMoveBroker } from '../../domain/brokers.ts';
import { stateOfAddress } from '../../domain/gst.ts';
import { describeService } from '../../domain/invoice-services.ts';
import type { PaymentProvider } from '../../domain/payments.ts';
import { type Billing, creditSource, invoiceFee, namesOfStates } from '../invoices/issue.ts';
import type { Jobs } from '../lib/jobs.ts';
import type { PaymentPurpose, PaymentSubject } from '../lib/payment-purpose.ts';
import type { Executor } from '../lib/request-context.ts';
import { notify } from '../notifications/notify.ts';
import { activate, type LockedBroker, lockBroker, moveBroker } from './activation.ts';
import { registrationTerms } from './registration-terms.ts';

type Tools = { db: Executor; jobs: Jobs };

export const registrationFee: PaymentPurpose = {
  async lock(tools, brokerId) {
    const broker = await lockBroker(tools.db, brokerId);
    return {
      isDue: !broker.reg_fee_paid && canMoveBroker(broker.status, 'feePaid'),
      paid: (by) => feePaid(tools, broker, by),
      refunded: (refund) => feeRefunded(tools, broker, refund),
    };
  },
};

async function feePaid({ db, jobs }: Tools, broker: LockedBroker, by: PaidBy): Promise<void> {
  const notifier = { db, jobs, actorId: null };
  const paid = await recordFee(notifier, broker, by);
  const { activatesOnPayment } = await registrationTerms(db);
  if (activatesOnPayment) await activate(notifier, paid);
  else if (broker.user_id) await notify(notifier, broker.user_id, { event: 'broker.fee-paid' });
}

/** A paid registration has no fee any more. */
async function feeRefunded(
  { db, jobs }: Tools,
  broker: LockedBroker,
  { reference, amount, payer }: Parameters<PaymentSubject['refunded']>[0],
): Promise<void> {
  await db.execute(sql`
    update brokers set reg_fee_paid = false, reg_paid_at = null, reg_payment_mode = null, reg_payment_ref = null,
        status = case status when 'paid' then 'submitted' else status end
      where id = ${broker.id} and not activated and reg_payment_ref = ${reference}`);
  const notifier = { db, jobs, actorId: null };
  await creditRegistration(notifier, broker.id, 'The registration fee was given back');
  if (payer) await notify(notifier, payer, { event: 'broker.fee-refunded', amount });
}

type PaidBy = { provider: string; reference: string | null };

/** Writes the fee into the broker's record, with mode and reference of the payment (specification, section 4), and invoices it. */
export async function recordFee(
  notifier: Billing,
  broker: LockedBroker,
  { provider, reference }: PaidBy,
): Promise<LockedBroker> {
  const { db } = notifier;
  const moved = await moveBroker(db, broker, 'feePaid');
  await db.execute(sql`
    update brokers set reg_fee_paid = true, reg_paid_at = app.now(), reg_payment_mode = ${provider},
      reg_payment_ref = ${reference} where id = ${broker.id}`);
  // Begun another way and not needed any more; money that still came by it would be given back.
  await db.execute(sql`
    update payments set status = 'failed', note = 'Paid another way'
     where broker_id = ${broker.id} and kind = 'broker_registration' and status in ('created', 'pending')`);
  await invoiceRegistration(notifier, broker.id);
  return { ...moved, reg_fee_paid: true };
}

type Paid = {
  id: string;
  amount: string;
  provider: PaymentProvider;
  reference: string | null;
  user_id: string | null;
  name: string;
  address: string | null;
  state: string | null;
  gstin: string | null;
};

/** For the payment that just succeeded, online or in cash. */
async function invoiceRegistration(notifier: Billing, brokerId: string): Promise<void> {
  const { rows } = await notifier.db.execute<Paid>(sql`
    select p.id, p.amount, p.provider, p.provider_payment_id as reference, b.user_id, coalesce(b.firm, b.name) as name,
        concat_ws(', ', b.address, b.city) as address, b.state, b.gstin
      from payments p join brokers b on b.id = p.broker_id
     where b.id = ${brokerId} and p.kind = 'broker_registration' and p.status = 'succeeded' order by p.paid_at desc, p.id desc limit 1`);
  const [paid] = rows;
  if (!paid || Number(paid.amount) === 0) return;
  await invoiceFee(notifier, {
    fee: 'broker_registration',
    key: `broker_registration ${paid.id}`,
    total: Number(paid.amount),
    sourceId: paid.id,
    payer: { id: paid.user_id, name: paid.name, address: paid.address || null, gstin: paid.gstin },
    place: stateOfAddress([paid.state, paid.address], await namesOfStates(notifier.db)),
    description: describeService({ kind: 'broker_registration' }),
    paidBy: [paid.provider === 'cash' ? 'Cash' : 'Online', paid.reference].filter(Boolean).join(', '),
  });
}

/** Credits the invoices of payments that were given back. */
export async function creditRegistration(notifier: Billing, brokerId: string, why: string): Promise<void> {
  const { rows } = await notifier.db.execute<{ id: string }>(sql`
    select id from payments where broker_id = ${brokerId} and kind = 'broker_registration' and status = 'refunded'`);
  for (const { id } of rows) await creditSource(notifier, id, why);
}
