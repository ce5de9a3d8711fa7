import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'inbox.list': ADMIN,
} as const satisfies FeaturePermissions;
