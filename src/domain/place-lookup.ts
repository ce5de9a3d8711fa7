/** Finds cities and localities in what a person typed, also when misspelt: "koramangla" is Koramangala, "hsr layot" HSR Layout. */
import { inLatin, isDevanagari, soundOf } from './devanagari.ts';

export interface Place {
  kind: 'city' | 'locality';
  id: number;
  /** The city itself, or the city of a locality. */
  cityId: number;
  name: string;
  slug: string;
  aliases: readonly string[];
  /** Live homes there, as far as they are counted. */
  homes?: number;
  pincode?: string | null;
  lat?: number | null;
  lng?: number | null;
}

export const homesOf = ({ homes = 0 }: Place): number => homes;

interface Spelling {
  /** Letters and digits only: spaces are where most people differ. */
  compact: string;
  places: Place[];
}

/** What most are ruled out by stands side by side: a slip is looked for in all of them. */
interface SameLength {
  letters: Int32Array;
  spellings: readonly Spelling[];
}

export interface PlaceIndex {
  exact: ReadonlyMap<string, Spelling>;
  /** By length, since two edits change it by two at most. */
  byLength: readonly SameLength[];
  /** What a name in Hindi letters is looked for in. */
  bySound: ReadonlyMap<string, readonly Spelling[]>;
}

export interface PlaceMatch {
  places: Place[];
  edits: number;
  /** Without spaces: the spelling that was found. */
  spelling: string;
}

const MAX_EDITS = 2;
/** Sounds of so few letters are too like each other to say which name is meant. */
const SHORT_SOUND = 3;
/** "Andheri West" is asked for as "Andheri" too. */
const partOfPlace = / (east|west|north|south|\d+|sector \d+|extension)$/i;

