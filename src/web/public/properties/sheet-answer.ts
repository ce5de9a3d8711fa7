// Asks what a search would find, without its homes: its own part, because the page reads no address by itself.
import { filtersFromUrl, filtersToUrl, type PropertyFilters } from '../../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../../contract/property-search.ts';
import type { Api } from '../../lib/api-context.ts';
import { placeNames } from '../../lib/place-names.ts';
import { inPageWords, placesIn } from './places-shown.ts';

export type SheetAnswer = Pick<
  PropertySearchResult,
  'facets' | 'facetsAreExact' | 'nearAny' | 'isCounted' | 'total' | 'totalIsExact'
> & { query: string; filters: PropertyFilters };

export async function answerTo(api: Api, asked: string): Promise<SheetAnswer> {
  const filters = filtersFromUrl(new URLSearchParams(asked));
  const found = await api.properties.search({ ...filters, limit: 1 });
  const result = inPageWords(found, await placeNames(api, placesIn(found)));
  const { facets, facetsAreExact, nearAny, isCounted, total, totalIsExact } = result;
  return {
    facets,
    facetsAreExact,
    nearAny,
    isCounted,
    total,
    totalIsExact,
    filters,
    query: filtersToUrl(filters).toString(),
  };
}
