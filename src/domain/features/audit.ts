import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'audit.list': ADMIN,
  'audit.verify': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'audit.readAll': ADMIN,
} as const satisfies FeatureRowPermissions;
