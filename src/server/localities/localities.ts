// Suggests places for a form: the cities we serve, and a city's localities that fit what was typed.
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { isDevanagari } from '../../domain/devanagari.ts';
import { namesSounding } from '../../domain/place-lookup.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';

const SUGGESTED = 20;
/** More localities than any city has. */
const LISTENED_TO = 5000;

type Named = { name: string; aliases: string[] };

const ofCity = (city: string) => sql`
  from localities l join cities c on c.id = l.city_id
 where (lower(c.name) = lower(${city}) or c.slug = lower(${city})
     or exists (select from unnest(c.aliases) alias where lower(alias) = lower(${city})))`;

export const localityHandlers = {
  suggest: api.localities.suggest.handler(async ({ input: { city, q }, context: { db } }) => {
    const cities = await db.execute<Named>(sql`select name, aliases from cities order by name`);
    const localities = !city ? [] : await (isDevanagari(q) ? sounding : spelled)(db, city, q);
    return {
      cities: cities.rows.map(({ name }) => name),
      city_aliases: Object.fromEntries(cities.rows.map(({ name, aliases }) => [name, aliases])),
      localities,
    };
  }),
};

/** Names that begin with the text come before names that contain it. */
async function spelled(db: Executor, city: string, text: string): Promise<string[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const found = await db.execute<{ name: string }>(sql`
    select l.name ${ofCity(city)}
       and (l.name ilike ${pattern} or exists (select from unnest(l.aliases) alias where alias ilike ${pattern}))
     order by l.name ilike ${pattern.slice(1)} desc, length(l.name), l.name
     limit ${SUGGESTED}`);
  return found.rows.map(({ name }) => name);
}

/** Names are kept in Latin letters; Hindi ones say how they sound, as in the search. */
async function sounding(db: Executor, city: string, text: string): Promise<string[]> {
  const all = await db.execute<Named>(sql`select l.name, l.aliases ${ofCity(city)} limit ${LISTENED_TO}`);
  return namesSounding(all.rows, text)
    .slice(0, SUGGESTED)
    .map(({ name }) => name);
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
