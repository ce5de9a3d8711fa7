/** Adjustments: what administrators pay somebody more, or take back, for a month that is closed (decision 0016). */

import type { Month } from '../dates.ts';
import { RuleBroken } from '../errors.ts';
import type { MonthStatus } from './standing.ts';

/** Proposed by one administrator, approved by another, posted by a close; withdrawn before that, it never was. */
export const adjustmentStates = ['proposed', 'approved', 'posted', 'withdrawn'] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];

type AdjustmentAction = 'approve' | 'withdraw' | 'post';

const moves: Readonly<Record<AdjustmentAction, { from: readonly AdjustmentState[]; to: AdjustmentState }>> = {
  approve: { from: ['proposed'], to: 'approved' },
  withdraw: { from: ['proposed', 'approved'], to: 'withdrawn' },
  post: { from: ['approved'], to: 'posted' },
};

/** Throws `adjustment.transition-not-allowed`: what is posted is only taken back by its opposite. */
export function nextAdjustmentState(state: AdjustmentState, action: AdjustmentAction): AdjustmentState {
  const { from, to } = moves[action];
  if (!from.includes(state)) throw new RuleBroken('adjustment.transition-not-allowed');
  return to;
}

/** What a closed month leaves for adjustments, in paise. */
export interface AdjustmentRoom {
  /** What nobody earned of its paid rents, less what adjustments took of that already. */
  readonly unearned: number;
  /** What this affiliate was paid for it, less what is being taken back already. */
  readonly paid: number;
}

/**
 * Nothing but paid rent ever earns: more comes only out of what nobody earned of the month's rents, so that with all adjustments a
 * rent never costs more than its base at the highest rate; and no more is taken back than was paid. ₹320 of a breakage of ₹800
 * may be added, ₹900 may not. Throws `adjustment.above-unearned` and `adjustment.above-paid`.
 */
export function checkAmount(amount: number, { unearned, paid }: AdjustmentRoom): void {
  if (amount > unearned) throw new RuleBroken('adjustment.above-unearned', 'amount');
  if (-amount > paid) throw new RuleBroken('adjustment.above-paid', 'amount');
}

/** An amount to pay waits until its affiliate is active at the end of a month; what is taken back does not. */
export const isPostedNow = (amount: number, status: MonthStatus): boolean =>
  amount < 0 || status === 'active';

/** One per affiliate: what a month adds to their balance; those that cancel each other out are left out. */
export function adjustmentSums(
  adjustments: readonly { readonly affiliate: string; readonly amount: number }[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { affiliate, amount } of adjustments) sums.set(affiliate, (sums.get(affiliate) ?? 0) + amount);
  for (const [affiliate, sum] of sums) if (sum === 0) sums.delete(affiliate);
  return sums;
}

/** An adjustment as a month's close posts it. */
export interface PostedAdjustment {
  readonly id: string;
  readonly affiliate: string;
  /** The closed month that it mends. */
  readonly originMonth: Month;
  /** Paise; negative: taken back. */
  readonly amount: number;
}
