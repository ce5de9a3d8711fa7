import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'portfolio.homes': 'signed-in',
  'portfolio.summary': 'signed-in',
} as const satisfies FeaturePermissions;
