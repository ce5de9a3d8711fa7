import { type FeaturePermissions, type FeatureRowPermissions, SEES_PAYOUTS } from '../access/audience.ts';

export const permissions = {
  'journal.ofLease': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'journal.readAll': SEES_PAYOUTS,
} as const satisfies FeatureRowPermissions;