/** The words of a text in lower case without accents and joiners; symbols, emoji and control characters are gaps. */
export function wordsOf(text: string): string[] {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u200c\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const compactOf = (text: string): string => wordsOf(text).join('');

/** One bit per letter: two texts that few edits separate share nearly all of them. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i += 1) bits |= 1 << (text.charCodeAt(i) & 31);
  return bits;
}

/** `isHeard`: names are looked for by their sound too. */
export function indexPlaces(places: readonly Place[], isHeard = true): PlaceIndex {
  const exact = new Map<string, Spelling>();
  for (const place of places) {
    for (const compact of new Set([place.name, place.slug, ...place.aliases].map(compactOf))) {
      if (compact === '') continue;
      const spelling = exact.get(compact) ?? { compact, places: [] };
      spelling.places.push(place);
      exact.set(compact, spelling);
    }
  }
  const byLength: Spelling[][] = [];
  for (const spelling of exact.values()) {
    const { length } = spelling.compact;
    while (byLength.length <= length) byLength.push([]);
    byLength[length]?.push(spelling);
  }
  const sameLength = byLength.map((spellings) => ({
    letters: Int32Array.from(spellings, ({ compact }) => lettersOf(compact)),
    spellings,
  }));
  return { exact, byLength: sameLength, bySound: isHeard ? soundsOf(places) : new Map() };
}

function soundsOf(places: readonly Place[]): Map<string, Spelling[]> {
  const bySound = new Map<string, Spelling[]>();
  for (const place of places) {
    const whole = place.name.replace(partOfPlace, '');
    // "Sector 62" without its number is no name.
    const names = [
      place.name,
      ...place.aliases,
      ...(/^(sector|phase|block|stage)$/i.test(whole) ? [] : [whole]),
    ];
    for (const compact of new Set(names.map(compactOf))) {
      const sound = soundOf(compact);
      const alike = bySound.get(sound) ?? [];
      const spelling = alike.find((known) => known.compact === compact);
      if (spelling) spelling.places.push(place);
      else alike.push({ compact, places: [place] });
      bySound.set(sound, alike);
    }
  }
  return bySound;
}

/** The places whose name sounds like `latin`, which is spelt after a name in Hindi letters; the nearest in spelling of these. */
export function placesSounding(
  index: PlaceIndex,
  latin: string,
  isWanted: (place: Place) => boolean,
): PlaceMatch | undefined {
  const typed = compactOf(latin);
  const sound = soundOf(typed);
  const most = sound.length > SHORT_SOUND ? typed.length : MAX_EDITS;
  let best: PlaceMatch | undefined;
  for (const { compact, places } of index.bySound.get(sound) ?? []) {
    const edits = editsBetween(typed, compact, most);
    const wanted = places.filter(isWanted);
    if (edits <= most && edits < (best?.edits ?? most + 1) && wanted.length > 0)
      best = { places: wanted, edits, spelling: compact };
  }
  return best;
}

/** Of some names those that begin as a text in Hindi letters sounds, as far as it is typed; the nearest in spelling first, then in length. */
export function namesSounding<Named extends { name: string; aliases: readonly string[] }>(
  names: readonly Named[],
  typed: string,
): Named[] {
  const latin = compactOf(wordsOf(typed).map(inLatin).join(' '));
  const sound = soundOf(latin);
  if (sound === '') return [];
  const editsOf = ({ name, aliases }: Named) => {
    const meant = [name, ...aliases].map(compactOf).filter((spelt) => soundOf(spelt).startsWith(sound));
    return Math.min(...meant.map((spelt) => editsBetween(latin, spelt.slice(0, latin.length), latin.length)));
  };
  return names
    .map((named) => ({ named, edits: editsOf(named) }))
    .filter(({ edits }) => edits < Number.POSITIVE_INFINITY)
    .sort(
      (one, other) =>
        one.edits - other.edits ||
        one.named.name.length - other.named.name.length ||
        (one.named.name < other.named.name ? -1 : 1),
    )
    .map(({ named }) => named);
}

/** Of some names those that a text means while it is typed: part of the name or of another one, its sound in Hindi letters, or else a slip. */
export function namesMeant<Named extends { name: string; aliases: readonly string[] }>(
  names: readonly Named[],
  typed: string,
): Named[] {
  if (isDevanagari(typed)) return namesSounding(names, typed);
  const compact = compactOf(typed);
  const where = (isMeant: (name: string) => boolean) =>
    names.filter(({ name, aliases }) => [name, ...aliases].map(compactOf).some(isMeant));
  const containing = where((name) => name.includes(compact));
  if (containing.length > 0 || compact.length <= SHORT_SOUND) return containing;
  const most = compact.length > 5 ? MAX_EDITS : 1;
  return where((name) => editsBetween(compact, name, most) <= most);
}

/** Places of exactly that name, alias or slug, whatever the case and spacing. */
export function placesNamed(index: PlaceIndex, name: string): Place[] {
  return index.exact.get(compactOf(name))?.places ?? [];
}

/**
 * The places whose spelling is nearest to `text`, at most `maxEdits` letters wrong, missing, doubled or swapped. Equally near
 * spellings: the one with the same first letter, then the one of the same length. `isWanted` narrows the choice, e.g. to a city.
 */
export function nearestPlaces(
  index: PlaceIndex,
  text: string,
  isWanted: (place: Place) => boolean = () => true,
  maxEdits = MAX_EDITS,
): PlaceMatch | undefined {
  const typed = compactOf(text);
  const same = index.exact.get(typed)?.places.filter(isWanted) ?? [];
  if (same.length > 0) return { places: same, edits: 0, spelling: typed };
  const letters = lettersOf(typed);
  let best: PlaceMatch | undefined;
  let bestScore = Number.POSITIVE_INFINITY;
  const to = Math.min(index.byLength.length - 1, typed.length + maxEdits);
  for (let length = Math.max(1, typed.length - maxEdits); length <= to; length += 1) {
    const { letters: all, spellings } = index.byLength[length] as SameLength;
    // A letter more or less changes one bit, another letter two.
    const mostBits = 2 * maxEdits - Math.abs(length - typed.length);
    for (let at = 0; at < all.length; at += 1) {
      if (bitCount((all[at] as number) ^ letters) > mostBits) continue;
      const spelling = spellings[at] as Spelling;
      const edits = editsBetween(typed, spelling.compact, maxEdits);
      if (edits > maxEdits || digitsOf(typed) !== digitsOf(spelling.compact)) continue;
      const score = edits * EDIT + unlikeness(typed, spelling.compact);
      if (score - MOST_KNOWN >= bestScore) continue;
      const places = spelling.places.filter(isWanted);
      if (places.length === 0 || score - knownBy(places) >= bestScore) continue;
      best = { places, edits, spelling: spelling.compact };
      bestScore = score - knownBy(places);
    }
  }
  return best;
}

/** One letter more or less counts more than all else. */
const EDIT = 16;
const MOST_KNOWN = 3;

/** A place with many homes is asked for more often: between 0 and 3. */
const knownBy = (places: readonly Place[]): number =>
  Math.min(MOST_KNOWN, Math.log10(1 + places.reduce((sum, place) => sum + homesOf(place), 0)));

/** People rarely mistype the first letter, and mostly leave letters out; between 0 and 12. */
function unlikeness(typed: string, name: string): number {
  const first = typed[0] === name[0] ? 0 : 5;
  const last = typed.at(-1) === name.at(-1) ? 0 : 3;
  return first + last + Math.min(4, Math.abs(consonantsOf(typed).length - consonantsOf(name).length) * 2);
}

/** Sector 62 and Sector 63 are two places, not one misspelt. */
const digitsOf = (text: string): string => text.replaceAll(/\P{N}/gu, '');

const consonantsOf = (text: string): string => text.replaceAll(/[aeiouy]/g, '');

function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Longer texts are no names; those are compared as if they ended here. */
const LONGEST = 127;
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 2)) as [Uint8Array, Uint8Array, Uint8Array];

