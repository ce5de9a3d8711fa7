import { CHECKER, type FeaturePermissions, FINANCE, SEES_MONTHS } from '../access/audience.ts';

export const permissions = {
  'months.list': SEES_MONTHS,
  'months.preview': SEES_MONTHS,
  'months.close': CHECKER,
  'months.verify': FINANCE,
} as const satisfies FeaturePermissions;

export const rules = {
  'month.nothing-to-close': 'No rent value was paid yet, so there is nothing to close.',
  'month.not-next': 'Months close in order: an earlier one is still open.',
  'month.not-cut-off': 'Payments of this month are still taken: its cut-off is ahead.',
  'month.not-closed': 'This month is not closed yet.',
  'month.closed': 'This month has just been closed. You now see the closed month.',
} as const;
