// The front page's figures and homes, counted from the catalogue.
import type { PopularCity, PropertyCard } from '../../contract/property-search.ts';
import { keyOf, LIVE_KEY } from '../../domain/catalogue.ts';
import { coverContacts } from '../../domain/contacts.ts';
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
      select c.name, c.slug, n.homes from listing_counts n join cities c on c.id = n.city_id
       where n.key = ${LIVE_KEY} and n.homes > 0 order by n.homes desc, c.name limit ${CITIES}) popular), '[]'),
    'newest', coalesce((select json_agg(card::json) from (
      select card from listings where tags operator(pg_catalog.@>) array[${VERIFIED_KEY}]
       order by newest desc, property_id desc limit ${NEWEST}) verified), '[]'),
    'homes', (select coalesce(sum(homes), 0) from listing_counts where key = ${LIVE_KEY}),
    'verified', (select coalesce(sum(homes), 0) from listing_counts where key = ${VERIFIED_KEY}),
    'localities', (select count(*) from (select distinct locality_id from locality_rents) l)
  )::text as page`;

/** Popular cities, newest verified homes, and how many homes there are at all. */
export async function frontPage(query: Query): Promise<FrontPage> {
  const [row] = await query<{ page: string }>(statement, [], true);
  const page: FrontPage = JSON.parse(row?.page ?? '');
  return { ...page, newest: page.newest.map((home) => ({ ...home, title: coverContacts(home.title) })) };
}
