import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'profile.get': 'signed-in',
  'profile.ensure': 'signed-in',
  'profile.update': 'signed-in',
  'profile.uploadAvatar': 'signed-in',
} as const satisfies FeaturePermissions;
