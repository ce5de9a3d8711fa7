/** Rents of one size in a place, as the tables that are refreshed every night hold them. */
import { sql } from 'drizzle-orm';
import type { SizeRents } from '../../contract/places.ts';
import { HOMES_FOR_A_MEDIAN } from '../../domain/listing-quality.ts';

/** bigint comes as text. */
export type RentRow = Record<keyof SizeRents, string | number>;

export const toSizeRents = (row: RentRow): SizeRents => ({
  bedrooms: Number(row.bedrooms),
  homes: Number(row.homes),
  lower_quartile: Number(row.lower_quartile),
  median: Number(row.median),
  upper_quartile: Number(row.upper_quartile),
});

/** Rents of as many bedrooms as home `p` has: in its locality or, where too few homes stand there, in its city; null where both have too few. */
export const similarRents = sql.raw(`(
  select json_build_object('of', r.of, 'homes', r.homes, 'lower_quartile', r.lower_quartile, 'median', r.median,
    'upper_quartile', r.upper_quartile)
    from (
      select 'locality' as of, homes, lower_quartile, median, upper_quartile from locality_rents
       where locality_id = p.locality_id and bedrooms = p.bedrooms
      union all
      select 'city', homes, lower_quartile, median, upper_quartile from city_rents
       where city_id = p.city_id and bedrooms = p.bedrooms) r
   where r.homes >= ${HOMES_FOR_A_MEDIAN} order by r.of desc limit 1)`);
