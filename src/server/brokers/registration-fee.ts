/** What the payment of the registration fee does to a broker's registration, and what giving it back undoes. */
import { sql } from 'drizzle-orm';
import { canMoveBroker } from '../../domain/brokers.ts';
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
  const paid = await recordFee(db, broker, by);
  const { activatesOnPayment } = await registrationTerms(db);
  const told = { db, jobs, actorId: null };
  if (activatesOnPayment) await activate(told, paid);
  else if (broker.user_id) await notify(told, broker.user_id, { event: 'broker.fee-paid' });
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
  if (payer) {
    await notify({ db, jobs, actorId: null }, payer, { event: 'broker.fee-refunded', amount });
  }
}

type PaidBy = { provider: string; reference: string | null };

/** Writes the fee into the broker's record, with mode and reference of the payment (specification, section 4). */
export async function recordFee(
  db: Executor,
  broker: LockedBroker,
  { provider, reference }: PaidBy,
): Promise<LockedBroker> {
  const moved = await moveBroker(db, broker, 'feePaid');
  await db.execute(sql`
    update brokers set reg_fee_paid = true, reg_paid_at = app.now(), reg_payment_mode = ${provider},
      reg_payment_ref = ${reference} where id = ${broker.id}`);
  // Begun another way and not needed any more; money that still came by it would be given back.
  await db.execute(sql`
    update payments set status = 'failed', note = 'Paid another way'
     where broker_id = ${broker.id} and kind = 'broker_registration' and status in ('created', 'pending')`);
  return { ...moved, reg_fee_paid: true };
}
