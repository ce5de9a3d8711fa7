/** What administrators may change about the plan, and the rules that a new version must keep before it is stored. */
import { dateInIndia, type Instant, type Month, monthOf } from '../dates.ts';
import type { BasisPoints, Paise } from '../money.ts';
import { type Refusal, refusal } from '../refusals.ts';
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
export type PlanFault = Refusal & { readonly field: string };

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
  const check = (isRight: boolean, field: string, fault: Refusal) => {
    if (!isRight) faults.push({ field, ...fault });
  };
  check(
    terms.ranks.length === rankNames.length && rankNames.every((name, i) => terms.ranks[i]?.name === name),
    'ranks',
    refusal('ranks.not-in-order', 'Give the ranks {ranks}, in this order', { ranks: rankNames.join(', ') }),
  );
  for (const [i, { threshold, rateBp }] of terms.ranks.entries()) {
    const below = terms.ranks[i - 1];
    const field = (name: string) => `ranks.${i}.${name}`;
    check(
      isWhole(threshold, 0, HIGHEST_THRESHOLD),
      field('threshold'),
      refusal('rank-volume.out-of-range', 'Enter a volume from ₹0 to ₹9,000 crore'),
    );
    if (below) {
      check(
        threshold > below.threshold,
        field('threshold'),
        refusal('rank-volume.not-above-lower', 'Enter more than the rank below needs'),
      );
      check(
        rateBp >= below.rateBp,
        field('rate_bp'),
        refusal('rank-rate.below-lower', 'Enter at least the rate of the rank below'),
      );
    } else
      check(
        threshold === 0,
        field('threshold'),
        refusal('rank-volume.not-zero', 'The lowest rank needs no volume'),
      );
    check(
      isWhole(rateBp, 0, 10_000),
      field('rate_bp'),
      refusal('rank-rate.out-of-range', 'Enter a rate from 0 to 100%'),
    );
  }
  check(
    isWhole(terms.levels, 1, MOST_LEVELS),
    'levels',
    refusal('levels.out-of-range', 'Enter {least} to {most} levels', { least: 1, most: MOST_LEVELS }),
  );
  check(
    isWhole(terms.defaultShareBp, 1, 10_000),
    'default_share_bp',
    refusal('share.out-of-range', 'Enter a share from 0.01 to 100%'),
  );
  check(
    isWhole(terms.heldLapsesAfterMonths, 1, LONGEST_HOLD_MONTHS),
    'held_lapses_after_months',
    refusal('months.out-of-range', 'Enter {least} to {most} months', { least: 1, most: LONGEST_HOLD_MONTHS }),
  );
  check(
    isWhole(terms.leastPayout, 0, HIGHEST_LEAST_PAYOUT),
    'least_payout',
    refusal('least-payout.out-of-range', 'Enter an amount from ₹0 to ₹1,00,000'),
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
