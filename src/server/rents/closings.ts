/** Closes dues without a payment: a late fee that is waived, and tax on rent that the tenant paid to the state. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { dueClosings } from '../../db/schema/rents.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import { closingLines } from '../../domain/dues.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkTds } from '../../domain/rent-tds.ts';
import { post } from '../journal/post.ts';
import { writeDuesJob } from '../leases/parties.ts';
import { violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type DueRow, dueActed, heldDue } from './due-act.ts';
import { sideOf } from './payments.ts';
import { allocateCredit } from './rent-allocations.ts';
import { type TaxYearRow, taxYear } from './tax-year.ts';

/** All that is open of it; what was paid of it stays paid. */
export const waiveLateFee = api.rents.waiveLateFee.handler(async ({ context, input: { id, reason } }) => {
  const { db, services } = context;
  const held = await heldDue(context, id, 'receiver');
  const { due, lease } = held;
  const amount = due.amount - due.received;
  if (due.kind !== 'late_fee' || amount <= 0) throw new RuleBroken('late-fee.nothing-open');
  const closingId = crypto.randomUUID();
  await db.execute(sql`
    insert into ${dueClosings} (id, due_id, kind, amount, reason, recorded_by)
    values (${closingId}, ${id}, 'waiver', ${amount}, ${reason}, ${userIdOf(context)})`);
  await post(db, {
    kind: 'late_fee_waived',
    on: services.today(),
    source: { type: 'rent_due', id },
    key: `late_fee_waived ${closingId}`,
    leaseId: lease.id,
    lines: closingLines(lease, due.kind, { kind: 'waiver', amount }),
    reason,
  });
  return dueActed(context, held, { action: 'waiveLateFee', event: 'due.waived', amount, reason });
});

/** Rent of the months in the financial year of that one, of the lease and of the one that it renews, and tax recorded on them. */
async function yearOf(
  db: Executor,
  due: DueRow,
  today: CalendarDate,
): Promise<{ rentOfYear: number; recorded: number }> {
  const { rows } = await db.execute<TaxYearRow>(sql`
    select year.* from rent_dues d join leases l on l.id = d.lease_id cross join lateral ${taxYear(today)} year where d.id = ${due.id}`);
  return { rentOfYear: Number(rows[0]?.rent_of_year ?? 0), recorded: Number(rows[0]?.recorded ?? 0) };
}

export const recordTds = api.rents.recordTds.handler(async ({ context, input }) => {
  const { db, services } = context;
  const { id, amount, reference, paid_on: paidOn } = input;
  await services.auth.limits.consume('rent.account', userIdOf(context));
  const held = await heldDue(context, id, 'tenant');
  const { due, lease } = held;
  if (due.kind !== 'rent') throw new RuleBroken('tds.below-threshold');
  const today = services.today();
  checkTds(
    { amount, paidOn },
    {
      rent: lease.rent,
      open: due.amount - due.received,
      dueDate: due.dueDate,
      ...(await yearOf(db, due, today)),
    },
    today,
  );
  const closingId = crypto.randomUUID();
  await db
    .execute(sql`
      insert into ${dueClosings} (id, due_id, kind, amount, reference, paid_on, recorded_by)
      values (${closingId}, ${id}, 'tds', ${amount}, ${reference}, ${paidOn}, ${userIdOf(context)})`)
    .catch((error) => {
      if (violatedConstraint(error) === 'due_closings_challan') {
        throw new RuleBroken('tds.challan-used', 'reference');
      }
      throw error;
    });
  await post(db, {
    kind: 'rent_tds',
    on: paidOn,
    source: { type: 'rent_due', id },
    key: `rent_tds ${closingId}`,
    leaseId: lease.id,
    lines: closingLines(lease, due.kind, { kind: 'tds', amount }),
  });
  return dueActed(context, held, {
    action: 'recordTds',
    event: 'due.tds',
    amount,
    after: { reference, paid_on: paidOn },
  });
});

/**
 * By whom it did not reach, or by those who rent: they entered it wrongly. The month is open again by that much, from the day the tax was
 * said to be paid.
 */
export const takeBackTds = api.rents.takeBackTds.handler(async ({ context, input: { id, reason } }) => {
  const { db, services } = context;
  const [found] = await db.select().from(dueClosings).where(eq(dueClosings.id, id));
  if (found?.kind !== 'tds' || found.paidOn === null) throw new ORPCError('NOT_FOUND');
  const held = await heldDue(context, found.dueId, null);
  const { rowCount } = await db.execute(sql`
    update ${dueClosings} set taken_back_reason = ${reason} where id = ${id} and taken_back_reason is null`);
  if (rowCount !== 1) throw new RuleBroken('tds.taken-back');
  await post(db, {
    kind: 'rent_tds',
    on: found.paidOn,
    source: { type: 'rent_due', id: found.dueId },
    key: `rent_tds_taken_back ${id}`,
    leaseId: held.lease.id,
    lines: closingLines(held.lease, held.due.kind, { kind: 'tds', amount: -found.amount }),
    reason,
  });
  // Credit is the receiver's to give to a month; where a tenant opened one, the job that writes dues does.
  if ((await sideOf(held.lease, context)) === 'receiver') await allocateCredit(db, held.lease);
  else await services.jobs.enqueue(writeDuesJob, { leaseId: held.lease.id }, db);
  return dueActed(context, held, {
    action: 'takeBackTds',
    event: 'due.tdsTakenBack',
    amount: found.amount,
    reason,
  });
});
