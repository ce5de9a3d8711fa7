/** Marks a month paid for all homes that match and whose tenant paid it in full, a batch at a time. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { BATCH_SIZE } from '../../contract/paging.ts';
import { lockRvlWrites } from '../../db/commission-lock.ts';
import { managedProperties, managedPropertyDetails } from '../../db/schema/managed-rentals.ts';
import { managedPropertyRvlPayments } from '../../db/schema/rvl.ts';
import { type CalendarDate, dateInIndia, firstDayOf, type Month } from '../../domain/dates.ts';
import { checkRvlMonth, markPaid, type RvlPayment } from '../../domain/managed-rentals.ts';
import { actEach } from '../audit/act.ts';
import { ruleAgainst } from '../lib/batch-refusals.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { peopleOfHomes } from './parties.ts';
import { chosenRows } from './rvl-grid.ts';
import type { DetailsRow, PaymentRow } from './rvl-months.ts';
import { tenantRents } from './tenant-rents.ts';

const details = managedPropertyDetails;
const payments = managedPropertyRvlPayments;

export const markMatchingPaid = api.rvl.markMatchingPaid.handler(async ({ context, input }) => {
  const { db } = context;
  const { q, month, ids: named, after } = input;
  const now = await lockRvlWrites(db);
  // In one order, so that two of these at once wait instead of blocking each other.
  const homes = await db
    .select({ details })
    .from(details)
    .innerJoin(managedProperties, eq(managedProperties.id, details.id))
    .where(
      and(
        await chosenRows(db, { q, show: 'offered' }, month),
        named && inArray(details.id, named),
        after === null ? undefined : gt(details.id, after),
      ),
    )
    .orderBy(details.id)
    .limit(BATCH_SIZE)
    .for('update', { of: details });
  const batch = homes.map((home) => home.details);
  const refused = new Map<string, number>();
  const refuse = (rule: string, count = 1) => refused.set(rule, (refused.get(rule) ?? 0) + count);
  if (named && named.length > batch.length) {
    refuse('rvl.rent-not-received', new Set(named).size - batch.length);
  }
  const today = dateInIndia(now.toISOString());
  const markable = batch.filter((home) => {
    const problem = problemOf(home, month, today);
    if (problem) refuse(problem);
    return !problem;
  });
  const done = await markAll(context, markable, { month, now });
  return {
    done,
    refused: [...refused].map(([rule, count]) => ({ rule, count })).filter(({ count }) => count > 0),
    next: batch.length < BATCH_SIZE ? null : (batch.at(-1)?.id ?? null),
  };
});

/** The rule that one month of one home is held to. */
const problemOf = (home: DetailsRow, month: Month, today: CalendarDate): string | null =>
  ruleAgainst(() => checkRvlMonth(month, { start: home.leaseStartDate, end: home.leaseEndDate }, today));

type Marking = { home: DetailsRow; before: RvlPayment; after: RvlPayment; own: Partial<PaymentRow> };

/** In one statement, each with what its tenant paid by. */
async function markAll(
  context: HandlerContext,
  homes: readonly DetailsRow[],
  { month, now }: { month: Month; now: Date },
): Promise<number> {
  if (homes.length === 0) return 0;
  const { db } = context;
  const ids = homes.map(({ id }) => id);
  const paymentMonth = firstDayOf(month);
  const recorded = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.managedPropertyId, ids), eq(payments.paymentMonth, paymentMonth)));
  const rows = new Map(recorded.map((row) => [row.managedPropertyId, row]));
  const rents = await tenantRents(db, ids, month);
  const markings = homes.flatMap((home): Marking[] => {
    const row = rows.get(home.id);
    const before: RvlPayment = {
      status: row?.paymentStatus ?? 'pending',
      amount: row?.rvlAmount ?? home.rvlAmount,
      sequence: row?.sequence ?? 0,
    };
    const after = markPaid(before);
    if (after === before) return [];
    const rent = rents.get(`${home.id} ${month}`);
    const own = { paidBy: rent?.paid_by, mode: rent?.mode, reference: rent?.reference };
    return [{ home, before, after, own }];
  });
  await db.execute(sql`select set_config('app.reason', '', true)`);
  const stored = await store(context, markings, { paymentMonth, now });
  const people = await peopleOfHomes(db, ids);
  await actEach(
    db,
    markings.flatMap(({ home, before, after }) => {
      const payment = stored.get(home.id);
      if (!payment) return [];
      return [
        {
          action: 'rvl.markPaid',
          subject: { type: 'rvl_payment' as const, id: payment.id },
          people: people.get(home.id) ?? [],
          before: { ...before, property: home.id, month },
          after: { ...after, payment_date: payment.paymentDate, reference: payment.reference },
        },
      ];
    }),
  );
  return stored.size;
}

async function store(
  context: HandlerContext,
  markings: readonly Marking[],
  { paymentMonth, now }: { paymentMonth: CalendarDate; now: Date },
) {
  if (markings.length === 0) return new Map<string, PaymentRow>();
  const values = markings.map(({ home, after, own }) => ({
    managedPropertyId: home.id,
    paymentMonth,
    rvlAmount: after.amount,
    paymentStatus: after.status,
    sequence: after.sequence,
    paymentDate: dateInIndia(now.toISOString()),
    markedPaidAt: now,
    processedByAdminId: userIdOf(context),
    ...own,
  }));
  const asked = (column: string) => sql.raw(`excluded.${column}`);
  const stored = await context.db
    .insert(payments)
    .values(values)
    .onConflictDoUpdate({
      target: [payments.managedPropertyId, payments.paymentMonth],
      set: {
        rvlAmount: asked('rvl_amount'),
        paymentStatus: asked('payment_status'),
        sequence: asked('sequence'),
        paymentDate: asked('payment_date'),
        markedPaidAt: asked('marked_paid_at'),
        processedByAdminId: asked('processed_by_admin_id'),
        paidBy: asked('paid_by'),
        mode: asked('mode'),
        reference: asked('reference'),
      },
    })
    .returning();
  return new Map(stored.map((row) => [row.managedPropertyId, row]));
}
