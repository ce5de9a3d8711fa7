/** Amounts of money as whole paise: arithmetic that cannot drift, the only rounding of the product, and Indian notation. */
import { RuleBroken } from './errors.ts';
import { numberFormat } from './formats.ts';
import { language } from './languages.ts';
import { readPaise } from './typed-numbers.ts';

declare const paiseBrand: unique symbol;

/** An amount in paise (₹1 = 100 paise): always a safe integer, negative for reversals. */
export type Paise = number & { readonly [paiseBrand]: true };

/** A rate in basis points: 100 bp = 1 %, 10,000 bp = the whole. */
export type BasisPoints = number;

const PAISE_PER_RUPEE = 100;
const BASIS_POINTS_PER_WHOLE = 10_000;
const RUPEES_PER_LAKH = 100_000;
const RUPEES_PER_CRORE = 10_000_000;

/**
 * Takes a number that is already in paise. ₹250 is `paise(25_000)`.
 * Throws `money.not-whole-paise` for a fraction and `money.out-of-range` beyond the safe integers.
 */
export function paise(amount: number): Paise {
  if (!Number.isFinite(amount) || Math.abs(amount) > Number.MAX_SAFE_INTEGER) {
    throw new RuleBroken('money.out-of-range');
  }
  if (!Number.isInteger(amount)) throw new RuleBroken('money.not-whole-paise');
  // Adding zero turns -0 into 0, which would otherwise compare unequal in tests and print as "-₹0".
  return (amount + 0) as Paise;
}

export const ZERO = paise(0);

/**
 * Turns rupees with at most two decimals into paise: `fromRupees(25_000.5)` is 25,00,050 paise.
 * Throws `money.not-whole-paise` for a third decimal.
 */
export function fromRupees(rupees: number): Paise {
  const exact = rupees * PAISE_PER_RUPEE;
  const nearest = Math.round(exact);
  // The product of a two-decimal number and 100 misses the integer only by the error of the binary fraction.
  if (Math.abs(exact - nearest) > Math.max(1e-6, Math.abs(exact) * 1e-15)) {
    throw new RuleBroken('money.not-whole-paise');
  }
  return paise(nearest);
}

/** Rupees, with decimals where the amount has paise; for display, filters and CSV only, never for arithmetic. */
export function toRupees(amount: Paise): number {
  return amount / PAISE_PER_RUPEE;
}

export function add(left: Paise, right: Paise): Paise {
  return paise(left + right);
}

export function subtract(left: Paise, right: Paise): Paise {
  return paise(left - right);
}

/** Multiplies by a whole number, such as a count of months. Throws `money.not-whole-paise` for a fraction of a paisa. */
export function times(amount: Paise, count: number): Paise {
  return paise(amount * count);
}

export function sum(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total += amount;
  return paise(total);
}

/**
 * Divides and rounds half up to the paisa: half a paisa counts as one. A negative amount rounds as its positive does, so
 * that reversing an amount gives its exact negative. 15 days' rent of ₹20,001: `divideHalfUp(times(rent, 15), 30)`.
 */
export function divideHalfUp(amount: Paise, divisor: number): Paise {
  if (!Number.isSafeInteger(divisor) || divisor <= 0) throw new RuleBroken('money.out-of-range');
  const size = Math.abs(amount);
  const remainder = size % divisor;
  const whole = (size - remainder) / divisor;
  const rounded = remainder * 2 >= divisor ? whole + 1 : whole;
  return paise(amount < 0 ? -rounded : rounded);
}

/**
 * The share of an amount at a rate in basis points, rounded half up to the paisa (compensation plan, section 2 and T11).
 * 15 % of ₹24,000 is `shareOf(fromRupees(24_000), 1500)` = ₹3,600; 2.9 % of 500 paise is 15, not the 14 of floats.
 */
export function shareOf(amount: Paise, rate: BasisPoints): Paise {
  // Nearly every amount is small enough for this; a close computes millions of lines.
  const raised = amount * rate + BASIS_POINTS_PER_WHOLE / 2;
  if (amount >= 0 && rate >= 0 && raised <= Number.MAX_SAFE_INTEGER && Number.isInteger(rate)) {
    return Math.floor(raised / BASIS_POINTS_PER_WHOLE) as Paise;
  }
  return shareInTwoSteps(amount, rate);
}

