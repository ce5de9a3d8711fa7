import {
  ADMIN,
  type FeaturePermissions,
  type FeatureRowPermissions,
  VERIFICATION,
} from '../access/audience.ts';

export const permissions = {
  'flags.list': VERIFICATION,
  'flags.dismiss': VERIFICATION,
  'flags.dismissMatching': VERIFICATION,
  'flags.ask': VERIFICATION,
  'flags.hideHome': ADMIN,
  'flags.showHome': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'flags.readAll': VERIFICATION,
  'flags.changeAll': VERIFICATION,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'flag.transition-not-allowed': 'This is decided already.',
} as const;
