// The cities served and their localities: every installation needs them before anybody can list a home.
import type pg from 'pg';
import { asBulk } from '../bulk.ts';
import type { DatabaseUrls } from '../roles.ts';
import { loadGazetteer } from './gazetteer.ts';
import { insert } from './insert.ts';
import { cities, newCities, type SeedCity } from './places.ts';

export interface PlaceIds {
  cities: Map<string, number>;
  /** By "city slug/locality slug". */
  localities: Map<string, number>;
}

/**
 * Cities and localities for an installation without a city; one that has any keeps what its administrators made of it. The gazetteer
 * is brought up to date in any.
 */
export async function seedBasePlaces(urls: DatabaseUrls): Promise<void> {
  await asBulk(urls, async (client) => {
    const { rowCount } = await client.query('select from cities limit 1');
    if (rowCount === 0) {
      await ensurePlaces(client);
      await insertCities(client, newCities);
    }
    await loadGazetteer(client);
  });
}

const insertCities = (client: pg.Client, rows: readonly SeedCity[]): Promise<void> =>
  insert(
    client,
    'cities',
    rows.map(({ localities: _, ...city }) => city),
    'on conflict (slug) do nothing',
  );

/** Adds what is missing of the base places and gives the numbers of all. */
export async function ensurePlaces(client: pg.Client): Promise<PlaceIds> {
  await insertCities(client, cities);
  const { rows: known } = await client.query<{ id: number; slug: string }>('select id, slug from cities');
  const ids: PlaceIds = {
    cities: new Map(known.map(({ id, slug }) => [slug, id])),
    localities: new Map(),
  };
  const localities = cities.flatMap((city) =>
    city.localities.map(({ rentIndex: _, ...locality }) => ({
      city_id: ids.cities.get(city.slug),
      ...locality,
    })),
  );
  await insert(client, 'localities', localities, 'on conflict (city_id, slug) do nothing');
  const { rows: named } = await client.query<{ id: number; path: string }>(
    `select l.id, c.slug || '/' || l.slug as path from localities l join cities c on c.id = l.city_id`,
  );
  for (const { id, path } of named) ids.localities.set(path, id);
  return ids;
}