/** Whole ten-thousands first: amount × rate could leave the safe integers although the share itself does not. */
function shareInTwoSteps(amount: Paise, rate: BasisPoints): Paise {
  if (!Number.isSafeInteger(rate) || rate < 0) throw new RuleBroken('money.out-of-range');
  const remainder = amount % BASIS_POINTS_PER_WHOLE;
  const wholes = (amount - remainder) / BASIS_POINTS_PER_WHOLE;
  return paise(wholes * rate + divideHalfUp(paise(remainder * rate), BASIS_POINTS_PER_WHOLE));
}

/**
 * The share of an amount at a rate, rounded once, half up to the whole rupee, as tax is. 2 % of ₹24,975 is ₹500 (499.50).
 */
export function shareInWholeRupees(amount: Paise, rate: BasisPoints): Paise {
  if (!Number.isSafeInteger(rate) || rate < 0) throw new RuleBroken('money.out-of-range');
  const unit = BASIS_POINTS_PER_WHOLE * PAISE_PER_RUPEE;
  const remainder = amount % unit;
  const rupees = ((amount - remainder) / unit) * rate + divideHalfUp(paise(remainder * rate), unit);
  return paise(rupees * PAISE_PER_RUPEE);
}

const rupeeFormat = (minimumFractionDigits: number, maximumFractionDigits: number) =>
  numberFormat({ style: 'currency', currency: 'INR', minimumFractionDigits, maximumFractionDigits });

const wholeRupees = rupeeFormat(0, 0);
const twoDecimals = rupeeFormat(2, 2);
const oneDecimalAtMost = rupeeFormat(0, 1);
const grouped = numberFormat();

/** 1,25,000: a count of anything. A number's own `toLocaleString` looks for its rules anew each time and takes thirty times as long. */
export function formatCount(count: number): string {
  return grouped(count);
}

/** ₹25,000: Indian grouping, no decimals (specification, section 9). */
export function formatRupees(amount: Paise): string {
  return wholeRupees(toRupees(amount));
}

/** ₹25,000 and ₹25,000.50: paise only where there are any, for amounts on screens that may have them (docs/decisions/0134-paise-on-screens.md). */
export function formatRupeesAndPaise(amount: Paise): string {
  return amount % 100 === 0 ? formatRupees(amount) : formatRupeesExact(amount);
}

/** ₹25,000.00: two decimals, for statements, receipts, the ledger and files. */
export function formatRupeesExact(amount: Paise): string {
  return twoDecimals(toRupees(amount));
}

const SHORT = {
  en: { lakh: 'L', crore: 'Cr' },
  hi: { lakh: 'लाख', crore: 'करोड़' },
  mr: { lakh: 'लाख', crore: 'कोटी' },
}[language];

/** ₹25,000, ₹1.5 L, ₹2.3 Cr, on a Hindi page ₹1.5 लाख: lakh and crore with at most one decimal, for cards and charts. */
export function formatRupeesShort(amount: Paise): string {
  const rupees = toRupees(amount);
  const size = Math.abs(rupees);
  // 99.95 lakh would read "₹100 L".
  if (size >= RUPEES_PER_CRORE - RUPEES_PER_LAKH / 20) {
    return `${oneDecimalAtMost(rupees / RUPEES_PER_CRORE)} ${SHORT.crore}`;
  }
  if (size >= RUPEES_PER_LAKH) return `${oneDecimalAtMost(rupees / RUPEES_PER_LAKH)} ${SHORT.lakh}`;
  return formatRupees(amount);
}

/** Reads an amount of rupees as people write it in India (typed-numbers.ts); `null` for anything else. */
export function parseRupees(text: string): Paise | null {
  const amount = readPaise(text);
  return amount === null ? null : paise(amount);
}

/** ₹1,234.50 as the bank's file has it: 1234.50, exact to the paisa. */
export function plainRupees(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
