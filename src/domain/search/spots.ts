/** Places that homes are near: stations, offices, colleges, PIN areas, and localities that have no homes of their own. */
import { isDevanagari } from '../devanagari.ts';
import type { Point } from '../map.ts';
import { indexPlaces, nearestPlaces, type Place, type PlaceIndex, wordsOf } from '../place-lookup.ts';
import { type AnyKind, type PlaceKind, radiusOf } from '../places.ts';

export interface Spot {
  kind: PlaceKind;
  name: string;
  /** Undefined for a PIN area, and in a city without homes of ours. */
  cityId: number | undefined;
  point: Point;
}

/** A place as the gazetteer has it. */
export interface GazetteerPlace extends Spot {
  /** The name of its city, which may have no homes of ours. */
  city: string;
  aliases: readonly string[];
}

export interface Spots {
  all: readonly GazetteerPlace[];
  named(name: string, isWanted?: (spot: Spot) => boolean, cities?: readonly number[]): Spot | undefined;
  /** The same of a name in lower case without accents and spaces. Of several that in the first of `cities`. */
  spelt(compact: string, isWanted?: (spot: Spot) => boolean, cities?: readonly number[]): Spot | undefined;
  /** Our cities that have such a place, by the name as for `spelt`. */
  citiesOf(compact: string): number[];
  /** By some words of a name that leave others out: "majestic", "silk board". */
  part(compact: string, isWanted?: (spot: Spot) => boolean): Spot | undefined;
  /** Whether any name, or part of one, begins so: with these letters, or the first of these. */
  begins(compact: string): boolean;
  /** By a few letters wrong. */
  alike(name: string, edits: number, isWanted?: (spot: Spot) => boolean): Spot | undefined;
  pin(pincode: string): Spot | undefined;
  ofKinds(kinds: readonly PlaceKind[]): readonly Spot[];
  /** A city that is not served, by its name without spaces. */
  otherCity(compact: string): string | undefined;
}

export const noSpots: Spots = {
  all: [],
  named: () => undefined,
  spelt: () => undefined,
  citiesOf: () => [],
  part: () => undefined,
  begins: () => false,
  alike: () => undefined,
  pin: () => undefined,
  ofKinds: () => [],
  otherCity: () => undefined,
};

/** Letters by which a run of words is seen to be no name. */
const START = 8;
const LONG_START = 12;

/** What somebody most likely means by a name that several places have. */
const order: readonly PlaceKind[] = [
  'office_park',
  'metro_station',
  'college',
  'hospital',
  'railway_station',
  'landmark',
  'society',
  'locality',
];
const rankOf = ({ kind }: Spot): number => {
  const rank = order.indexOf(kind);
  return rank < 0 ? order.length : rank;
};

/** What people call by part of its name. A part of another is as often a brand or a builder: "prestige", "embassy". */
const calledInPart: ReadonlySet<PlaceKind> = new Set(['metro_station', 'railway_station', 'locality']);

function* partsOf(name: string): Generator<string> {
  const words = wordsOf(name);
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= words.length; to += 1)
      if (to - from < words.length) yield words.slice(from, to).join('');
}

/** A part that several names have says none of them: "gandhi", "model town". */
const isOne = (found: readonly Place[]): boolean => new Set(found.map(({ name }) => name)).size === 1;

const isServed = ({ cityId }: Spot): number => (cityId === undefined ? 0 : 1);

const isCalled = ({ name }: Spot, compact: string): number => (wordsOf(name).join('') === compact ? 1 : 0);

/** Nobody says the whole of it. */
const shortOf = (name: string): string => name.replace(/^Mahatma Gandhi\b/, 'MG');

