/** One payment on its way up the tree, step by step: what each sponsor gets of it, or why not. */
import { type BasisPoints, type Paise, paise, shareOf, ZERO } from '../money.ts';
import { type CommissionPlan, commissionBase } from './plan.ts';
import { type MonthStatus, standingOf } from './standing.ts';

export interface TracedPayment {
  readonly rvl: Paise;
  /** The lesser of commission and management fee. */
  readonly shareBp: BasisPoints;
}

/** Somebody on the way up, with the status and the rate of the month. */
export interface Upline {
  readonly affiliateId: string;
  readonly status: MonthStatus;
  readonly rateBp: BasisPoints;
}

/** Why somebody gets nothing of a payment. */
export const noLineReasons = [
  /** Their home's rent was not paid, or is nothing. */
  'no-paid-rent',
  /** Further up than the plan's levels. */
  'beyond-levels',
  'terminated',
  /** Held people are passed over under this plan. */
  'passed-over',
  /** Somebody below has the same rate or a higher one. */
  'no-higher-rank',
  /** The difference is less than half a paisa. */
  'rounds-to-nothing',
] as const;
export type NoLineReason = (typeof noLineReasons)[number];

export interface TraceStep extends Upline {
  /** 1 is the credited affiliate. */
  readonly level: number;
  /** The highest rate below, and on which level it stands: 0 on level 0 where nobody below counts. */
  readonly paidBelowBp: BasisPoints;
  readonly paidBelowLevel: number;
  readonly amount: Paise;
  /** Of a line: whether it waits. */
  readonly isHeld: boolean;
  /** Null where there is a line. */
  readonly reason: NoLineReason | null;
}

export interface PaymentTrace {
  readonly base: Paise;
  readonly steps: readonly TraceStep[];
}

/**
 * Section 2 for one payment; `uplines` are the credited affiliate, their sponsor and so on, as far up as is of interest. B's
 * ₹2 lakh under A, a Builder: B (10 %) ₹1,600, A (15 % over 10 %) ₹800.
 */
export function tracePayment(
  plan: CommissionPlan,
  { rvl, shareBp }: TracedPayment,
  uplines: readonly Upline[],
): PaymentTrace {
  const base = commissionBase(plan, rvl, shareBp);
  let below: Below = { rateBp: 0, level: 0, cumulative: ZERO };
  const steps = uplines.map((upline, i) => {
    const level = i + 1;
    const barred = barrier(plan, upline, level, below.rateBp);
    const cumulative = barred ? below.cumulative : shareOf(base, upline.rateBp);
    const amount = paise(cumulative - below.cumulative);
    const nothing = base === 0 ? 'no-paid-rent' : 'rounds-to-nothing';
    const step: TraceStep = {
      ...upline,
      level,
      paidBelowBp: below.rateBp,
      paidBelowLevel: below.level,
      amount,
      isHeld: amount > 0 && standingOf(upline.status, plan) === 'held',
      reason: barred ?? (amount > 0 ? null : nothing),
    };
    if (barred === null) below = { rateBp: upline.rateBp, level, cumulative };
    return step;
  });
  return { base, steps };
}

interface Below {
  readonly rateBp: BasisPoints;
  readonly level: number;
  readonly cumulative: Paise;
}

function barrier(plan: CommissionPlan, upline: Upline, level: number, belowBp: number): NoLineReason | null {
  if (level > plan.levels) return 'beyond-levels';
  if (upline.status === 'terminated') return 'terminated';
  if (standingOf(upline.status, plan) === 'passed') return 'passed-over';
  return upline.rateBp > belowBp ? null : 'no-higher-rank';
}
