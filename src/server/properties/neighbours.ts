// The smaller public reads of the catalogue: similar homes.
import type { PropertyCard } from '../../contract/property-search.ts';
import type { Query } from '../search/query.ts';
import { shownCard } from '../search/shown-card.ts';

const cards = (rows: { card: string }[]): PropertyCard[] =>
  rows.map((row) => JSON.parse(shownCard(row.card)));

/** In rent order from the home upwards and downwards, so that the nearest rents cost two short walks of an index. */
const walk = (place: string, comparison: string, direction: string) => `
  (select l.card, l.property_id, l.rent, ${place === 'locality_id' ? 0 : 1} as farness from home h cross join lateral
    (select card, property_id, rent from listings where ${place} = h.${place} and rent ${comparison} h.rent
       and tags operator(pg_catalog.@>) array[100 + h.bedrooms]::integer[] and property_id <> $1::uuid
     order by rent ${direction}, property_id ${direction} limit $2) l)`;

const similarSql = `with home as materialized (select * from app.resembled_home($1::uuid)),
  found as (${[
    walk('locality_id', '>=', 'asc'),
    walk('locality_id', '<', 'desc'),
    walk('city_id', '>=', 'asc'),
    walk('city_id', '<', 'desc'),
  ].join(' union all ')}),
  once as (select distinct on (f.property_id) f.* from found f order by f.property_id, f.farness)
  select card from once, home h order by once.farness, abs(once.rent - h.rent), once.property_id limit $2`;

/** Live homes with as many bedrooms and a near rent: of the same locality first, then of the city. */
export async function similarHomes(query: Query, propertyId: string, limit = 6): Promise<PropertyCard[]> {
  return cards(await query<{ card: string }>(similarSql, [propertyId, limit], true));
}
