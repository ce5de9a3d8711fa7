/** Rent of a lease: a due for each month, payments that two sides agree on, and which due a payment covers. */
import {
  addDays,
  type CalendarDate,
  daysBetween,
  daysInMonth,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  shiftMonth,
} from './dates.ts';
import { RuleBroken } from './errors.ts';
import { dueDate, type RentPaymentMode } from './managed-rentals.ts';
import { divideHalfUp, fromRupees, paise, times, toRupees } from './money.ts';

type RentTerms = {
  readonly start: CalendarDate;
  /** The last day that counts: of the term, of a notice, or the day the tenant left. */
  readonly last: CalendarDate;
  readonly rent: number;
  readonly dueDay: number;
};

export type RentPeriod = {
  readonly month: Month;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly amount: number;
  readonly dueDate: CalendarDate;
};

const PAISE_IN_RUPEE = 100;

/**
 * What is due for the days of one month: the rent for a whole month, else its share by days in whole rupees. ₹30,000 from
 * 16 November on is 15 of 30 days: ₹15,000; a lease of February alone owes a whole rent in leap years too.
 */
export function rentOfDays(rent: number, month: Month, days: number): number {
  const all = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  if (days === all) return rent;
  return divideHalfUp(times(paise(rent), days), all * PAISE_IN_RUPEE) * PAISE_IN_RUPEE;
}

/** Each month from the start of a lease through the given month, as far as the lease lasts, oldest first. */
export function rentPeriods({ start, last, rent, dueDay }: RentTerms, through: Month): RentPeriod[] {
  const periods: RentPeriod[] = [];
  const end = monthOf(last) < through ? monthOf(last) : through;
  for (let month = monthOf(start); month <= end; month = shiftMonth(month, 1)) {
    const from = month === monthOf(start) ? start : firstDayOf(month);
    const to = month === monthOf(last) ? last : lastDayOf(month);
    if (to < from) break;
    const due = dueDate(month, dueDay);
    periods.push({
      month,
      from,
      to,
      amount: rentOfDays(rent, month, daysBetween(from, to) + 1),
      dueDate: due < from ? from : due,
    });
  }
  return periods;
}

/** Dues are written so many months ahead of the present one, so that rent can be paid in advance. */
export const MONTHS_AHEAD = 1;

export const dueStates = ['paid', 'partial', 'late', 'due', 'upcoming'] as const;
export type DueState = (typeof dueStates)[number];

type Due = { readonly amount: number; readonly received: number; readonly dueDate: CalendarDate };

/** Late is whatever is not paid in full after its day, partly paid or not. */
export function dueState({ amount, received, dueDate: day }: Due, today: CalendarDate): DueState {
  if (received >= amount) return 'paid';
  if (today > day) return 'late';
  if (received > 0) return 'partial';
  return today === day ? 'due' : 'upcoming';
}

export const rentPaymentStates = ['reported', 'confirmed', 'mismatch', 'cancelled'] as const;
export type RentPaymentState = (typeof rentPaymentStates)[number];

/** The tenant pays; the receiver is the landlord, their manager, or an administrator for them. */
export const rentSides = ['tenant', 'receiver'] as const;
export type RentSide = (typeof rentSides)[number];

export const rentPaymentActions = ['confirm', 'dispute', 'correct', 'cancel', 'reverse', 'replace'] as const;
export type RentPaymentAction = (typeof rentPaymentActions)[number];

type Transition = { from: readonly RentPaymentState[]; to: RentPaymentState; by: RentSide };

/**
 * `cancel` is the tenant's, before it is confirmed; `reverse` the receiver's afterwards: a cheque that bounced. `replace` is `reverse` with
 * another payment in its place, whose receipt replaces the first.
 */
const transitions: Readonly<Record<RentPaymentAction, Transition>> = {
  confirm: { from: ['reported', 'mismatch'], to: 'confirmed', by: 'receiver' },
  dispute: { from: ['reported'], to: 'mismatch', by: 'receiver' },
  correct: { from: ['reported', 'mismatch'], to: 'reported', by: 'tenant' },
  cancel: { from: ['reported', 'mismatch'], to: 'cancelled', by: 'tenant' },
  reverse: { from: ['confirmed'], to: 'cancelled', by: 'receiver' },
  replace: { from: ['confirmed'], to: 'cancelled', by: 'receiver' },
};

