/** The compensation plan as data, one entry per version, so that a closed month can always be computed by the plan it had. */
import { RuleBroken } from '../errors.ts';
import { type BasisPoints, fromRupees, type Paise, shareOf } from '../money.ts';

export const rankNames = ['Starter', 'Builder', 'Leader', 'Director', 'Executive', 'Chairman'] as const;
export type RankName = (typeof rankNames)[number];

export interface Rank {
  readonly name: RankName;
  /** The least qualifying volume of a month. */
  readonly threshold: Paise;
  readonly rateBp: BasisPoints;
}

/** What rates apply to: the platform's own share of a rent, or the whole RVL. */
export const commissionBases = ['share', 'rvl'] as const;
/** What becomes of the lines of people who may not be paid: kept for them, or as if they were not there. */
export const ineligibleTreatments = ['hold', 'rollup'] as const;

export interface CommissionPlan {
  readonly version: string;
  /** Lowest first. */
  readonly ranks: readonly Rank[];
  /** The credited affiliate is level 1; the others are their sponsors. */
  readonly levels: number;
  readonly base: (typeof commissionBases)[number];
  readonly ineligible: (typeof ineligibleTreatments)[number];
  /** Commission and management fee of an application that says nothing else. */
  readonly defaultShareBp: BasisPoints;
  readonly shadowBalancing: { readonly longestDays: number; readonly monthEnds: number };
  /** A line held for somebody pending lapses after so many closed months. */
  readonly heldLapsesAfterMonths: number;
  readonly leastPayout: Paise;
}

export const MOST_LEVELS = 10;
const version2: CommissionPlan = {
  version: '2.0',
  ranks: [
    { name: 'Starter', threshold: fromRupees(0), rateBp: 1000 },
    { name: 'Builder', threshold: fromRupees(150_000), rateBp: 1500 },
    { name: 'Leader', threshold: fromRupees(400_000), rateBp: 2000 },
    { name: 'Director', threshold: fromRupees(1_000_000), rateBp: 2500 },
    { name: 'Executive', threshold: fromRupees(4_000_000), rateBp: 3000 },
    { name: 'Chairman', threshold: fromRupees(10_000_000), rateBp: 3500 },
  ],
  levels: MOST_LEVELS,
  base: 'share',
  ineligible: 'hold',
  defaultShareBp: 800,
  shadowBalancing: { longestDays: 183, monthEnds: 6 },
  heldLapsesAfterMonths: 6,
  leastPayout: fromRupees(500),
};

/** Every version there was, oldest first; the last one is in force. */
export const planVersions: readonly CommissionPlan[] = [version2];
export const presentPlan = version2;

/** Throws `commission.plan-unknown`. */
export function planOfVersion(version: string): CommissionPlan {
  const plan = planVersions.find((candidate) => candidate.version === version);
  if (plan === undefined) throw new RuleBroken('commission.plan-unknown', 'version');
  return plan;
}

export function topRateOf(plan: CommissionPlan): BasisPoints {
  return Math.max(...plan.ranks.map(({ rateBp }) => rateBp));
}

/** The most a plan can cost: 8 % share and 35 % top rate are 280 bp of RVL. */
export function highestCostBp(plan: CommissionPlan, shareBp: BasisPoints): number {
  return ((plan.base === 'rvl' ? 10_000 : shareBp) * topRateOf(plan)) / 10_000;
}

/**
 * What rates apply to (section 2): the lesser of commission and management fee, of the RVL; or the RVL itself. 8 % of ₹40,000
 * is ₹3,200.
 */
export function commissionBase(plan: CommissionPlan, rvl: Paise, shareBp: BasisPoints): Paise {
  return plan.base === 'rvl' ? rvl : shareOf(rvl, shareBp);
}
