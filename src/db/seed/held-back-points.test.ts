// Homes whose coordinates are held back: how far from the truth the place is that their text alone gives them.
import { expect, it } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database.ts';
import { chooseLocality, type KnownLocality, knownLocalities } from '../../domain/import-localities.ts';
import { kmBetween, type Point } from '../../domain/map.ts';
import { areaKinds } from '../../domain/places.ts';
import { asBulk } from '../bulk.ts';
import { seedBasePlaces } from './base-places.ts';
import { cities } from './places.ts';
import { randomOf } from './scale-listings.ts';

const { urls } = await cloneDatabase();
const MOST_KM = 1.5;
/** Homes lie around the middle of their locality, in degrees each way: about a kilometre. */
const SPREAD = 0.009;

type Row = Omit<KnownLocality, 'kind' | 'point'> & { lat: number | null; lng: number | null };

const knownSql = `select l.id, l.city_id as "cityId", l.name, l.slug, l.aliases, l.pincode, l.lat, l.lng
    from app.known_localities() l join cities c on c.id = l.city_id where c.slug = $1
  union all
  select -p.id, c.city_id, p.name, p.slug, p.aliases, p.pincode, p.lat, p.lng
    from places c join places p on p.parent_id = c.id
   where c.slug = $1 and p.kind = any($2)
     and not exists (select from localities l where l.city_id = c.city_id and l.slug = p.slug)`;

it('lies within a kilometre and a half in the median, in every city, however the text is written', async () => {
  await seedBasePlaces(urls);
  const random = randomOf(56);
  const around = (degrees: number) => degrees + (random() * 2 - 1) * SPREAD;
  const medians: [string, number][] = [];
  await asBulk(urls, async (client) => {
    for (const city of cities) {
      const { rows } = await client.query<Row>(knownSql, [city.slug, [...areaKinds]]);
      const known = knownLocalities(
        rows.map(({ lat, lng, ...row }): KnownLocality => {
          const point = lat !== null && lng !== null ? { lat, lng } : null;
          return { kind: 'locality', ...row, point };
        }),
      );
      const points = new Map(known.all.map(({ id, point }) => [id, point]));
      const far = city.localities.flatMap(({ name, lat, lng }) =>
        [
          name,
          `${name}, ${city.name}`,
          `Flat 4B, 2nd Main, ${name}`,
          `${name} near the park`,
          name.replaceAll(' ', ''),
          name.length > 8 ? `${name.slice(0, 4)}${name.slice(5)}` : name,
        ].map((text) => {
          const home: Point = { lat: around(lat), lng: around(lng) };
          const { id } = chooseLocality(known, { text, pincode: null, point: null });
          const given = id === null ? null : points.get(id);
          return given ? kmBetween(home, given) : kmBetween(home, city);
        }),
      );
      medians.push([city.name, far.toSorted((a, b) => a - b)[Math.floor(far.length / 2)] ?? 0]);
    }
  });
  expect(medians.filter(([, km]) => km > MOST_KM)).toEqual([]);
});
