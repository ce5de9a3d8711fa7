/** Which places the words of a search name. A name that is known exactly wins; ordinary words are never bent into one. */
import { soundOf } from '../devanagari.ts';
import {
  homesOf,
  nearestPlaces,
  type Place,
  type PlaceMatch,
  placesSounding,
  wordsOf,
} from '../place-lookup.ts';
import { placeShortenings } from '../place-shortenings.ts';
import { compassesOf, isSameSide } from './compass.ts';
import {
  emptyWords,
  genericPlaceWords,
  nameEndings,
  ordinaryWords,
  wordsOfAnyHome,
} from './ordinary-words.ts';
import { beginsWords, type KnownPlaces, startOf } from './place-names.ts';
import { isSameNumber } from './same-number.ts';
import { isOfRooms, type Token } from './tokens.ts';
import { isOfVocabulary } from './vocabulary.ts';

export interface NamedPlaces {
  places: readonly Place[];
  count: number;
  /** Spelt differently from its name. */
  isCorrected: boolean;
}

const MOST_WORDS = 5;
/** A shorter word beside a name could pass for two slips in it. */
const LEAST_SLIP = 3;
const MOST_MISSPELT_WORDS = 4;
const LEAST_MISSPELT = 4;
const LEAST_TWO_EDITS = 5;
const MOST_EDITS = 2;
/** A spelling with so many times the homes is what was meant as well. */
const FAR_MORE = 10;
/** Slips are looked for in so many places of a text: each costs as much as reading a sentence. */
const MOST_CORRECTIONS = 60;

export const spelledOut = (word: string): string => placeShortenings.get(word)?.toLowerCase() ?? word;

export type IsWanted = (place: Place) => boolean;
type IsName = (compact: string) => boolean;

/** A text is read twice where a bare place gives way to a locality. */
export function remembered<Key, Value>(known: Map<Key, Value>, key: Key, find: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined || known.has(key)) return before as Value;
  const found = find();
  known.set(key, found);
  return found;
}

interface Kind {
  /** In Latin letters and not shortened: "nagar" for ngr. */
  spelled: string;
  /** So spelt it is a word of some place's name. */
  isSpelledInName: boolean;
  saysNothing: boolean;
  isInName: boolean;
  isOrdinary: boolean;
  isOfVocabulary: boolean;
  /** A word of its own, and of no place's name. */
  isOnlyOrdinary: boolean;
  mayBeMisspelt: boolean;
}

interface Hit {
  compact: string;
  count: number;
  places: readonly Place[];
}

type Named = Hit & { at: number };

/** Reads the places of one text; remembers what it has looked up. */
export class PlaceReader {
  readonly #tokens: readonly Token[];
  readonly #index: KnownPlaces;
  readonly #hits: (readonly Hit[] | undefined)[] = [];
  readonly #kinds: (Kind | undefined)[] = [];
  readonly #nearby = new Map<string, PlaceMatch | undefined>();
  readonly #sounds: string[] = [];
  readonly #short = new Map<number, NamedPlaces | undefined>();
  readonly #near = new Map<number, NamedPlaces | undefined>();
  #isWanted: IsWanted = () => true;
  #localities: readonly Named[] = [];
  #longest: Named[] | undefined;

  /** A name that is right somewhere is no slip of another one. */
  readonly #isName: IsName;

  constructor(tokens: readonly Token[], index: KnownPlaces, isName: IsName = () => false) {
    this.#tokens = tokens;
    this.#index = index;
    this.#isName = isName;
  }

  /** From here on only these; `localities` are those that the text names exactly. */
  narrow(isWanted: IsWanted, localities: readonly Named[]): void {
    this.#isWanted = isWanted;
    this.#localities = localities;
  }

  /** The cities that the text names exactly, but for those in the name of a locality ("Delhi Road"). */
  cities(isWantedAt: (at: number, count: number) => boolean): Place[] {
    const isCity: IsWanted = ({ kind }) => kind === 'city';
    const named = this.#named(isWantedAt).flatMap(({ places }) => places.find(isCity) ?? []);
    return named.length > 0 ? named : this.#citiesSounding(isWantedAt);
  }

