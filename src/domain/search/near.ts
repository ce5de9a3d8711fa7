/** Reads what a home should be near: "near Manyata Tech Park", "baiyappanahalli metro", "10 min from HSR", "within 3 km of …". */
import { wordsOf } from '../place-lookup.ts';
import { type AnyKind, LEAST_RADIUS, MOST_RADIUS, WALK_METERS } from '../places.ts';
import { compassesOf, isSameSide, sideOf } from './compass.ts';
import { emptyWords, genericPlaceWords, nameEndings, ordinaryWords } from './ordinary-words.ts';
import { remembered, saysNothing, spelledOut } from './places.ts';
import { isSameNumber } from './same-number.ts';
import { type Near, nearSpot, type Spot, type Spots } from './spots.ts';
import { isOfRooms, type Token } from './tokens.ts';
import { isOfVocabulary } from './vocabulary.ts';

const MOST_WORDS = 5;
const LEAST_ALIKE = 5;
const LONG = 8;
/** Metres that people go in a minute: on foot, and through the traffic of a city. */
const WALKED = 80;
const DRIVEN = 350;
const METERS_PER_KM = 1000;

const besideWords = new Set([
  'near',
  'opposite',
  'opp',
  'behind',
  'beside',
  'around',
  'facing',
  'nearest',
  'closest',
]);
const followUps = new Set(['to', 'the', 'from', 'of', 'by', 'se', 'ke', 'ki', 'ka']);
const minuteWords = new Set(['min', 'mins', 'minute', 'minutes', 'मिनट']);
const kmWords = new Set(['km', 'kms', 'kilometer', 'kilometers', 'kilometre', 'kilometres', 'किमी']);
const meterWords = new Set(['m', 'meter', 'meters', 'metre', 'metres', 'mtr']);
const walkWords = new Set(['walk', 'walking', 'walkable', 'foot', 'paidal', 'पैदल']);
const driveWords = new Set(['drive', 'driving', 'ride', 'away', 'distance', 'door', 'dur']);
const fromWords = new Set(['from', 'of', 'to', 'se', 'से']);
const stationWords = new Map<string, Spot['kind'] | undefined>([
  ['metro', 'metro_station'],
  ['मेट्रो', 'metro_station'],
  ['railway', 'railway_station'],
  ['station', undefined],
  ['stn', undefined],
  ['स्टेशन', undefined],
  ['steshan', undefined],
]);
/** Kinds that are meant by their bare name; the others stand in the addresses of homes everywhere. */
const known: ReadonlySet<Spot['kind']> = new Set(['office_park', 'college', 'hospital']);
/** Kinds whose whole name is meant though all of its words are everyday ones: "College Street", "GIFT City". */
const sights: ReadonlySet<Spot['kind']> = new Set([...known, 'landmark']);

export interface ReadNear {
  near: Near;
  count: number;
  /** Named without a word of being near, and of a kind that addresses are full of: a locality named beside it is meant. */
  isWeak: boolean;
  /** Spelt differently from its name. */
  isCorrected: boolean;
  /** One word of a longer name. */
  isPart: boolean;
}

interface Slips {
  /** Slips are looked for so many times in a text: each costs as much as reading a sentence. */
  slips: { left: number };
  tokens: readonly Token[];
  spots: Spots;
  isWanted: (spot: Spot) => boolean;
}

interface Asked extends Slips {
  longestAt: LongestAt;
  /** How many words here name a locality or a city of ours. */
  placeAt(at: number): number;
  /** A city is chosen or named. */
  isInCity: boolean;
}

const anyWords: readonly (readonly [words: readonly string[], kinds: readonly AnyKind[]])[] = [
  [
    ['metro', 'railway', 'station'],
    ['metro_station', 'railway_station'],
  ],
  [['metro', 'station'], ['metro_station']],
  [['metro', 'line'], ['metro_station']],
  [['metro'], ['metro_station']],
  [['railway', 'station'], ['railway_station']],
  [['train', 'station'], ['railway_station']],
  [['local', 'station'], ['railway_station']],
  [['local', 'train'], ['railway_station']],
  [['railway'], ['railway_station']],
  [['station'], ['metro_station', 'railway_station']],
  [['hospital'], ['hospital']],
];
const anyFillers = new Set(['any', 'the', 'a', 'some', 'nearest', 'kisi', 'bhi']);

export interface ReadAnyNear {
  kinds: readonly AnyKind[];
  meters: number;
  count: number;
}

/**
 * "Near metro", "metro station ke paas", "walking distance to a hospital": any that is within a walk. So is the "metro station" of a
 * place (`isBehindPlace`) that has none of its name.
 */
