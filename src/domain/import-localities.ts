/** Which known locality the place of a home is: no spelling and no address becomes one of its own beside it. */
import { inLatin, isDevanagari, soundOf } from './devanagari.ts';
import { hyphenatedIn, isPlainName, isStreet, newName, partsOf, withoutSide } from './import-names.ts';
import { kmBetween, type Point } from './map.ts';
import {
  editsBetween,
  homesOf,
  indexPlaces,
  nearestPlaces,
  type Place,
  type PlaceIndex,
  placesNamed,
  placesSounding,
  wordsOf,
} from './place-lookup.ts';
import { placeShortenings } from './place-shortenings.ts';
import { isSameName } from './same-name.ts';

/** Of the city's localities, or of the gazetteer where no home of it stands yet: then its id is that of the place, below zero. */
export interface KnownLocality extends Place {
  readonly point: Point | null;
}

/** The localities of one city. */
export interface KnownLocalities {
  readonly all: readonly KnownLocality[];
  readonly index: PlaceIndex;
  /** Stations, office parks and PIN areas: a home that names one stands in the locality beside it. Looked for by few. */
  readonly landmarks: () => Pick<KnownLocalities, 'all' | 'index'>;
}

export const knownLocalities = (
  all: readonly KnownLocality[],
  landmarks: readonly KnownLocality[] = [],
): KnownLocalities => {
  let index: PlaceIndex | undefined;
  return {
    all,
    index: indexPlaces(all),
    landmarks: () => {
      index ??= indexPlaces(landmarks);
      return { all: landmarks, index };
    },
  };
};

/** What a row says of where its home is. */
export interface SaidPlace {
  readonly text: string;
  readonly pincode: string | null;
  readonly point: Point | null;
}

/** Where the home stands, and what its text says besides, to be kept with the home. */
export interface ChosenLocality {
  /** Null: nobody knows; the home stands in the rest of its city. */
  readonly id: number | null;
  readonly rest: string | null;
  /** The name of a locality that nobody knows, which an administrator decides about; `id` is then the known one beside it. */
  readonly named: string | null;
}

/** A name is not meant where the home's own point is farther away than this. */
const FAR_KM = 8;
/** A home whose locality nobody knows stands in a known one within this distance, one of the city's best known first. */
const NEAR_KM = 5;
const NEXT_KM = 3;
/** A known name inside a longer text counts from so many letters on, and from so many words at most. */
const LEAST_LETTERS = 5;
const MOST_WORDS = 4;

/**
 * By exact name, other name or letters ("Rajaji Nagar" is Rajajinagar), a slip or the same sound, the parts of an address (roads last), a known
 * name within it or beside a hyphen, that whose road or junction it names, a slip of a long name within it, that of which it is a part by number, the nearest by point, the PIN and a landmark it names, in this order. A name that nobody knows never makes a locality by itself.
 */
export function chooseLocality(known: KnownLocalities, written: SaidPlace): ChosenLocality {
  const chosen = chosenLocality(known, written);
  return chosen.id !== null && chosen.id < 0 ? { ...chosen, id: twinOf(known, chosen.id) } : chosen;
}

function chosenLocality(known: KnownLocalities, written: SaidPlace): ChosenLocality {
  const exact = byName(known, written, written.text);
  if (exact) return { id: exact.id, rest: null, named: null };
  const text = spelledOut(written.text);
  const said = { ...written, text };
  const named = byName(known, said, text);
  if (named) return { id: named.id, rest: null, named: null };
  const parts = partsOf(text);
  // A road leads through many localities, and says less than any other part.
  const streetsLast = [...parts.filter(isStreet), ...parts.filter((part) => !isStreet(part))].toReversed();
  for (const part of parts.length > 1 ? streetsLast : []) {
    const place = byName(known, said, part);
    if (place) {
      const rest = parts.filter((other) => other !== part).join(', ') || null;
      return { id: place.id, rest, named: null };
    }
  }
  const inside =
    lastNamed(known, said, hyphenatedIn(parts)) ??
    within(known, said) ??
    wholeOf(known, said, parts) ??
    slipWithin(known, said);
  return inside ? { id: inside.id, rest: text, named: null } : besideOf(known, said, parts);
}

/** A home of whose text no word is known stands in the known locality beside it; what is known as a landmark is no new name. */
function besideOf(known: KnownLocalities, said: SaidPlace, parts: readonly string[]): ChosenLocality {
  const { text } = said;
  const landmark = landmarkPoint(known, said, parts);
  const beside =
    nearest(known, said, isPlainName(text, parts) ? NEAR_KM : Number.POSITIVE_INFINITY) ??
    byPincode(known, said) ??
    (landmark && nearest(known, { ...said, point: landmark.point }, NEAR_KM));
  const named = beside && landmark?.isNamed ? null : newName(text, parts);
  return { id: beside?.id ?? null, rest: /^\d*$/.test(text) ? null : text, named };
}

