/** Takes what a text says of places: where the home is, what it is near, and on which side. */
import { placesNamed, wordsOf } from '../place-lookup.ts';
import { compassesOf, sideOf } from './compass.ts';
import { type Draft, isQuoted, leaveUnread, take, unwantedAfter } from './draft.ts';
import { anyNearAt, misspeltNearAt, nearAt, type ReadNear } from './near.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { type NamedPlaces, pincodeAt, saysNothing } from './places.ts';
import { isFarFrom } from './read-result.ts';
import { nearSpot, noSpots, type Spot } from './spots.ts';
import { meaningAt } from './vocabulary.ts';

/** One place to be near to is enough: homes near two of them are seldom meant. */
export function readNear(draft: Draft, at: number): number {
  const { tokens, spots, places } = draft;
  if (spots === noSpots) return 0;
  const found =
    nearAt(
      {
        tokens,
        spots,
        slips: draft.slips,
        isWanted: draft.isThere,
        longestAt: draft.longestAt,
        isInCity: draft.isInCity,
        placeAt: (from) => Math.max(places.exactAt(from)?.count ?? 0, places.shortAt(from)?.count ?? 0),
      },
      at,
    ) ?? nearPin(draft, at);
  if (!found) return readAnyNear(draft, at);
  if (found.isWeak && !draft.mayBeWeak) return 0;
  const ours = found.isWeak ? oursAt(draft, at, found) : undefined;
  if (ours && !(ours.isCorrected && isQuoted(draft, at))) return takePlaces(draft, at, ours);
  return draft.near || isOfLongerName(draft, at, found) ? 0 : takeNear(draft, at, found);
}

/** "Brigade Gateway" is a name of its own, and not near the Gateway of India. */
function isOfLongerName({ tokens, words }: Draft, at: number, found: ReadNear): boolean {
  const before = tokens[at - 1]?.typed;
  const isBehindWord = before !== undefined && before === words.at(-1) && found.count === 1;
  return isBehindWord && (found.isPart || (found.isWeak && found.near.kind === 'landmark'));
}

/** Any station or hospital of the city; where it has none, these are words. */
function readAnyNear(draft: Draft, at: number): number {
  const { tokens, spots, isThere } = draft;
  const found = draft.near || draft.nearAny ? undefined : anyNearAt(tokens, at, isBehindPlace(draft, at));
  if (!found || !spots.ofKinds(found.kinds).some(isThere)) return 0;
  const { kinds, meters, count } = found;
  const unwanted = unwantedAfter(draft, at + count);
  if (unwanted !== undefined) return leaveUnread(draft, at, count + unwanted);
  draft.nearAny = { kinds, meters };
  return take(draft, at, count, 'near_any', kinds.join(','));
}

/** Whether the word before is the end of a place's name. */
export function isBehindPlace({ tokens, spans }: Draft, at: number): boolean {
  const last = spans.at(-1);
  return (last?.of === 'place' || last?.of === 'near') && last.end === tokens[at - 1]?.end;
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
  const isSide = sideOf(tokens[at]?.text ?? '') !== undefined && tokens[at + 1]?.word !== 'facing';
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
  return spot && { near: nearSpot(spot), count, isWeak: false, isCorrected: false, isPart: false };
}

/** A name that is known exactly, unless the same words say what the home is. */
export function readName(draft: Draft, at: number): number {
  const exact = draft.places.exactAt(at);
  if (!exact) return 0;
  const meant = meaningAt(draft.tokens, at);
  if (meant && meant.count >= exact.count && exact.count === 1) return 0;
  if (isEndOfName(draft, at, exact)) {
    draft.words.push(...draft.tokens.slice(at, at + exact.count).map(({ typed }) => typed));
    return exact.count;
  }
  return takePlaces(draft, at, longerName(draft, at, exact) ?? exact);
}

/** "Yelahanka New Town" is no New Town of Kolkata, nor "Kengeri Satellite Town" Satellite in Ahmedabad. */
function isEndOfName(draft: Draft, at: number, { places, count }: NamedPlaces): boolean {
  const { tokens, named, near } = draft;
  if (!isBehindPlace(draft, at) || tokens[at]?.gap !== ' ' || isQuoted(draft, at)) return false;
  const isEverywhere = tokens.slice(at, at + count).every(({ text }) => ordinaryWords.has(text));
  if (!isEverywhere && tokens[at + count]?.text !== 'town') return false;
  const before = named.at(-1)?.places.map(({ cityId }) => cityId) ?? [near?.cityId];
  return places.every(({ kind, cityId }) => kind === 'locality' && !before.includes(cityId));
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

export function takePlaces(draft: Draft, at: number, found: NamedPlaces): number {
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
  if (!side || tokens[found.count + at + 1]?.word === 'facing') return found;
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
      return { near: nearSpot(spot), count, isWeak: true, isCorrected: found.isCorrected, isPart: false };
  }
  return others.length > 0 && others.length === found.places.length ? undefined : found;
}

/** What is no name as it stands. */
export function readMisspelt(draft: Draft, at: number): number {
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
    { tokens, spots, slips: misspelt, isWanted: (spot) => isServed(spot) && isThere(spot) },
    at,
  );
  if (!found || isOfLongerName(draft, at, found)) return 0;
  // "goregoan e" is Goregaon East, and not near the station of Goregaon.
  const ours = draft.places.called(found.near.name, found.count);
  return ours && !isFarFrom(found.near, ours.places)
    ? takePlaces(draft, at, ours)
    : takeNear(draft, at, found);
}

const isServed = ({ cityId }: Spot): boolean => cityId !== undefined;

function readUnknownName(draft: Draft, at: number): number {
  const short = draft.places.shortAt(at);
  const near = draft.places.nearAt(at, (short?.count ?? 0) + 1);
  const found = near ?? short;
  return found ? takePlaces(draft, at, found) : 0;
}
