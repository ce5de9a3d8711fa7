// The page of a search that nobody can answer for a moment: the filters stay as they were asked, and nothing is said of homes.
import type { PropertyFacets, PropertySearchResult } from '../../../contract/property-search.ts';
import { dimensionNames, dimensions } from '../../../domain/catalogue.ts';

const closedFacets = dimensionNames.map((name) => [
  name,
  dimensions[name].values.map((value) => ({ value, count: 0 })),
]);

export const away: PropertySearchResult = {
  items: [],
  total: 0,
  totalIsExact: false,
  facets: { ...Object.fromEntries(closedFacets), city: [], locality: [] } as PropertyFacets,
  facetsAreExact: false,
  nearAny: [],
  isCounted: false,
  nextCursor: null,
  understood: {
    city: null,
    localities: [],
    near: null,
    bedrooms: [],
    words: '',
    wordsAreMissing: false,
    spans: [],
    elsewhere: [],
    choices: [],
    noHomesIn: null,
    otherCity: null,
    unread: [],
    missingWords: [],
    widened: [],
    corrected: false,
    unknownPlace: false,
  },
  loosen: [],
  nearest: [],
};

/** In the place of an answer, for a search that should come again; any other failure stays one. */
export function nothingForNow(error: unknown): PropertySearchResult {
  if (typeof error === 'object' && error !== null && 'status' in error && error.status === 503) return away;
  throw error;
}
