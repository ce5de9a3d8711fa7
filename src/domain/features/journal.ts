import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'journal.ofLease': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'journal.readAll': ADMIN,
} as const satisfies FeatureRowPermissions;