  /** In Hindi letters no name need be known to be exact; "Fort Kochi" is no Kochi. */
  #citiesSounding(isWantedAt: (at: number, count: number) => boolean): Place[] {
    const { citySounds } = this.#index.names;
    return this.#tokens.flatMap(({ isHindi }, at) => {
      if (!isHindi || !citySounds.has(this.#soundAt(at, 1))) return [];
      if (this.#kind(at)?.saysNothing || !isWantedAt(at, 1)) return [];
      const cities = this.#soundingAt(at, 1)?.places.filter(({ kind }) => kind === 'city') ?? [];
      const longer = [at - 1, at].flatMap((from) => this.#soundingAt(from, 2)?.places ?? []);
      return cities.filter(
        ({ name }) => !longer.some((one) => one.kind === 'locality' && one.name.includes(name)),
      );
    });
  }

  /** The localities that the text names exactly. */
  localities(isWantedAt: (at: number, count: number) => boolean): Named[] {
    return this.#named(isWantedAt).filter(({ at, count, places: [first] }) => {
      const isName = this.#tokens.slice(at, at + count).some(({ text }) => !ordinaryWords.has(text));
      return isName && first?.kind === 'locality';
    });
  }

  /** Beside Nallagandla "aparna" is no slip of a place in Mumbai. */
  #isElsewhere(found: readonly Place[], at: number, count: number): boolean {
    const others = this.#localities.filter((one) => one.at + one.count <= at || one.at >= at + count);
    const cities = new Set(others.flatMap(({ places }) => places.map(({ cityId }) => cityId)));
    return others.length > 0 && found.every(({ cityId }) => !cities.has(cityId));
  }

  /** What the text names exactly, by the longest names. */
  #named(isWantedAt: (at: number, count: number) => boolean): Named[] {
    if (!this.#longest) {
      this.#longest = [];
      for (let at = 0; at < this.#tokens.length; ) {
        const [hit] = this.#hitsAt(at);
        if (hit) this.#longest.push({ ...hit, at });
        at += hit?.count ?? 1;
      }
    }
    return this.#longest.filter(({ at, count }) => isWantedAt(at, count));
  }

  /** The longest run of words that is a name, an alias or a PIN. */
  exactAt(at: number): NamedPlaces | undefined {
    const pincode = this.#pincodeAt(at);
    if (pincode) return pincode;
    for (const { compact, count, places } of this.#hitsAt(at)) {
      const wanted = places.filter(this.#isWanted);
      if (wanted.length > 0)
        return { places: this.#meant(wanted, compact, at + count), count, isCorrected: false };
    }
    return undefined;
  }

  #hitsAt(at: number): readonly Hit[] {
    const known = this.#hits[at];
    if (known) return known;
    const hits: Hit[] = [];
    this.#addHits(at, (word) => word, hits);
    if (hits.length === 0) this.#addHits(at, (word) => spelledOut(word), hits);
    this.#hits[at] = hits;
    return hits;
  }

  /** Longest first. */
  #addHits(at: number, wordOf: (word: string) => string, hits: Hit[]): void {
    const { exact, names } = this.#index;
    const end = Math.min(this.#tokens.length, at + MOST_WORDS);
    let compact = '';
    for (let i = at; i < end; i += 1) {
      if (i > at && isOfRooms(this.#tokens, i)) return;
      compact += wordOf(this.#tokens[i]?.compact ?? '');
      if (!names.starts.has(startOf(compact))) return;
      const places = exact.get(compact)?.places;
      if (places) hits.unshift({ compact, count: i - at + 1, places });
    }
  }

  /** By initials or words cut short: nobody's name, but what people call it. */
  shortAt(at: number): NamedPlaces | undefined {
    return remembered(this.#short, at, () => this.#findShort(at));
  }

  /** By the name that was meant, where some words of it were typed with slips. */
  called(name: string, count: number): NamedPlaces | undefined {
    const { short, parts } = this.#index.names;
    const compact = wordsOf(name).join('');
    const places = (parts.get(compact) ?? short.get(compact))?.filter(this.#isWanted) ?? [];
    return places.length > 0 ? { places: mostHomes(places), count, isCorrected: true } : undefined;
  }

  #findShort(at: number): NamedPlaces | undefined {
    const { short, parts, shortStarts } = this.#index.names;
    if (this.#kind(at)?.saysNothing) return undefined;
    // Most words begin no name cut short, and none beside them is of one.
    const isBegunHere = shortStarts.has(startOf(this.#kind(at)?.spelled ?? ''));
    if (!isBegunHere && !this.#hasWordOfName(at, MOST_MISSPELT_WORDS)) return undefined;
    const words = this.#words(at, MOST_MISSPELT_WORDS);
    const begun = begunBy(words, shortStarts);
    for (; words.length > 0; words.pop()) {
      const count = words.length;
      const isMeant: IsWanted = (place) =>
        this.#isWanted(place) && isSameNumber(place.name, this.#tokens, at + count);
      const isBegun = count <= begun;
      const compact = isBegun || count === 1 ? words.join('') : '';
      // "Salt Lake" of Salt Lake Sector 5.
      const whole = count > 1 && isBegun ? parts.get(compact)?.filter(isMeant) : undefined;
      if (whole && whole.length > 0) return { places: mostHomes(whole), count, isCorrected: false };
      if ((count === 1 && compact.length <= 2) || !this.#mayBeShort(at, count)) continue;
      const places =
        (isBegun ? short.get(compact)?.filter(isMeant) : undefined) ??
        (count > 1 && this.#hasWordOfName(at, count) ? this.#beginning(words, isMeant) : []);
      if (places.length > 0) return { places: mostHomes(places), count, isCorrected: false };
    }
    return undefined;
  }

  #hasWordOfName(at: number, count: number): boolean {
    for (let i = at; i < at + count; i += 1) if (this.#kind(i)?.isSpelledInName) return true;
    return false;
  }

  #beginning(words: readonly string[], isMeant: IsWanted): Place[] {
    return (this.#index.names.byBeginning.get(`${words.length}${words[0]?.[0]}`) ?? [])
      .filter((name) => beginsWords(words, name.words) && isMeant(name.place))
      .map(({ place }) => place);
  }

  /** By its sound in Hindi letters, or else a few letters wrong. At least `least` words. */
  nearAt(at: number, least = 1): NamedPlaces | undefined {
    return remembered(this.#near, at * (MOST_WORDS + 2) + least, () =>
      this.#findNear(at, least, MOST_EDITS, this.#isName),
    );
  }

  /** The same of a place that the gazetteer has spelt so: with one slip, and though the spelling is some place's own. */
  spotAt(at: number, least: number): NamedPlaces | undefined {
    return this.#findNear(at, least, 1, () => false);
  }

  #findNear(at: number, least: number, most: number, isName: IsName): NamedPlaces | undefined {
    if (this.#kind(at)?.saysNothing) return undefined;
    const runs = this.#runsAt(at, least);
    for (let allowed = 1; allowed <= most; allowed += 1) {
      for (const { count, compact } of runs) {
        if (compact === undefined) {
          const found = allowed === 1 ? this.#soundingAt(at, count) : undefined;
          if (found) return found;
          continue;
        }
        const match = this.#nearest(compact);
        if (!match || match.edits > allowed || !isLikely(compact, match.spelling, match.edits)) continue;
        if (match.edits > 0 && isName(compact)) continue;
        if (match.edits > 0 && this.#isElsewhere(match.places, at, count)) continue;
        if (match.edits > 1 && this.#isHalfName(at + count)) continue;
        const said = compassesOf(this.#tokens.slice(at, at + count).map(({ latin }) => latin));
        const [{ latin: first = '' } = {}] = this.#tokens.slice(at, at + 1);
        const places = match.places.filter(
          ({ name, aliases }) => isSameSide(said, name) && hasInitials(first, [name, ...aliases]),
        );
        if (places.length > 0)
          return {
            places: citiesFirst(this.#withParts(places, match.spelling)),
            count,
            isCorrected: match.edits > 0,
          };
      }
    }
    return undefined;
  }

  /** What may be one misspelt name, longest first; without spelling where it is in Hindi letters. */
  #runsAt(at: number, least: number): { count: number; compact: string | undefined }[] {
    const runs: { count: number; compact: string | undefined }[] = [];
    let compact = '';
    let isMisspelt = false;
    let isHindi = false;
    const end = Math.min(this.#tokens.length, at + MOST_MISSPELT_WORDS);
    for (let i = at; i < end; i += 1) {
      if (i > at && isOfRooms(this.#tokens, i)) break;
      const kind = this.#kind(i);
      const count = i - at + 1;
      compact += kind?.spelled ?? '';
      isMisspelt ||= kind?.mayBeMisspelt === true;
      isHindi ||= this.#tokens[i]?.isHindi === true;
      // The last letter of a sound may change with the next word.
      if (isHindi && !this.#index.names.soundStarts.has(this.#soundAt(at, count).slice(0, -1))) break;
      // Of several words each may be a word of its own: then it belongs to no name.
      if (!isHindi && kind?.isOnlyOrdinary && count > 1) break;
      if (count < least || (kind?.saysNothing && !kind.isInName)) continue;
      if (isHindi) runs.unshift({ count, compact: undefined });
      else if (isMisspelt && compact.length >= LEAST_MISSPELT) runs.unshift({ count, compact });
      if (!isHindi && kind?.isOnlyOrdinary) break;
    }
    return runs;
  }

  /** Of so many words from here, as one; each run is asked for up to three times. */
  #soundAt(at: number, count: number): string {
    const key = at * (MOST_WORDS + 1) + count;
    let sound = this.#sounds[key];
    if (sound === undefined) {
      let heard = '';
      for (let i = at; i < at + count; i += 1) heard += this.#tokens[i]?.latin ?? '';
      sound = soundOf(heard);
      this.#sounds[key] = sound;
    }
    return sound;
  }

  /** "Narnia Vihar" is a name of its own: half of it, with two slips, is no other place. */
  #isHalfName(next: number): boolean {
    const token = this.#tokens[next];
    return token?.gap === ' ' && nameEndings.has(token.text);
  }

  #nearest(compact: string): PlaceMatch | undefined {
    if (this.#nearby.has(compact)) return this.#nearby.get(compact);
    if (this.#nearby.size >= MOST_CORRECTIONS) return undefined;
    const most = compact.length >= LEAST_TWO_EDITS ? 2 : 1;
    const match = nearestPlaces(this.#index, compact, this.#isWanted, most);
    // Two slips that lead to where no home is were none.
    const isFar = match?.edits === 2 && this.#index.names.livedCities.length > 0 && sumOf(match.places) === 0;
    this.#nearby.set(compact, isFar ? undefined : match);
    return this.#nearby.get(compact);
  }

  #kind(at: number): Kind | undefined {
    const known = this.#kinds[at];
    const token = this.#tokens[at];
    if (known || !token) return known;
    const { text, latin, word, value } = token;
    const spelled = spelledOut(latin);
    const isInName = this.#index.names.words.has(text);
    const isOrdinary = ordinaryWords.has(text);
    const isMeant = isOfVocabulary(word);
    const kind = {
      spelled,
      isSpelledInName: spelled.length > 1 && this.#index.names.words.has(spelled),
      saysNothing: saysNothing(token) || (token.isHindi && saysNothing({ text: word })),
      isInName,
      isOrdinary,
      isOfVocabulary: isMeant,
      isOnlyOrdinary:
        !isInName && value === undefined && (isMeant || (isOrdinary && text.length < LEAST_SLIP)),
      mayBeMisspelt:
        !isOrdinary &&
        !genericPlaceWords.has(text) &&
        (token.isHindi || (value === undefined && text.length > 1)),
    };
    this.#kinds[at] = kind;
    return kind;
  }

  #words(at: number, most: number): string[] {
    const words: string[] = [];
    const end = Math.min(this.#tokens.length, at + most);
    for (let i = at; i < end; i += 1) {
      if (i > at && isOfRooms(this.#tokens, i)) break;
      words.push(this.#kind(i)?.spelled ?? '');
    }
    return words;
  }

  #mayBeShort(at: number, count: number): boolean {
    const [first, last] = [this.#kind(at), this.#kind(at + count - 1)];
    if (!first || !last || first.saysNothing) return false;
    if (this.#tokens[at]?.value !== undefined) return false;
    if (count === 1) return !first.isOrdinary && !first.isOfVocabulary;
    if ((last.saysNothing || last.isOfVocabulary) && !last.isInName) return false;
    for (let i = at; i < at + count; i += 1) if (!this.#kind(i)?.isOrdinary) return true;
    return false;
  }

  #soundingAt(at: number, count: number): NamedPlaces | undefined {
    if (!this.#index.bySound.has(this.#soundAt(at, count))) return undefined;
    const latin = this.#tokens.slice(at, at + count).map((token) => token.latin);
    const said = compassesOf(latin);
    const isMeant = (place: Place) => this.#isWanted(place) && isSameSide(said, place.name);
    const match = placesSounding(this.#index, latin.join(' '), isMeant);
    // In another script a name is not spelt wrong.
    return match && { places: match.places, count, isCorrected: false };
  }

  #pincodeAt(at: number): NamedPlaces | undefined {
    const { pincode, count } = pincodeAt(this.#tokens, at);
    if (!pincode) return undefined;
    const { byPincode, byDistrict } = this.#index.names;
    const places = byPincode.get(pincode)?.filter(this.#isWanted) ?? [];
    if (places.length > 0) return { places, count, isCorrected: false };
    const city = pincode.endsWith('000') ? undefined : byDistrict.get(pincode.slice(0, 3));
    return city && this.#isWanted(city) ? { places: [city], count, isCorrected: false } : undefined;
  }

  /** A city, or the places of that name, with their parts unless one of these is named. */
  #meant(exact: readonly Place[], compact: string, next: number): readonly Place[] {
    if (exact.some(({ kind }) => kind === 'city')) return citiesFirst(exact);
    const isNumber = this.#tokens[next]?.value !== undefined;
    if (genericPlaceWords.has(this.#tokens[next + (isNumber ? 1 : 0)]?.text ?? '')) return exact;
    return this.#withBetterKnown(exact, compact);
  }

  /** A name that few homes carry beside one that sounds the same and has far more: both. So are the parts of a place. */
  #withBetterKnown(exact: readonly Place[], compact: string): readonly Place[] {
    const found = this.#withParts(exact, compact);
    const homes = sumOf(exact);
    const cities = new Set(exact.map(({ cityId }) => cityId));
    const isBetter = (place: Place) =>
      homesOf(place) > homes * FAR_MORE &&
      cities.has(place.cityId) &&
      place.kind === 'locality' &&
      this.#isWanted(place);
    const near = compact.length > LEAST_TWO_EDITS ? nearestPlaces(this.#index, compact, isBetter) : undefined;
    const better = [
      ...(this.#index.names.short.get(compact) ?? []).filter(isBetter),
      ...(near && soundsAlike(near.spelling, compact) ? near.places : []),
    ];
    return better.length > 0 ? [...new Set([...better, ...found])] : found;
  }

  #withParts(places: readonly Place[], compact: string): readonly Place[] {
    const parts = this.#index.names.parts.get(compact);
    if (!parts) return places;
    const cities = new Set(places.map(({ cityId }) => cityId));
    return [
      ...new Set([...places, ...parts.filter((part) => cities.has(part.cityId) && this.#isWanted(part))]),
    ];
  }
}

/** How many of the words together begin a name: what begins none begins none with more letters either. */
function begunBy(words: readonly string[], starts: ReadonlySet<string>): number {
  let compact = '';
  for (const [count, word] of words.entries()) {
    compact += word;
    if (!starts.has(startOf(compact))) return count;
  }
  return words.length;
}

/** A city of the same name as one of its localities is the city. */
function citiesFirst(places: readonly Place[]): readonly Place[] {
  const cities = places.filter(({ kind }) => kind === 'city');
  return cities.length > 0 ? cities : places;
}

const withoutBreath = (name: string): string => soundOf(name.replaceAll('h', ''));
const soundsAlike = (one: string, other: string): boolean => withoutBreath(one) === withoutBreath(other);

const sumOf = (places: readonly Place[]): number => places.reduce((sum, place) => sum + homesOf(place), 0);

/** Those with homes, most homes first; all where none has any. */
function mostHomes(places: readonly Place[]): readonly Place[] {
  const lived = places.filter((place) => homesOf(place) > 0);
  return (lived.length > 0 ? lived : [...places]).sort((one, other) => homesOf(other) - homesOf(one));
}

export const saysNothing = (token: Pick<Token, 'text'> | undefined): boolean =>
  token === undefined || emptyWords.has(token.text) || wordsOfAnyHome.has(token.text);

/** RR Nagar is no RT Nagar: two letters are initials, of which none may be wrong. */
const hasInitials = (first: string, names: readonly string[]): boolean =>
  first.length !== 2 || names.some((name) => wordsOf(name)[0] === first || wordsOf(name)[0]?.length !== 2);

/** Two slips in a short word make another word: then its ends must be right. */
function isLikely(typed: string, name: string, edits: number): boolean {
  if (edits === 0) return true;
  const isSameFirst = typed[0] === name[0];
  const isSameEnd = isSameFirst && typed.at(-1) === name.at(-1);
  if (typed.length < 6)
    return (edits === 1 && isSameFirst) || (isSameEnd && Math.min(typed.length, name.length) === 5);
  if (typed.length < 8 && edits === 2) return isSameFirst || typed[1] === name[0] || typed[0] === name[1];
  return true;
}

/** "560034", and "560 034". */
export function pincodeAt(
  tokens: readonly Token[],
  at: number,
): { pincode: string | undefined; count: number } {
  const [first, second] = [tokens[at], tokens[at + 1]];
  const isSplit =
    /^[1-9]\d\d$/.test(first?.text ?? '') && /^\d{3}$/.test(second?.text ?? '') && second?.gap === ' ';
  const pincode = isSplit ? `${first?.text}${second?.text}` : (first?.text ?? '');
  return { pincode: /^[1-9]\d{5}$/.test(pincode) ? pincode : undefined, count: isSplit ? 2 : 1 };
}
