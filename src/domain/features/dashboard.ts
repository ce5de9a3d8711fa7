import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'dashboard.get': 'signed-in',
} as const satisfies FeaturePermissions;
