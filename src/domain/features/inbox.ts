import { type FeaturePermissions, STAFF } from '../access/audience.ts';

export const permissions = {
  'inbox.list': STAFF,
} as const satisfies FeaturePermissions;