/** `pins` by their six digits; `otherCities` are those that are not served. */
export function indexSpots(
  places: readonly GazetteerPlace[],
  pins: ReadonlyMap<string, Point> = new Map(),
  otherCities: readonly Pick<GazetteerPlace, 'name' | 'aliases'>[] = [],
): Spots {
  const listed = places.map(
    (spot, id): Place => ({
      kind: 'locality',
      id,
      cityId: spot.cityId ?? 0,
      name: spot.name,
      slug: spot.name,
      aliases: [...spot.aliases, shortOf(spot.name)],
    }),
  );
  const index: PlaceIndex = indexPlaces(listed, false);
  const spotOf = ({ id }: Place): Spot => places[id] as GazetteerPlace;
  const sorted = (found: readonly Place[]): Spot[] =>
    found.map(spotOf).sort((one, other) => isServed(other) - isServed(one) || rankOf(one) - rankOf(other));
  const best = (found: readonly Place[], isWanted: (spot: Spot) => boolean): Spot | undefined =>
    sorted(found).find(isWanted);
  /** MG Road is the road of that name before a station that is called so. */
  const ownFirst = (compact: string, found: readonly Place[]): Spot[] =>
    sorted(found).sort(
      (one, other) => isServed(other) - isServed(one) || isCalled(other, compact) - isCalled(one, compact),
    );
  const bySpelling = new Map(
    [...index.exact].map(([compact, { places: found }]) => [compact, ownFirst(compact, found)]),
  );
  const spelt: Spots['spelt'] = (compact, isWanted = () => true, cities = []) => {
    const found = bySpelling.get(compact);
    const first = found?.find(isWanted);
    if (!first || first.cityId === cities[0]) return first;
    let lived = first;
    let rank = cities.length;
    for (const spot of found ?? []) {
      const own = spot.cityId === undefined ? -1 : cities.indexOf(spot.cityId);
      if (own >= 0 && own < rank && isWanted(spot)) [lived, rank] = [spot, own];
    }
    return lived;
  };
  const parts = new Map<string, Place[]>();
  for (const place of listed)
    if (calledInPart.has(spotOf(place).kind))
      for (const part of new Set([place.name, ...place.aliases].flatMap((name) => [...partsOf(name)]))) {
        const found = parts.get(part);
        if (found) found.push(place);
        else parts.set(part, [place]);
      }
  const cities = new Map(
    otherCities.flatMap(({ name, aliases }) =>
      [name, ...aliases].map((one): [string, string] => [wordsOf(one).join(''), name]),
    ),
  );
  const byKind = Map.groupBy(places, ({ kind }) => kind);
  const starts = new Set<string>();
  for (const name of [...index.exact.keys(), ...parts.keys()])
    for (const length of [1, 2, 3, 4, 5, 6, 7, START, LONG_START]) starts.add(name.slice(0, length));
  return {
    all: places,
    named: (name, isWanted, cities) => spelt(wordsOf(name).join(''), isWanted, cities),
    spelt,
    citiesOf: (compact) =>
      (index.exact.get(compact)?.places ?? []).flatMap((place) => spotOf(place).cityId ?? []),
    part: (compact, isWanted = () => true) => {
      const found = parts.get(compact)?.filter((place) => isWanted(spotOf(place)));
      return found && isOne(found) ? best(found, isWanted) : undefined;
    },
    begins: (compact) => starts.has(compact.slice(0, compact.length < LONG_START ? START : LONG_START)),
    alike: (name, edits, isWanted = () => true) =>
      best(nearestPlaces(index, name, (place) => isWanted(spotOf(place)), edits)?.places ?? [], isWanted),
    pin: (pincode) => {
      const point = pins.get(pincode);
      return point && { kind: 'pin_area', name: pincode, cityId: undefined, point };
    },
    ofKinds: (kinds) => kinds.flatMap((kind) => byKind.get(kind) ?? []),
    otherCity: (compact) => cities.get(compact),
  };
}

/** Of places with one name that in the city with most homes is meant; `cities` are those with any, most homes first. */
export function livedFirst(spots: Spots, cities: readonly number[]): Spots {
  return {
    ...spots,
    named: (name, isWanted) => spots.named(name, isWanted, cities),
    spelt: (compact, isWanted) => spots.spelt(compact, isWanted, cities),
  };
}

const stationWords: Partial<Record<PlaceKind, { latin: string[]; hindi: string }>> = {
  metro_station: { latin: ['metro station', 'station'], hindi: 'मेट्रो स्टेशन' },
  railway_station: { latin: ['railway station', 'station'], hindi: 'रेलवे स्टेशन' },
};

/** What a place is called besides its names: "Indiranagar metro station", and "MG Road" for Mahatma Gandhi Road. */
export function spokenNames({
  kind,
  name,
  aliases,
}: Pick<GazetteerPlace, 'kind' | 'name' | 'aliases'>): string[] {
  const short = shortOf(name);
  const names = [...new Set([name, short, ...aliases])];
  const words = stationWords[kind];
  const withKind = names.flatMap((one) =>
    (words && isDevanagari(one) ? [words.hindi] : (words?.latin ?? [])).map((word) => `${one} ${word}`),
  );
  return short === name ? withKind : [short, ...withKind];
}

/** A circle in which homes are asked for. */
export interface Near {
  name: string;
  kind: PlaceKind;
  point: Point;
  meters: number;
  cityId: number | undefined;
}

/** Circles around all places of some kinds: homes are asked for that lie in any of them. */
export interface NearAny {
  kinds: readonly AnyKind[];
  meters: number;
}

export const nearSpot = ({ kind, name, point, cityId }: Spot, meters?: number): Near => ({
  kind,
  name,
  point,
  cityId,
  meters: meters ?? radiusOf(kind),
});
