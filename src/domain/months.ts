/** Commission months: their states, when each is cut off, what kind a line or a ledger entry is, and where late money posts. */
import {
  dateInIndia,
  epochMs,
  type Instant,
  instantInIndia,
  type Month,
  monthOf,
  shiftMonth,
} from './dates.ts';

/** `closed` is final: its snapshot and lines never change; `paid` says that its payouts went out. */
export const monthStates = ['open', 'computing', 'closed', 'paid'] as const;
export type MonthState = (typeof monthStates)[number];

/**
 * regular: counted in its own month. late: paid after the cut-off of a month. reversal: takes back what was posted before.
 * correction: posts anew what a reversal took back (compensation plan, section 3).
 */
export const lineKinds = ['regular', 'late', 'reversal', 'correction'] as const;

/** `lapsed` only where a reversal takes back what had lapsed: nothing moves. */
export const lineStatuses = ['payable', 'held', 'lapsed'] as const;

/** What an affiliate's own lines come in the order of. */
export const lineOrders = ['level', 'amount'] as const;
export type LineOrder = (typeof lineOrders)[number];

/** What became of a month's commission of one affiliate: as its lines say, and `paid` once a transfer took it along. */
export const earningStates = [...lineStatuses, 'paid'] as const;
export type EarningState = (typeof earningStates)[number];

/** What became of an amount held for somebody. */
export const holdOutcomes = ['released', 'lapsed'] as const;
export type HoldOutcome = (typeof holdOutcomes)[number];

/** The kinds of ledger entries: those of lines, of adjustments, of held amounts, of tax and of payouts. */
export const ledgerKinds = [
  ...lineKinds,
  'adjustment',
  'release',
  'lapse',
  'tax',
  'payout',
  'payout_failed',
  'settlement',
  'opening',
] as const;

export type LedgerKind = (typeof ledgerKinds)[number];

/** The book of every entry that no month's close writes; a close writes its month's own. */
export const DAY_BOOK = 'day';

const CUT_OFF_DAY = 10;

/** 00:00 in India on the 10th of the next month: October is cut off when 10 November begins. */
export function cutOffOf(month: Month): Instant {
  return instantInIndia(`${shiftMonth(month, 1)}-${CUT_OFF_DAY}`, 0);
}

/** Whether the month may be closed at that moment. */
export function isCutOff(month: Month, now: Instant): boolean {
  return epochMs(now) >= epochMs(cutOffOf(month));
}

/** The earliest month whose cut-off is still ahead: on 5 November it is October, on 10 November it is November. */
export function postingMonthAt(now: Instant): Month {
  const current = monthOf(dateInIndia(now));
  const previous = shiftMonth(current, -1);
  return isCutOff(previous, now) ? current : previous;
}

/** The months that are still open at this moment, newest first: from the one whose cut-off is ahead to the next to close. */
export function openMonths(next: Month | null, now: Instant): Month[] {
  const posting = postingMonthAt(now);
  const oldest = next ?? posting;
  const months = [oldest];
  for (let month = shiftMonth(oldest, 1); month <= posting; month = shiftMonth(month, 1))
    months.unshift(month);
  return months;
}
