import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'savedSearches.list': 'signed-in',
  'savedSearches.save': 'signed-in',
  'savedSearches.update': 'signed-in',
  'savedSearches.remove': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = ['saved-search.empty', 'saved-search.already-saved', 'saved-search.too-many'] as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { search: 'searches' } as const;
