// Counts of a search: how many homes match, and how many each filter value would give, exact for any combination.
import { dimensionNames, dimensions, LIVE_KEY, LOCALITY_BASE } from '../../domain/catalogue.ts';
import type { Span } from './bit-store.ts';
import { type Chunk, valueKeys } from './chunk.ts';
import type { Conditions, Group } from './conditions.ts';
import { FirstHomes, type Picked } from './first-homes.ts';
import type { PageRequest } from './items.ts';
import type { Chunks } from './memory.ts';
import { chunksOf, type Passing, passing } from './passing.ts';
import type { Query, Statement } from './query.ts';

export interface Counts {
  total: number;
  /** false: at least `total`. */
  totalIsExact: boolean;
  /** false: each count by value is "at least". */
  facetsAreExact: boolean;
  byKey: Map<number, number>;
  byCity: Map<number, number>;
  /** The homes of the wanted page and some in reserve, where bits have counted them. */
  first: Picked[] | undefined;
}

export interface CountRow extends Record<string, unknown> {
  key: number;
  homes: number;
}

/** Picked beyond the page, in place of homes that go away at this very moment. */
const SPARE = 3;
const TOTAL_KEY = LOCALITY_BASE - 1;

export const noCounts = (): Counts => ({
  total: 0,
  totalIsExact: true,
  facetsAreExact: true,
  byKey: new Map(),
  byCity: new Map(),
  first: undefined,
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

export interface Wanted {
  /** What each filter value would give: that is most of the work. */
  facets: boolean;
  page: PageRequest | undefined;
}

/** How many match. */
export const totalOnly: Wanted = { facets: false, page: undefined };

/** Nothing but a city is asked: the counts stand in a table. */
export const isPlain = ({ groups, rent, area, availableBy, box }: Conditions): boolean =>
  groups.length === 0 &&
  [rent.least, rent.most, area.least, area.most, availableBy, box].every((bound) => bound === undefined);

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
  { facets, page }: Wanted,
  among?: ReadonlyMap<Chunk, Uint32Array>,
): Counts {
  const counts = noCounts();
  const first = page && new FirstHomes({ ...page, limit: page.limit + SPARE });
  const asked = chunksOf(chunks, conditions);
  const parts = partsOf(conditions);
  const localities = ownGroup(conditions, 'locality');
  // Chunks that are searched together share their store.
  const store = asked[0]?.store;
  store?.beginSums(valueKeys.length);
  for (const chunk of asked) {
    const set = among?.get(chunk);
    if (among && !set) continue;
    const here = passing(chunk, conditions, facets, set);
    counts.total += here.homes;
    add(counts.byCity, chunk.cityId, here.homes);
    if (here.homes > 0) first?.pick(here);
    if (!facets) continue;
    for (const { place, values, own } of parts) {
      store?.countEach(chunk.table, place, values, without(own, here));
    }
    // Localities are named within one city only.
    if (conditions.cityId === undefined) continue;
    const homes = without(localities, here);
    for (const [key, row] of chunk.localities) add(counts.byKey, key, chunk.store.count(row, homes));
  }
  if (store && facets)
    for (const [place, key] of valueKeys.entries()) add(counts.byKey, key, store.sumOf(place));
  return { ...counts, first: first?.homes };
}

/** Values that stand together in a chunk's table and are counted alike. */
interface Part {
  /** Of the first. */
  place: number;
  values: number;
  /** Their own group, if the search asks for some of them. */
  own: number | undefined;
}

function partsOf(conditions: Conditions): Part[] {
  const parts: Part[] = [];
  let place = 0;
  for (const name of dimensionNames) {
    const { length } = dimensions[name].values;
    const own = ownGroup(conditions, name);
    const last = parts.at(-1);
    if (last && last.own === own) last.values += length;
    else parts.push({ place, values: length, own });
    place += length;
  }
  return parts;
}

/** A home needs every chosen amenity, so one more narrows the search: such a group is not left out. */
function ownGroup({ groups }: Conditions, name: Group['dimension']): number | undefined {
  const place = groups.findIndex(({ dimension, every }) => dimension === name && !every);
  return place < 0 ? undefined : place;
}

/** What passes everything; where one value replaces or joins another, without the values' own group. */
const without = (own: number | undefined, { every, others }: Passing): Span =>
  own === undefined ? every : (others[own] as Span);
