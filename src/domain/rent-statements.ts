/** Statements of rent to whoever lets homes: what of the time they tell, and the municipal tax that owners enter for their return. */
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  shiftMonth,
} from './dates.ts';
import { RuleBroken } from './errors.ts';
import { fromRupees } from './money.ts';
import { daysOfYear, financialYear } from './rents.ts';

export type StatementTime = {
  /** The financial year, or that of the month. */
  readonly year: string;
  /** Null: the whole year. */
  readonly month: Month | null;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
};

/** A month is of its own year, whatever year was asked for beside it. */
export function statementTime(
  { year, month }: { readonly year?: string | undefined; readonly month?: Month | undefined },
  today: CalendarDate,
): StatementTime {
  if (month) {
    const from = firstDayOf(month);
    return { year: financialYear(from), month, from, to: lastDayOf(month) };
  }
  const chosen = year ?? financialYear(today);
  return { year: chosen, month: null, ...daysOfYear(chosen) };
}

/**
 * The months that a year's report tells of: those that have begun, and those ahead for which rent is written already. Of the others
 * nobody knows yet what will be due.
 */
export function monthsOfReport(year: string, current: Month, lastDue: Month | null): Month[] {
  const { from, to } = daysOfYear(year);
  const known = lastDue !== null && lastDue > current ? lastDue : current;
  const months: Month[] = [];
  for (let month = monthOf(from); month <= monthOf(to) && month <= known; month = shiftMonth(month, 1)) {
    months.push(month);
  }
  return months;
}

type StatementMoney = {
  readonly received: number;
  readonly repairs: number;
  readonly fees: number;
  /** The part of the fees that is of homes whose rent is not recorded here. */
  readonly feesElsewhere: number;
  readonly municipalTax: number;
};

/**
 * What a time left of the rent received to one owner. The fee of a home whose rent comes in outside the product is owed and told, but nothing
 * it could be taken from is known here. Null where the homes are of several owners: nobody would ever have that difference.
 */
export function netOf(
  isOfOneOwner: boolean,
  { received, repairs, fees, feesElsewhere, municipalTax }: StatementMoney,
): number | null {
  return isOfOneOwner ? received - repairs - (fees - feesElsewhere) - municipalTax : null;
}

/** Above this rent a month the tenant deducts tax from it: both PANs are named then, and the owner's return names the tenant's. */
const TENANT_PAN_ABOVE = fromRupees(50_000);
export const needsTenantPan = (monthlyRent: number): boolean => monthlyRent > TENANT_PAN_ABOVE;

type Paid = { readonly amount: number; readonly paidOn: CalendarDate };

const TAX_YEARS_BACK = 7;
const MUNICIPAL_TAX_MAX = fromRupees(1_00_00_000);

/**
 * Municipal tax was paid within the last seven years, up to today. Throws `municipal-tax.amount-out-of-range` (field `amount`),
 * `rent.paid-in-future` or `municipal-tax.paid-too-long-ago` (field `paid_on`).
 */
export function checkMunicipalTax({ amount, paidOn }: Paid, today: CalendarDate): void {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > MUNICIPAL_TAX_MAX) {
    throw new RuleBroken('municipal-tax.amount-out-of-range', 'amount');
  }
  if (paidOn > today) throw new RuleBroken('rent.paid-in-future', 'paid_on');
  if (paidOn < addMonths(today, -12 * TAX_YEARS_BACK)) {
    throw new RuleBroken('municipal-tax.paid-too-long-ago', 'paid_on');
  }
}

type Days = { readonly from: CalendarDate; readonly to: CalendarDate };

/**
 * Days of `time` on which no lease of a home ran, from the first one on: a home let since June stood empty on none of them in May. A lease
 * without a last day runs on. Null where none of them ran on any day of it.
 */
export function vacantDays(
  leases: readonly { readonly from: CalendarDate; readonly to: CalendarDate | null }[],
  time: Days,
): number | null {
  const own = leases
    .filter(({ from, to }) => from <= time.to && (to === null || to >= from))
    .toSorted((a, b) => a.from.localeCompare(b.from));
  const [first] = own;
  if (!first || own.every(({ to }) => to !== null && to < time.from)) return null;
  let next = first.from > time.from ? first.from : time.from;
  let vacant = 0;
  for (const { from, to } of own) {
    if (from > next) vacant += daysBetween(next, from);
    const after = to === null || to >= time.to ? addDays(time.to, 1) : addDays(to, 1);
    if (after > next) next = after;
  }
  return vacant + Math.max(0, daysBetween(next, addDays(time.to, 1)));
}
