import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'applicationProfile.get': 'signed-in',
  'applicationProfile.save': 'signed-in',
  'applicationProfile.remove': 'signed-in',
} as const satisfies FeaturePermissions;
