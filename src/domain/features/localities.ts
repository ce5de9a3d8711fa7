import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'localities.suggest': 'anyone',
} as const satisfies FeaturePermissions;
