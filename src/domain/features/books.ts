import { type FeaturePermissions, SEES_PAYOUTS } from '../access/audience.ts';

export const permissions = {
  'books.trialBalance': SEES_PAYOUTS,
  'books.file': SEES_PAYOUTS,
} as const satisfies FeaturePermissions;