/** Two spellings of one place lie so near. */
const TWIN_KM = 2.5;
const MOST_TWIN_EDITS = 2;

/** The locality with homes that a place of the gazetteer is by another spelling: Chattarpur is Chhattarpur. Else the place. */
function twinOf(known: KnownLocalities, id: number): number {
  const place = known.all.find((one) => one.id === id);
  const letters = (name: string) => wordsOf(name).join('');
  const isTwin = (other: KnownLocality) =>
    other.id > 0 &&
    other.point !== null &&
    place?.point &&
    kmBetween(other.point, place.point) <= TWIN_KM &&
    marksOf(other.name) === marksOf(place.name) &&
    editsBetween(letters(other.name), letters(place.name), MOST_TWIN_EDITS) <= MOST_TWIN_EDITS &&
    soundWithoutBreath(letters(other.name)) === soundWithoutBreath(letters(place.name));
  return known.all.find(isTwin)?.id ?? id;
}

const DIRECTIONS: Readonly<Record<string, string>> = { e: 'East', w: 'West', n: 'North', s: 'South' };
/** What has a letter of its own: block E is not to the east. */
const LETTERED =
  /\b(?:block|blk|phase|ph|sector|sec|tower|wing|plot|pocket|street|lane|gali|cross|main|type|stage)$/i;

/** "Bandra W", "Andheri (E)", "Sec-62" and "HSR Lyt" as their places are called. */
export function spelledOut(text: string): string {
  return text
    .replaceAll(/\bsec(?:tor)?[\s.-]*(?=\d)/gi, 'Sector ')
    .replaceAll(
      /(?<![\p{L}\p{N}])(\p{L}{2,5})(?![\p{L}\p{N}])\.?/gu,
      (word, letters: string) => placeShortenings.get(letters.toLowerCase()) ?? word,
    )
    .replaceAll(
      /(?<=(\p{L}{3,}))\s*(?:\(|\s)\s*([ewns])\b\.?\)?(?=\s*(?:[,;|/\n]|$))/giu,
      (whole, ...found) => {
        const [, letter, at] = found as [string, string, number];
        return LETTERED.test(text.slice(0, at).trim()) ? whole : ` ${DIRECTIONS[letter.toLowerCase()]}`;
      },
    )
    .replaceAll(/\s*\((east|west|north|south)\)/gi, ' $1')
    .trim();
}

/** The known locality that a text names, where the point is too far away to lie in it. */
export function namedFarAway(known: KnownLocalities, said: SaidPlace): KnownLocality | undefined {
  if (said.point === null) return undefined;
  const meant = chooseLocality(known, { ...said, point: null });
  const chosen = chooseLocality(known, said);
  const isFar = meant.named === null && chosen.named !== null && meant.id !== chosen.id;
  return isFar ? known.all.find(({ id }) => id === meant.id) : undefined;
}

/** The place of a name or a slip of it; of several that with most homes. */
function byName(
  known: Pick<KnownLocalities, 'index'>,
  said: SaidPlace,
  text: string,
): KnownLocality | undefined {
  const isMeant = (place: Place) => isNear(place as KnownLocality, said.point);
  const exact = placesNamed(known.index, text).filter(isMeant);
  if (exact.length > 0) return mostHomes(exact);
  if (isDevanagari(text)) {
    const latin = wordsOf(text).map(inLatin).join(' ');
    const heard = placesSounding(known.index, latin, isMeant);
    return heard && mostHomes(heard.places);
  }
  const letters = wordsOf(text).join('').length;
  if (letters < LEAST_LETTERS) return undefined;
  const isAlike = isLikely(said, text);
  const slip = bySlip(known, text, isAlike);
  if (slip) return slip;
  const heard = placesSounding(known.index, text, isAlike);
  return heard && isSameName(text, heard.spelling) ? mostHomes(heard.places) : undefined;
}

/** Near enough, and of the same side or number. */
const isLikely =
  ({ point }: SaidPlace, text: string) =>
  (place: Place): boolean =>
    isNear(place as KnownLocality, point) &&
    [place.name, ...place.aliases].some((name) => marksOf(name) === marksOf(text));

function bySlip(
  { index }: Pick<KnownLocalities, 'index'>,
  text: string,
  isAlike: (place: Place) => boolean,
): KnownLocality | undefined {
  const slip = nearestPlaces(index, text, isAlike);
  return slip && isSameName(text, slip.spelling) ? mostHomes(slip.places) : undefined;
}

const mostHomes = (places: readonly Place[]): KnownLocality =>
  [...places].sort((one, other) => homesOf(other) - homesOf(one))[0] as KnownLocality;

/** Directions, numerals and single letters tell places apart that are otherwise spelt alike: Malad East and Malad West. */
const marksOf = (text: string): string =>
  wordsOf(text)
    .filter((word) => /^(?:east|west|north|south|old|new|i{1,3}|iv|vi{0,3}|\p{L}|.*\p{N}.*)$/u.test(word))
    .sort()
    .join(' ');

