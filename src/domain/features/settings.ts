import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'settings.published': 'anyone',
  'settings.get': ADMIN,
  'settings.update': ADMIN,
} as const satisfies FeaturePermissions;
