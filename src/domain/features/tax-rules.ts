import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'taxRules.list': 'signed-in',
  'taxRules.add': ADMIN,
} as const satisfies FeaturePermissions;

export const rules = {
  'tax.no-rule': 'No tax rule is in force on this day.',
} as const;
