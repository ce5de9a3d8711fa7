/** What is gathered while the text of a search is read from left to right. */
import type { Sharing } from '../beds.ts';
import type { CalendarDate } from '../dates.ts';
import type { Place } from '../place-lookup.ts';
import type { PropertyType } from '../properties.ts';
import type { LongestAt } from './near.ts';
import { negatorAfter } from './negation.ts';
import type { KnownPlaces } from './place-names.ts';
import type { NamedPlaces, PlaceReader } from './places.ts';
import type { Bounds } from './quantities.ts';
import type { Excluded, Said, Span } from './read.ts';
import type { Near, NearAny, Spot, Spots } from './spots.ts';
import type { Token } from './tokens.ts';
import type { Meaning } from './vocabulary.ts';

export type Meant = Exclude<Meaning, { of: 'nothing' | 'words' }>;

/** What is gathered while the text is read from left to right. */
export interface Draft {
  typed: string;
  tokens: readonly Token[];
  places: PlaceReader;
  index: KnownPlaces;
  spots: Spots;
  /** In the city that is chosen or named, where there is one. */
  isThere: (spot: Spot) => boolean;
  longestAt: LongestAt;
  near: Near | undefined;
  nearAny: NearAny | undefined;
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
  /** "House": who asks for a house to rent takes a flat as well, unless the text names another type beside it. */
  wishedTypes: PropertyType[];
  saysType: boolean;
  /** What the text says of women and men is said of a PG. */
  saysPg: boolean;
  sharing: Sharing[];
  floors: number[];
  bedrooms: Set<number>;
  exceptBedrooms: Set<number>;
  bathrooms: number | undefined;
  rent: Bounds;
  area: Bounds;
  availableBy: CalendarDate | undefined;
  spans: Span[];
  words: string[];
}

export function take(
  draft: Draft,
  at: number,
  count: number,
  of: Said,
  value: string,
  isCorrected = false,
): number {
  const [first, last] = [draft.tokens[at], draft.tokens[at + count - 1]];
  if (first && last)
    draft.spans.push({ start: first.start, end: last.end, of, value, ...(isCorrected && { isCorrected }) });
  return count;
}

export function leaveUnread({ tokens, unread }: Draft, at: number, count: number): number {
  const [first, last] = [tokens[at], tokens[at + count - 1]];
  if (first && last) unread.push({ start: first.start, end: last.end });
  return count;
}

/** How many words behind what was read say that it is not wanted; undefined where it is. */
export function unwantedAfter({ tokens, isNegated: isSaid }: Draft, at: number): number | undefined {
  const count = negatorAfter(tokens, at);
  return count > 0 ? count : isSaid ? 0 : undefined;
}

export function isQuoted({ tokens, quoted }: Draft, at: number): boolean {
  const start = tokens[at]?.start ?? 0;
  return quoted.some((stretch) => start >= stretch.start && start < stretch.end);
}
