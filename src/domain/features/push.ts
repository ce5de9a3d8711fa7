import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'push.key': 'signed-in',
  'push.add': 'signed-in',
  'push.has': 'signed-in',
  'push.remove': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'push.unknown-service': 'This browser’s push service is not known to us.',
  'push.no-session': 'Sign in again on this device first.',
} as const;
