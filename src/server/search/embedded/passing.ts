// Which homes of a city pass the conditions of a question, as sets.
import { TypedFastBitSet } from 'typedfastbitset';
import { dayNumber, keyOf } from '../../../domain/catalogue.ts';
import { cellNumber, Distances } from '../../../domain/map.ts';
import type { Conditions, CountedField, Range } from '../catalogue.ts';
import type { CityHomes, ColumnName } from './city-homes.ts';
import { Span } from './span.ts';

/** Homes that another index has found already. */
export type Among = ReadonlyMap<CityHomes, TypedFastBitSet>;

/** What of a question the index itself can know. Words are numbers of `tags`, or homes that somebody else has found. */
export interface IndexedConditions extends Omit<Conditions, 'words'> {
  /** All of these numbers of frequent words. */
  tags: readonly number[];
  /** Ids; only these homes are looked at. */
  among: readonly string[] | undefined;
}

/** Conditions in the numbers of the index. A home passes a group with any of its keys, or with all of them where `every` is set. */
export interface Tests {
  cityIds: ReadonlySet<number> | undefined;
  groups: Group[];
  ranges: [ColumnName, Range][];
  /** How far the cells are from where homes are asked for. */
  distances: Distances | undefined;
  /** Numbers of cells; homes lie in one of them. */
  cells: ReadonlySet<number> | undefined;
  among: Among | undefined;
}

type Group = { field: CountedField | 'words'; keys: readonly number[]; every: boolean };

export interface Passing {
  city: CityHomes;
  /** Those that pass everything. */
  every: Span;
  /** Those that pass everything but the field's own group, for facets; fields without one are missing, and those whose values must all hold. */
  without: ReadonlyMap<CountedField, Span>;
}

const PAISE = 100;

export function testsOf(conditions: IndexedConditions, among: Among | undefined): Tests {
  const { cityIds, localityIds, choices, tags } = conditions;
  const groups: Group[] = choices.map(({ field, values, every }) => ({
    field,
    keys: values.flatMap((value) => keyOf(field, value) ?? []),
    every,
  }));
  if (localityIds) groups.push({ field: 'locality', keys: localityIds, every: false });
  if (tags.length > 0) groups.push({ field: 'words', keys: tags, every: true });
  const distances = conditions.near && new Distances(conditions.near);
  const ranges = rangesOf(conditions, distances);
  const cells = conditions.cells && new Set(conditions.cells);
  return { cityIds: cityIds && new Set(cityIds), groups, ranges, distances, cells, among };
}

function rangesOf(
  { rent, area, availableBy, box }: IndexedConditions,
  distances: Distances | undefined,
): [ColumnName, Range][] {
  const paise = (rupees: number | undefined) => rupees && rupees * PAISE;
  const ranges: [ColumnName, Range][] = [
    ['rent', { least: paise(rent.least), most: paise(rent.most) }],
    ['area', area],
    ['day', { most: availableBy === undefined ? undefined : dayNumber(availableBy) }],
    ['latCell', box?.lat ?? {}],
    ['lngCell', box?.lng ?? {}],
    ['latCell', distances?.box.lat ?? {}],
    ['lngCell', distances?.box.lng ?? {}],
  ];
  return ranges.filter(([, { least, most }]) => least !== undefined || most !== undefined);
}

export function passing(city: CityHomes, tests: Tests, withFacets: boolean): Passing {
  const { groups } = tests;
  const sets = groups.map((group) => setOf(city, group));
  const ranged = inRanges(city, tests);
  const but = (own: Group | undefined): Span => {
    const others = sets.filter((_, i) => groups[i] !== own);
    const [first] = others;
    if (!first) return new Span(ranged, ranged === city.live ? city.homes : undefined);
    const left = ranged.new_intersection(first);
    for (const other of others.slice(1)) left.intersection(other);
    return new Span(left);
  };
  const left = groups.filter(({ every }) => withFacets && !every);
  return {
    city,
    every: but(undefined),
    without: new Map(left.map((group) => [group.field as CountedField, but(group)])),
  };
}

function setOf(city: CityHomes, { field, keys, every }: Group): TypedFastBitSet {
  if (field === 'locality') return city.localities.within(city.live, keys);
  const [first = none, ...others] = keys.map((key) => city.homesWith(key));
  if (others.length === 0) return first;
  const set = first.clone();
  for (const other of others) {
    if (every) set.intersection(other);
    else set.union(other);
  }
  return set;
}

const none = new TypedFastBitSet();

function inRanges(city: CityHomes, { ranges, distances, cells, among }: Tests): TypedFastBitSet {
  if (ranges.length === 0 && !among && !cells) return city.live;
  const words = among ? city.live.new_intersection(among.get(city) ?? none).words : city.live.clone().words;
  for (const [name, range] of ranges) city.columns[name].keepWithin(words, range);
  if (distances) keepCells(city, words, (lat, lng) => distances.has(lat, lng));
  if (cells) keepCells(city, words, (lat, lng) => cells.has(cellNumber(lat, lng)));
  return TypedFastBitSet.fromWords(words);
}

/** What is left of the square around a circle, or in some cells. */
function keepCells(
  { columns: { latCell, lngCell } }: CityHomes,
  words: Uint32Array,
  has: (latCell: number, lngCell: number) => boolean,
) {
  for (let word = 0; word < words.length; word += 1) {
    let near = 0;
    for (let rest = words[word] as number; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const slot = word * 32 + 31 - Math.clz32(bit);
      if (has(latCell.numbers[slot] as number, lngCell.numbers[slot] as number)) near |= bit;
    }
    words[word] = near;
  }
}
