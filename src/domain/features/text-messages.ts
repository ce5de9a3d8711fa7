import { type FeaturePermissions, SUPPORT } from '../access/audience.ts';

export const permissions = {
  'textMessages.list': SUPPORT,
} as const satisfies FeaturePermissions;
