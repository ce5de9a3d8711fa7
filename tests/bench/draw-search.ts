// One search of the mix as filters, at the page that is measured.
import { filtersFromUrl, type PropertyFilters } from '../../src/contract/property-filters.ts';
import { encodeCursor } from '../../src/domain/catalogue.ts';
import type { Query } from '../../src/server/search/query.ts';
import type { Search } from '../../src/server/search/search.ts';
import type { Mixed } from './search-mix.ts';

export function draw(
  search: Mixed,
  random: () => number,
  query: Query,
  catalogue: Search,
): Promise<PropertyFilters> {
  const filters = filtersFromUrl(new URLSearchParams(search.query(random)));
  return atPage(filters, search.page ?? 1, query, catalogue);
}

/** The cursor in front of that page, found by counting rather than by turning a thousand pages. */
async function atPage(
  filters: PropertyFilters,
  page: number,
  query: Query,
  catalogue: Search,
): Promise<PropertyFilters> {
  if (page === 1) return filters;
  const { cities } = await catalogue.vocabulary(query);
  const city = [...cities.values()].find(({ slug }) => slug === filters.city);
  const [row] = await query<{ key: string; id: string }>(
    `select best as key, property_id as id from listings where city_id = $1
      order by best desc, property_id desc offset $2 limit 1`,
    [city?.id, (page - 1) * filters.limit - 1],
  );
  if (!row) return filters;
  return { ...filters, cursor: encodeCursor({ sort: 'best', key: Number(row.key), id: row.id }) };
}
