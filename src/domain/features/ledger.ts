import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'ledger.lastProof': ADMIN,
  'ledger.prove': ADMIN,
} as const satisfies FeaturePermissions;
