// Rents of a city by locality and size, as the page and the file of a city show them.
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { CityRents, SizeRents } from '../../contract/places.ts';
import { LEAST_HOMES_OF_SLICE } from '../../domain/place-slices.ts';
import type { Executor } from '../lib/request-context.ts';
import { type RentRow, toSizeRents } from '../lib/size-rents.ts';

/** As many localities as the contract lets through. */
const LOCALITIES = 500;

export type FoundPlace = { id: number; name: string; slug: string; state: string };

export async function rowsOf<Row extends Record<string, unknown>>(db: Executor, query: SQL): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}

/** By its slug, or by another name of it as an address writes it: "bangalore" is Bengaluru. */
export async function cityBySlug(db: Executor, slug: string): Promise<FoundPlace> {
  const [city] = await rowsOf<FoundPlace>(
    db,
    sql`select c.id, c.name, c.slug, c.state from cities c
         where c.slug = ${slug}
            or exists (select from unnest(c.aliases) alias where replace(lower(alias), ' ', '-') = ${slug})
         order by c.slug = ${slug} desc limit 1`,
  );
  if (!city) throw new ORPCError('NOT_FOUND');
  return city;
}

/** Rents in paise by bedrooms, smallest homes first. `table` is one of the two that are refreshed every night. */
export async function rentsOf(db: Executor, table: SQL, isPlace: SQL): Promise<SizeRents[]> {
  const rows = await rowsOf<RentRow>(
    db,
    sql`select bedrooms, homes, lower_quartile, median, upper_quartile from ${table} where ${isPlace} order by bedrooms`,
  );
  return rows.map(toSizeRents);
}

/** Throws NOT_FOUND for a city nobody knows. */
export async function rentsOfCity(db: Executor, slug: string): Promise<CityRents> {
  const city = await cityBySlug(db, slug);
  const rows = await rowsOf<RentRow & { name: string; slug: string }>(
    db,
    sql`select l.name, l.slug, r.bedrooms, r.homes, r.lower_quartile, r.median, r.upper_quartile
          from (select distinct l.id, l.name, l.slug from localities l join locality_rents r on r.locality_id = l.id
                 where l.city_id = ${city.id} and r.homes >= ${LEAST_HOMES_OF_SLICE}
                 order by l.name, l.id limit ${LOCALITIES}) l
          join locality_rents r on r.locality_id = l.id and r.homes >= ${LEAST_HOMES_OF_SLICE}
         order by l.name, l.id, r.bedrooms`,
  );
  const [counted] = await rowsOf<{ at: string | null }>(
    db,
    sql`select to_char(max(refreshed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
          from city_rents where city_id = ${city.id}`,
  );
  const localities = [...Map.groupBy(rows, (row) => row.slug).values()].map((of) => ({
    name: of[0]?.name ?? '',
    slug: of[0]?.slug ?? '',
    rents: of.map(toSizeRents),
  }));
  const rents = await rentsOf(
    db,
    sql`city_rents`,
    sql`city_id = ${city.id} and homes >= ${LEAST_HOMES_OF_SLICE}`,
  );
  return { name: city.name, slug: city.slug, counted_at: counted?.at ?? null, rents, localities };
}
