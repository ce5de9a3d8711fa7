// Counts of a search: how many homes match, and how many each filter value would give, exact for any combination.
import { LIVE_KEY, LOCALITY_BASE, WORD_BASE } from '../../domain/catalogue.ts';
import { bitWidth, maskExpressions } from './bit-masks.ts';
import { type Conditions, dimensionRange, type Group } from './conditions.ts';
import { parameters, type Query } from './query.ts';

/** Homes as places in the bit rows of a city's chunk: '0' and '1' for each slot from the chunk's first. */
export interface Matches {
  cityId: number;
  chunk: number;
  bits: string;
}

export interface Counts {
  /** All live homes of the city, or of all cities. */
  live: number;
  total: number;
  /** false: at least `total`. */
  totalIsExact: boolean;
  /** false: each count by value is "at least". */
  facetsAreExact: boolean;
  byKey: Map<number, number>;
  byCity: Map<number, number>;
  /** Which homes match, when they are few. */
  matches: Matches[];
}

export interface CountRow extends Record<string, unknown> {
  key: number;
  homes: number;
}

/** Below this many, the matching homes come back with their count. */
export const FEW = 1000;
const TOTAL_KEY = LOCALITY_BASE - 1;

export const noCounts = (): Counts => ({
  live: 0,
  total: 0,
  totalIsExact: true,
  facetsAreExact: true,
  byKey: new Map(),
  byCity: new Map(),
  matches: [],
});

/** Cities come back as negative keys beside the filter values; a negative key with bits is a chunk that has matches. */
export function collectCounts(rows: (CountRow & { chunk?: number; bits?: string | null })[]): Counts {
  const counts = noCounts();
  for (const { key, homes, chunk, bits } of rows) {
    if (key === LIVE_KEY) counts.live = homes;
    else if (key === TOTAL_KEY) counts.total = homes;
    else if (key < 0) {
      counts.byCity.set(-key, (counts.byCity.get(-key) ?? 0) + homes);
      if (bits) counts.matches.push({ cityId: -key, chunk: chunk ?? 0, bits });
    } else counts.byKey.set(key, homes);
  }
  return counts;
}

/**
 * Walking a sort index to a full page passes live / total homes for each one found; fetching all that match costs about four
 * times as much for each of those. Whichever is less.
 */
export function fewOf({ live, total, matches }: Counts): Matches[] | undefined {
  return matches.length > 0 && total * total < 4 * live ? matches : undefined;
}

/** 'total': how many match and where they are, without what each filter value would give; that is most of the work. */
export type Counted = 'facets' | 'total';

export async function countHomes(query: Query, conditions: Conditions, counted: Counted): Promise<Counts> {
  const statement = isPlain(conditions) ? summaryStatement(conditions) : bitsStatement(conditions, counted);
  return collectCounts(await query<CountRow>(statement.text, statement.values, true));
}

/** Nothing but a city is asked: the counts stand in a table. */
export const isPlain = ({ groups, rent, area, availableBy, box }: Conditions): boolean =>
  groups.length === 0 &&
  [rent.least, rent.most, area.least, area.most, availableBy, box].every((bound) => bound === undefined);

export interface Statement {
  text: string;
  values: unknown[];
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

/**
 * For each chunk of a city `every_group` holds the homes that pass all groups of values and all ranges, and `o0`, `o1` … those
 * that pass all but one group: a facet ignores its own group, so it is counted against the others. Rows are reduced to numbers
 * before they are grouped, because sorting rows of four kilobytes costs more than all the rest.
 */
function bitsStatement(conditions: Conditions, counted: Counted): Statement {
  const { values, add } = parameters();
  const scope = conditions.cityIds ? `city_id = any(${add(conditions.cityIds)}::integer[])` : 'true';
  const { keys, columns, base, groups } = maskExpressions(conditions, add);
  const all = ['base', ...groups.map((_, i) => `g${i}`)];
  const others =
    counted === 'facets' ? groups.map((_, own) => all.filter((name) => name !== `g${own}`).join(' & ')) : [];
  const text = `with width as materialized (
    select repeat('0', ${bitWidth})::varbit as none, repeat('1', ${bitWidth})::varbit as every
  ), masks as materialized (
    select ${['city_id', 'chunk', ...columns].join(', ')}
      from listing_bits where ${scope} and key = any(${add(keys)}::integer[]) group by city_id, chunk
  ), grouped as materialized (
    select ${['city_id', 'chunk', 'live', `${base} as base`, ...groups.map((g, i) => `${g} as g${i}`)].join(', ')}
      from masks, width
  ), passed as materialized (
    select *, bit_count(every_group) as homes from (
      select ${['city_id', 'chunk', 'live', `${all.join(' & ')} as every_group`, ...others.map((o, i) => `${o} as o${i}`)].join(', ')}
        from grouped offset 0) m
  )
  select ${LIVE_KEY} as key, coalesce(sum(bit_count(live)), 0)::integer as homes, null::integer as chunk, null::text as bits
    from passed
  union all select ${TOTAL_KEY}, coalesce(sum(homes), 0)::integer, null, null from passed
  union all select -city_id, homes::integer, chunk,
    case when (select sum(homes) from passed) <= ${FEW} then every_group::text end from passed where homes > 0
  ${counted === 'facets' ? `union all ${facetRows(conditions)}` : ''}`;
  return { text, values };
}

function facetRows({ cityId, groups }: Conditions): string {
  const localities = cityId === undefined ? '' : `or b.key between ${LOCALITY_BASE} and ${WORD_BASE - 1}`;
  return `select key, sum(homes)::integer, null, null from (
    select b.key, bit_count(b.bits & ${ownMask(groups)})::integer as homes
      from passed p join listing_bits b on b.city_id = p.city_id and b.chunk = p.chunk
     where b.key between 1 and 999 ${localities} offset 0) counted
    group by key having sum(homes) > 0`;
}

function ownMask(groups: Group[]): string {
  const cases = groups.flatMap(({ dimension }, i) => {
    const range = dimensionRange(dimension);
    return range ? [`when b.key between ${range.first} and ${range.last} then p.o${i}`] : [];
  });
  return cases.length === 0 ? 'p.every_group' : `case ${cases.join(' ')} else p.every_group end`;
}
