/** What a month's close posts for payments of earlier months: late money, reversals, corrections, and held money that ends. */

import type { Month } from '../dates.ts';
import type { HoldOutcome } from '../months.ts';
import type { CommissionPlan } from './plan.ts';
import { lapsesWith } from './posted-lines.ts';
import type { MonthStatus } from './standing.ts';

/** A payment as it stands, or as it was last posted. */
export interface Standing {
  readonly sequence: number;
  /** Null: credited to nobody. */
  readonly affiliate: string | null;
  readonly rvl: number;
  readonly shareBp: number;
}

/** What is posted anew, and whether the last posting is taken back first. */
export interface Correction {
  readonly isReversed: boolean;
  readonly posted: 'late' | 'correction' | null;
}

/**
 * Compares how a payment of an earlier month stands with how it was posted (compensation plan, section 3). Paid and never
 * posted: late. Posted and no longer paid: taken back. Marked paid again: taken back and late under its new sequence. Another
 * amount, share or affiliate: taken back and posted anew. Null when they agree: B's ₹1,600 of September stay as they are.
 */
export function correctionOf(now: Standing | null, posted: Standing | null): Correction | null {
  if (now === null) return posted === null ? null : { isReversed: true, posted: null };
  if (posted === null) return { isReversed: false, posted: 'late' };
  if (now.sequence !== posted.sequence) return { isReversed: true, posted: 'late' };
  const isSame =
    now.affiliate === posted.affiliate && now.rvl === posted.rvl && now.shareBp === posted.shareBp;
  return isSame ? null : { isReversed: true, posted: 'correction' };
}

export interface OpenHold {
  readonly month: Month;
  /** How the affiliate stands at the end of the month that is closed. */
  readonly status: MonthStatus;
  /** What an administrator decided. */
  readonly decision: HoldOutcome | null;
}

/**
 * What becomes of a held amount when `closing` closes: a decision is carried out, somebody active gets it, and somebody still
 * pending loses it after so many closed months. Held in October, still pending at the close of April: lapsed. Suspended and
 * terminated people's amounts wait for a decision.
 */
export function holdOutcomeOf(
  { month, status, decision }: OpenHold,
  closing: Month,
  plan: Pick<CommissionPlan, 'heldLapsesAfterMonths'>,
): HoldOutcome | null {
  if (decision !== null) return decision;
  if (status === 'active') return 'released';
  return status === 'pending' && closing >= lapsesWith(month, plan) ? 'lapsed' : null;
}
