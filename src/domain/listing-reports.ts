/** Reported listings: why somebody reports a home, and what the office makes of it. */
import { RuleBroken } from './errors.ts';
import type { ListingState } from './properties.ts';

export const reportReasons = [
  'not_available',
  'wrong_price',
  'wrong_details',
  'fake',
  'duplicate',
  'abusive',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** `upheld`: the home was hidden; `dismissed`: nothing is wrong with it. */
export const reportStatuses = ['open', 'under_review', 'upheld', 'dismissed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** What still waits for a decision. */
export const openReportStatuses = ['open', 'under_review'] as const satisfies readonly ReportStatus[];

const transitions: Readonly<Record<ReportStatus, readonly ReportStatus[]>> = {
  open: ['under_review', 'upheld', 'dismissed'],
  under_review: ['upheld', 'dismissed'],
  upheld: [],
  dismissed: [],
};

export const canMoveReport = (from: ReportStatus, to: ReportStatus): boolean =>
  transitions[from].includes(to);

/** Throws `report.transition-not-allowed` unless a report in `from` may become `to`. */
export function checkReportMove(from: ReportStatus, to: ReportStatus): void {
  if (!canMoveReport(from, to)) throw new RuleBroken('report.transition-not-allowed');
}

/** Whether the office may hide a listing in that state: what people can find, or could a moment ago. */
export const canHide = (state: ListingState): boolean => state === 'published' || state === 'paused';
