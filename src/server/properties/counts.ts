// Counts of a search: how many homes match, and how many each filter value would give, exact for any combination.
import { LIVE_KEY, LOCALITY_BASE } from '../../domain/catalogue.ts';
import type { Bits } from './bit-store.ts';
import type { Chunk } from './chunk.ts';
import { type Conditions, dimensionRange } from './conditions.ts';
import type { Chunks } from './memory.ts';
import { chunksOf, keepPassed, type Passed, type Passing, passing } from './passing.ts';
import type { Query } from './query.ts';

export interface Counts {
  total: number;
  /** false: at least `total`. */
  totalIsExact: boolean;
  /** false: each count by value is "at least". */
  facetsAreExact: boolean;
  byKey: Map<number, number>;
  byCity: Map<number, number>;
  /** Which homes match, where bits have counted them. */
  passed: Passed[] | undefined;
}

export interface CountRow extends Record<string, unknown> {
  key: number;
  homes: number;
}

const TOTAL_KEY = LOCALITY_BASE - 1;

export const noCounts = (): Counts => ({
  total: 0,
  totalIsExact: true,
  facetsAreExact: true,
  byKey: new Map(),
  byCity: new Map(),
  passed: undefined,
});

/** Cities come back as negative keys beside the filter values. */
export function collectCounts(rows: CountRow[]): Counts {
  const counts = noCounts();
  for (const { key, homes } of rows) {
    if (key === LIVE_KEY) continue;
    if (key === TOTAL_KEY) counts.total = homes;
    else add(key < 0 ? counts.byCity : counts.byKey, Math.abs(key), homes);
  }
  return counts;
}

function add(counts: Map<number, number>, key: number, homes: number): void {
  if (homes > 0) counts.set(key, (counts.get(key) ?? 0) + homes);
}

/** 'total': how many match and which they are, without what each filter value would give; that is most of the work. */
export type Counted = 'facets' | 'total';

/** Nothing but a city is asked: the counts stand in a table. */
export const isPlain = ({ groups, rent, area, availableBy, box }: Conditions): boolean =>
  groups.length === 0 &&
  [rent.least, rent.most, area.least, area.most, availableBy, box].every((bound) => bound === undefined);

export interface Statement {
  text: string;
  values: unknown[];
}

export async function countPlain(query: Query, conditions: Conditions): Promise<Counts> {
  const { text, values } = summaryStatement(conditions);
  return collectCounts(await query<CountRow>(text, values, true));
}

function summaryStatement({ cityId }: Conditions): Statement {
  if (cityId !== undefined) {
    const text = `select key, homes from listing_counts where city_id = $1 and homes > 0
      union all select ${TOTAL_KEY}, homes from listing_counts where city_id = $1 and key = ${LIVE_KEY}`;
    return { text, values: [cityId] };
  }
  const text = `select key, sum(homes)::integer as homes from listing_counts
      where key < ${LOCALITY_BASE} group by key
    union all select ${TOTAL_KEY}, coalesce(sum(homes), 0)::integer from listing_counts where key = ${LIVE_KEY}
    union all select -city_id, homes from listing_counts where key = ${LIVE_KEY} and homes > 0`;
  return { text, values: [] };
}

/** ANDs of bits, chunk by chunk. Where `among` is given, homes of its set alone are counted, and none of a chunk without one. */
export function countBits(
  chunks: Chunks,
  conditions: Conditions,
  counted: Counted,
  among?: (chunk: Chunk) => Uint32Array | undefined,
): Counts {
  const counts = noCounts();
  const passed: Passed[] = [];
  for (const chunk of chunksOf(chunks, conditions)) {
    const set = among?.(chunk);
    if (among && !set) continue;
    const here = passing(chunk, conditions, counted === 'facets', set);
    counts.total += here.homes;
    add(counts.byCity, chunk.cityId, here.homes);
    if (here.homes > 0) passed.push(keepPassed(here));
    if (counted === 'facets') addFacets(counts, conditions, here);
  }
  return { ...counts, passed };
}

/** Each value among the homes that pass everything, its own group aside. Localities are named within one city only. */
function addFacets(
  { byKey }: Counts,
  { cityId, groups }: Conditions,
  { chunk, every, others }: Passing,
): void {
  const own = groups.flatMap(({ dimension }, i) => {
    const range = dimensionRange(dimension);
    return range ? [{ ...range, homes: others[i] as Bits }] : [];
  });
  for (const rows of cityId === undefined ? [chunk.values] : [chunk.values, chunk.localities]) {
    for (const [key, row] of rows) {
      const homes = own.find(({ first, last }) => key >= first && key <= last)?.homes ?? every;
      add(byKey, key, chunk.store.count(row, homes));
    }
  }
}
