import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'rvl.listMine': 'signed-in',
  'rvl.grid': ADMIN,
  'rvl.markPaid': ADMIN,
  'rvl.markMatchingPaid': ADMIN,
  'rvl.backToPending': ADMIN,
  'rvl.setAmount': ADMIN,
  'rvl.history': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'rvl.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'rvl.month-before-lease': 'The lease had not begun in this month.',
  'rvl.month-after-lease': 'The lease had ended before this month.',
  'rvl.month-in-future': 'This month has not begun yet.',
  'rvl.rent-not-received':
    'The tenant’s rent of this month has not come in full, or the month is paid already.',
  'rvl.nothing-due': 'The amount of this month is ₹0: there is nothing to mark as paid.',
  'rvl.paid-needs-amount': 'This month is paid. Set it back to pending before you change it to ₹0.',
  'rvl.not-paid': 'This month is pending already.',
  'rvl.amount-out-of-range': 'Enter an amount of at most 900 crore.',
} as const;
