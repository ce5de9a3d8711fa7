import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'push.key': 'signed-in',
  'push.add': 'signed-in',
  'push.has': 'signed-in',
  'push.remove': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = ['push.unknown-service', 'push.no-session'] as const;
