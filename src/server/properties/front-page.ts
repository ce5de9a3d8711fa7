// The front page's figures and homes, counted from the catalogue.
import type { PopularCity, PropertyCard } from '../../contract/property-search.ts';
import type { Database } from '../../db/actor.ts';
import { keyOf } from '../../domain/catalogue.ts';
import { coverContacts } from '../../domain/contacts.ts';
import { countedCities, countedHomes } from '../search/by-database/counted-places.ts';
import type { Query } from '../search/query.ts';

type FrontPage = {
  /** With live homes, most first. */
  cities: PopularCity[];
  /** The newest verified homes. */
  newest: PropertyCard[];
  homes: number;
  verified: number;
  localities: number;
};

const VERIFIED_KEY = keyOf('verified', true);
const CITIES = 12;
const NEWEST = 8;

/** One statement, so the page waits once; the cards stand in it as PostgreSQL wrote them. */
const statement = `
  select json_build_object(
    'cities', coalesce((select json_agg(popular) from (
      select c.name, c.slug, n.homes from unnest($1::integer[], $2::integer[]) n (id, homes) join cities c using (id)
       order by n.homes desc, c.name limit ${CITIES}) popular), '[]'),
    'newest', coalesce((select json_agg(card::json) from (
      select card from listings where tags operator(pg_catalog.@>) array[${VERIFIED_KEY}]
       order by newest desc, property_id desc limit ${NEWEST}) verified), '[]'),
    'localities', (select count(*) from (select distinct locality_id from locality_rents) l)
  )::text as page`;

/** Popular cities, newest verified homes, and how many homes there are at all. */
export async function frontPage(query: Query, database: Database): Promise<FrontPage> {
  const [cities, counted] = await Promise.all([countedCities(database), countedHomes(database)]);
  const [row] = await query<{ page: string }>(statement, [cities.ids, cities.homes], true);
  const page: Omit<FrontPage, 'homes' | 'verified'> = JSON.parse(row?.page ?? '');
  const newest = page.newest.map((home) => ({ ...home, title: coverContacts(home.title) }));
  return { ...page, ...counted, newest };
}
