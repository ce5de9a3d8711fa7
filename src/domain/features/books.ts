import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'books.trialBalance': ADMIN,
  'books.file': ADMIN,
} as const satisfies FeaturePermissions;
