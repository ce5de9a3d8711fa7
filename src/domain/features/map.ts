import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'map.groups': 'anyone',
} as const satisfies FeaturePermissions;
