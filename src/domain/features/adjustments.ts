import {
  CHECKER,
  type FeaturePermissions,
  type FeatureRowPermissions,
  FINANCE,
  MAKER,
  SEES_MONTHS,
} from '../access/audience.ts';

export const permissions = {
  'adjustments.list': SEES_MONTHS,
  'adjustments.propose': MAKER,
  'adjustments.approve': CHECKER,
  'adjustments.withdraw': FINANCE,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'adjustments.changeAll': FINANCE,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'adjustment.transition-not-allowed': 'This has changed in the meantime. You now see its current state.',
  'adjustment.own':
    'Another administrator has to approve an adjustment that you proposed. If you run this business alone, turn on single-operator mode in Settings.',
  'adjustment.month-not-closed': 'This month is not closed yet: correct the rent itself.',
  'adjustment.not-in-tree': 'This affiliate had not joined in that month.',
  'adjustment.above-unearned':
    'This is more than that month’s rents left unearned: commission comes only from paid rents.',
  'adjustment.above-paid': 'This is more than was paid to this affiliate for that month.',
} as const;
