import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'textMessages.list': ADMIN,
} as const satisfies FeaturePermissions;
