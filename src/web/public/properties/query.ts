// Addresses of neighbouring searches: one filter less, another order, the next page.

/** The search without one value of a filter, from its first page. */
export function withoutValue(query: string, filter: string, value: string): string {
  const params = new URLSearchParams(query);
  params.delete(filter, value);
  return firstPage(params);
}

/** The search without a filter at all, from its first page; a range (`rent`, `area`) goes with both its ends, a place with how far from it. */
export function withoutFilter(query: string, filter: string): string {
  const params = new URLSearchParams(query);
  const besides = filter === 'near' ? ['pincode', 'radius_m'] : [`${filter}_min`, `${filter}_max`];
  for (const name of [filter, ...besides]) params.delete(name);
  return firstPage(params);
}

/** The search with a filter set to one value, from its first page. */
export function withValue(query: string, filter: string, value: string): string {
  const params = new URLSearchParams(query);
  params.set(filter, value);
  return firstPage(params);
}

/** The page that begins after `cursor`. */
export function pageAfter(query: string, cursor: string): string {
  const params = new URLSearchParams(query);
  params.set('cursor', cursor);
  return address(params);
}

/** What says how results are shown, and not which. */
export const NOT_FILTERS: ReadonlySet<string> = new Set(['sort', 'limit', 'cursor']);

/** Whether anything at all is asked for. */
export const hasFilters = (query: string): boolean =>
  [...new URLSearchParams(query).keys()].some((name) => !NOT_FILTERS.has(name));

/** How many filters are chosen; the words of the search have their own field. */
export const chosenFilters = (query: string): number =>
  [...new URLSearchParams(query).keys()].filter((name) => name !== 'q' && !NOT_FILTERS.has(name)).length;

function firstPage(params: URLSearchParams): string {
  params.delete('cursor');
  return address(params);
}

function address(params: URLSearchParams): string {
  const query = params.toString();
  return query ? `/properties?${query}` : '/properties';
}
