import { CHECKER, type FeaturePermissions, SEES_PAYOUTS } from '../access/audience.ts';

export const permissions = {
  'books.trialBalance': SEES_PAYOUTS,
  'books.file': SEES_PAYOUTS,
  'books.closeMonth': CHECKER,
  'books.reopenMonth': CHECKER,
} as const satisfies FeaturePermissions;

export const rules = {
  'books.month-not-over': 'A month of the books can be closed once it is over.',
  'books.month-closed': 'This month is closed already.',
  'books.not-last-closed': 'Only the month that was closed last can be opened again.',
  'books.own-closing':
    'Another administrator has to open a month that you closed. If you run this business alone, turn on single-operator mode in Settings.',
} as const;
