import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'files.signedLink': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = [
  'document.type-not-accepted',
  'document.empty',
  'document.too-large',
  'document.unreadable',
] as const;
