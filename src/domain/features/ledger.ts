import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'ledger.lastProof': ADMIN,
  'ledger.prove': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'ledger.readAll': ADMIN,
  'ledger.addToDayBook': ADMIN,
} as const satisfies FeatureRowPermissions;
