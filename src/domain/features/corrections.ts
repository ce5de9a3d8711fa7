import { type FeaturePermissions, SEES_MONTHS } from '../access/audience.ts';

export const permissions = {
  'corrections.list': SEES_MONTHS,
  'corrections.explainPayment': SEES_MONTHS,
} as const satisfies FeaturePermissions;
