import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'commissionPlans.list': ADMIN,
  'commissionPlans.draft': ADMIN,
  'commissionPlans.add': ADMIN,
} as const satisfies FeaturePermissions;
