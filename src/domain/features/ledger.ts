import {
  type FeaturePermissions,
  type FeatureRowPermissions,
  FINANCE,
  SEES_PAYOUTS,
} from '../access/audience.ts';

export const permissions = {
  'ledger.lastProof': SEES_PAYOUTS,
  'ledger.prove': FINANCE,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'ledger.readAll': SEES_PAYOUTS,
  'ledger.addToDayBook': FINANCE,
} as const satisfies FeatureRowPermissions;
