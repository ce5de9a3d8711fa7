/** What cities, localities and stations are called in Devanagari. */
import type { Database } from '../../../db/actor.ts';
import { type HindiName, hindiNameOf } from '../../../domain/in-devanagari.ts';
import type { Language } from '../../../domain/languages.ts';
import { learnPlaces } from '../../lib/home-words.ts';
import type { Vocabulary } from '../places.ts';
import { queryOn } from '../query.ts';
import { catalogueOf } from './catalogue-of.ts';

type Names = ReadonlyMap<string, () => HindiName>;
const ofVocabulary = new WeakMap<Vocabulary['localities'], Names>();

/** By the names as answers write them, stations and the like by their own alone; once for each vocabulary, and each name when it is first asked for. */
export function hindiPlacesOf({ cities, localities, spots }: Vocabulary): Names {
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

/** Before something is told that names homes: in Hindi their places are known then. What is told waits for no database that fails. */
export async function knowHomeNames(database: Database, language: Language): Promise<void> {
  if (language !== 'hi') return;
  try {
    const names = hindiPlacesOf(await catalogueOf(database).vocabulary(queryOn(database.publicReads)));
    learnPlaces((place) => names.get(place)?.());
  } catch {
    // They are told as they are stored, or by what was known before.
  }
}
