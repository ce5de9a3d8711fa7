import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'account.me': 'signed-in',
  'account.settings.get': 'signed-in',
  'account.settings.update': 'signed-in',
} as const satisfies FeaturePermissions;
