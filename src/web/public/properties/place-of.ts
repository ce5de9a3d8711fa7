// The places of a search in their own spelling: what an address says of them is anybody's words.
import type { PropertyFilters } from '../../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../../contract/property-search.ts';

type Asked = Pick<PropertyFilters, 'city' | 'locality'>;
type Found = Pick<PropertySearchResult, 'understood' | 'facets'>;

/** Chosen as filters or read from the words; empty for places that nobody knows. */
export function placeOf(filters: Asked, { facets, understood }: Found): string {
  const chosen = (name: 'city' | 'locality') =>
    facets[name].flatMap(({ isChosen, label }) => (isChosen && label ? [label] : []));
  const localities = filters.locality ? chosen('locality') : understood.localities;
  const city = understood.city ?? (filters.city ? chosen('city')[0] : undefined);
  return [localities.slice(0, 3).join(', '), city].filter(Boolean).join(', ');
}
