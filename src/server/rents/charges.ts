/** Answers what receiver and tenant do with a charge: enter it, add a photo, object, keep it or cancel it. */
import { eq, sql } from 'drizzle-orm';
import type { NewCharge } from '../../contract/rents.ts';
import { files } from '../../db/schema/files.ts';
import { rentCharges, rentDues } from '../../db/schema/rents.ts';
import { firstDayOf, lastDayOf } from '../../domain/dates.ts';
import { appliedLines, closingLines } from '../../domain/dues.ts';
import { RuleBroken } from '../../domain/errors.ts';
import {
  CHARGES_A_MONTH,
  type ChargeAction,
  type ChargeState,
  checkCharge,
  meteredAmount,
  nextChargeState,
} from '../../domain/rent-charges.ts';
import { lastDayOf as lastDayOfLease } from '../../domain/settlements.ts';
import { fileOfPhoto, storePrivatePhoto } from '../files/private-photo.ts';
import { post } from '../journal/post.ts';
import type { LeaseRow } from '../leases/parties.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type Done, dueActed, type HeldDue, heldDue } from './due-act.ts';
import { postDue } from './dues.ts';
import { checkSideOf, lockLease } from './payments.ts';
import { allocateCredit } from './rent-allocations.ts';

/** Throws `charge.reading-missing` or `charge.amount-missing` at its field. */
function amountOf({ amount, reading_before: before, reading_after: after, rate }: NewCharge): number {
  if (before === null && after === null && rate === null) {
    if (amount === null) throw new RuleBroken('charge.amount-missing', 'amount');
    return amount;
  }
  if (before === null) throw new RuleBroken('charge.reading-missing', 'reading_before');
  if (after === null) throw new RuleBroken('charge.reading-missing', 'reading_after');
  if (rate === null) throw new RuleBroken('charge.reading-missing', 'rate');
  return meteredAmount({ before, after, rate });
}

/** Throws `charge.settled` once the deposit is being settled: what is still owed is named there. */
async function checkUnsettled(db: Executor, lease: LeaseRow): Promise<void> {
  const { rows } = await db.execute(sql`
    select from leases l where l.id = ${lease.id} and (l.state not in ('active', 'ending', 'ended') or l.settlement is not null
      or exists (select from settlements s where s.lease_id = l.id))`);
  if (rows.length > 0) throw new RuleBroken('charge.settled');
}

/** Throws `charge.too-many`. */
async function nextNumber(db: Executor, leaseId: string, month: string): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(sql`
    select coalesce(max(number), 0)::int as last from rent_dues
     where lease_id = ${leaseId} and kind = 'charge' and month = ${firstDayOf(month)}
        and number <= ${CHARGES_A_MONTH}`);
  const last = rows[0]?.last ?? 0;
  if (last >= CHARGES_A_MONTH) throw new RuleBroken('charge.too-many', 'month');
  return last + 1;
}

export const enterCharge = api.rents.enterCharge.handler(async ({ context, input: { id, ...form } }) => {
  const { db, services } = context;
  await services.auth.limits.consume('rent.account', userIdOf(context));
  const lease = await lockLease(db, id);
  await checkSideOf(lease, context, 'receiver');
  await checkUnsettled(db, lease);
  const amount = amountOf(form);
  const { kind, month, due_date: dueDate } = form;
  const last = lastDayOfLease({ end: lease.endDate, endsOn: lease.endsOn, endedOn: lease.endedOn });
  checkCharge(
    { kind, month, dueDate, amount },
    { start: lease.startDate, last, rent: lease.rent, charges: lease.charges },
    services.today(),
  );
  const dueId = crypto.randomUUID();
  const number = await nextNumber(db, id, month);
  // Row rights end at these columns, which Drizzle's insert would exceed.
  await db.execute(sql`
    insert into ${rentDues} (id, lease_id, kind, number, month, from_date, to_date, due_date, amount)
    values (${dueId}, ${id}, 'charge', ${number}, ${firstDayOf(month)}, ${firstDayOf(month)}, ${lastDayOf(month)}, ${dueDate},
      ${amount})`);
  await db.execute(sql`
    insert into ${rentCharges} (due_id, kind, reading_before, reading_after, rate, note, entered_by)
    values (${dueId}, ${kind}, ${form.reading_before}, ${form.reading_after}, ${form.rate}, ${form.note}, ${userIdOf(context)})`);
  await postDue(db, lease, { kind: 'charge', id: dueId, on: dueDate, by: amount, act: null });
  const held = await heldDue(context, dueId, 'receiver');
  return dueActed(context, held, {
    action: 'enterCharge',
    event: 'due.charged',
    ...(form.note ? { reason: form.note } : {}),
    after: {
      charge: kind,
      reading_before: form.reading_before,
      reading_after: form.reading_after,
      rate: form.rate,
    },
  });
});

