// Suggests places for a form: the cities we serve, and a city's localities that fit what was typed.
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { readPincode } from '../../domain/import-values.ts';
import { kmBetween } from '../../domain/map.ts';
import { namesSuggested } from '../../domain/place-lookup.ts';
import { areaKinds, radiusOf } from '../../domain/places.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';

const SUGGESTED = 20;
type Named = { name: string; aliases: string[] };
type Pointed = Named & { pincode: string | null; lat: number | null; lng: number | null };

const isCity = (city: string) => sql`(lower(c.name) = lower(${city}) or c.slug = lower(${city})
  or exists (select from unnest(c.aliases) alias where lower(alias) = lower(${city})))`;

export const localityHandlers = {
  suggest: api.localities.suggest.handler(async ({ input: { city, q }, context: { db } }) => {
    const cities = await db.execute<Named>(sql`select name, aliases from cities order by name`);
    const localities = city ? await suggested(db, city, q) : [];
    return {
      cities: cities.rows.map(({ name }) => name),
      city_aliases: Object.fromEntries(cities.rows.map(({ name, aliases }) => [name, aliases])),
      localities: localities.map(({ name }) => name),
      map_start: city ? await startOf(db, city, q === '' ? [] : localities) : null,
    };
  }),
};

/** The middle of the locality that fits best, of those of which one is known, else of the city. */
async function startOf(db: Executor, city: string, localities: readonly Pointed[]) {
  const { rows: cities } = await db.execute<Pointed>(
    sql`select name, aliases, null as pincode, lat, lng from cities c where ${isCity(city)} limit 1`,
  );
  const [start] = [...localities, ...cities].flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  return start ?? null;
}

/** Those where homes stand, and those of the gazetteer. Names are kept in Latin letters; Hindi ones say how they sound too. */
async function suggested(db: Executor, city: string, text: string): Promise<Pointed[]> {
  const { rows: known } = await db.execute<Pointed & { city_id: number; homes: number }>(sql`
    select l.name, l.aliases, l.city_id, l.pincode, l.lat, l.lng,
      coalesce((select sum(r.homes)::integer from locality_rents r where r.locality_id = l.id), 0) as homes
      from app.known_localities() l join cities c on c.id = l.city_id where ${isCity(city)}`);
  // Whoever typed nothing is shown where homes are.
  if (text === '') return namesSuggested(known, '').slice(0, SUGGESTED);
  const { rows: others } = await db.execute<Pointed>(sql`
    select p.name, p.aliases, p.pincode, p.lat, p.lng from cities c join places g on g.city_id = c.id join places p on p.parent_id = g.id
     where ${isCity(city)} and p.kind = any(${sql.param([...areaKinds])}::text[])
       and not exists (select from localities l where l.city_id = c.id and l.slug = p.slug and l.state in ('known', 'merged'))`);
  const all = [...known, ...others];
  const pincode = readPincode(text);
  const fitting = pincode === null ? namesSuggested(all, text) : await inPinArea(db, all, pincode);
  return fitting.slice(0, SUGGESTED);
}

const PIN_KM = radiusOf('pin_area') / 1000;

/** Those of that PIN, then those around the middle of its area, the nearest first. */
async function inPinArea(db: Executor, all: readonly Pointed[], pincode: string): Promise<Pointed[]> {
  const { rows } = await db.execute<{ lat: number; lng: number }>(
    sql`select lat, lng from places where kind = 'pin_area' and slug = ${pincode} and lat is not null`,
  );
  const kmTo = ({ lat, lng }: Pointed) =>
    rows[0] && lat !== null && lng !== null ? kmBetween(rows[0], { lat, lng }) : Number.POSITIVE_INFINITY;
  const kmOf = (one: Pointed) => (one.pincode === pincode ? -1 : kmTo(one));
  return all.filter((one) => kmOf(one) <= PIN_KM).sort((one, other) => kmOf(one) - kmOf(other));
}

const refreshRentsJob = scheduledJob('upkeep.refresh-rents');
const AT_NIGHT = '40 2 * * *';

/** The median rents of localities. The time is that of India. */
export const localityRentHandlers = (database: Database): JobHandler[] => [
  handles(
    refreshRentsJob,
    async () => void (await database.asWorker((tx) => tx.execute(sql`select app.refresh_locality_rents()`))),
    AT_NIGHT,
  ),
];
