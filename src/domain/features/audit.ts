import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'audit.list': ADMIN,
  'audit.verify': ADMIN,
} as const satisfies FeaturePermissions;
