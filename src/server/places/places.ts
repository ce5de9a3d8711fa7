/** Answers the pages of cities and localities: homes counted, rents by size, newest homes, and what lies near. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { CountedPlace, SizeRents } from '../../contract/places.ts';
import type { PropertyCard } from '../../contract/property-search.ts';
import { LIVE_KEY, LOCALITY_BASE } from '../../domain/catalogue.ts';
import { coverContacts } from '../../domain/contacts.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';

const NEWEST = 12;
const LOCALITIES = 60;
const NEIGHBOUR_CITIES = 8;
const NEIGHBOUR_LOCALITIES = 12;

type Found = { id: number; name: string; slug: string; state: string };

async function rowsOf<Row extends Record<string, unknown>>(db: Executor, query: SQL): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}

/** Nearer places first; those whose position nobody knows come last, with most homes first. */
const byDistance = (from: SQL, to: SQL) => sql`
  power(${to}.lat - ${from}.lat, 2) + power((${to}.lng - ${from}.lng) * cos(radians(${from}.lat)), 2) nulls last`;

const cityHomes = (id: SQL) => sql`
  coalesce((select n.homes from listing_counts n where n.city_id = ${id} and n.key = ${LIVE_KEY}), 0)`;

async function cityBySlug(db: Executor, slug: string): Promise<Found & { homes: number }> {
  const [city] = await rowsOf<Found & { homes: number }>(
    db,
    sql`select c.id, c.name, c.slug, c.state, ${cityHomes(sql`c.id`)} as homes from cities c where c.slug = ${slug}`,
  );
  if (!city) throw new ORPCError('NOT_FOUND');
  return city;
}

/** Rents in paise by bedrooms, smallest homes first. `table` is one of the two that are refreshed every night. */
async function rentsOf(db: Executor, table: SQL, isPlace: SQL): Promise<SizeRents[]> {
  const rows = await rowsOf<Record<keyof SizeRents, string>>(
    db,
    sql`select bedrooms, homes, lower_quartile, median, upper_quartile from ${table} where ${isPlace} order by bedrooms`,
  );
  return rows.map(({ bedrooms, homes, lower_quartile, median, upper_quartile }) => ({
    bedrooms: Number(bedrooms),
    homes: Number(homes),
    lower_quartile: Number(lower_quartile),
    median: Number(median),
    upper_quartile: Number(upper_quartile),
  }));
}

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

const cities = api.places.cities.handler(async ({ context: { db } }) => ({
  cities: await rowsOf<CountedPlace & { state: string }>(
    db,
    sql`select c.name, c.slug, c.state, n.homes from cities c
          join listing_counts n on n.city_id = c.id and n.key = ${LIVE_KEY}
         where n.homes > 0 order by n.homes desc, c.name limit 1000`,
  ),
}));

const city = api.places.city.handler(async ({ context: { db }, input }) => {
  const { id, ...found } = await cityBySlug(db, input.city);
  const localities = await rowsOf<CountedPlace>(
    db,
    sql`select l.name, l.slug, n.homes from localities l
          join listing_counts n on n.city_id = l.city_id and n.key = ${LOCALITY_BASE} + l.id
         where l.city_id = ${id} and n.homes > 0 order by n.homes desc, l.name limit ${LOCALITIES}`,
  );
  const neighbours = await rowsOf<CountedPlace>(
    db,
    sql`select c.name, c.slug, n.homes from cities here, cities c
          join listing_counts n on n.city_id = c.id and n.key = ${LIVE_KEY}
         where here.id = ${id} and c.id <> here.id and n.homes > 0
         order by ${byDistance(sql`here`, sql`c`)}, n.homes desc, c.name limit ${NEIGHBOUR_CITIES}`,
  );
  return {
    ...found,
    localities,
    neighbours,
    rents: await rentsOf(db, sql`city_rents`, sql`city_id = ${id}`),
    newest: await newestHomes(db, sql`city_id = ${id}`),
  };
});

const locality = api.places.locality.handler(async ({ context: { db }, input }) => {
  const { id: cityId, name, slug, state } = await cityBySlug(db, input.city);
  const [found] = await rowsOf<Found & { pincode: string | null; homes: number }>(
    db,
    sql`select l.id, l.name, l.slug, l.pincode,
               coalesce((select n.homes from listing_counts n
                          where n.city_id = l.city_id and n.key = ${LOCALITY_BASE} + l.id), 0) as homes
          from localities l where l.city_id = ${cityId} and l.slug = ${input.locality}`,
  );
  if (!found) throw new ORPCError('NOT_FOUND');
  const neighbours = await rowsOf<CountedPlace>(
    db,
    sql`select l.name, l.slug, n.homes from localities here
          join localities l on l.city_id = here.city_id and l.id <> here.id
          join listing_counts n on n.city_id = l.city_id and n.key = ${LOCALITY_BASE} + l.id
         where here.id = ${found.id} and n.homes > 0
         order by ${byDistance(sql`here`, sql`l`)}, n.homes desc, l.name limit ${NEIGHBOUR_LOCALITIES}`,
  );
  return {
    name: found.name,
    slug: found.slug,
    homes: found.homes,
    pincode: found.pincode,
    city: { name, slug, state },
    neighbours,
    rents: await rentsOf(db, sql`locality_rents`, sql`locality_id = ${found.id}`),
    newest: await newestHomes(db, sql`locality_id = ${found.id}`),
  };
});

export const places = { cities, city, locality };
