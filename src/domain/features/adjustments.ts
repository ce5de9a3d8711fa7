import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'adjustments.list': ADMIN,
  'adjustments.propose': ADMIN,
  'adjustments.approve': ADMIN,
  'adjustments.withdraw': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'adjustments.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = [
  'adjustment.transition-not-allowed',
  'adjustment.own',
  'adjustment.month-not-closed',
  'adjustment.not-in-tree',
  'adjustment.above-unearned',
  'adjustment.above-paid',
] as const;