export function canMoveRentPayment(
  state: RentPaymentState,
  action: RentPaymentAction,
  by: RentSide,
): boolean {
  const transition = transitions[action];
  return transition.by === by && transition.from.includes(state);
}

/** The state after an action. Throws `rent.transition-not-allowed`. */
export function nextRentPaymentState(
  state: RentPaymentState,
  action: RentPaymentAction,
  by: RentSide,
): RentPaymentState {
  if (!canMoveRentPayment(state, action, by)) throw new RuleBroken('rent.transition-not-allowed');
  return transitions[action].to;
}

/** So many months of rent in one payment: more is a slip of the keyboard. */
const MONTHS_IN_ONE_PAYMENT = 24;
const DAYS_BACK = 400;

type Paid = { readonly amount: number; readonly paidOn: CalendarDate };

/**
 * A payment is of at least one paisa and at most two years' rent, made within the last 400 days. Throws
 * `rent.amount-out-of-range` (field `amount`), `rent.paid-in-future` or `rent.paid-too-long-ago` (field `paid_on`).
 */
export function checkRentPayment({ amount, paidOn }: Paid, rent: number, today: CalendarDate): void {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > rent * MONTHS_IN_ONE_PAYMENT) {
    throw new RuleBroken('rent.amount-out-of-range', 'amount');
  }
  if (paidOn > today) throw new RuleBroken('rent.paid-in-future', 'paid_on');
  if (paidOn < addDays(today, -DAYS_BACK)) throw new RuleBroken('rent.paid-too-long-ago', 'paid_on');
}

/** As banks print it, without the spaces people type. */
export const normalReference = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/**
 * A UPI payment's reference has 12 digits; a transfer's or a cheque's 6 to 30 letters and digits; cash has none or a note
 * of one's own. Throws `rent.reference-missing` or `rent.reference-malformed` at `reference`.
 */
export function checkReference(mode: RentPaymentMode, reference: string | null): void {
  if (mode === 'cash') return;
  if (reference === null) throw new RuleBroken('rent.reference-missing', 'reference');
  const shape = mode === 'upi' ? /^\d{12}$/ : /^[A-Z0-9]{6,30}$/;
  if (!shape.test(reference)) throw new RuleBroken('rent.reference-malformed', 'reference');
}

type OpenDue = { readonly id: string; readonly month: Month; readonly open: number };
export type Allocation = { readonly dueId: string; readonly amount: number };

/**
 * Which dues an amount covers: the one it was paid for first, then the oldest open ones. What is left over is credit for
 * months to come. ₹45,000 for November at ₹30,000 a month pays November and half of the oldest month still open.
 */
export function allocate(
  amount: number,
  dues: readonly OpenDue[],
  namedId: string | null,
): { allocations: Allocation[]; credit: number } {
  const named = dues.filter(({ id }) => id === namedId);
  const others = dues.filter(({ id }) => id !== namedId).toSorted((a, b) => a.month.localeCompare(b.month));
  let credit = amount;
  const allocations: Allocation[] = [];
  for (const { id, open } of [...named, ...others]) {
    const part = Math.min(credit, Math.max(0, open));
    if (part > 0) allocations.push({ dueId: id, amount: part });
    credit -= part;
  }
  return { allocations, credit };
}

/**
 * The same, where earlier payments that still wait for an answer were made for some of the dues: what they claim stays theirs as long as
 * another due is open. Whichever payment is confirmed first, each covers the month it was made for: of ₹22,000 for September and ₹24,000
 * for October at ₹22,000 a month, the second covers October and ₹2,000 of November also when it is confirmed before the first.
 */
