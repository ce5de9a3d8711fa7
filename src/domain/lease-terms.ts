/** Terms of a lease beside rent and term: lock-in, notice on either side, who pays what besides, the late fee, and what is in the home. */
import type { CalendarDate } from './dates.ts';
import { RuleBroken } from './errors.ts';
import { type LeaseSide, lastDayAfter } from './leases.ts';

export const chargeKinds = [
  'maintenance',
  'electricity',
  'water',
  'gas',
  'internet',
  'parking',
  'property_tax',
] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** fixed: the same amount every month. meter: by its reading. bill: as the bill says. included: nothing is paid beside the rent. */
export const chargeWays = ['fixed', 'meter', 'bill', 'included'] as const;
export type ChargeWay = (typeof chargeWays)[number];

export type LeaseCharge = {
  readonly kind: ChargeKind;
  readonly paidBy: LeaseSide;
  readonly how: ChargeWay;
  /** Paise a month; of a fixed charge alone. */
  readonly amount?: number | undefined;
};

/** What the tenant pays the landlord each month beside the rent; what somebody else bills is `bill`, and no matter of the two. */
export const fixedCharges = (charges: readonly LeaseCharge[]) =>
  charges.flatMap(({ kind, paidBy, how, amount }) =>
    paidBy === 'tenant' && how === 'fixed' && amount ? [{ kind, amount }] : [],
  );

export type LateFee = {
  /** Days after the due day on which nothing is charged yet. */
  readonly graceDays: number;
  /** Paise a day after those. */
  readonly aDay: number;
  /** Paise; the fee of one month never is more. */
  readonly most: number;
};

export const itemConditions = ['new', 'good', 'worn', 'damaged'] as const;
export type ItemCondition = (typeof itemConditions)[number];

export type InventoryItem = {
  readonly room: string;
  readonly item: string;
  readonly count: number;
  readonly condition: ItemCondition;
};

export const LOCK_IN_MONTHS_MAX = 60;
export const GRACE_DAYS_MAX = 60;
export const INVENTORY_MAX = 100;

/** Each kind of charge is settled once, and a fixed one has its amount. Throws at its line. */
export function checkCharges(charges: readonly LeaseCharge[]): void {
  const named = new Set<ChargeKind>();
  for (const [place, { kind, how, amount }] of charges.entries()) {
    if (named.has(kind)) throw new RuleBroken('lease.charge-named-twice', `charges.${place}.kind`);
    if (how === 'fixed' && !amount)
      throw new RuleBroken('lease.charge-amount-missing', `charges.${place}.amount`);
    named.add(kind);
  }
}

/** Throws `lease.late-fee-over-cap` at `late_fee.most`: a day's fee is more than the most that a month may cost. */
export function checkLateFee(fee: LateFee | null): void {
  if (fee && fee.most < fee.aDay) throw new RuleBroken('lease.late-fee-over-cap', 'late_fee.most');
}

/**
 * What a month costs that is paid so many days after its due day, in paise: nothing within the grace days, then each day
 * from the first after them, up to the cap. ₹100 a day after 5 days with a cap of ₹1,500 is ₹300 on the eighth day.
 */
export function lateFeeOf(fee: LateFee | null, daysLate: number): number {
  if (!fee || daysLate <= fee.graceDays) return 0;
  return Math.min(fee.most, fee.aDay * (daysLate - fee.graceDays));
}

/** The first day that may be the last one, as the lock-in has it; null without one. */
export const lockedInUntil = (start: CalendarDate, months: number): CalendarDate | null =>
  months === 0 ? null : lastDayAfter(start, months);

/** A lock-in is within the term. Throws `lease.lock-in-too-long` at `lock_in_months`. */
export function checkLockIn(
  { start, end }: { readonly start: CalendarDate; readonly end: CalendarDate },
  months: number,
): void {
  const until = lockedInUntil(start, months);
  if (until !== null && until > end) throw new RuleBroken('lease.lock-in-too-long', 'lock_in_months');
}

type NoticeTerms = { readonly noticeDays: number; readonly landlordNoticeDays: number | null };

/** How many days of notice that side has to give: the landlord's are the tenant's unless they agreed on others. */
export const noticeDaysOf = ({ noticeDays, landlordNoticeDays }: NoticeTerms, side: LeaseSide): number =>
  side === 'landlord' ? (landlordNoticeDays ?? noticeDays) : noticeDays;

/** All of a home, in basis points. */
export const WHOLE_HOME = 10_000;

/** What is left of the home to the landlord beside the co-owners' shares. Throws `lease.shares-too-large` at `co_owners`. */
export function landlordShare(coOwners: readonly { readonly shareBp: number }[]): number {
  const left = WHOLE_HOME - coOwners.reduce((sum, { shareBp }) => sum + shareBp, 0);
  if (left < 1) throw new RuleBroken('lease.shares-too-large', 'co_owners');
  return left;
}
