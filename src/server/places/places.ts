/** Answers the pages of cities and localities: homes counted, rents by size, newest homes, and what lies near. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { CountedPlace } from '../../contract/places.ts';
import type { PropertyCard } from '../../contract/property-search.ts';
import { coverContacts } from '../../domain/contacts.ts';
import { REST_SLUG } from '../../domain/places.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import {
  type CountedPlaces,
  countedCities,
  countedLocalities,
} from '../search/by-database/counted-places.ts';
import { cityBySlug, type FoundPlace, rentsOf, rentsOfCity, rowsOf } from './city-rents.ts';
import { hindiNames } from './hindi-names.ts';
import { suggest } from './suggest.ts';

const NEWEST = 12;
const LOCALITIES = 60;
const NEIGHBOUR_CITIES = 8;
const NEIGHBOUR_LOCALITIES = 12;

/** Nearer places first; those whose position nobody knows come last, with most homes first. */
const byDistance = (from: SQL, to: SQL) => sql`
  power(${to}.lat - ${from}.lat, 2) + power((${to}.lng - ${from}.lng) * cos(radians(${from}.lat)), 2) nulls last`;

/** `n (id, homes)` of a statement: places with homes. */
const counted = ({ ids, homes }: CountedPlaces) =>
  sql`unnest(${sql.param(ids)}::integer[], ${sql.param(homes)}::integer[]) n (id, homes)`;

const homesIn = ({ ids, homes }: CountedPlaces, id: number) => homes[ids.indexOf(id)] ?? 0;

async function newestHomes(db: Executor, isPlace: SQL): Promise<PropertyCard[]> {
  const rows = await rowsOf<{ card: string }>(
    db,
    sql`select card from listings where ${isPlace} order by newest desc, property_id desc limit ${NEWEST}`,
  );
  return rows.map((row) => {
    const card: PropertyCard = JSON.parse(row.card);
    return { ...card, title: coverContacts(card.title) };
  });
}

const cities = api.places.cities.handler(async ({ context: { db, services } }) => ({
  cities: await rowsOf<CountedPlace & { state: string }>(
    db,
    sql`select c.name, c.slug, c.state, n.homes from ${counted(await countedCities(services.database))}
          join cities c using (id) order by n.homes desc, c.name limit 1000`,
  ),
}));

const city = api.places.city.handler(async ({ context: { db, services }, input }) => {
  const { id, ...found } = await cityBySlug(db, input.city);
  const all = await countedCities(services.database);
  const localities = await rowsOf<CountedPlace>(
    db,
    sql`select l.name, l.slug, n.homes from ${counted(await countedLocalities(services.database, id))}
          join localities l using (id) order by n.homes desc, l.name limit ${LOCALITIES}`,
  );
  const neighbours = await rowsOf<CountedPlace>(
    db,
    sql`select c.name, c.slug, n.homes from cities here, ${counted(all)} join cities c using (id)
         where here.id = ${id} and c.id <> here.id
         order by ${byDistance(sql`here`, sql`c`)}, n.homes desc, c.name limit ${NEIGHBOUR_CITIES}`,
  );
  return {
    ...found,
    homes: homesIn(all, id),
    localities,
    neighbours,
    rents: await rentsOf(db, sql`city_rents`, sql`city_id = ${id}`),
    newest: await newestHomes(db, sql`city_id = ${id}`),
  };
});

const locality = api.places.locality.handler(async ({ context: { db, services }, input }) => {
  const { id: cityId, name, slug, state } = await cityBySlug(db, input.city);
  const [found] = await rowsOf<FoundPlace & { pincode: string | null }>(
    db,
    // Under the address of one that was merged into it too.
    sql`select id, name, slug, pincode from (
          select id, name, slug, pincode, aliases from app.known_localities() where city_id = ${cityId}
          union all
          select id, name, slug, pincode, aliases from localities where city_id = ${cityId} and slug = ${REST_SLUG}) l
         where slug = ${input.locality} or ${input.locality} = any(aliases)
         order by slug = ${input.locality} desc limit 1`,
  );
  if (!found) throw new ORPCError('NOT_FOUND');
  const ofCity = await countedLocalities(services.database, cityId);
  const neighbours = await rowsOf<CountedPlace>(
    db,
    sql`select l.name, l.slug, n.homes from localities here, ${counted(ofCity)} join localities l using (id)
         where here.id = ${found.id} and l.id <> here.id
         order by ${byDistance(sql`here`, sql`l`)}, n.homes desc, l.name limit ${NEIGHBOUR_LOCALITIES}`,
  );
  return {
    name: found.name,
    slug: found.slug,
    homes: homesIn(ofCity, found.id),
    pincode: found.pincode,
    city: { name, slug, state },
    neighbours,
    rents: await rentsOf(db, sql`locality_rents`, sql`locality_id = ${found.id}`),
    newest: await newestHomes(db, sql`locality_id = ${found.id}`),
  };
});

const rents = api.places.rents.handler(({ context: { db }, input }) => rentsOfCity(db, input.city));

export const places = { cities, city, locality, rents, suggest, hindiNames };
