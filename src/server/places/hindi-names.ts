/** Says what cities and localities are called in Devanagari, and which of these names are only made by rule. */
import { type HindiName, hindiNameOf } from '../../domain/in-devanagari.ts';
import { api } from '../lib/procedures.ts';
import { catalogueOf } from '../search/by-database/catalogue-of.ts';
import type { Vocabulary } from '../search/places.ts';
import { queryWith } from '../search/query.ts';

type Names = ReadonlyMap<string, () => HindiName>;
const ofVocabulary = new WeakMap<Vocabulary['localities'], Names>();

/** By the names as answers write them, stations and the like by their own alone; once for each vocabulary, and each name when it is first asked for. */
function namesOf({ cities, localities, spots }: Vocabulary): Names {
  const known = ofVocabulary.get(localities);
  if (known) return known;
  const names = new Map<string, () => HindiName>();
  const byNameAlone = (place: Parameters<typeof hindiNameOf>[0]) => {
    if (!names.has(place.name)) names.set(place.name, once(place));
  };
  for (const city of cities.values()) names.set(city.name, once(city));
  for (const locality of localities.values()) {
    names.set(`${locality.name}, ${cities.get(locality.cityId)?.name}`, once(locality));
    byNameAlone(locality);
  }
  for (const spot of spots.all) byNameAlone(spot);
  ofVocabulary.set(localities, names);
  return names;
}

function once(place: Parameters<typeof hindiNameOf>[0]): () => HindiName {
  let made: HindiName | undefined;
  return () => {
    made ??= hindiNameOf(place);
    return made;
  };
}

export const hindiNames = api.places.hindiNames.handler(
  async ({ context: { db, services }, input: { places } }) => {
    const names = namesOf(await catalogueOf(services.database).vocabulary(queryWith(db)));
    return places.flatMap((place) => {
      const found = names.get(place)?.();
      return found ? [{ place, name: found.name, is_made: found.isMade }] : [];
    });
  },
);
