import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'calculationMode.set': ADMIN,
} as const satisfies FeaturePermissions;
