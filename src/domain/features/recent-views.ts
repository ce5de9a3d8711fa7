import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'recentViews.list': 'signed-in',
  'recentViews.remove': 'signed-in',
  'recentViews.merge': 'signed-in',
} as const satisfies FeaturePermissions;
