/** Other ways to write the names of places: HSR is HSR Layout, "gk 1" Greater Kailash 1, "e city" Electronic City, 560034 Koramangala. */
import { soundOf } from '../devanagari.ts';
import type { Point } from '../map.ts';
import { homesOf, indexPlaces, type Place, type PlaceIndex, wordsOf } from '../place-lookup.ts';
import { genericPlaceWords } from './ordinary-words.ts';

interface PlaceNames {
  /** By the words of a name without those that many names end in, by its initials, and by a first letter with the rest. */
  short: ReadonlyMap<string, readonly Place[]>;
  /** By the number of words and the first letter: names whose words may be cut short, "south ex". */
  byBeginning: ReadonlyMap<string, readonly { words: readonly string[]; place: Place }[]>;
  /** Parts of a place, by its name: "JP Nagar 7th Phase" is in JP Nagar. */
  parts: ReadonlyMap<string, readonly Place[]>;
  byPincode: ReadonlyMap<string, readonly Place[]>;
  /** The city that most localities of a PIN's first three digits lie in. */
  byDistrict: ReadonlyMap<string, Place>;
  /** Every word of a name. */
  words: ReadonlySet<string>;
  /** The first letters of all names, and what they begin with. */
  starts: ReadonlySet<string>;
  /** The same of short forms and of parts. */
  shortStarts: ReadonlySet<string>;
  /** What the sounds of names begin with, to any length. */
  soundStarts: ReadonlySet<string>;
  /** How the names of cities sound. */
  citySounds: ReadonlySet<string>;
  /** The middle of each city that has one. */
  cityPoints: ReadonlyMap<number, Point>;
  /** Cities with homes, most homes first; none where nobody has counted. */
  readonly livedCities: number[];
}

/** Places as a search text is read with them. */
export interface KnownPlaces extends PlaceIndex {
  names: PlaceNames;
}

/** Letters by which a run of words is seen to be no name. */
export const START = 8;
export const startOf = (compact: string): string =>
  compact.length > START ? compact.slice(0, START) : compact;

function startsOf(names: Iterable<string>, most = START): Set<string> {
  const starts = new Set<string>();
  for (const name of names)
    for (let length = 0; length <= Math.min(most, name.length); length += 1)
      starts.add(name.slice(0, length));
  return starts;
}

export function knownPlaces(places: readonly Place[]): KnownPlaces {
  const index = indexPlaces(places);
  const names = namesOf(places);
  return {
    ...index,
    names: {
      ...names,
      starts: startsOf(index.exact.keys()),
      shortStarts: startsOf([...names.short.keys(), ...names.parts.keys()]),
      soundStarts: startsOf(index.bySound.keys(), Number.POSITIVE_INFINITY),
      citySounds: citySoundsOf(places),
      cityPoints: cityPointsOf(places),
      livedCities: livedCitiesOf(places),
    },
  };
}

/** By the homes that are counted now. */
export function livedCitiesOf(places: Iterable<Place>): number[] {
  const homes = new Map<number, number>();
  for (const place of places)
    if (place.kind === 'locality') homes.set(place.cityId, (homes.get(place.cityId) ?? 0) + homesOf(place));
  const lived = [...homes].filter(([, count]) => count > 0);
  return lived.sort(([, a], [, b]) => b - a).map(([id]) => id);
}

const citySoundsOf = (places: readonly Place[]): Set<string> =>
  new Set(
    places.flatMap(({ kind, name, aliases }) =>
      kind === 'city' ? [name, ...aliases].map((one) => soundOf(wordsOf(one).join(''))) : [],
    ),
  );

const cityPointsOf = (places: readonly Place[]): Map<number, Point> =>
  new Map(
    places.flatMap(({ kind, id, lat, lng }) =>
      kind === 'city' && typeof lat === 'number' && typeof lng === 'number' ? [[id, { lat, lng }]] : [],
    ),
  );

const roman: ReadonlyMap<string, string> = new Map([
  ['i', '1'],
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
]);

const isPart = (word: string): boolean => /^\d/.test(word) || roman.has(word) || genericPlaceWords.has(word);

const withoutOrdinal = (word: string): string => word.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1');

class Lists<Item> extends Map<string, Item[]> {
  put(key: string, item: Item): void {
    const known = this.get(key);
    if (!known) this.set(key, [item]);
    else if (!known.includes(item)) known.push(item);
  }
}

const SHORTEST = 3;

function namesOf(
  places: readonly Place[],
): Omit<PlaceNames, 'starts' | 'shortStarts' | 'soundStarts' | 'citySounds' | 'cityPoints' | 'livedCities'> {
  const short = new Lists<Place>();
  const byBeginning = new Lists<{ words: string[]; place: Place }>();
  const parts = new Lists<Place>();
  const byPincode = new Lists<Place>();
  const districts = new Map<string, Map<number, number>>();
  const words = new Set<string>();
  for (const place of places) {
    for (const name of [place.name, ...place.aliases]) {
      const named = wordsOf(name);
      for (const word of named) words.add(word);
      if (place.kind === 'city') continue;
      for (const key of shortForms(named)) short.put(key, place);
      if (named.length > 1) byBeginning.put(`${named.length}${named[0]?.[0]}`, { words: named, place });
      for (let count = 1; count < named.length; count += 1)
        if (named.slice(count).every(isPart)) parts.put(named.slice(0, count).join(''), place);
    }
    const { pincode } = place;
    if (place.kind === 'city' || !pincode) continue;
    byPincode.put(pincode, place);
    const inDistrict = districts.get(pincode.slice(0, 3)) ?? new Map<number, number>();
    inDistrict.set(place.cityId, (inDistrict.get(place.cityId) ?? 0) + 1);
    districts.set(pincode.slice(0, 3), inDistrict);
  }
  const cities = new Map(places.flatMap((place) => (place.kind === 'city' ? [[place.id, place]] : [])));
  const byDistrict = new Map<string, Place>();
  for (const [district, counts] of districts) {
    const [most] = [...counts].sort(([, a], [, b]) => b - a);
    const city = cities.get(most?.[0] ?? 0);
    if (city) byDistrict.set(district, city);
  }
  return { short, byBeginning, parts, byPincode, byDistrict, words };
}

function shortForms(named: readonly string[]): Set<string> {
  const forms = new Set<string>();
  const plain = named.map((word, i) => (i > 0 ? roman.get(word) : undefined) ?? withoutOrdinal(word));
  const own = plain.filter((word) => !genericPlaceWords.has(word));
  // "Sector 62" without its first word is a number.
  if (own.length > 0 && own.length < named.length && own.some((word) => !/^\d/.test(word))) {
    const compact = own.join('');
    if (compact.length >= SHORTEST) forms.add(compact);
  }
  if (named.length > 1) {
    if (plain.some((word, i) => word !== named[i])) forms.add(plain.join(''));
    const initials = plain.map((word) => (/^\d/.test(word) ? word : word[0])).join('');
    if (initials.length > 1 && /^\p{L}/u.test(initials)) forms.add(initials);
    // "ecity".
    const [first = '', ...rest] = plain;
    if (rest.join('') === 'city') forms.add(`${first[0]}city`);
  }
  for (const word of forms) if (word === named.join('')) forms.delete(word);
  return forms;
}

/** Each typed word begins the word of the name at its place, and one of them is that word. */
export const beginsWords = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every((word, i) => words[i]?.startsWith(word) && (words[i] === word || !/^\d/.test(word))) &&
  typed.some((word, i) => word.length > 1 && words[i] === word);
