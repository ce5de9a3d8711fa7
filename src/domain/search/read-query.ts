/** Reads the free text of a search: what it says of a home becomes filters, with the place in the text where it stands. */
import type { Sharing } from '../beds.ts';
import type { Sort } from '../catalogue.ts';
import type { CalendarDate } from '../dates.ts';
import { kmBetween } from '../map.ts';
import { homesOf, type Place, placesNamed, wordsOf } from '../place-lookup.ts';
import { areaKinds } from '../places.ts';
import {
  type Amenity,
  type Furnishing,
  furnishings,
  type ListedAs,
  type Parking,
  type PreferredTenant,
  type PropertyType,
  propertyTypes,
} from '../properties.ts';
import { areaAt } from './area.ts';
import { compassesOf, sideOf } from './compass.ts';
import { freeAt } from './free-from.ts';
import { longest, misspeltNearAt, nearAt, type ReadNear } from './near.ts';
import { isJoined, isNegated, negatorAfter, negatorBefore } from './negation.ts';
import { ordinaryWords } from './ordinary-words.ts';
import type { KnownPlaces } from './place-names.ts';
import { type IsWanted, type NamedPlaces, PlaceReader, pincodeAt, saysNothing } from './places.ts';
import { type Bounds, boundBefore } from './quantities.ts';
import { quotedStretches } from './quoted.ts';
import { rentAt } from './rent.ts';
import { bathroomsAt, roomsAt } from './rooms.ts';
import { sharingAt } from './sharing.ts';
import { livedFirst, type Near, nearSpot, noSpots, type Spot, type Spots } from './spots.ts';
import { isOfBeds, type Token, tokensOf } from './tokens.ts';
import { type Meaning, meaningAt, nearestWord, type PgFor, type PgMeals } from './vocabulary.ts';

export type Said =
  | 'place'
  | 'near'
  | 'bedrooms'
  | 'bathrooms'
  | 'rent'
  | 'area'
  | 'available_by'
  | 'bed_sharing'
  | Exclude<Meaning['of'], 'nothing'>
  | 'not_place'
  | `not_${Excluded['of']}`;

/** What a home must not be, where a filter has all other values. */
type Excluded = { of: 'property_type'; value: PropertyType } | { of: 'furnishing'; value: Furnishing };

/** A part of the text that became a filter. */
export interface Span {
  start: number;
  end: number;
  of: Said;
  /** In the filter's own values, with a comma between several; a range is "15000-20000", "15000-" or "-20000". */
  value: string;
  /** A place that was spelt differently from its name: whoever meant what stands there is told. */
  isCorrected?: true;
}

export interface ReadQuery {
  cityId: number | undefined;
  localities: Place[];
  /** What the same words name in other cities. */
  elsewhere: Place[];
  /** A city that is not served. Its name is among the words. */
  otherCity: string | undefined;
  /** Other cities with homes that have the one place which the text names without a city. */
  alsoIn: number[];
  /** Cities and localities that are not wanted. */
  exceptPlaces: Place[];
  excluded: Excluded[];
  /** What the text says and no filter can: "without lift", "not near manyata". */
  unread: string[];
  /** The place that homes should be near, and how near. */
  near: Near | undefined;
  bedrooms: number[];
  bathrooms: number | undefined;
  /** Whole rupees a month. */
  rent: Bounds;
  /** Square feet. */
  area: Bounds;
  availableBy: CalendarDate | undefined;
  furnishing: Furnishing[];
  propertyType: PropertyType[];
  preferredTenant: PreferredTenant | undefined;
  /** Whom a PG is for. */
  pgFor: PgFor[];
  pgMeals: PgMeals[];
  /** How many share a room of it. */
  sharing: Sharing[];
  parking: Parking[];
  listedAs: ListedAs | undefined;
  amenities: Amenity[];
  pets: true | undefined;
  verified: true | undefined;
  sort: Sort | undefined;
  spans: Span[];
  /** Words left to look for, in the order typed, without those that mean nothing. */
  words: string[];
  /** A place was spelt differently from its name. */
  corrected: boolean;
}

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
  const tokens = tokensOf(typed);
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
  places.narrow(isWanted);
  const begin = (mayBeWeak: boolean): Draft => ({
    typed,
    tokens,
    places,
    index,
    spots,
    isThere: spotsIn(named, index),
    near: undefined,
    isWeak: false,
    mayBeWeak,
    quoted: quotedStretches(typed),
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
    saysPg: tokens.some((_, at) => isPg(meaningAt(tokens, at)?.meaning)) || saysBeds(tokens),
    sharing: [],
    bedrooms: new Set(),
    bathrooms: undefined,
    rent: {},
    area: {},
    availableBy: undefined,
    spans: [],
    words: [],
  });
  let draft = begin(!namesLocality(tokens, places, { spots, isWanted: spotsIn(named, index) }));
  readAll(draft);
  if (draft.isWeak && draft.named.some(({ places: [first] }) => first?.kind === 'locality')) {
    draft = begin(false);
    readAll(draft);
  }
  return result(draft, named, cityId !== undefined);
}

