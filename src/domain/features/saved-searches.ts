import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'savedSearches.list': 'signed-in',
  'savedSearches.save': 'signed-in',
  'savedSearches.update': 'signed-in',
  'savedSearches.remove': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = ['saved-search.empty', 'saved-search.already-saved', 'saved-search.too-many'] as const;
