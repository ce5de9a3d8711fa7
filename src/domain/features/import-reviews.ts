import { type FeaturePermissions, VERIFICATION } from '../access/audience.ts';

export const permissions = {
  'importReviews.list': VERIFICATION,
  'importReviews.accept': VERIFICATION,
  'importReviews.decline': VERIFICATION,
} as const satisfies FeaturePermissions;
