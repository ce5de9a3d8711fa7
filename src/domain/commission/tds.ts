/** Tax deducted at source: which rule holds on a day, and what is still to be deducted within its financial year. */
import type { CalendarDate } from '../dates.ts';
import { RuleBroken } from '../errors.ts';
import { type BasisPoints, fromRupees, type Paise, paise, shareInWholeRupees } from '../money.ts';

export interface TaxRule {
  readonly validFrom: CalendarDate;
  /** As it is cited on statements. */
  readonly section: string;
  readonly rateBp: BasisPoints;
  readonly withoutPanBp: BasisPoints;
  /** Nothing is deducted until a financial year's total passes it, then from the whole total. */
  readonly threshold: Paise;
}

const sinceApril2025 = { rateBp: 200, withoutPanBp: 2000, threshold: fromRupees(20_000) };

/** The law's own rules; an installation keeps them in a table, where others may follow. */
export const taxRules: readonly TaxRule[] = [
  { validFrom: '2025-04-01', section: '194H', ...sinceApril2025 },
  { validFrom: '2026-04-01', section: '393(1) Sl. 1(ii)', ...sinceApril2025 },
];

/** The rule in force on a posting date: March's commission posts in April, by April's rule. Throws `tax.no-rule`. */
export function taxRuleOn(date: CalendarDate, rules: readonly TaxRule[] = taxRules): TaxRule {
  let latest: TaxRule | undefined;
  for (const rule of rules) {
    if (rule.validFrom <= date && (latest === undefined || rule.validFrom > latest.validFrom)) latest = rule;
  }
  if (latest === undefined) throw new RuleBroken('tax.no-rule', 'date');
  return latest;
}

/** A rule as the ledger has it, '194H, 2 % of ₹66,612.00', taken apart to be said in a reader's language; null for another wording. */
export function taxRuleParts(posted: string): { section: string; rate: string; total: string } | null {
  const [, section, rate, total] = /^(.+), ([\d.]+) % of (₹[\d,.]+)$/.exec(posted) ?? [];
  return section && rate && total ? { section, rate, total } : null;
}

/** The financial year a date falls into, by its first day: 31 March 2026 is of 2025-04-01. */
export function financialYearStart(date: CalendarDate): CalendarDate {
  const year = Number(date.slice(0, 4)) - (date.slice(5, 7) < '04' ? 1 : 0);
  return `${year}-04-01`;
}

/** '2026-27' of its first day. */
export function financialYearName(start: CalendarDate): string {
  return `${start.slice(0, 4)}-${String((Number(start.slice(0, 4)) + 1) % 100).padStart(2, '0')}`;
}

/** A payee's financial year so far. */
export interface TaxYear {
  /** Everything payable that was posted in the year, reversals deducted, the amount in question included. */
  readonly total: Paise;
  readonly deducted: Paise;
  readonly hasPan: boolean;
}

/**
 * What is to be deducted now (section 3): the tax on the year's whole total once that has passed the threshold, less what was
 * deducted before. ₹15,000 in May: nothing; ₹10,000 more in June: 2 % of ₹25,000, ₹500. Never negative: too much deducted,
 * after a reversal or before a PAN was given, counts against what comes later in the year.
 */
export function taxToDeduct(rule: TaxRule, { total, deducted, hasPan }: TaxYear): Paise {
  if (total <= rule.threshold) return paise(0);
  const due = shareInWholeRupees(total, hasPan ? rule.rateBp : rule.withoutPanBp);
  return paise(Math.max(0, due - deducted));
}
