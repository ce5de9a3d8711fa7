/** What a landlord keeps of a year's rent: managed by the platform, let by the landlord, or at a guaranteed rent. Estimates, no offers. */
import { DEFAULT_FEE_PERCENT } from './managed-rentals.ts';
import { divideHalfUp, type Paise, paise, shareOf, subtract, times } from './money.ts';

const MONTHS = 12;
const DAYS_OF_RENT_MONTH = 30;
const BASIS_POINTS_PER_PERCENT = 100;

/** A home that is empty for longer than this many months of a year is not let at all. */
export const MAX_EMPTY_MONTHS = 11;
/** Two months of rent: more brokerage than this nobody charges. */
export const MAX_BROKERAGE_DAYS = 60;

export interface ManagedIncome {
  /** Rent of the months with a tenant. */
  readonly rent: Paise;
  readonly fee: Paise;
  readonly kept: Paise;
}

/**
 * A year of managed rental: the fee is a share of the rent that tenants pay, so an empty month costs none.
 * ₹25,000 a month, one month empty: rent ₹2,75,000, fee ₹22,000 (8 %), kept ₹2,53,000.
 */
export function managedIncome(monthlyRent: Paise, emptyMonths: number): ManagedIncome {
  const months = MONTHS - emptyMonths;
  const rent = times(monthlyRent, months);
  const fee = times(shareOf(monthlyRent, DEFAULT_FEE_PERCENT * BASIS_POINTS_PER_PERCENT), months);
  return { rent, fee, kept: subtract(rent, fee) };
}

export interface SelfLet {
  readonly monthlyRent: Paise;
  readonly emptyMonths: number;
  /** What finding the next tenant costs, in days of rent; 30 days are one month. */
  readonly brokerageDays: number;
}

export interface LeaseComparison {
  readonly rent: Paise;
  readonly brokerage: Paise;
  /** A year of letting by oneself. */
  readonly selfLet: Paise;
  /** The least whole rupees a month that, guaranteed for twelve months, come to as much. */
  readonly evenAt: Paise;
  /** A year of the guaranteed rent; null while none is named. */
  readonly guaranteed: Paise | null;
  /** Guaranteed less self-let: negative when letting by oneself brings more. */
  readonly difference: Paise | null;
}

/**
 * Letting by oneself, with empty months and brokerage, against a guaranteed rent paid in all twelve.
 * ₹30,000, one month empty, 15 days' brokerage: ₹3,30,000 − ₹15,000 = ₹3,15,000, as much as ₹26,250 guaranteed.
 */
export function compareLease(own: SelfLet, guaranteedMonthly: Paise | null): LeaseComparison {
  const rent = times(own.monthlyRent, MONTHS - own.emptyMonths);
  const brokerage = divideHalfUp(times(own.monthlyRent, own.brokerageDays), DAYS_OF_RENT_MONTH);
  const selfLet = subtract(rent, brokerage);
  const guaranteed = guaranteedMonthly === null ? null : times(guaranteedMonthly, MONTHS);
  return {
    rent,
    brokerage,
    selfLet,
    evenAt: paise(Math.ceil(Math.max(0, selfLet) / (MONTHS * 100)) * 100),
    guaranteed,
    difference: guaranteed === null ? null : subtract(guaranteed, selfLet),
  };
}
