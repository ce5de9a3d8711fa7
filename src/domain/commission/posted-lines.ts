/** Money that comes late, is taken back or was wrong: lines posted after their month was closed, never a line changed. */
import { type Month, shiftMonth } from '../dates.ts';
import { RuleBroken } from '../errors.ts';
import { type BasisPoints, type Paise, paise } from '../money.ts';
import type { holdOutcomes, lineKinds, lineStatuses } from '../months.ts';
import type { CommissionPlan } from './plan.ts';
import type { MonthStatus } from './standing.ts';
import { type TracedPayment, tracePayment, type Upline } from './trace.ts';

export type LineKind = (typeof lineKinds)[number];
export type LineStatus = (typeof lineStatuses)[number];

export interface PostedLine {
  readonly paymentId: string;
  /** Counts how often the payment was marked paid, from 1. */
  readonly sequence: number;
  readonly affiliateId: string;
  readonly kind: LineKind;
  /** The month it is posted in, and the month its rent is for. */
  readonly month: Month;
  readonly originMonth: Month;
  readonly level: number;
  readonly base: Paise;
  readonly rateBp: BasisPoints;
  readonly paidBelowBp: BasisPoints;
  readonly amount: Paise;
  readonly status: LineStatus;
}

/** A payment to be posted into `month` though its own month is closed. */
export interface Posting extends TracedPayment {
  readonly paymentId: string;
  readonly sequence: number;
  readonly kind: 'late' | 'correction';
  readonly month: Month;
  readonly originMonth: Month;
}

/**
 * Lines of a late payment, or of one posted anew with the right amount or affiliate: tree, rates and statuses as the origin
 * month froze them; the status of today decides only whether a line is payable or waits (section 3).
 */
export function linesAfterClose(
  plan: CommissionPlan,
  { rvl, shareBp, ...posting }: Posting,
  frozenUplines: readonly Upline[],
  statusToday: (affiliateId: string) => MonthStatus,
): PostedLine[] {
  const { base, steps } = tracePayment(plan, { rvl, shareBp }, frozenUplines);
  return steps
    .filter(({ reason }) => reason === null)
    .map(({ affiliateId, level, rateBp, paidBelowBp, amount }) => ({
      ...posting,
      affiliateId,
      level,
      base,
      rateBp,
      paidBelowBp,
      amount,
      status: statusToday(affiliateId) === 'active' ? 'payable' : 'held',
    }));
}

/** Where the money of a line is now: what was held may have been released or have lapsed since. */
export function whereIsNow(status: LineStatus, outcome: (typeof holdOutcomes)[number] | null): LineStatus {
  if (status !== 'held' || outcome === null) return status;
  return outcome === 'released' ? 'payable' : 'lapsed';
}

/**
 * The exact negatives of a payment's lines, each taken from where it is now: held from held, payable from payable, and
 * nothing moves for what has lapsed. Throws `commission.already-reversed` when they were taken back before.
 */
export function reversalOf(
  lines: readonly PostedLine[],
  month: Month,
  nowAt: (line: PostedLine) => LineStatus,
): PostedLine[] {
  const reversed = new Set(lines.filter(({ kind }) => kind === 'reversal').map(({ sequence }) => sequence));
  const standing = lines.filter(({ kind, sequence }) => kind !== 'reversal' && !reversed.has(sequence));
  if (standing.length === 0 && lines.length > 0) throw new RuleBroken('commission.already-reversed');
  return standing.map((line) => ({
    ...line,
    kind: 'reversal',
    month,
    amount: paise(-line.amount),
    status: nowAt(line),
  }));
}

/** The close that ends what a month held for somebody pending: six closed months later, June's with that of December. */
export function lapsesWith(heldIn: Month, plan: Pick<CommissionPlan, 'heldLapsesAfterMonths'>): Month {
  return shiftMonth(heldIn, plan.heldLapsesAfterMonths);
}
