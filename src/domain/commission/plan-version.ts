/** What administrators may change about the plan, and the rules that a new version must keep before it is stored. */
import { dateInIndia, type Instant, type Month, monthOf } from '../dates.ts';
import type { BasisPoints, Paise } from '../money.ts';
import { type CommissionPlan, MOST_LEVELS, type RankName, rankNames } from './plan.ts';

/** The terms of a version; what it does not name follows the running plan. */
export interface PlanTerms
  extends Pick<CommissionPlan, 'levels' | 'base' | 'defaultShareBp' | 'ineligible' | 'leastPayout'> {
  /** Every rank once, lowest first. */
  readonly ranks: readonly {
    readonly name: RankName;
    readonly threshold: Paise;
    readonly rateBp: BasisPoints;
  }[];
  readonly heldLapsesAfterMonths: number;
}

/** `field` as a path: 'ranks.1.threshold'. */
export interface PlanFault {
  readonly field: string;
  readonly message: string;
}

/** ₹9,000 crore: no month of one person reaches it. */
export const HIGHEST_THRESHOLD = 9_000_000_000_000;
export const LONGEST_HOLD_MONTHS = 60;
/** ₹1,00,000: a higher minimum would keep people's earned money from them. */
export const HIGHEST_LEAST_PAYOUT = 10_000_000;

const isWhole = (value: number, least: number, most: number) =>
  Number.isSafeInteger(value) && value >= least && value <= most;

/** Everything that is wrong with these terms, in the order of the form; none: they may be stored. */
export function faultsOfTerms(terms: PlanTerms): PlanFault[] {
  const faults: PlanFault[] = [];
  const check = (isRight: boolean, field: string, message: string) => {
    if (!isRight) faults.push({ field, message });
  };
  check(
    terms.ranks.length === rankNames.length && rankNames.every((name, i) => terms.ranks[i]?.name === name),
    'ranks',
    `Give the ranks ${rankNames.join(', ')}, in this order`,
  );
  for (const [i, { threshold, rateBp }] of terms.ranks.entries()) {
    const below = terms.ranks[i - 1];
    const field = (name: string) => `ranks.${i}.${name}`;
    check(
      isWhole(threshold, 0, HIGHEST_THRESHOLD),
      field('threshold'),
      'Enter a volume from ₹0 to ₹9,000 crore',
    );
    if (below) {
      check(threshold > below.threshold, field('threshold'), 'Enter more than the rank below needs');
      check(rateBp >= below.rateBp, field('rate_bp'), 'Enter at least the rate of the rank below');
    } else check(threshold === 0, field('threshold'), 'The lowest rank needs no volume');
    check(isWhole(rateBp, 0, 10_000), field('rate_bp'), 'Enter a rate from 0 to 100 %');
  }
  check(isWhole(terms.levels, 1, MOST_LEVELS), 'levels', `Enter 1 to ${MOST_LEVELS} levels`);
  check(isWhole(terms.defaultShareBp, 1, 10_000), 'default_share_bp', 'Enter a share from 0.01 to 100 %');
  check(
    isWhole(terms.heldLapsesAfterMonths, 1, LONGEST_HOLD_MONTHS),
    'held_lapses_after_months',
    `Enter 1 to ${LONGEST_HOLD_MONTHS} months`,
  );
  check(
    isWhole(terms.leastPayout, 0, HIGHEST_LEAST_PAYOUT),
    'least_payout',
    'Enter an amount from ₹0 to ₹1,00,000',
  );
  return faults;
}

export function withTerms(running: CommissionPlan, version: string, terms: PlanTerms): CommissionPlan {
  const { ranks, levels, base, defaultShareBp, ineligible, heldLapsesAfterMonths, leastPayout } = terms;
  const own = { ranks, levels, base, defaultShareBp, ineligible, heldLapsesAfterMonths, leastPayout };
  return { ...running, version, ...own };
}

/** A month that has not begun in India: nobody's running month changes under them. */
export function isComingMonth(month: Month, now: Instant): boolean {
  return month > monthOf(dateInIndia(now));
}

/** '2.0' is followed by '2.1'. */
export function nextVersion(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + 1}`;
}
