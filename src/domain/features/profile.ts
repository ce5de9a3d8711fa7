import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'profile.get': 'signed-in',
  'profile.ensure': 'signed-in',
  'profile.update': 'signed-in',
  'profile.uploadAvatar': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'profile.readAll': ADMIN,
} as const satisfies FeatureRowPermissions;