const LONG_NAME = 8;
const soundWithoutBreath = (name: string): string => soundOf(name.replaceAll('h', ''));

const isNear = ({ point: its }: KnownLocality, point: Point | null): boolean =>
  its === null || point === null || kmBetween(its, point) <= FAR_KM;

/** The longest known name among the words of a text, the last of equally long ones: "JP Nagar 7th Phase" lies in JP Nagar. */
function within(known: KnownLocalities, said: SaidPlace): KnownLocality | undefined {
  const words = wordsOf(said.text);
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    for (let at = words.length - count; at >= 0; at -= 1) {
      const name = words.slice(at, at + count).join(' ');
      if (name.replaceAll(/\P{L}/gu, '').length < LEAST_LETTERS) continue;
      const places = placesNamed(known.index, name).filter((place) =>
        isNear(place as KnownLocality, said.point),
      );
      if (places.length > 0) return mostHomes(places);
    }
  }
  return undefined;
}

const PART_OF =
  /[\s,-]+(?:(?:sector|phase|block|stage|part|pocket)[\s.-]*(?:\d+\w{0,2}|[ivx]{1,4}|[a-z])|\d+(?:st|nd|rd|th)?[\s.-]*(?:sector|phase|block|stage|main|cross)|\d{1,2}|[ivx]{1,4})$/i;
const PARTS = /^(?:sector|phase|block|stage|part|pocket|plot|flat|road|street|house|room)$/i;

/** The locality whose part a text names by a number: "BTM 2nd Stage" and "GK-1" lie in what BTM and GK are. */
function wholeOf(
  known: KnownLocalities,
  said: SaidPlace,
  parts: readonly string[],
): KnownLocality | undefined {
  for (const part of parts.toReversed()) {
    const name = part.replace(PART_OF, '');
    const place = name === part || PARTS.test(name) ? undefined : byName(known, said, name);
    if (place) return place;
    const beside = withoutSide(part);
    const at = beside === null ? undefined : byName(known, said, beside);
    if (at) return at;
  }
  return undefined;
}

/** A long name among the words of a text by a slip of it: "Ramaswami Palya Kammanhalli" lies in Kammanahalli. */
function slipWithin(known: KnownLocalities, said: SaidPlace): KnownLocality | undefined {
  const words = wordsOf(said.text).slice(-MOST_SLIP_WORDS);
  if (words.length < 2) return undefined;
  for (const count of [2, 1]) {
    for (let at = words.length - count; at >= 0; at -= 1) {
      const name = words.slice(at, at + count).join(' ');
      if (name.length < LONG_NAME + count || /\d/.test(name)) continue;
      const place = bySlip(known, name, isLikely(said, name));
      if (place) return place;
    }
  }
  return undefined;
}
const MOST_SLIP_WORDS = 6;

function lastNamed(
  known: KnownLocalities,
  said: SaidPlace,
  parts: readonly string[],
): KnownLocality | undefined {
  for (const part of parts.toReversed()) {
    const place = byName(known, said, part);
    if (place) return place;
  }
  return undefined;
}

/** Where the station, office park or other landmark lies that a text or a part of it names, or else its PIN area. */
function landmarkPoint(
  known: KnownLocalities,
  said: SaidPlace,
  parts: readonly string[],
): { point: Point; isNamed: boolean } | null {
  const landmarks = known.landmarks();
  for (const part of [said.text, ...parts.toReversed()]) {
    const name = part.replace(/\s+(?:(?:metro|railway)?(?:\s*station)?|east|west)$/i, '');
    const place = byName(landmarks, said, name);
    // A sector with a station is a locality besides.
    if (place?.point) return { point: place.point, isNamed: !/\d/.test(name) };
  }
  const area = landmarks.all.find(({ name }) => name === said.pincode);
  return area?.point ? { point: area.point, isNamed: false } : null;
}

function byPincode(known: KnownLocalities, { pincode, point }: SaidPlace): KnownLocality | undefined {
  if (pincode === null) return undefined;
  const places = known.all.filter((place) => place.pincode === pincode);
  return nearestOf(places, point) ?? (places.length > 0 ? mostHomes(places) : undefined);
}

function nearest(known: KnownLocalities, { point }: SaidPlace, most: number): KnownLocality | undefined {
  const next = nearestOf(
    known.all.filter(({ id }) => id > 0),
    point,
  );
  if (next?.point && point && kmBetween(next.point, point) <= Math.min(NEXT_KM, most)) return next;
  const place = nearestOf(known.all, point);
  return place?.point && point && kmBetween(place.point, point) <= most ? place : undefined;
}

function nearestOf(places: readonly KnownLocality[], point: Point | null): KnownLocality | undefined {
  let best: KnownLocality | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of point ? places : []) {
    const km = place.point && point ? kmBetween(place.point, point) : Number.POSITIVE_INFINITY;
    if (km >= least) continue;
    best = place;
    least = km;
  }
  return best;
}
