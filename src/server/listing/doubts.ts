/** Says what about a home that is being written is hard to believe, before it is published; it stops nobody. */
import { sql } from 'drizzle-orm';
import { type Doubt, doubtFields, doubtsSoFar } from '../../domain/listing-doubts.ts';
import { paise } from '../../domain/money.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { knownPlace, slugOf } from './known-places.ts';
import { findCity } from './rows/places.ts';

export const doubts = api.properties.doubts.handler(async ({ context: { db }, input }) => {
  const { locality, rent } = input;
  const bedrooms = input.bedrooms ?? null;
  const figures = {
    rent: rent === undefined ? null : paise(rent),
    areaSqft: input.area_sqft ?? null,
    bedrooms,
    pincode: input.pincode ?? null,
  };
  const city = await findCity(db, input.city);
  if (!city) return { items: [] };
  const localityId = await findLocality(db, city.id, locality);
  const place = await knownPlace(db, { cityId: city.id, localityId, locality, bedrooms });
  return { items: doubtsSoFar(figures, place).map(toAnswer) };
});

const toAnswer = ({ kind, facts }: Doubt) => ({
  kind,
  field: kind === 'duplicate' || kind === 'photo' ? null : doubtFields[kind],
  facts: { ...facts },
});

/** By name or another name, and made by nobody. */
async function findLocality(db: Executor, cityId: number, name: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select l.id from app.known_localities() l where l.city_id = ${cityId}
      and (l.slug = ${slugOf(name)}
        or ${name.trim().toLowerCase()} = any(select lower(a) from unnest(l.aliases) a))
      limit 1`);
  return rows[0]?.id ?? null;
}
