/** Why this amount, why nothing, and how far to the next rank: answers as facts and codes, which screens put into words. */
import { type CalculationMode, calculationModes } from '../affiliates.ts';
import { type Paise, paise, ZERO } from '../money.ts';
import type { CommissionPlan, Rank } from './plan.ts';
import { primaryStream, qualifyingVolume, rankIndex } from './ranks.ts';
import { type MonthStatus, standingOf } from './standing.ts';
import type { NoLineReason, PaymentTrace, TraceStep } from './trace.ts';

/** `not-above`: the payment is credited neither to them nor to anybody below them. */
export type LineAnswer =
  | { readonly kind: 'line'; readonly step: TraceStep }
  | { readonly kind: 'nothing'; readonly reason: NoLineReason; readonly step: TraceStep }
  | { readonly kind: 'nothing'; readonly reason: 'not-above'; readonly step: null };

/** What one person gets of a payment; a step of `no-higher-rank` says which rate stands below, and on which level. */
export function explainLine({ steps }: PaymentTrace, affiliateId: string): LineAnswer {
  const step = steps.find((candidate) => candidate.affiliateId === affiliateId);
  if (step === undefined) return { kind: 'nothing', reason: 'not-above', step: null };
  if (step.reason === null) return { kind: 'line', step };
  return { kind: 'nothing', reason: step.reason, step };
}

/** One person's month, as a close freezes it or a preview computes it. */
export interface PersonMonth {
  readonly personal: Paise;
  readonly team: Paise;
  readonly largestLeg: Paise;
  readonly status: MonthStatus;
  readonly mode: CalculationMode;
  readonly shadowPower: Paise;
  readonly isGranted: boolean;
}

/** What the qualifying volume is made of. */
export type QualifiedBy =
  | 'weaker-stream'
  | 'shadow-power'
  /** Shadow power reaches no further than the real stronger stream. */
  | 'shadow-power-limited'
  | 'shadow-balancing'
  | 'total-volume';

export interface NextRank {
  readonly rank: Rank;
  /** What each stream still lacks, shadow power and a grant counted; by total volume it does not matter where. */
  readonly missing:
    | { readonly kind: 'streams'; readonly primary: Paise; readonly growth: Paise }
    | { readonly kind: 'total'; readonly amount: Paise };
}

export interface MonthAnswer {
  readonly primary: Paise;
  readonly growth: Paise;
  /** No leg dominates, so each stream is half of everything. */
  readonly isLevelled: boolean;
  readonly qualifying: Paise;
  readonly qualifiedBy: QualifiedBy;
  /** What shadow power added to the weaker stream. */
  readonly shadowAdded: Paise;
  readonly rank: Rank;
  /** Null for the highest. */
  readonly next: NextRank | null;
  /** Why the whole month pays them nothing, or nothing now; null where lines may be paid. */
  readonly reason: 'no-paid-rent' | 'terminated' | 'passed-over' | 'held' | null;
}

/** ₹5 lakh with a leg of ₹4 lakh: streams 4 and 1, a Starter; ₹50,000 more beside that leg make a Builder. */
export function explainMonth(plan: CommissionPlan, person: PersonMonth): MonthAnswer {
  const { team, largestLeg, mode, shadowPower, isGranted } = person;
  const primary = paise(primaryStream(team, largestLeg));
  const growth = paise(team - primary);
  const qualifying = paise(qualifyingVolume(primary, growth, codeOf(mode), shadowPower, isGranted ? 1 : 0));
  const qualifiedBy = qualifiedByOf(person, primary, growth);
  const index = rankIndex(plan.ranks, qualifying);
  const next = plan.ranks[index + 1];
  return {
    primary,
    growth,
    isLevelled: team > 0 && largestLeg < team - largestLeg,
    qualifying,
    qualifiedBy,
    shadowAdded: qualifiedBy.startsWith('shadow-power') ? paise(qualifying - growth) : ZERO,
    rank: plan.ranks[index] as Rank,
    next: next === undefined ? null : { rank: next, missing: missingTo(next, person, { primary, growth }) },
    reason: reasonOf(plan, person),
  };
}

const codeOf = (mode: CalculationMode) => calculationModes.indexOf(mode);

function qualifiedByOf(
  { mode, shadowPower, isGranted }: PersonMonth,
  primary: Paise,
  growth: Paise,
): QualifiedBy {
  if (mode === 'total_volume') return 'total-volume';
  if (primary === growth) return 'weaker-stream';
  if (isGranted) return 'shadow-balancing';
  if (shadowPower === 0) return 'weaker-stream';
  return shadowPower > primary - growth ? 'shadow-power-limited' : 'shadow-power';
}

function missingTo(
  { threshold }: Rank,
  { team, mode, shadowPower, isGranted }: PersonMonth,
  { primary, growth }: { primary: Paise; growth: Paise },
): NextRank['missing'] {
  const lacking = (has: number) => paise(Math.max(0, threshold - has));
  if (mode === 'total_volume') return { kind: 'total', amount: lacking(team) };
  return {
    kind: 'streams',
    primary: lacking(primary),
    growth: isGranted ? ZERO : lacking(growth + shadowPower),
  };
}

function reasonOf(plan: CommissionPlan, { team, status }: PersonMonth): MonthAnswer['reason'] {
  const standing = standingOf(status, plan);
  if (standing === 'passed') return status === 'terminated' ? 'terminated' : 'passed-over';
  if (team === 0) return 'no-paid-rent';
  return standing === 'held' ? 'held' : null;
}
