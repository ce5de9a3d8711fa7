import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'recentSearches.list': 'signed-in',
  'recentSearches.record': 'signed-in',
  'recentSearches.remove': 'signed-in',
  'recentSearches.clear': 'signed-in',
} as const satisfies FeaturePermissions;