export function allocateBeside(
  amount: number,
  dues: readonly OpenDue[],
  { namedId, claims }: { readonly namedId: string | null; readonly claims: ReadonlyMap<string, number> },
): Allocation[] {
  const unclaimed = dues.map((due) => ({ ...due, open: due.open - (claims.get(due.id) ?? 0) }));
  const first = allocate(amount, unclaimed, namedId);
  const covered = new Map(first.allocations.map((part) => [part.dueId, part.amount]));
  const rest = dues.map((due) => ({ ...due, open: due.open - (covered.get(due.id) ?? 0) }));
  for (const part of allocate(first.credit, rest, namedId).allocations) {
    covered.set(part.dueId, (covered.get(part.dueId) ?? 0) + part.amount);
  }
  return [...covered].map(([dueId, part]) => ({ dueId, amount: part }));
}

type UpiRequest = {
  readonly address: string;
  readonly name: string;
  readonly amount: number;
  readonly note: string;
};

/** A link that a UPI app opens with payee, amount and note filled in; a QR code holds the same text. */
export function upiLink({ address, name, amount, note }: UpiRequest): string {
  const fields = {
    pa: address,
    pn: name,
    am: toRupees(paise(amount)).toFixed(2),
    cu: 'INR',
    tn: note.slice(0, 50),
  };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  // Apps read the address with its @ as it is.
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
}

/** An amount in payments of at most the limit of UPI: ₹2,20,000 are ₹1,00,000, ₹1,00,000 and ₹20,000. */
export function upiParts(amount: number, limit: number): number[] {
  const whole = Math.floor(amount / limit);
  const rest = amount - whole * limit;
  return [...Array.from({ length: whole }, () => limit), ...(rest > 0 ? [rest] : [])];
}

/** Above ₹1 lakh a year a tenant who claims house rent allowance has to name the landlord's PAN (Income-tax Act, rule 26C). */
const PAN_ABOVE = fromRupees(1_00_000);
export const needsPan = (monthlyRent: number): boolean => monthlyRent * 12 > PAN_ABOVE;

/** Above ₹5,000 in cash a receipt takes a revenue stamp of ₹1, which the receiver signs across. */
const STAMP_ABOVE = fromRupees(5_000);
export const needsRevenueStamp = ({
  mode,
  amount,
}: {
  readonly mode: RentPaymentMode;
  readonly amount: number;
}): boolean => mode === 'cash' && amount > STAMP_ABOVE;

/** The financial year of a day, April to March: '2026-27'. */
export function financialYear(day: CalendarDate): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** First and last day of a financial year such as '2026-27'. */
export const daysOfYear = (year: string): { from: CalendarDate; to: CalendarDate } => {
  const first = Number(year.slice(0, 4));
  return { from: `${first}-04-01`, to: `${first + 1}-03-31` };
};

/** The financial years of these days, newest first; at least that of the first day. */
export function financialYearsOf(from: CalendarDate, to: CalendarDate): string[] {
  const first = financialYear(from);
  const years: string[] = [];
  for (let year = financialYear(to); year > first; year = financialYear(addDays(daysOfYear(year).from, -1))) {
    years.push(year);
  }
  return [...years, first];
}

/** Days from the due date on which the tenant is reminded: before it, on it, and when rent is late. */
export const REMIND_ON_DAYS = [-3, 0, 5] as const;

/** How many reminders have passed by that day. */
export const rentRemindersBy = (due: CalendarDate, today: CalendarDate): number =>
  REMIND_ON_DAYS.filter((days) => addDays(due, days) <= today).length;

/** Whether the tenant is asked for it by now: from the first reminder on. Before that it may be paid ahead. */
export const isAskedForBy = (due: CalendarDate, today: CalendarDate): boolean =>
  rentRemindersBy(due, today) > 0;

export const rentEvents = [
  'rent.reported',
  'rent.confirm',
  'rent.confirmPart',
  'rent.dispute',
  'rent.correct',
  'rent.cancel',
  'rent.reverse',
  'rent.replace',
  'rent.recorded',
  'rent.due',
  'rent.late',
] as const;
export type RentEvent = (typeof rentEvents)[number];
