import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'rvl.listMine': 'signed-in',
  'rvl.grid': ADMIN,
  'rvl.markPaid': ADMIN,
  'rvl.backToPending': ADMIN,
  'rvl.setAmount': ADMIN,
  'rvl.history': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'rvl.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = [
  'rvl.month-before-lease',
  'rvl.month-after-lease',
  'rvl.month-in-future',
  'rvl.not-paid',
  'rvl.amount-out-of-range',
] as const;
