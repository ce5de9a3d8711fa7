// The front page's figures and homes, all of them from the catalogue that searches ask.
import type { PopularCity, PropertyCard } from '../../contract/property-search.ts';
import type { Database } from '../../db/actor.ts';
import type { Instant } from '../../domain/dates.ts';
import { catalogueOf } from '../search/by-database/catalogue-of.ts';
import {
  countedCities,
  countedHomes,
  countedLocalities,
  VERIFIED,
} from '../search/by-database/counted-places.ts';
import { cardsOf, SPARE } from '../search/cards.ts';
import { asOf, isAway } from '../search/outage.ts';
import type { Query } from '../search/query.ts';

type FrontPage = {
  /** With live homes, most first. */
  cities: PopularCity[];
  /** The newest verified homes. */
  newest: PropertyCard[];
  homes: number;
  verified: number;
  localities: number;
  asOf?: Instant;
};

const CITIES = 12;
const NEWEST = 8;

/** Popular cities, newest verified homes, and how many homes there are at all. */
export async function frontPage(query: Query, database: Database): Promise<FrontPage> {
  const { catalogue } = catalogueOf(database);
  const [cities, counted, localities, newest] = await Promise.all([
    popularCities(query, database),
    countedHomes(database),
    countedLocalities(database),
    newestVerified(query, database),
  ]);
  const state = catalogue.state();
  const page = { cities, newest, ...counted, localities: localities.ids.length };
  return isAway(state) ? { ...page, asOf: asOf(state, database.clock.now()) } : page;
}

async function popularCities(query: Query, database: Database): Promise<PopularCity[]> {
  const [{ ids, homes }, { cities }] = await Promise.all([
    countedCities(database),
    catalogueOf(database).vocabulary(query),
  ]);
  return ids
    .flatMap((id, at): PopularCity[] => {
      const city = cities.get(id);
      return city ? [{ name: city.name, slug: city.slug, homes: homes[at] ?? 0 }] : [];
    })
    .sort((a, b) => b.homes - a.homes || (a.name < b.name ? -1 : 1))
    .slice(0, CITIES);
}

async function newestVerified(query: Query, database: Database): Promise<PropertyCard[]> {
  const { catalogue, cards } = catalogueOf(database);
  const page = { sort: 'newest' as const, limit: NEWEST + SPARE, cursor: undefined };
  const [found] = await catalogue.find([{ conditions: VERIFIED, facets: false, page }]);
  const shown = await cardsOf(query, found?.homes ?? [], cards);
  return shown.slice(0, NEWEST).map(({ card }) => JSON.parse(card));
}
