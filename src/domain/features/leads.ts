import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'leads.timeline': 'signed-in',
  'leads.contact': 'signed-in',
} as const satisfies FeaturePermissions;
