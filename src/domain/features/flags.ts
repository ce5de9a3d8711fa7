import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'flags.list': ADMIN,
  'flags.dismiss': ADMIN,
  'flags.ask': ADMIN,
  'flags.hideHome': ADMIN,
  'flags.showHome': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'flags.readAll': ADMIN,
  'flags.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'flag.transition-not-allowed': 'This is decided already.',
} as const;
