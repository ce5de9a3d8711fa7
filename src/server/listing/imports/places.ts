// Finds the city and locality of imported rows, making localities that are new, and remembers them for the rows that follow.
import type { Executor } from '../../lib/request-context.ts';
import { ensureLocality, findCity } from '../rows/places.ts';

type Named = { city: string; locality: string; pincode: string | null };
export type Places = {
  /** Null when the city is not served. */
  find(db: Executor, named: Named): Promise<{ cityId: number; localityId: number } | null>;
};

export function createPlaces(): Places {
  const cities = new Map<string, number | null>();
  const localities = new Map<string, number>();

  const cityOf = async (db: Executor, name: string): Promise<number | null> => {
    const known = cities.get(name);
    if (known !== undefined) return known;
    const city = await findCity(db, name);
    cities.set(name, city?.id ?? null);
    return city?.id ?? null;
  };

  return {
    async find(db, { city, locality, pincode }) {
      const cityId = await cityOf(db, city);
      if (cityId === null) return null;
      const key = `${cityId} ${locality.toLowerCase()}`;
      const localityId = localities.get(key) ?? (await ensureLocality(db, cityId, locality, pincode));
      localities.set(key, localityId);
      return { cityId, localityId };
    },
  };
}
