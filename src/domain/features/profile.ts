import { type FeaturePermissions, type FeatureRowPermissions, STAFF } from '../access/audience.ts';

export const permissions = {
  'profile.get': 'signed-in',
  'profile.ensure': 'signed-in',
  'profile.update': 'signed-in',
  'profile.uploadAvatar': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'profile.readAll': STAFF,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'phone.is-sign-in': 'You sign in with this number. Change it under Settings.',
} as const;
