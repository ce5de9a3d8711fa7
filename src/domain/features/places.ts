import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'places.cities': 'anyone',
  'places.city': 'anyone',
  'places.locality': 'anyone',
} as const satisfies FeaturePermissions;