/** Most texts say so by a name that is known exactly: those are read once. */
const namesLocality = (
  tokens: readonly Token[],
  places: PlaceReader,
  gazetteer: { spots: Spots; isWanted: (spot: Spot) => boolean },
): boolean =>
  tokens.some((_, at) => {
    const exact = places.exactAt(at);
    if (exact?.places[0]?.kind !== 'locality' || (exact.count === 1 && meaningAt(tokens, at))) return false;
    if (isNegated(tokens, at, exact.count)) return false;
    // Juhu Beach is more than Juhu.
    return gazetteer.spots === noSpots || !longest({ tokens, ...gazetteer }, at, exact.count);
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

type Meant = Exclude<Meaning, { of: 'nothing' }>;
type ValueOf<Of extends Meant['of']> = Extract<Meant, { of: Of }>['value'];

const isPg = (meaning: Meaning | undefined): boolean =>
  meaning?.of === 'property_type' && meaning.value === 'pg';

const ofFlats = new Set(['flat', 'flats', 'apartment', 'bhk', 'house', 'flatmate', 'roommate', 'फ्लैट']);

/** "Double sharing under 8k" is a PG; who shares a flat looks for people. */
const saysBeds = (tokens: readonly Token[]): boolean =>
  tokens.some(isOfBeds) && !tokens.some(({ word, text }) => ofFlats.has(word) || ofFlats.has(text));

const MOST_SLIPS = 8;
const MOST_MISSPELT = 4;

/** What is gathered while the text is read from left to right. */
interface Draft {
  typed: string;
  tokens: readonly Token[];
  places: PlaceReader;
  index: KnownPlaces;
  spots: Spots;
  /** In the city that is chosen or named, where there is one. */
  isThere: (spot: Spot) => boolean;
  near: Near | undefined;
  /** The place to be near to gives way to a locality. */
  isWeak: boolean;
  mayBeWeak: boolean;
  /** What is read now is not wanted. */
  isNegated: boolean;
  /** A city of ours is chosen or named. */
  isInCity: boolean;
  otherCity: string | undefined;
  exceptPlaces: Place[];
  excluded: Excluded[];
  unread: { start: number; end: number }[];
  /** What stands in quotation marks is meant to the letter. */
  quoted: readonly { start: number; end: number }[];
  slips: { left: number };
  misspelt: { left: number };
  today: CalendarDate;
  named: NamedPlaces[];
  meanings: Meant[];
  /** What the text says of women and men is said of a PG. */
  saysPg: boolean;
  sharing: Sharing[];
  bedrooms: Set<number>;
  bathrooms: number | undefined;
  rent: Bounds;
  area: Bounds;
  availableBy: CalendarDate | undefined;
  spans: Span[];
  words: string[];
}

function readAll(draft: Draft): void {
  for (let at = 0; at < draft.tokens.length; ) at += readAt(draft, at);
}

/** How many words were taken. */
const readAt = (draft: Draft, at: number): number =>
  readNot(draft, at) ||
  readNear(draft, at) ||
  readName(draft, at) ||
  readFree(draft, at) ||
  readSharing(draft, at) ||
  readArea(draft, at) ||
  readRooms(draft, at) ||
  readRent(draft, at) ||
  readMeaning(draft, at) ||
  readMisspelt(draft, at) ||
  keepWord(draft, at);

function take(draft: Draft, at: number, count: number, of: Said, value: string, isCorrected = false): number {
  const [first, last] = [draft.tokens[at], draft.tokens[at + count - 1]];
  if (first && last)
    draft.spans.push({ start: first.start, end: last.end, of, value, ...(isCorrected && { isCorrected }) });
  return count;
}

/** "Not koramangala", "without lift": what follows is left out where a filter can, and else said to be unread. */
function readNot(draft: Draft, at: number): number {
  const { tokens } = draft;
  const lead = negatorBefore(tokens, at);
  if (lead === 0 || boundBefore(tokens, at)) return 0;
  const meant = meaningAt(tokens, at);
  if (meant) return meant.meaning.of === 'nothing' ? leaveUnread(draft, at, meant.count) : 0;
  let count = lead;
  let from = at;
  for (;;) {
    const taken = readUnwanted(draft, at + count, from);
    if (taken === 0) break;
    count += taken;
    from = at + count;
    if (!isJoined(tokens[from]) || !draft.places.exactAt(from + 1)) return count;
    count += 1;
  }
  const next = tokens[at + lead];
  const isThing = next && next.value === undefined && !ordinaryWords.has(next.text) && !saysNothing(next);
  return isThing ? leaveUnread(draft, at, lead + 1) : 0;
}

/** What is said not to be wanted from `begin` on, negating words included. */
function readUnwanted(draft: Draft, at: number, begin: number): number {
  const { spans, unread, tokens } = draft;
  const [known, left] = [spans.length, unread.length];
  draft.isNegated = true;
  const taken =
    readNear(draft, at) || readName(draft, at) || readMeaning(draft, at) || readMisspelt(draft, at);
  draft.isNegated = false;
  const said = spans[known] ?? unread[left];
  if (said) said.start = tokens[begin]?.start ?? said.start;
  return taken;
}

function leaveUnread({ tokens, unread }: Draft, at: number, count: number): number {
  const [first, last] = [tokens[at], tokens[at + count - 1]];
  if (first && last) unread.push({ start: first.start, end: last.end });
  return count;
}

/** How many words behind what was read say that it is not wanted; undefined where it is. */
function unwantedAfter({ tokens, isNegated: isSaid }: Draft, at: number): number | undefined {
  const count = negatorAfter(tokens, at);
  return count > 0 ? count : isSaid ? 0 : undefined;
}

/** One place is enough: homes near two of them are seldom meant. */
function readNear(draft: Draft, at: number): number {
  const { tokens, spots, places } = draft;
  if (draft.near || spots === noSpots) return 0;
  const found =
    nearAt(
      {
        tokens,
        spots,
        slips: draft.slips,
        isWanted: draft.isThere,
        placeAt: (from) => Math.max(places.exactAt(from)?.count ?? 0, places.shortAt(from)?.count ?? 0),
      },
      at,
    ) ?? nearPin(draft, at);
  if (!found || (found.isWeak && !draft.mayBeWeak)) return 0;
  const ours = found.isWeak ? oursAt(draft, at, found) : undefined;
  const isOurs = ours && !(ours.isCorrected && isQuoted(draft, at));
  return isOurs ? takePlaces(draft, at, ours) : takeNear(draft, at, found);
}

function takeNear(draft: Draft, at: number, { near, count, isWeak, isCorrected }: ReadNear): number {
  const unwanted = unwantedAfter(draft, at + count);
  if (unwanted !== undefined) return leaveUnread(draft, at, count + unwanted);
  draft.near = near;
  draft.isWeak = isWeak;
  return take(draft, at, count + sideAfter(draft, at + count, near.name), 'near', near.name, isCorrected);
}

/** Of a place that has no sides, either is near it: "dadar पूर्व". "East facing" is said of the home. */
function sideAfter({ tokens }: Draft, at: number, name: string): number {
  const isSide = sideOf(tokens[at]?.text ?? '') !== undefined && tokens[at + 1]?.text !== 'facing';
  return isSide && compassesOf(wordsOf(name)).length === 0 ? 1 : 0;
}

/** A place of the gazetteer is often a locality of ours in another spelling: then homes are in it, and not only near. */
function oursAt({ places }: Draft, at: number, { near, count }: ReadNear): NamedPlaces | undefined {
  const own = places.spotAt(at, count);
  // "raja pak" is Raja Park, and not near Raja Park Colony.
  // So is पुणे, by its sound, and not near Pune Airport.
  if (own && (own.count > count || !own.isCorrected)) return own;
  const isPlaced = own?.places.some(({ lat }) => typeof lat === 'number');
  return own?.count === count && isPlaced && !isFarFrom(near, own.places) ? own : undefined;
}

/** A PIN that no locality has. */
function nearPin({ tokens, spots, index }: Draft, at: number) {
  const { pincode, count } = pincodeAt(tokens, at);
  if (!pincode || index.names.byPincode.has(pincode)) return undefined;
  const spot = spots.pin(pincode);
  return spot && { near: nearSpot(spot), count, isWeak: false, isCorrected: false };
}

/** A name that is known exactly, unless the same words say what the home is. */
function readName(draft: Draft, at: number): number {
  const exact = draft.places.exactAt(at);
  if (!exact) return 0;
  const meant = meaningAt(draft.tokens, at);
  if (meant && meant.count >= exact.count && exact.count === 1) return 0;
  return takePlaces(draft, at, longerName(draft, at, exact) ?? exact);
}

/** "HSR layot" is HSR Layout with a slip, and not HSR with another word. */
function longerName({ tokens, places }: Draft, at: number, { count }: NamedPlaces): NamedPlaces | undefined {
  const next = tokens[at + count];
  const isWord =
    next &&
    next.value === undefined &&
    next.gap.trim() === '' &&
    !ordinaryWords.has(next.text) &&
    !saysNothing(next);
  return isWord && !places.exactAt(at + count) ? places.nearAt(at, count + 1) : undefined;
}

function takePlaces(draft: Draft, at: number, found: NamedPlaces): number {
  const sided = withSide(draft, at, found);
  if (sided === undefined) return 0;
  if ('near' in sided) return takeNear(draft, at, sided);
  const unwanted = unwantedAfter(draft, at + sided.count);
  if (unwanted !== undefined) {
    draft.exceptPlaces.push(...sided.places);
    const names = [...new Set(sided.places.map(({ name }) => name))];
    return take(draft, at, sided.count + unwanted, 'not_place', names.join(','), sided.isCorrected);
  }
  draft.named.push(sided);
  return take(draft, at, sided.count, 'place', sided.places[0]?.name ?? '', sided.isCorrected);
}

/**
 * The side that is said behind a name narrows it: "andheri (e)", "अंधेरी पूर्व". One that only the gazetteer has is a place to be near to,
 * and where the other side alone is known, nothing is.
 */
function withSide(draft: Draft, at: number, found: NamedPlaces): NamedPlaces | ReadNear | undefined {
  const { tokens, spots, isThere, index } = draft;
  const next = tokens[at + found.count];
  const side = next && sideOf(next.text);
  if (!side) return found;
  const count = found.count + 1;
  const onIt = found.places.filter(({ name }) => compassesOf(wordsOf(name)).includes(side));
  if (onIt.length > 0) return { ...found, places: onIt, count };
  const others = found.places.filter(({ name }) => compassesOf(wordsOf(name)).length > 0);
  const bare = new Set(
    found.places.map(({ name }) =>
      wordsOf(name)
        .filter((word) => sideOf(word) === undefined)
        .join(' '),
    ),
  );
  for (const name of bare) {
    const cities = new Set(found.places.map(({ cityId }) => cityId));
    const own = placesNamed(index, `${name} ${side}`).filter(({ cityId }) => cities.has(cityId));
    if (own.length > 0) return { ...found, places: own, count };
    const spot = spots.named(`${name} ${side}`, isThere);
    if (spot && !draft.near && draft.mayBeWeak)
      return { near: nearSpot(spot), count, isWeak: true, isCorrected: found.isCorrected };
  }
  return others.length > 0 && others.length === found.places.length ? undefined : found;
}

function readFree(draft: Draft, at: number): number {
  const free = freeAt(draft.tokens, at, draft.today);
  if (!free) return 0;
  draft.availableBy = free.by;
  return take(draft, at, free.count, 'available_by', free.by);
}

function readSharing(draft: Draft, at: number): number {
  const found = sharingAt(draft.tokens, at, draft.saysPg);
  if (!found) return 0;
  draft.sharing.push(...found.sharings);
  return take(draft, at, found.count, 'bed_sharing', found.sharings.join(','));
}

function readArea(draft: Draft, at: number): number {
  const found = areaAt(draft.tokens, at, draft.typed);
  if (!found) return 0;
  draft.area = bothOf(draft.area, found.area);
  return take(draft, at, found.count, 'area', rangeText(found.area));
}

function readRooms(draft: Draft, at: number): number {
  const found = roomsAt(draft.tokens, at, draft.typed);
  if (found) {
    for (const rooms of found.rooms) draft.bedrooms.add(rooms);
    return take(draft, at, found.count, 'bedrooms', found.rooms.join(','));
  }
  const baths = bathroomsAt(draft.tokens, at);
  if (!baths) return 0;
  draft.bathrooms = baths.bathrooms;
  return take(draft, at, baths.count, 'bathrooms', String(baths.bathrooms));
}

function readRent(draft: Draft, at: number): number {
  const found = rentAt(draft.tokens, at, draft.typed);
  if (!found) return 0;
  if (found.isDeposit) return leaveUnread(draft, at, found.count);
  draft.rent = bothOf(draft.rent, found.rent);
  return take(draft, at, found.count, 'rent', rangeText(found.rent));
}

/** Whatever is said twice holds twice. */
function bothOf(one: Bounds, other: Bounds): Bounds {
  const leasts = [one.least, other.least].filter((end) => end !== undefined);
  const mosts = [one.most, other.most].filter((end) => end !== undefined);
  return {
    ...(leasts.length > 0 && { least: Math.max(...leasts) }),
    ...(mosts.length > 0 && { most: Math.min(...mosts) }),
  };
}

const rangeText = ({ least, most }: Bounds): string => `${least ?? ''}-${most ?? ''}`;

const besideWords = new Set([
  'near',
  'opposite',
  'behind',
  'facing',
  'next',
  'close',
  'beside',
  'opp',
  'saamne',
  'samne',
]);
/** What stands beside a home as often as it belongs to it. */
const alsoOutside = new Set(['park', 'garden', 'gym', 'club', 'pool', 'hostel', 'company', 'school']);

function readMeaning(draft: Draft, at: number): number {
  const { tokens, places, index } = draft;
  const meant = meaningAt(tokens, at);
  if (!meant) return 0;
  const { meaning, count } = meant;
  const token = tokens[at];
  if (count === 1 && token && index.names.words.has(token.text)) {
    const longer = places.nearAt(at, 2);
    if (longer) return takePlaces(draft, at, longer);
  }
  const isBeside = [tokens[at - 1], tokens[at - 2]].some((before) => besideWords.has(before?.word ?? ''));
  // "Manyata Tech Park" is a name.
  const isInName = tokens[at - 1]?.typed !== undefined && tokens[at - 1]?.typed === draft.words.at(-1);
  if (count === 1 && token && (isBeside || isInName) && alsoOutside.has(token.word))
    return draft.isNegated ? 0 : keepWord(draft, at);
  if (meaning.of === 'nothing') return saysNot(tokens, at, count) ? leaveUnread(draft, at, count) : count;
  if ((meaning.of === 'pg_for' || meaning.of === 'pg_meals') && !draft.saysPg)
    return draft.isNegated ? 0 : keepWord(draft, at);
  const unwanted = unwantedAfter(draft, at + count);
  if (unwanted !== undefined) {
    if (meaning.of === 'pg_meals') {
      draft.meanings.push({ of: 'pg_meals', value: ['none'] });
      return take(draft, at, count + unwanted, 'pg_meals', 'none');
    }
    if (meaning.of !== 'property_type' && meaning.of !== 'furnishing')
      return leaveUnread(draft, at, count + unwanted);
    draft.excluded.push(meaning);
    return take(draft, at, count + unwanted, `not_${meaning.of}`, meaning.value);
  }
  draft.meanings.push(meaning);
  return take(draft, at, count, meaning.of, String(meaning.value));
}

const notWords = new Set(['no', 'not', 'without', 'non', 'zero']);

/** "Pets not allowed", which no filter asks for, and not "security deposit". */
const saysNot = (tokens: readonly Token[], at: number, count: number): boolean =>
  tokens.slice(at, at + count).some(({ word }) => notWords.has(word));

function isQuoted({ tokens, quoted }: Draft, at: number): boolean {
  const start = tokens[at]?.start ?? 0;
  return quoted.some((stretch) => start >= stretch.start && start < stretch.end);
}

/** What is no name as it stands. */
function readMisspelt(draft: Draft, at: number): number {
  if (isQuoted(draft, at)) return 0;
  const other = otherCityAt(draft, at);
  if (other !== undefined) {
    draft.otherCity ??= other;
    return 0;
  }
  return readUnknownName(draft, at) || readMisspeltNear(draft, at);
}

/** Shorter names are words as often. */
const LEAST_CITY = 4;

/** A city that is not served is no slip of a place that is. */
function otherCityAt({ tokens, spots, isInCity, isNegated: isSaid }: Draft, at: number): string | undefined {
  const token = tokens[at];
  const isWord = token && token.value === undefined && token.text.length >= LEAST_CITY;
  if (!isWord || isInCity || isSaid || ordinaryWords.has(token.text) || saysNothing(token)) return undefined;
  return spots.otherCity(token.text);
}

function readMisspeltNear(draft: Draft, at: number): number {
  const { tokens, spots, isThere, misspelt } = draft;
  if (draft.near || !draft.mayBeWeak || spots === noSpots) return 0;
  const found = misspeltNearAt(
    { tokens, spots, slips: misspelt, isWanted: (spot) => isServed(spot) && isThere(spot), placeAt: () => 0 },
    at,
  );
  return found ? takeNear(draft, at, found) : 0;
}

const isServed = ({ cityId }: Spot): boolean => cityId !== undefined;

function readUnknownName(draft: Draft, at: number): number {
  const short = draft.places.shortAt(at);
  const near = draft.places.nearAt(at, (short?.count ?? 0) + 1);
  const found = near ?? short;
  return found ? takePlaces(draft, at, found) : 0;
}

/** Letters and figures that stand together are one word again. */
function keepWord(draft: Draft, at: number): number {
  const { tokens, words } = draft;
  const token = tokens[at];
  if (!token) return 1;
  let count = 1;
  let word = token.typed;
  while (tokens[at + count]?.gap === '') {
    word += tokens[at + count]?.typed;
    count += 1;
  }
  const isShortNumber = token.value !== undefined && count === 1 && token.text.length < LEAST_FIGURES;
  const before = tokens[at - 1];
  const isAfterWord = before !== undefined && before.value === undefined && before.typed === words.at(-1);
  if (
    !saysNothing(count === 1 ? token : { text: word }) &&
    !(count === 1 && saysNothing({ text: token.word })) &&
    (!isShortNumber || isAfterWord)
  )
    words.push(word);
  return count;
}

/** Fewer are looked for only behind a word: "sector 65". */
const LEAST_FIGURES = 4;

function result(draft: Draft, namedCity: number | undefined, isChosen: boolean): ReadQuery {
  const { named, meanings, spans, words, bathrooms, rent, area, availableBy, typed } = draft;
  const { exceptPlaces, excluded } = draft;
  const cityOfOthers = draft.near ? undefined : onlyCityOf(exceptPlaces);
  const places = chosenPlaces(named, namedCity ?? (named.length > 0 ? undefined : cityOfOthers), isChosen);
  nameAll(draft, places.localities);
  const isFar = draft.near !== undefined && isFarFrom(draft.near, places.localities);
  if (isFar) takeBack(draft, 'near');
  const all = <Of extends Meant['of']>(of: Of): ValueOf<Of>[] => [
    ...new Set(meanings.flatMap((meaning) => (meaning.of === of ? [meaning.value as ValueOf<Of>] : []))),
  ];
  const only = <Of extends Meant['of']>(of: Of): ValueOf<Of> | undefined => {
    const values = all(of);
    return values.length === 1 ? values[0] : undefined;
  };
  return {
    ...places,
    otherCity: draft.otherCity,
    alsoIn: isChosen || places.cityId !== undefined ? [] : alsoInOf(draft, places.localities),
    exceptPlaces,
    excluded,
    unread: draft.unread.map(({ start, end }) => typed.slice(start, end)),
    near: isFar ? undefined : draft.near,
    bedrooms: [...draft.bedrooms].sort(),
    bathrooms,
    rent: inOrder(rent),
    area: inOrder(area),
    availableBy,
    furnishing: without(all('furnishing'), furnishings, excluded),
    propertyType: without(all('property_type'), propertyTypes, excluded),
    preferredTenant: only('preferred_tenant'),
    pgFor: all('pg_for'),
    pgMeals: [...new Set(all('pg_meals').flat())],
    sharing: [...new Set(draft.sharing)],
    parking: [...new Set(all('parking').flat())],
    listedAs: only('listed_as'),
    amenities: all('amenities'),
    pets: only('pets'),
    verified: only('verified'),
    sort: all('sort').at(-1),
    spans,
    words,
    corrected: spans.some(({ isCorrected }) => isCorrected),
  };
}

/** Civil Lines are in eight cities: those whose place goes by the words that were typed. */
function alsoInOf(
  { spans, named, near, index, spots, tokens }: Draft,
  localities: readonly Place[],
): number[] {
  const places = spans.filter(({ of }) => of === 'place' || of === 'near');
  const [span] = places;
  const shown = named.length > 0 ? localities[0]?.cityId : near?.cityId;
  if (!span || places.length > 1 || shown === undefined || span.isCorrected) return [];
  const typed = tokens.filter(({ start, end }) => start >= span.start && end <= span.end);
  const compacts = typed.flatMap((_, from) =>
    typed.slice(from).map((__, more) =>
      typed
        .slice(from, from + more + 1)
        .map(({ compact }) => compact)
        .join(''),
    ),
  );
  const citiesOf = (compact: string) => [
    ...(index.exact.get(compact)?.places ?? []).flatMap(({ kind, cityId }) =>
      kind === 'locality' ? [cityId] : [],
    ),
    ...spots.citiesOf(compact),
  ];
  const [longest = []] = compacts
    .toSorted((one, other) => other.length - one.length)
    .map(citiesOf)
    .filter((cities) => cities.includes(shown));
  return index.names.livedCities.filter((city) => city !== shown && longest.includes(city));
}

/** Of what is wanted, or else of all values, those that are not excluded. */
function without<Value extends string>(
  wanted: readonly Value[],
  all: readonly Value[],
  excluded: readonly Excluded[],
): Value[] {
  const values = new Set<string>(excluded.map(({ value }) => value));
  const isOfThese = all.some((value) => values.has(value));
  return (wanted.length > 0 || !isOfThese ? wanted : all).filter((value) => !values.has(value));
}

/** Who does not want Koramangala looks in Bengaluru. */
function onlyCityOf(except: readonly Place[]): number | undefined {
  const cities = new Set(except.flatMap(({ kind, cityId }) => (kind === 'locality' ? [cityId] : [])));
  const isOne = cities.size === 1 && except.every(({ kind }) => kind === 'locality');
  return isOne ? except[0]?.cityId : undefined;
}

/** "Andheri" is Andheri East and Andheri West: its span names all that it became. */
function nameAll({ named, spans }: Draft, localities: readonly Place[]): void {
  const ofPlaces = spans.filter(({ of }) => of === 'place');
  for (const [at, span] of ofPlaces.entries()) {
    const meant = localities.filter((place) => named[at]?.places.includes(place));
    if (meant.length > 0) span.value = meant.map(({ name }) => name).join(',');
  }
}

/** From the middle of a locality to its end, in kilometres. */
const LOCALITY_KM = 4;

/** A place across the town from the locality that the text names too is another of its name: the locality is meant. */
function isFarFrom({ point, meters }: Near, localities: readonly Place[]): boolean {
  const points = localities.flatMap(({ lat, lng }) =>
    typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : [],
  );
  return points.length > 0 && points.every((its) => kmBetween(its, point) > LOCALITY_KM + meters / 1000);
}

/** What was read is left over as words again. */
function takeBack({ spans, words, typed }: Draft, of: Said): void {
  const at = spans.findIndex((span) => span.of === of);
  const [span] = at < 0 ? [] : spans.splice(at, 1);
  const tokens = span ? tokensOf(typed.slice(span.start, span.end)) : [];
  words.push(...tokens.filter((token) => !saysNothing(token)).map((token) => token.typed));
}

/** "under 20k above 30k" cannot be meant. */
const inOrder = ({ least, most }: Bounds): Bounds =>
  least !== undefined && most !== undefined && least > most
    ? { least: most, most: least }
    : { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };

/** Of the places named those of one city: the one that is named, or else the one with most of them, and most homes. */
function chosenPlaces(
  named: readonly NamedPlaces[],
  namedCity: number | undefined,
  isChosen: boolean,
): Pick<ReadQuery, 'cityId' | 'localities' | 'elsewhere'> {
  const places = [...new Set(named.flatMap(({ places }) => places))];
  const cities = places.filter(({ kind }) => kind === 'city');
  const localities = places.filter(({ kind }) => kind === 'locality');
  const cityId = namedCity ?? cities[0]?.id;
  const chosen = cityId ?? cityOfMost(named);
  const isThere = (place: Place) => place.cityId === chosen;
  return {
    cityId: isChosen ? undefined : cityId,
    localities: localities.filter(isThere),
    elsewhere: [...cities, ...localities].filter((place) => !isThere(place)),
  };
}

function cityOfMost(named: readonly NamedPlaces[]): number | undefined {
  const scores = new Map<number, { names: number; homes: number }>();
  for (const { places } of named) {
    for (const cityId of new Set(places.map((place) => place.cityId))) {
      const { names, homes } = scores.get(cityId) ?? { names: 0, homes: 0 };
      const there = places.filter((place) => place.cityId === cityId);
      scores.set(cityId, {
        names: names + 1,
        homes: homes + there.reduce((sum, place) => sum + homesOf(place), 0),
      });
    }
  }
  const [best] = [...scores].sort(([, a], [, b]) => b.names - a.names || b.homes - a.homes);
  return best?.[0];
}