export function anyNearAt(
  tokens: readonly Token[],
  at: number,
  isBehindPlace: boolean,
): ReadAnyNear | undefined {
  const said = prefixAt(tokens, at);
  let from = at + said.count;
  while (said.count > 0 && anyFillers.has(tokens[from]?.text ?? '')) from += 1;
  const found = anyWords.find(([words]) => words.every((word, i) => tokens[from + i]?.word === word));
  if (!found) return undefined;
  const [words, kinds] = found;
  const end = from + words.length;
  const behind = said.count > 0 ? 0 : after(tokens, end);
  if (said.count === 0 && behind === 0 && !(isBehindPlace && kinds[0] !== 'hospital')) return undefined;
  return { kinds, meters: said.meters ?? WALK_METERS, count: end + behind - at };
}

/** What a text asks to be near to, at this word. */
export function nearAt(asked: Asked, at: number): ReadNear | undefined {
  const said = prefixAt(asked.tokens, at);
  const from = at + said.count;
  if (said.count > 0) {
    const found = afterPrefix(asked, from, said.meters);
    return found && readFrom(found, said);
  }
  const found = bareAt(asked, at);
  const isWalked = found && found.count > 2 && walkBehind(asked.tokens, at + found.count - 2) > 0;
  return found && readFrom(found, { count: 0, meters: isWalked ? WALK_METERS : undefined });
}

const readFrom = (
  { spot, count, isWeak = false, isCorrected = false, isPart = false }: Found,
  said: { count: number; meters?: number | undefined } = { count: 0 },
): ReadNear => ({
  near: nearSpot(spot, said.meters),
  count: said.count + count,
  isWeak,
  isCorrected,
  isPart: isPart && said.count === 0 && count === 1,
});

interface Found {
  spot: Spot;
  count: number;
  isWeak?: boolean;
  isCorrected?: boolean;
  isPart?: boolean;
}

/** A name of the gazetteer a few letters wrong, where nothing else was read. */
export function misspeltNearAt(asked: Slips, at: number): ReadNear | undefined {
  const [first] = asked.tokens.slice(at, at + 1);
  if (!first || first.value !== undefined || isEveryday(first) || first.latin.length < LEAST_ALIKE)
    return undefined;
  // "मजला" is a floor, and no slip of a name.
  if (ordinaryWords.has(first.word) || saysNothing({ text: first.word })) return undefined;
  const found = slipAt(asked, at, 0);
  return found && readFrom({ ...found, isWeak: true });
}

/** A locality that is known exactly is where the home is, unless a distance is said. */
function afterPrefix(asked: Asked, at: number, meters: number | undefined): Found | undefined {
  const own = asked.placeAt(at);
  const [first] = asked.tokens.slice(at, at + 1);
  // "Near airport" is none of them, as long as nobody knows which city is meant.
  const isAny = !asked.isInCity && first !== undefined && isEveryday(first) && !isEverydayName(asked, at);
  if (isAny) return undefined;
  const found = withStation(asked, at) ?? asked.longestAt(at, own) ?? slipAt(asked, at, own);
  if (found && (found.count > own || meters !== undefined)) return found;
  return meters === undefined ? undefined : asked.longestAt(at, 0);
}

/** "College Street": more than one word, whole. */
function isEverydayName({ longestAt }: Asked, at: number): boolean {
  const found = longestAt(at, 1);
  return found !== undefined && !found.isPart;
}

function bareAt(asked: Asked, at: number): Found | undefined {
  const station = withStation(asked, at);
  if (station) return { ...station, count: station.count + after(asked.tokens, at + station.count) };
  const found = asked.longestAt(at, 0);
  if (!found || found.count <= asked.placeAt(at)) return undefined;
  const words = asked.tokens.slice(at, at + found.count);
  // "Airport ke paas" is none of them, as long as nobody knows which city is meant.
  const isAny =
    found.spot.kind === 'landmark' && words.length === 1 && words.every(isEveryday) && !asked.isInCity;
  if (isBesideAfter(asked.tokens, at + found.count) && !isAny)
    return { ...found, count: found.count + after(asked.tokens, at + found.count) };
  if (words.every(isEveryday))
    return found.count > 1 && sights.has(found.spot.kind) ? { ...found, isWeak: true } : undefined;
  const isLong = found.count > 1 || (words[0]?.text.length ?? 0) > 3;
  if (known.has(found.spot.kind)) return isLong || isInitials(words[0]) ? found : undefined;
  const isPlace = isLong ? !saysKind(words) : found.spot.cityId !== undefined && isInitials(words[0]);
  return isPlace ? { ...found, isWeak: true } : undefined;
}

/** "cp", "bkc": short, and no word of its own. */
const isInitials = (token: Token | undefined): boolean =>
  token !== undefined && /^[a-z]{2,3}$/.test(token.text) && !isEveryday(token);

