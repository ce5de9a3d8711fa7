import { expect, it } from 'vitest';
import { canHide, canMoveReport, checkReportMove, reportStatuses } from './listing-reports.ts';
import { checkNotHidden, listingStates } from './properties.ts';

it('decides a report once', () => {
  for (const decided of ['upheld', 'dismissed'] as const) {
    for (const to of reportStatuses) {
      expect(canMoveReport(decided, to)).toBe(false);
      expect(() => checkReportMove(decided, to)).toThrow('report.transition-not-allowed');
    }
  }
});

it('decides an open report with or without a review', () => {
  for (const from of ['open', 'under_review'] as const) {
    expect(() => checkReportMove(from, 'upheld')).not.toThrow();
    expect(() => checkReportMove(from, 'dismissed')).not.toThrow();
  }
  expect(canMoveReport('under_review', 'open')).toBe(false);
});

it('hides only what is or was shown', () => {
  expect(listingStates.filter(canHide)).toEqual(['published', 'paused']);
});

it('keeps a lister from resuming what the office hid, not from the rest', () => {
  expect(() => checkNotHidden('A fraud', 'resume')).toThrow('property.hidden');
  expect(() => checkNotHidden('A fraud', 'remove')).not.toThrow();
  expect(() => checkNotHidden(null, 'resume')).not.toThrow();
});
