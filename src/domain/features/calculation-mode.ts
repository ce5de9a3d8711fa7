import { type FeaturePermissions, PROGRAMME } from '../access/audience.ts';

export const permissions = {
  'calculationMode.set': PROGRAMME,
} as const satisfies FeaturePermissions;
