import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'users.list': ADMIN,
  'users.figures': ADMIN,
  'users.get': ADMIN,
  'users.rvlRecords': ADMIN,
  'users.payments': ADMIN,
  'users.transfers': ADMIN,
  'users.commissionMonths': ADMIN,
  'users.activity': ADMIN,
} as const satisfies FeaturePermissions;
