// Finds the city that people name, by any of its names.
import { sql } from 'drizzle-orm';
import type { Executor } from '../../lib/request-context.ts';

type Named = { id: number; name: string };

/** The city of that name, other name or slug; null when we do not serve it. */
export async function findCity(db: Executor, name: string): Promise<Named | null> {
  const { rows } = await db.execute<Named>(sql`
    select id, name from cities
     where lower(name) = lower(${name}) or slug = lower(${name})
        or exists (select from unnest(aliases) alias where lower(alias) = lower(${name}))
     limit 1`);
  return rows[0] ?? null;
}
