import { ADMIN, type FeaturePermissions, type FeatureRowPermissions, VIEWER } from '../access/audience.ts';

export const permissions = {
  'audit.list': VIEWER,
  'audit.verify': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'audit.readAll': VIEWER,
} as const satisfies FeatureRowPermissions;
