// Suggests places for a form: the cities we serve, and a city's localities that fit what was typed.
import { sql } from 'drizzle-orm';
import { api } from './lib/procedures.ts';

const SUGGESTED = 20;

export const localityHandlers = {
  suggest: api.localities.suggest.handler(async ({ input: { city, q }, context: { db } }) => {
    const cities = await db.execute<{ name: string }>(sql`select name from cities order by name`);
    if (!city) return { cities: cities.rows.map(({ name }) => name), localities: [] };
    const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    // Names that begin with the text come before names that contain it.
    const found = await db.execute<{ name: string }>(sql`
      select l.name from localities l join cities c on c.id = l.city_id
       where (lower(c.name) = lower(${city}) or c.slug = lower(${city})
           or exists (select from unnest(c.aliases) alias where lower(alias) = lower(${city})))
         and (l.name ilike ${pattern} or exists (select from unnest(l.aliases) alias where alias ilike ${pattern}))
       order by l.name ilike ${pattern.slice(1)} desc, length(l.name), l.name
       limit ${SUGGESTED}`);
    return { cities: cities.rows.map(({ name }) => name), localities: found.rows.map(({ name }) => name) };
  }),
};
