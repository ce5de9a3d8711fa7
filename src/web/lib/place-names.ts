// Names of places as the page's language writes them, for loaders: the browser has no part in it.

import { hindiPlace } from '../../domain/hindi-place.ts';
import { inMarathi } from '../../domain/in-marathi.ts';
import { isInDevanagari, language } from '../../domain/languages.ts';
import type { Api } from './api-context.ts';
import { asWritten, type PlaceNames } from './names-as-written.ts';

export type { PlaceNames } from './names-as-written.ts';

/** Of what has no city, such as a station of which only the name is known, `city` is the name itself. */
export type Place = { city: string; locality?: string | null };
/** Of one question to the API. */
const MOST = 500;

export const questionOf = (places: readonly Place[]): string[] =>
  [
    ...new Set(places.flatMap(({ city, locality }) => (locality ? [city, `${locality}, ${city}`] : [city]))),
  ].slice(0, MOST);

/** What is asked for beforehand is known afterwards; a name nobody knows in Devanagari stays as it is. */
export async function placeNames(api: Api, places: readonly Place[]): Promise<PlaceNames> {
  if (!isInDevanagari(language)) return asWritten;
  const asked = questionOf(places);
  if (asked.length === 0) return asWritten;
  // Without the names the page is still a page.
  const found = await api.places.hindiNames({ places: asked }).catch(() => []);
  return namesFrom(found.map((one) => ({ ...one, name: spelt(one.name) })));
}

/** The API has them as Hindi writes them. */
const spelt = language === 'mr' ? inMarathi : (name: string) => name;

export function namesFrom(found: readonly { place: string; name: string; is_made: boolean }[]): PlaceNames {
  const known = new Map(found.map((one) => [one.place, one]));
  const shown = (place: string, latin: string) => {
    const hindi = known.get(place);
    if (!hindi) return latin;
    return hindiPlace(latin, { name: hindi.name, isMade: hindi.is_made });
  };
  const city = (name: string) => shown(name, name);
  const locality = (name: string, of: string) => shown(`${name}, ${of}`, name);
  return {
    city,
    locality,
    of: (home) => ({ city: city(home.city), locality: locality(home.locality, home.city) }),
  };
}
