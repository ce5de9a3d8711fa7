import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'corrections.list': ADMIN,
  'corrections.explainPayment': ADMIN,
} as const satisfies FeaturePermissions;
