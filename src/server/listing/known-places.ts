/** What is known of a place that a listing names, for the doubts about it. */
import { sql } from 'drizzle-orm';
import type { KnownPlace } from '../../domain/listing-doubts.ts';
import { paise } from '../../domain/money.ts';
import type { Executor } from '../lib/request-context.ts';

/** `localityId` is null for a locality that the city does not have yet, `bedrooms` while nobody said how many. */
export type NamedPlace = {
  cityId: number;
  localityId: number | null;
  locality: string;
  bedrooms: number | null;
};

type Row = {
  median: string | null;
  homes: number | null;
  locality_pincode: string | null;
  city_pincodes: string[];
  elsewhere: string | null;
};

/** A locality with a point on the map is of the vocabulary; one without was named by a lister. */
export async function knownPlace(db: Executor, named: NamedPlace): Promise<KnownPlace> {
  const { cityId, localityId, locality, bedrooms } = named;
  const { rows } = await db.execute<Row>(sql`
    select r.median, r.homes, case when own.lat is not null then own.pincode end as locality_pincode,
      coalesce((select array_agg(distinct left(l.pincode, 3)) from localities l
        where l.city_id = ${cityId} and l.pincode is not null and l.lat is not null), '{}') as city_pincodes,
      case when own.lat is null then (select c.name from localities l join cities c on c.id = l.city_id
        where l.slug = ${slugOf(locality)} and l.city_id <> ${cityId} and l.lat is not null limit 1) end as elsewhere
    from (select 1) here
      left join localities own on own.id = ${localityId}
      left join locality_rents r on r.locality_id = own.id and r.bedrooms = ${bedrooms}`);
  const [row] = rows;
  return {
    locality,
    median: row?.median && row.homes ? { rent: paise(Number(row.median)), homes: row.homes } : null,
    localityPincode: row?.locality_pincode ?? null,
    cityPincodes: row?.city_pincodes ?? [],
    localityElsewhere: row?.elsewhere ?? null,
  };
}

/** As `app.ensure_locality` makes one. */
export const slugOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
