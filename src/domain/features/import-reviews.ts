import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'importReviews.list': ADMIN,
  'importReviews.accept': ADMIN,
  'importReviews.decline': ADMIN,
} as const satisfies FeaturePermissions;
