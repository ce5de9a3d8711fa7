import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'shadowPower.list': ADMIN,
  'shadowPower.set': ADMIN,
  'shadowPower.remove': ADMIN,
} as const satisfies FeaturePermissions;

export const rules = ['shadow-power.out-of-range'] as const;
