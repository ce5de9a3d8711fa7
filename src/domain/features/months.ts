import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'months.list': ADMIN,
  'months.preview': ADMIN,
  'months.close': ADMIN,
  'months.verify': ADMIN,
} as const satisfies FeaturePermissions;

export const rules = [
  'month.nothing-to-close',
  'month.not-next',
  'month.not-cut-off',
  'month.not-closed',
  'month.closed',
] as const;