/** The charge, held, and its state after the action by this side. */
async function moved(
  context: HandlerContext,
  dueId: string,
  action: ChargeAction,
): Promise<HeldDue & { state: ChargeState; before: ChargeState }> {
  const side = action === 'object' ? 'tenant' : 'receiver';
  const held = await heldDue(context, dueId, side);
  if (!held.charge) throw new RuleBroken('charge.transition-not-allowed');
  const before = held.charge.state;
  return { ...held, before, state: nextChargeState(before, action, side) };
}

const chargeActed = (
  context: HandlerContext,
  { state, before, ...held }: Awaited<ReturnType<typeof moved>>,
  act: Pick<Done, 'action' | 'event' | 'reason'>,
) => dueActed(context, held, { ...act, before: { state: before }, after: { state } });

export const objectToCharge = api.rents.objectToCharge.handler(async ({ context, input: { id, reason } }) => {
  const held = await moved(context, id, 'object');
  await context.db
    .update(rentCharges)
    .set({ state: held.state, objection: reason, objectedBy: userIdOf(context) })
    .where(eq(rentCharges.dueId, id));
  return chargeActed(context, held, { action: 'objectToCharge', event: 'due.objected', reason });
});

export const keepCharge = api.rents.keepCharge.handler(async ({ context, input: { id, reason } }) => {
  const held = await moved(context, id, 'keep');
  await context.db
    .update(rentCharges)
    .set({ state: held.state, answer: reason })
    .where(eq(rentCharges.dueId, id));
  return chargeActed(context, held, { action: 'keepCharge', event: 'due.kept', reason });
});

/** It was never owed: what was paid for it is credit, which covers months of rent. */
export const cancelCharge = api.rents.cancelCharge.handler(async ({ context, input: { id, reason } }) => {
  const { db } = context;
  const held = await moved(context, id, 'cancel');
  const { due, lease } = held;
  await checkUnsettled(db, lease);
  const { rows: covering } = await db.execute<{ payment_id: string; amount: string }>(
    sql`select payment_id, amount::text as amount from rent_allocations where due_id = ${id}`,
  );
  await db.update(rentCharges).set({ state: held.state, answer: reason }).where(eq(rentCharges.dueId, id));
  await db.execute(sql`
    insert into due_closings (due_id, kind, amount, reason, recorded_by)
    values (${id}, 'cancelled', ${due.amount}, ${reason}, ${userIdOf(context)})`);
  for (const { payment_id: paymentId, amount } of covering) {
    await post(db, {
      kind: 'rent_applied',
      on: due.dueDate,
      source: { type: 'rent_payment', id: paymentId },
      key: `rent_freed ${paymentId} ${id}`,
      leaseId: lease.id,
      lines: appliedLines(lease, due.kind, -Number(amount)),
    });
  }
  await post(db, {
    kind: 'charge_cancelled',
    on: due.dueDate,
    source: { type: 'rent_due', id },
    key: `charge_cancelled ${id}`,
    leaseId: lease.id,
    lines: closingLines(lease, due.kind, { kind: 'cancelled', amount: due.amount }),
    reason,
  });
  await allocateCredit(db, lease);
  return chargeActed(context, held, { action: 'cancelCharge', event: 'due.cancelled', reason });
});

export const addChargePhoto = api.rents.addChargePhoto.handler(async ({ context, input: { id, file } }) => {
  const photo = await storePrivatePhoto(context, {
    file,
    folder: 'charges',
    check: (db) => openCharge({ ...context, db }, id),
  });
  return context.conclude(async (db) => {
    const own = { ...context, db };
    const held = await openCharge(own, id);
    const { key, width, height } = photo;
    await db
      .update(rentCharges)
      .set({ photoKey: key, photoWidth: width, photoHeight: height })
      .where(eq(rentCharges.dueId, id));
    await db.insert(files).values(fileOfPhoto(userIdOf(own), 'rent_charge_photo', photo));
    return dueActed(own, held, { action: 'addChargePhoto', event: null, after: { key } });
  });
});

/** One that is cancelled needs no photo. */
async function openCharge(context: HandlerContext, id: string): Promise<HeldDue> {
  const held = await heldDue(context, id, 'receiver');
  if (!held.charge || held.charge.state === 'cancelled') {
    throw new RuleBroken('charge.transition-not-allowed');
  }
  return held;
}
