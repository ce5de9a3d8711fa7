/** Managed rentals: what an application, a managed property and a month's rent value may be, and when each may change. */
import { addMonths, type CalendarDate, lastDayOf, type Month, monthOf, shiftMonth } from './dates.ts';
import { RuleBroken } from './errors.ts';
import type { Furnishing } from './properties.ts';

export const managedRentalStatuses = ['submitted', 'under_review', 'approved', 'declined'] as const;
export type ManagedRentalStatus = (typeof managedRentalStatuses)[number];

export const depositTypes = ['refundable', 'non_refundable'] as const;
export type DepositType = (typeof depositTypes)[number];

export const rentPaymentModes = ['bank_transfer', 'upi', 'cash', 'cheque'] as const;
export type RentPaymentMode = (typeof rentPaymentModes)[number];

export const managedPropertyStatuses = ['active', 'ended'] as const;
export type ManagedPropertyStatus = (typeof managedPropertyStatuses)[number];

export const rvlPaymentStatuses = ['pending', 'paid'] as const;
export type RvlPaymentStatus = (typeof rvlPaymentStatuses)[number];

/** The most that one home's monthly rent value may be: ₹900 crore, in paise (compensation plan, section 5). */
export const MAX_RVL = 900_00_00_000_00;

/** Management fee and commission of an application unless it says otherwise, in percent. */
export const DEFAULT_FEE_PERCENT = 8;

/** What the Add RVL form starts with (specification, section 5). */
export const addRvlDefaults = {
  securityDeposit: 0,
  bedrooms: 2,
  bathrooms: 1,
  areaSqft: 1000,
  furnishing: 'semi_furnished' satisfies Furnishing as Furnishing,
  description: 'Property added via admin panel',
  managementFeePercentage: DEFAULT_FEE_PERCENT,
  contractType: 'standard',
} as const;

/** What Approve & Configure starts with; the RVL amount starts as the monthly rent (specification, section 2.3). */
export const configurationDefaults = {
  securityDepositType: 'refundable' satisfies DepositType as DepositType,
  paymentMode: 'bank_transfer' satisfies RentPaymentMode as RentPaymentMode,
  monthlyRentPaymentDate: 1,
} as const;

/** `approve` comes with the configuration; `approveOnly` is the dashboard's, which leaves it for later. */
export type ManagedRentalAction = 'review' | 'approve' | 'approveOnly' | 'decline';

const transitions: Readonly<
  Record<ManagedRentalAction, { from: readonly ManagedRentalStatus[]; to: ManagedRentalStatus }>
> = {
  review: { from: ['submitted', 'under_review'], to: 'under_review' },
  approve: { from: ['submitted', 'under_review'], to: 'approved' },
  approveOnly: { from: ['submitted'], to: 'approved' },
  decline: { from: ['submitted', 'under_review'], to: 'declined' },
};

export const canMoveManagedRental = (status: ManagedRentalStatus, action: ManagedRentalAction): boolean =>
  transitions[action].from.includes(status);

/** The status after an administrator's action. Throws `managed-rental.transition-not-allowed`. */
export function nextManagedRentalStatus(
  status: ManagedRentalStatus,
  action: ManagedRentalAction,
): ManagedRentalStatus {
  if (!canMoveManagedRental(status, action)) throw new RuleBroken('managed-rental.transition-not-allowed');
  return transitions[action].to;
}

type Application = { readonly status: ManagedRentalStatus; readonly isConfigured: boolean };

/** Approved, but without a managed property yet: what the dashboard's Approve leaves behind. */
export const awaitsConfiguration = ({ status, isConfigured }: Application): boolean =>
  status === 'approved' && !isConfigured;

/** Throws `managed-rental.not-approved` or `managed-rental.already-configured`. */
export function checkConfigurable({ status, isConfigured }: Application): void {
  if (status !== 'approved') throw new RuleBroken('managed-rental.not-approved');
  if (isConfigured) throw new RuleBroken('managed-rental.already-configured');
}

export type Lease = { readonly start: CalendarDate; readonly end: CalendarDate | null };

const LEASE_YEARS_BACK = 10;
const LEASE_YEARS_AHEAD = 1;
const LEASE_YEARS_MAX = 30;

/**
 * A lease starts between ten years ago and a year from now, ends no earlier than it starts, and lasts at most 30 years.
 * Throws `managed-rental.lease-start-out-of-range`, `.lease-ends-before-start` or `.lease-too-long` at its field.
 */
export function checkLease({ start, end }: Lease, today: CalendarDate): void {
  if (start < addMonths(today, -12 * LEASE_YEARS_BACK) || start > addMonths(today, 12 * LEASE_YEARS_AHEAD)) {
    throw new RuleBroken('managed-rental.lease-start-out-of-range', 'lease_start_date');
  }
  if (end === null) return;
  if (end < start) throw new RuleBroken('managed-rental.lease-ends-before-start', 'lease_end_date');
  if (end > addMonths(start, 12 * LEASE_YEARS_MAX)) {
    throw new RuleBroken('managed-rental.lease-too-long', 'lease_end_date');
  }
}

