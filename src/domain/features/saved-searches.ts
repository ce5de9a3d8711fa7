import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'savedSearches.list': 'signed-in',
  'savedSearches.save': 'signed-in',
  'savedSearches.update': 'signed-in',
  'savedSearches.remove': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'saved-search.empty': 'Choose a city or a filter first: a search for everything cannot be saved.',
  'saved-search.already-saved': 'You already saved this search.',
  'saved-search.too-many': 'You already have 50 saved searches. Remove one to save another.',
} as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { search: 'searches' } as const;
