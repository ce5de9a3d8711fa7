import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'shadowPower.list': ADMIN,
  'shadowPower.set': ADMIN,
  'shadowPower.remove': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'shadowPower.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'shadow-power.out-of-range': 'Enter an amount of rupees, at most 10,000 crore.',
} as const;