/** The wish of an application: a period may be open at either side. Throws `managed-rental.rental-ends-before-start`. */
export function checkRentalPeriod(start: CalendarDate | null, end: CalendarDate | null): void {
  if (start !== null && end !== null && end < start) {
    throw new RuleBroken('managed-rental.rental-ends-before-start', 'rental_end_date');
  }
}

/** First and last day of the month on which rent may be due; the 31st of a shorter month is its last day. */
export const PAYMENT_DAY_MIN = 1;
export const PAYMENT_DAY_MAX = 31;

/** The day on which a month's rent is due. */
export function dueDate(month: Month, paymentDay: number): CalendarDate {
  const day = Math.min(paymentDay, Number(lastDayOf(month).slice(8)));
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** RVL tracking shows the current month and the three before it (specification, section 9). */
export const RVL_MONTHS_SHOWN = 4;

/** So many months, newest first, from the given one backwards. */
export const monthsUpTo = (month: Month, count: number = RVL_MONTHS_SHOWN): Month[] =>
  Array.from({ length: count }, (_, back) => shiftMonth(month, -back));

/** Why a month's rent cannot be recorded, or null: rent is of the months of the lease that have begun. */
export function rvlMonthProblem(month: Month, lease: Lease, today: CalendarDate) {
  if (month < monthOf(lease.start)) return 'rvl.month-before-lease' as const;
  if (lease.end !== null && month > monthOf(lease.end)) return 'rvl.month-after-lease' as const;
  return month > monthOf(today) ? ('rvl.month-in-future' as const) : null;
}

export function checkRvlMonth(month: Month, lease: Lease, today: CalendarDate): void {
  const problem = rvlMonthProblem(month, lease, today);
  if (problem) throw new RuleBroken(problem, 'month');
}

/**
 * New lease dates keep every month whose rent was paid. Throws `managed-rental.paid-month-outside-lease` at the field
 * that would leave one out.
 */
export function checkPaidMonths(lease: Lease, paid: { first: Month; last: Month } | null): void {
  if (!paid) return;
  if (paid.first < monthOf(lease.start)) {
    throw new RuleBroken('managed-rental.paid-month-outside-lease', 'lease_start_date');
  }
  if (lease.end !== null && paid.last > monthOf(lease.end)) {
    throw new RuleBroken('managed-rental.paid-month-outside-lease', 'lease_end_date');
  }
}

/** A change of affiliate counts from today on, or from the first day of a lease that has not begun. */
export function creditedFrom(leaseStart: CalendarDate, today: CalendarDate): CalendarDate {
  if (leaseStart > today) return leaseStart;
  return today;
}

/** A month's payment as the rules see it. A month nobody touched is pending with sequence 0. */
export type RvlPayment = {
  readonly status: RvlPaymentStatus;
  readonly amount: number;
  readonly sequence: number;
};

/** Marking what is paid already changes nothing, so that a second click does no harm. Throws `rvl.nothing-due` for a month of ₹0. */
export function markPaid(payment: RvlPayment): RvlPayment {
  if (payment.status === 'paid') return payment;
  if (payment.amount === 0) throw new RuleBroken('rvl.nothing-due');
  return { ...payment, status: 'paid', sequence: payment.sequence + 1 };
}

/** Throws `rvl.not-paid`. */
export function backToPending(payment: RvlPayment): RvlPayment {
  if (payment.status !== 'paid') throw new RuleBroken('rvl.not-paid');
  return { ...payment, status: 'pending' };
}

/**
 * Corrects the amount of a month. A paid one counts as paid anew, with the next sequence, so that the commission lines of
 * the wrong amount and those of the right one are told apart. Throws `rvl.amount-out-of-range`, and `rvl.paid-needs-amount`
 * where ₹0 would be left of a paid month.
 */
export function changeAmount(payment: RvlPayment, amount: number): RvlPayment {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > MAX_RVL) {
    throw new RuleBroken('rvl.amount-out-of-range', 'rvl_amount');
  }
  if (amount === payment.amount) return payment;
  if (amount === 0 && payment.status === 'paid') throw new RuleBroken('rvl.paid-needs-amount', 'rvl_amount');
  return { ...payment, amount, sequence: payment.sequence + (payment.status === 'paid' ? 1 : 0) };
}

/** What the owner and the broker of a managed rental are told of. */
export const managedRentalEvents = [
  'managed-rental.submitted',
  'managed-rental.approved',
  'managed-rental.declined',
  'managed-rental.started',
] as const;
export type ManagedRentalEvent = (typeof managedRentalEvents)[number];
