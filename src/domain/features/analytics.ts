import { ADMIN, type FeaturePermissions, SEES_PROGRAMME } from '../access/audience.ts';

export const permissions = {
  'analytics.get': SEES_PROGRAMME,
  'analytics.funnel': SEES_PROGRAMME,
  // The rows behind the funnel name people.
  'analytics.requests': ADMIN,
} as const satisfies FeaturePermissions;
