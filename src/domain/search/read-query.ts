/** Reads the free text of a search, in English, Hindi, and Hindi in Latin letters. */
import type { CalendarDate } from '../dates.ts';
import { kmBetween } from '../map.ts';
import { homesOf, type Place } from '../place-lookup.ts';
import { areaKinds } from '../places.ts';
import type { Draft } from './draft.ts';
import { withEndingsCut } from './endings.ts';
import { type LongestAt, longestOnce } from './near.ts';
import { isNegated } from './negation.ts';
import { ordinaryWords } from './ordinary-words.ts';
import type { KnownPlaces } from './place-names.ts';
import { type IsWanted, PlaceReader } from './places.ts';
import { quotedStretches } from './quoted.ts';
import type { ReadQuery } from './read.ts';
import { isAnyHouse, keepWord, readMeaning } from './read-meaning.ts';
import { readNot } from './read-not.ts';
import { readArea, readFloor, readFree, readRent, readRooms, readSharing } from './read-numbers.ts';
import { readMisspelt, readName, readNear } from './read-place.ts';
import { result } from './read-result.ts';
import { livedFirst, noSpots, type Spot, type Spots } from './spots.ts';
import { isOfBeds, type Token, tokensOf } from './tokens.ts';
import { type Meaning, meaningAt, nearestWord } from './vocabulary.ts';

interface Context {
  /** The city already chosen: then only its localities are recognised. */
  cityId?: number | undefined;
  today: CalendarDate;
  /** Places that homes are near. */
  spots?: Spots;
}

/**
 * "2bhk flat koramangla under 40k with balcony" is two bedrooms in Koramangala for 40,000 at most, with a balcony. All of the text is
 * read, in English, Hindi, and Hindi in Latin letters.
 */
export function readQuery(
  typed: string,
  index: KnownPlaces,
  { cityId, today, spots: all = noSpots }: Context,
): ReadQuery {
  const spots = all === noSpots ? all : livedFirst(all, index.names.livedCities);
  const tokens = withEndingsCut(tokensOf(typed), index);
  setRight(tokens, index);
  const places = new PlaceReader(
    tokens,
    index,
    (compact) => index.exact.has(compact) || spots.spelt(compact, isArea) !== undefined,
  );
  const isWantedAt = (at: number, count: number) => !isNegated(tokens, at, count);
  const named = cityId ?? mostHomes(places.cities(isWantedAt))?.id;
  const isWanted: IsWanted = (place) =>
    named === undefined || place.cityId === named || (cityId === undefined && place.kind === 'city');
  places.narrow(isWanted, places.localities(isWantedAt));
  const isThere = spotsIn(named, index);
  const longestAt = longestOnce({ tokens, spots, isWanted: isThere });
  const quoted = quotedStretches(typed);
  const meanings = tokens.map((_, at) => meaningAt(tokens, at)?.meaning);
  const saysType = meanings.some((meaning, at) => meaning?.of === 'property_type' && !isAnyHouse(tokens, at));
  const saysPg = meanings.some(isPg) || saysBeds(tokens);
  const begin = (mayBeWeak: boolean): Draft => ({
    typed,
    tokens,
    places,
    index,
    spots,
    isThere,
    longestAt,
    near: undefined,
    nearAny: undefined,
    isWeak: false,
    mayBeWeak,
    quoted,
    isNegated: false,
    isInCity: named !== undefined,
    otherCity: undefined,
    exceptPlaces: [],
    excluded: [],
    unread: [],
    slips: { left: MOST_SLIPS },
    misspelt: { left: MOST_MISSPELT },
    today,
    named: [],
    meanings: [],
    wishedTypes: [],
    saysType,
    saysPg,
    sharing: [],
    floors: [],
    bedrooms: new Set(),
    exceptBedrooms: new Set(),
    bathrooms: undefined,
    rent: {},
    area: {},
    availableBy: undefined,
    spans: [],
    words: [],
  });
  let draft = begin(!namesLocality(tokens, places, spots === noSpots ? undefined : longestAt));
  if (!readAll(draft)) {
    draft = begin(false);
    readAll(draft);
  }
  return result(draft, named, cityId !== undefined);
}

/** Most texts say so by a name that is known exactly: those are read once. */
const namesLocality = (
  tokens: readonly Token[],
  places: PlaceReader,
  longestAt: LongestAt | undefined,
): boolean =>
  tokens.some((_, at) => {
    const exact = places.exactAt(at);
    if (exact?.places[0]?.kind !== 'locality' || (exact.count === 1 && meaningAt(tokens, at))) return false;
    if (isNegated(tokens, at, exact.count)) return false;
    // Juhu Beach is more than Juhu.
    return !longestAt?.(at, exact.count);
  });

const isArea = ({ kind }: Spot): boolean => (areaKinds as readonly string[]).includes(kind);

/** From the middle of a city to places whose people look for homes in it. */
const AROUND_KM = 60;

/** Places of the city that is chosen or named, and those around it that are in no city of ours: Vashi beside Mumbai. */
function spotsIn(named: number | undefined, { names }: KnownPlaces): (spot: Spot) => boolean {
  if (named === undefined) return () => true;
  const middle = names.cityPoints.get(named);
  return ({ cityId, point }) =>
    cityId === named ||
    (cityId === undefined && (middle === undefined || kmBetween(middle, point) <= AROUND_KM));
}

/** Words of the vocabulary that are misspelt; a word of a place's name is none. */
function setRight(tokens: Token[], { names }: KnownPlaces): void {
  for (const token of tokens) {
    const { text, word } = token;
    if (token.value !== undefined || word !== text || names.words.has(text) || ordinaryWords.has(text))
      continue;
    token.word = nearestWord(token.latin) ?? word;
  }
}

const mostHomes = (places: readonly Place[]): Place | undefined =>
  places.toSorted((one, other) => homesOf(other) - homesOf(one))[0];

const isPg = (meaning: Meaning | undefined): boolean =>
  meaning?.of === 'property_type' && meaning.value === 'pg';

const ofFlats = new Set(['flat', 'flats', 'apartment', 'bhk', 'house', 'flatmate', 'roommate', 'फ्लैट']);

/** "Double sharing under 8k" is a PG; who shares a flat looks for people. */
const saysBeds = (tokens: readonly Token[]): boolean =>
  tokens.some(isOfBeds) && !tokens.some(({ word, text }) => ofFlats.has(word) || ofFlats.has(text));

const MOST_SLIPS = 8;

const MOST_MISSPELT = 4;

/** False where a place that was only named gives way to a locality: from there on the text would be read in vain. */
function readAll(draft: Draft): boolean {
  for (let at = 0; at < draft.tokens.length; ) {
    at += readAt(draft, at);
    if (draft.isWeak && draft.named.some(({ places: [first] }) => first?.kind === 'locality')) return false;
  }
  return true;
}

/** How many words were taken. */
const readAt = (draft: Draft, at: number): number =>
  readNot(draft, at) ||
  readNear(draft, at) ||
  readName(draft, at) ||
  readFree(draft, at) ||
  readSharing(draft, at) ||
  readFloor(draft, at) ||
  readArea(draft, at) ||
  readRooms(draft, at) ||
  readRent(draft, at) ||
  readMeaning(draft, at) ||
  readMisspelt(draft, at) ||
  keepWord(draft, at);
