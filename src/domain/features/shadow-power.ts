import { type FeaturePermissions, type FeatureRowPermissions, PROGRAMME } from '../access/audience.ts';

export const permissions = {
  'shadowPower.list': PROGRAMME,
  'shadowPower.set': PROGRAMME,
  'shadowPower.remove': PROGRAMME,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'shadowPower.changeAll': PROGRAMME,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'shadow-power.out-of-range': 'Enter an amount of rupees, at most 10,000 crore.',
} as const;
