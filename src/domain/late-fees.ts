/** What a month of rent costs that is paid late, by the term of its lease. */
import { addDays, type CalendarDate, daysBetween } from './dates.ts';
import { type LateFee, lateFeeOf } from './lease-terms.ts';

type Paid = { readonly on: CalendarDate; readonly amount: number };

export type LateMonth = {
  readonly dueDate: CalendarDate;
  /** The rent of the month in paise: a fee is never reckoned on a fee. */
  readonly amount: number;
  /** What was paid of it, confirmed or waiting for an answer, each on the day it was paid. */
  readonly paid: readonly Paid[];
};

/** Months that were due so many days before the tenant knew where to pay are from before they came here. */
const DAYS_BEFORE_ACCOUNT = 31;

/** The day by which the month is paid in full; null: it is not. */
export function paidInFullOn({ amount, paid }: Omit<LateMonth, 'dueDate'>): CalendarDate | null {
  let rest = amount;
  for (const part of paid.toSorted((a, b) => a.on.localeCompare(b.on))) {
    rest -= part.amount;
    if (rest <= 0) return part.on;
  }
  return null;
}

/**
 * The fee of a month in paise as of that day. Days count from the due day, or from the day on which the tenant knew where to pay where that
 * came later, through the day that completed the rent: grace days first, then each at the day's fee, up to the cap of the lease.
 */
export function lateFeeOfMonth(
  fee: LateFee | null,
  month: LateMonth,
  { today, knownSince }: { readonly today: CalendarDate; readonly knownSince: CalendarDate | null },
): number {
  if (knownSince === null || month.dueDate < addDays(knownSince, -DAYS_BEFORE_ACCOUNT)) return 0;
  const from = month.dueDate > knownSince ? month.dueDate : knownSince;
  const paidOn = paidInFullOn(month);
  const until = paidOn !== null && paidOn < today ? paidOn : today;
  return until <= from ? 0 : lateFeeOf(fee, daysBetween(from, until));
}
