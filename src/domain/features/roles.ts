import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'roles.list': ADMIN,
  'roles.assign': ADMIN,
  'roles.remove': ADMIN,
  // Works once, with the set-up link, and only while no admin exists: the handler checks both.
  'roles.firstAdmin': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'roles.readAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = ['role.last-admin', 'role.setup-code-invalid'] as const;
