import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'analytics.get': ADMIN,
} as const satisfies FeaturePermissions;
