import { type FeaturePermissions, SEES_PROGRAMME } from '../access/audience.ts';

export const permissions = {
  'analytics.get': SEES_PROGRAMME,
} as const satisfies FeaturePermissions;
