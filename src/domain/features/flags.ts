import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'flags.list': ADMIN,
  'flags.dismiss': ADMIN,
  'flags.ask': ADMIN,
  'flags.hideHome': ADMIN,
  'flags.showHome': ADMIN,
} as const satisfies FeaturePermissions;

export const rules = ['flag.transition-not-allowed'] as const;
