import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'documents.list': ADMIN,
  'documents.get': ADMIN,
} as const satisfies FeaturePermissions;
