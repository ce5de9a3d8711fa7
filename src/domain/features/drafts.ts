import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'drafts.get': 'signed-in',
  'drafts.save': 'signed-in',
  'drafts.discard': 'signed-in',
} as const satisfies FeaturePermissions;
