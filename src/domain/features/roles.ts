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

export const rules = {
  'role.last-admin': 'This is the last administrator. Make somebody else one first.',
  'role.setup-code-invalid': 'This set-up code is wrong or was used already.',
} as const;
