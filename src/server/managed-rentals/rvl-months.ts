/** The months of managed properties as the contract shows them: what was recorded, and what is due where nothing was. */
import { and, between, eq, inArray } from 'drizzle-orm';
import type { RvlMonth } from '../../contract/rvl.ts';
import type { managedPropertyDetails } from '../../db/schema/managed-rentals.ts';
import { managedPropertyRvlPayments } from '../../db/schema/rvl.ts';
import { type CalendarDate, firstDayOf, type Month, monthOf } from '../../domain/dates.ts';
import { dueDate, monthsUpTo, rvlMonthProblem } from '../../domain/managed-rentals.ts';
import type { Executor } from '../lib/request-context.ts';

const payments = managedPropertyRvlPayments;

export type DetailsRow = typeof managedPropertyDetails.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** The newest month shown: as asked for, but never one that has not begun. */
export function shownUntil(until: Month | undefined, today: CalendarDate): Month {
  const current = monthOf(today);
  return until === undefined || until > current ? current : until;
}

type Shown = { until: Month; today: CalendarDate };

/** Four months of each property, newest first, by its id. */
export async function monthsOf(
  db: Executor,
  properties: readonly DetailsRow[],
  { until, today }: Shown,
): Promise<Map<string, RvlMonth[]>> {
  const months = monthsUpTo(until);
  const recorded = await db
    .select()
    .from(payments)
    .where(
      and(
        inArray(
          payments.managedPropertyId,
          properties.map(({ id }) => id),
        ),
        between(payments.paymentMonth, firstDayOf(months.at(-1) ?? until), firstDayOf(until)),
      ),
    );
  const byMonth = new Map(
    recorded.map((row) => [`${row.managedPropertyId} ${monthOf(row.paymentMonth)}`, row]),
  );
  return new Map(
    properties.map((details) => [
      details.id,
      months.map((month) => toMonth(details, month, byMonth.get(`${details.id} ${month}`), today)),
    ]),
  );
}

export function toMonth(
  details: DetailsRow,
  month: Month,
  row: PaymentRow | undefined,
  today: CalendarDate,
): RvlMonth {
  const lease = { start: details.leaseStartDate, end: details.leaseEndDate };
  const due = dueDate(month, details.monthlyRentPaymentDate);
  const isBeforeLease = due < lease.start;
  return {
    month,
    in_lease: rvlMonthProblem(month, lease, today) === null,
    due_date: isBeforeLease ? lease.start : due,
    rvl_amount: row?.rvlAmount ?? details.rvlAmount,
    payment_status: row?.paymentStatus ?? 'pending',
    payment_date: row?.paymentDate ?? null,
    mode: row?.mode ?? null,
    reference: row?.reference ?? null,
  };
}

export async function paymentOf(
  db: Executor,
  propertyId: string,
  month: Month,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.managedPropertyId, propertyId), eq(payments.paymentMonth, firstDayOf(month))));
  return row;
}
