// Finds the places that people name: the city by any of its names, the locality made when the city has none of it.
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

export async function ensureLocality(
  db: Executor,
  cityId: number,
  name: string,
  pincode: string | null,
): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select app.ensure_locality(${cityId}, ${name}, ${pincode}) as id`,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('A locality was neither found nor made');
  return id;
}

/** The name under which a locality is shown. */
export async function localityName(db: Executor, id: number): Promise<string> {
  const { rows } = await db.execute<Named>(sql`select id, name from localities where id = ${id}`);
  return rows[0]?.name ?? '';
}
