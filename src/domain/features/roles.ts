import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'roles.list': ADMIN,
  'roles.assign': ADMIN,
  'roles.remove': ADMIN,
  'roles.requests': ADMIN,
  'roles.approve': ADMIN,
  'roles.decline': ADMIN,
  // Works once, with the set-up link, and only while no admin exists: the handler checks both.
  'roles.firstAdmin': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'roles.readAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'role.last-admin': 'This is the last administrator. Make someone else an administrator first.',
  'role.request-own':
    'Another administrator has to approve a role that you asked for. If you run this business alone, turn on single-operator mode in Settings.',
  'role.request-too-early':
    'This can be approved from {from}, so that every administrator has time to object.',
  'role.request-over': 'This has changed in the meantime. You now see its current state.',
  'role.maker-and-checker':
    'No one is finance maker and finance checker at once. Remove the other role first.',
  'role.reason-missing': 'Write why.',
  'role.setup-code-invalid': 'This set-up code is wrong or was used already.',
} as const;
