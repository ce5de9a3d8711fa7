// Reads all of the catalogue, whenever it has changed.
import { dayNumber } from '../../../domain/catalogue.ts';
import type { Query } from '../query.ts';
import type { Follower } from './engine.ts';
import { createHomeIndex } from './home-index.ts';
import type { IndexedHome } from './indexed-home.ts';

export function readAll(query: Query): Follower {
  let stamp = '';
  let index = createHomeIndex();
  return {
    async index() {
      const [row] = await query<{ stamp: string }>(
        `select concat_ws(' ', (select max(version) from listing_bits), (select max(version) from listing_slots)) as stamp`,
      );
      if (row?.stamp === stamp) return index;
      const rows = await query<Omit<IndexedHome, 'day'> & { from: string } & Record<string, unknown>>(
        `select property_id as id, 1 as version, city_id as "cityId", locality_id as "localityId", rent::float8 as rent,
          area_sqft as area, available_from::text as "from", best::float8 as best, newest::float8 as newest, rating,
          lat_cell as "latCell", lng_cell as "lngCell", tags from listings`,
      );
      const fresh = createHomeIndex();
      fresh.put(rows.map((home) => ({ ...home, day: dayNumber(home.from) })));
      await fresh.arrange();
      index = fresh;
      stamp = row?.stamp ?? '';
      return index;
    },
    state: () => ({ ready: true, lagMs: 0 }),
    shown: async () => {},
    close: async () => {},
  };
}
