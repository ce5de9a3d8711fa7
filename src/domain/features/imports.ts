import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'imports.preview': 'signed-in',
  'imports.start': 'verified',
  'imports.get': 'signed-in',
  'imports.list': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'imports.readAll': ADMIN,
} as const satisfies FeatureRowPermissions;
