import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'imports.preview': 'signed-in',
  'imports.start': 'verified',
  'imports.get': 'signed-in',
  'imports.list': 'signed-in',
  'imports.undo': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'import.undo-not-allowed':
    'This import cannot be undone any more: it is undone already, or more than 7 days old.',
} as const;

export const rowPermissions = {
  'imports.readAll': ADMIN,
} as const satisfies FeatureRowPermissions;