/** Letters to insert, delete, replace or swap with their neighbour; stops counting above `most`. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const [height, width] = [Math.min(a.length, LONGEST), Math.min(b.length, LONGEST)];
  const over = Math.min(most, LONGEST) + 1;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= height; row += 1) {
    const letter = a.charCodeAt(row - 1);
    // Farther from the diagonal there are more than `most` in any case.
    const from = Math.max(1, row - most);
    const to = Math.min(width, row + most);
    current[from - 1] = from === 1 ? row : over;
    let least = current[from - 1] as number;
    for (let column = from; column <= to; column += 1) {
      const other = b.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (letter === other ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other;
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    current[to + 1] = over;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[width] as number;
}

type Suggested = { name: string; aliases: readonly string[]; homes?: number };

/**
 * Names while one types: those that begin so, those that contain it, and where these are few those a few letters away or of the
 * same sound; of each, most homes first.
 */
export function namesSuggested<Named extends Suggested>(names: readonly Named[], typed: string): Named[] {
  const mostKnown = (one: Named, other: Named) =>
    (other.homes ?? 0) - (one.homes ?? 0) ||
    one.name.length - other.name.length ||
    (one.name < other.name ? -1 : 1);
  if (isDevanagari(typed)) {
    const exact = names.filter(({ aliases }) => aliases.some((alias) => alias.startsWith(typed.trim())));
    return [...new Set([...exact.sort(mostKnown), ...namesSounding(names, typed)])];
  }
  const compact = compactOf(typed);
  const begin: Named[] = [];
  const contain: Named[] = [];
  const rest: Named[] = [];
  for (const one of names) {
    const spelt = [one.name, ...one.aliases].map(compactOf);
    if (spelt.some((name) => name.startsWith(compact))) begin.push(one);
    else if (spelt.some((name) => name.includes(compact))) contain.push(one);
    else rest.push(one);
  }
  const found = [...begin.sort(mostKnown), ...contain.sort(mostKnown)];
  if (found.length >= ENOUGH_NAMES || compact.length <= SHORT_SOUND) return found;
  return [...found, ...alike(rest, compact).sort(mostKnown)];
}

/** Where so many names are spelt as typed, nobody looks for slips. */
export const ENOUGH_NAMES = 3;

/** Whether a name has in it what was typed, and is suggested for more than its likeness. */
export function isSpelt({ name, aliases }: Suggested, typed: string): boolean {
  if (isDevanagari(typed)) return aliases.some((alias) => alias.startsWith(typed.trim()));
  const compact = compactOf(typed);
  return [name, ...aliases].some((one) => compactOf(one).includes(compact));
}

/** Of a name that is still being typed only its beginning is compared. */
function alike<Named extends Suggested>(names: readonly Named[], compact: string): Named[] {
  const most = compact.length > 5 ? MAX_EDITS : 1;
  const sound = soundOf(compact);
  return names.filter(({ name, aliases }) =>
    [name, ...aliases].map(compactOf).some((spelt) => {
      if (spelt[0] !== compact[0]) return false;
      const begun = [0, 1, -1].some(
        (more) => editsBetween(compact, spelt.slice(0, compact.length + more), most) <= most,
      );
      return begun || (sound.length > SHORT_SOUND && soundOf(spelt).startsWith(sound));
    }),
  );
}
