/** Says what cities and localities are called in Devanagari, and which of these names are only made by rule. */
import { api } from '../lib/procedures.ts';
import { catalogueOf } from '../search/by-database/catalogue-of.ts';
import { hindiPlacesOf } from '../search/by-database/hindi-places.ts';
import { queryWith } from '../search/query.ts';

export const hindiNames = api.places.hindiNames.handler(
  async ({ context: { db, services }, input: { places } }) => {
    const names = hindiPlacesOf(await catalogueOf(services.database).vocabulary(queryWith(db)));
    return places.flatMap((place) => {
      const found = names.get(place)?.();
      return found ? [{ place, name: found.name, is_made: found.isMade }] : [];
    });
  },
);
