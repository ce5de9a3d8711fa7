/** How the catalogue is searched: its sorts and limits, and the small numbers that stand for filter values (docs/decisions/0007). */
import {
  type CountedField,
  type FilterName,
  fieldOf,
  filterName,
  homeFieldNames,
  type OptionOf,
} from './home-fields.ts';

export const sorts = ['best', 'newest', 'rent_asc', 'rent_desc', 'area', 'rating', 'distance'] as const;
export type Sort = (typeof sorts)[number];

/** The values of a filter; a tick has one. */
type ValueOf<Name extends CountedField> = [OptionOf<Name>] extends [never] ? true : OptionOf<Name>;

type Dimensions = {
  readonly [Name in CountedField as FilterName<Name>]: {
    readonly first: number;
    readonly values: readonly ValueOf<Name>[];
  };
};

/** Filters whose values are counted one by one, in the order of their numbers. `localities` is kept apart: its values are rows of a table. */
export const dimensions = dimensionsOf();
export type Dimension = keyof Dimensions;
export const dimensionNames = Object.keys(dimensions) as Dimension[];

function dimensionsOf(): Dimensions {
  const counted = homeFieldNames.flatMap((name) => {
    const field = fieldOf(name);
    if (field.filter === undefined || !('first' in field.filter)) return [];
    const values: readonly unknown[] = ('options' in field ? field.options : undefined) ?? [true];
    return [{ name: filterName(name), first: field.filter.first, values }];
  });
  counted.sort((one, other) => one.first - other.first);
  return Object.fromEntries(counted.map(({ name, ...rest }) => [name, rest])) as unknown as Dimensions;
}

/** Every live listing carries this number. */
export const LIVE_KEY = 0;
export const LOCALITY_BASE = 100_000;
/** From here on the numbers stand for words of many homes. */
export const WORD_BASE = 10_000_000;

/** Beside a word's own number, that of the same word in a title or a landmark. */
const TITLE_BASE = WORD_BASE;

export const titleWordKey = (wordKey: number): number => wordKey + TITLE_BASE;

/** What a word of a search counts that stands in a home's title or landmark, or elsewhere in its text (decision 0054). */
export const POINTS = { title: 4, text: 1 } as const;

/** Above any `best`. */
const POINT = 2 ** 22;

/** What a list in the order "best" is sorted by: points first. Exact up to two thousand million points. */
export const rankedKey = (points: number, best: number): number => points * POINT + best;

/** What `rankedKey` put together. */
export const partsOfRankedKey = (key: number): { points: number; best: number } => ({
  points: Math.floor(key / POINT),
  best: key % POINT,
});

export const localityKey = (localityId: number): number => LOCALITY_BASE + localityId;
export const isLocalityKey = (key: number): boolean => key >= LOCALITY_BASE && key < WORD_BASE;

/** The number of one value of a filter; `undefined` for a value that the list does not have. */
export function keyOf(dimension: Dimension, value: string | number | boolean): number | undefined {
  const { first, values } = dimensions[dimension];
  const place = (values as readonly unknown[]).indexOf(value);
  return place < 0 ? undefined : first + place;
}

const firstDay = Date.UTC(2020, 0, 1);

/** Days from 2020-01-01, between 0 and 32,767; a home without a date is free now, which is day 0. */
export function dayNumber(date: string | null): number {
  if (date === null) return 0;
  const days = Math.round((Date.parse(`${date}T00:00:00Z`) - firstDay) / 86_400_000);
  return Math.max(0, Math.min(32_767, days));
}

/** Where a page of results ends: the last home's sort key and id. The sort goes with it, because keys of two sorts do not compare. */
export interface Cursor {
  sort: Sort;
  key: number;
  id: string;
}

/** Distances may be parts of a metre where an engine reckons so. */
const cursorPattern = /^([a-z_]+)~(\d{1,16}(?:\.\d{1,20})?)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function encodeCursor({ sort, key, id }: Cursor): string {
  return `${sort}~${key}~${id}`;
}

/** `undefined` for anything that `encodeCursor` did not write. */
export function decodeCursor(text: string): Cursor | undefined {
  const [, sortName, key, id] = cursorPattern.exec(text) ?? [];
  const sort = sorts.find((name) => name === sortName);
  if (sort === undefined || id === undefined || !isKey(sort, Number(key))) return undefined;
  return { sort, key: Number(key), id };
}

const isKey = (sort: Sort, key: number): boolean =>
  Number.isSafeInteger(key) || (sort === 'distance' && key < 1e9);