/** Words of the vocabulary that happen to be the name of some place as well. */
const saysKind = (words: readonly Token[]): boolean => words.length === 1 && words.some(isEveryday);

const isEveryday = ({ text, latin, word }: Token): boolean =>
  ordinaryWords.has(text) || emptyWords.has(text) || genericPlaceWords.has(latin) || isOfVocabulary(word);

/** How many letters may be wrong in words that are some name's own: none in a short one or in words of every day ("my college"). */
function slipsIn(words: readonly Token[]): number {
  const letters = words.reduce((sum, word) => sum + (isEveryday(word) ? 0 : word.latin.length), 0);
  if (letters < LEAST_ALIKE) return 0;
  return letters < LONG ? 1 : 2;
}

/** "Manyata ke paas", "AIIMS के पास". */
const isBesideAfter = (tokens: readonly Token[], at: number): boolean => after(tokens, at) > 0;
function after(tokens: readonly Token[], at: number): number {
  for (let count = 1; count <= 3; count += 1) {
    const word = tokens[at + count - 1];
    if (word && ['near', 'nearby', 'aaspaas', 'आसपास'].includes(word.text)) return count;
    if (word && ['near', 'nearby'].includes(word.word)) return count;
    if (!word || !['ke', 'k', 'के', 'च्या', 'aas', 'आस'].includes(word.text)) return walkBehind(tokens, at);
  }
  return 0;
}

/** "Metro station walking distance". */
const walkBehind = (tokens: readonly Token[], at: number): number =>
  walkWords.has(tokens[at]?.text ?? '') && tokens[at + 1]?.text === 'distance' ? 2 : 0;

/** "Indiranagar metro", "Thane railway station". */
function withStation({ tokens, spots, slips, isWanted }: Asked, at: number): Found | undefined {
  const begin = tokens[at];
  if (!begin || begin.value !== undefined || emptyWords.has(begin.text) || isOfVocabulary(begin.word))
    return undefined;
  for (let count = Math.min(MOST_WORDS, tokens.length - at - 1); count > 0; count -= 1) {
    const first = tokens[at + count];
    if (!first || !stationWords.has(first.text)) continue;
    const next = tokens[at + count + 1];
    const isTwo = first.text !== 'station' && next !== undefined && stationWords.has(next.text);
    const kind = stationWords.get(first.text);
    const name = nameOf(tokens, at, count);
    const isStation = (spot: Spot) =>
      isWanted(spot) &&
      (kind ? spot.kind === kind : spot.kind === 'metro_station' || spot.kind === 'railway_station');
    const spot =
      spots.named(name, isStation) ??
      slipped({ spots, slips }, tokens.slice(at, at + count), name, isStation);
    if (spot) return { spot, count: count + (isTwo ? 2 : 1) };
  }
  return undefined;
}

const nameOf = (tokens: readonly Token[], at: number, count: number): string =>
  tokens
    .slice(at, at + count)
    .map(({ latin, isHindi, text }) => (isHindi ? latin : text))
    .join(' ');

/** The longest run of words from here that is a name, of more than `least`. */
export type LongestAt = (at: number, least: number) => Found | undefined;

/** A text asks for the same run up to three times: before it is read, when it is, and when it is read again. */
export function longestOnce(asked: Names): LongestAt {
  const known = new Map<number, Found | undefined>();
  return (at, least) => {
    const found = remembered(known, at, () => longest(asked, at));
    return found && found.count > least ? found : undefined;
  };
}

type Names = Pick<Slips, 'tokens' | 'spots' | 'isWanted'>;

function longest({ tokens, spots, isWanted }: Names, at: number): Found | undefined {
  let found: Found | undefined;
  let [typed, latin] = ['', ''];
  // What begins no name begins none with more letters either.
  let [isTyped, isLatin] = [true, true];
  const end = Math.min(tokens.length, at + MOST_WORDS);
  for (let i = at; i < end; i += 1) {
    const token = tokens[i] as Token;
    if (i > at && isOfRooms(tokens, i)) break;
    typed += token.value === undefined ? token.typed : token.compact;
    latin += token.value === undefined ? spelledOut(token.latin) : token.compact;
    isTyped &&= spots.begins(typed);
    isLatin = latin === typed ? isTyped : isLatin && spots.begins(latin);
    if (!isTyped && !isLatin) break;
    const count = i - at + 1;
    const spot =
      (isTyped ? spots.spelt(typed, isWanted) : undefined) ??
      (isLatin && latin !== typed ? spots.spelt(latin, isWanted) : undefined);
    const part =
      isLatin && spot === undefined && isOwn(tokens, at, count) && !spots.otherCity(latin)
        ? spots.part(latin, (one) => isWanted(one) && isSameNumber(one.name, tokens, i + 1))
        : undefined;
    if (spot) found = { spot, count };
    else if (part) found = { spot: part, count, isPart: true };
  }
  return found;
}

