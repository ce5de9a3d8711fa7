/** Tax that a tenant deducts from rent and pays to the state for the landlord (TDS), in paise. */
import { type CalendarDate, type Month, monthOf } from './dates.ts';
import type { DueKind } from './dues.ts';
import { RuleBroken } from './errors.ts';
import { type BasisPoints, fromRupees, type Paise, paise, times } from './money.ts';

type TdsRule = {
  /** The first day on which it holds. */
  readonly from: CalendarDate;
  readonly rate: BasisPoints;
  /** Rent of a month above this is taxed. */
  readonly above: Paise;
  /** The challan-cum-statement by which the tenant pays it. */
  readonly form: string;
};

/**
 * Individual tenants: section 194-IB and Form 26QC; since April 2026 section 393(1), Table Sl. 2(i), of the Income-tax Act 2025 and Form 141,
 * whose Schedule A is for rent. Read on 27 November 2026 in the help of the e-filing portal, incometax.gov.in ("Form 141").
 */
const rules: readonly TdsRule[] = [
  { from: '2017-06-01', rate: 500, above: fromRupees(50_000), form: '26QC' },
  { from: '2024-10-01', rate: 200, above: fromRupees(50_000), form: '26QC' },
  { from: '2026-04-01', rate: 200, above: fromRupees(50_000), form: '141' },
];

/** No tenant deducts more of a year's rent: it is the rate for a landlord without a PAN, and above that of companies. */
const MOST: BasisPoints = 2_000;
const WHOLE = 10_000;
const PAISE_IN_RUPEE = 100;

export const tdsRuleOn = (day: CalendarDate): TdsRule | null =>
  rules.findLast(({ from }) => from <= day) ?? null;

/** Whether tax is deducted from a month of that rent. */
export function hasTds(rent: number, day: CalendarDate): boolean {
  const rule = tdsRuleOn(day);
  return rule !== null && rent > rule.above;
}

type TaxedDue = {
  readonly kind: DueKind;
  readonly amount: number;
  readonly received: number;
  readonly due_date: CalendarDate;
  readonly month: Month;
};
type LeaseYear = {
  /** Of a whole month: its last one may be shorter, and is taxed by this. */
  readonly rent: number;
  /** Null where the lease goes on. */
  readonly lastMonth: Month | null;
  /** Rent of the financial year up to this month, and the tax recorded in it. */
  readonly rentSoFar: number;
  readonly recorded: number;
};

/** The tax of a year is deducted from the rent of March, or of the last month of the lease; `last` is null where it goes on. */
export const isTdsMonth = (month: Month, last: Month | null): boolean =>
  month.endsWith('-03') || month === last;

const part = (amount: number, rate: BasisPoints): number =>
  Math.ceil(times(paise(amount), rate) / WHOLE / PAISE_IN_RUPEE) * PAISE_IN_RUPEE;

/** What a tenant usually deducts of that rent, in whole rupees: ₹1,200 of ₹60,000. */
export function usualTds(amount: number, day: CalendarDate): number {
  const rule = tdsRuleOn(day);
  return rule === null ? 0 : part(amount, rule.rate);
}

/** `usual`: what a tenant usually deducts from this month. `of_year`: it is the tax of the year, which is deducted once. */
export type TdsOfDue = { readonly usual: number; readonly of_year: boolean };

/**
 * What its tenant is offered to record: on rent above the limit that is open, from the month on in which it is due; null: nothing. From rent of
 * ₹60,000 a whole year's ₹14,400 in March, and ₹1,200 in a month before.
 */
export function tdsOfDue(due: TaxedDue, lease: LeaseYear, today: CalendarDate): TdsOfDue | null {
  const { kind, amount, received, due_date: day, month } = due;
  const isOffered =
    kind === 'rent' && received < amount && monthOf(day) <= monthOf(today) && hasTds(lease.rent, day);
  if (!isOffered) return null;
  const isOfYear = isTdsMonth(month, lease.lastMonth);
  const tax = isOfYear ? usualTds(lease.rentSoFar, day) - lease.recorded : usualTds(amount, day);
  return { usual: Math.max(0, Math.min(tax, amount - received)), of_year: isOfYear };
}

type Tds = { readonly amount: number; readonly paidOn: CalendarDate };
type Year = {
  /** Rent of a whole month of the lease. */
  readonly rent: number;
  /** What the month asks for still. */
  readonly open: number;
  /** Rent of the months of its financial year, and tax recorded on it already. */
  readonly rentOfYear: number;
  readonly recorded: number;
  readonly dueDate: CalendarDate;
};

/**
 * The tax of a year is deducted once, from its last month or the last of the lease, so that it may be more than the share of one month.
 * Throws `tds.below-threshold`, `tds.more-than-open` or `tds.more-than-year` (field `amount`), or `tds.paid-in-future` (`paid_on`).
 */
export function checkTds(
  { amount, paidOn }: Tds,
  { rent, open, rentOfYear, recorded, dueDate }: Year,
  today: CalendarDate,
): void {
  if (!hasTds(rent, dueDate)) throw new RuleBroken('tds.below-threshold');
  if (paidOn > today) throw new RuleBroken('tds.paid-in-future', 'paid_on');
  if (amount > open) throw new RuleBroken('tds.more-than-open', 'amount');
  if (recorded + amount > part(rentOfYear, MOST)) throw new RuleBroken('tds.more-than-year', 'amount');
}
