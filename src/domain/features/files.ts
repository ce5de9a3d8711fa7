import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'files.signedLink': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'files.readAll': ADMIN,
  'files.removeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = [
  'document.type-not-accepted',
  'document.empty',
  'document.too-large',
  'document.unreadable',
] as const;