/** Part of a name says which one only by a word of its own: "silk board", and not "park" or "sector 5". */
const isOwn = (tokens: readonly Token[], at: number, count: number): boolean =>
  tokens
    .slice(at, at + count)
    .some((token) => token.value === undefined && token.latin.length > 3 && !isEveryday(token));

function slipped(
  { spots, slips }: Pick<Asked, 'spots' | 'slips'>,
  words: readonly Token[],
  name: string,
  isWanted: (spot: Spot) => boolean,
): Spot | undefined {
  const edits = words.some(({ value }) => value !== undefined) ? 0 : slipsIn(words);
  if (edits === 0 || slips.left === 0) return undefined;
  slips.left -= 1;
  return spots.alike(name, edits, isWanted);
}

function slipAt({ tokens, spots, slips, isWanted }: Slips, at: number, least: number): Found | undefined {
  for (let count = Math.min(MOST_WORDS - 1, tokens.length - at); count > least; count -= 1) {
    // "Narnia Vihar" is a name of its own, and half of it no slip of another.
    if (nameEndings.has(tokens[at + count]?.text ?? '')) continue;
    const name = nameOf(tokens, at, count);
    const words = tokens.slice(at, at + count);
    const own = compassesOf(words.map(({ latin }) => latin));
    const spot = slipped({ spots, slips }, words, name, (one) => isWanted(one) && isSameSide(own, one.name));
    if (spot) return { spot, count, isCorrected: wordsOf(name).join('') !== wordsOf(spot.name).join('') };
  }
  return undefined;
}

/** What stands before the name: "near", "10 min walk from", "within 2 km of". */
function prefixAt(tokens: readonly Token[], at: number): { count: number; meters: number | undefined } {
  const distance = distanceAt(tokens, at) ?? walkAt(tokens, at);
  if (distance) return distance;
  const first = tokens[at];
  const isNextTo =
    (first?.text === 'next' || first?.text === 'close' || first?.text === 'adjacent') &&
    tokens[at + 1]?.text === 'to';
  const isNotFar = first?.text === 'not' && tokens[at + 1]?.text === 'far';
  const isFacing = first?.word === 'facing' && [at - 1, at + 1].some((beside) => saysSide(tokens[beside]));
  if (!isNextTo && !isNotFar && (isFacing || !(first && besideWords.has(first.word))))
    return { count: 0, meters: undefined };
  let count = isNextTo || isNotFar ? 2 : 1;
  while (followUps.has(tokens[at + count]?.text ?? '')) count += 1;
  return { count, meters: undefined };
}

/** "East facing" is said of the home. */
const saysSide = (token: Token | undefined): boolean =>
  token !== undefined && sideOf(token.text) !== undefined;

/** "Walking distance to", "walkable from". */
function walkAt(tokens: readonly Token[], at: number) {
  if (!walkWords.has(tokens[at]?.text ?? '')) return undefined;
  let count = tokens[at + 1]?.text === 'distance' || tokens[at + 1]?.text === 'distence' ? 2 : 1;
  while (followUps.has(tokens[at + count]?.text ?? '')) count += 1;
  return count > 1 ? { count, meters: WALK_METERS } : undefined;
}

function distanceAt(tokens: readonly Token[], at: number) {
  let count = tokens[at]?.text === 'within' || tokens[at]?.text === 'just' ? 1 : 0;
  const value = tokens[at + count]?.value;
  const unit = tokens[at + count + 1]?.text ?? '';
  if (value === undefined) return undefined;
  count += 2;
  let isOnFoot = false;
  while (walkWords.has(tokens[at + count]?.text ?? '') || driveWords.has(tokens[at + count]?.text ?? '')) {
    isOnFoot ||= walkWords.has(tokens[at + count]?.text ?? '');
    count += 1;
  }
  const per = unitOf(unit, isOnFoot);
  const next = tokens[at + count];
  if (per === undefined || !next || !(fromWords.has(next.text) || besideWords.has(next.word)))
    return undefined;
  count += 1;
  while (followUps.has(tokens[at + count]?.text ?? '')) count += 1;
  return { count, meters: Math.round(Math.min(MOST_RADIUS, Math.max(LEAST_RADIUS, value * per))) };
}

function unitOf(unit: string, isOnFoot: boolean): number | undefined {
  if (minuteWords.has(unit)) return isOnFoot ? WALKED : DRIVEN;
  if (kmWords.has(unit)) return METERS_PER_KM;
  return meterWords.has(unit) ? 1 : undefined;
}
