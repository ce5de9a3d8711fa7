// Counts of a search: how many homes match, and how many each filter value would give, exact for any combination.
import { type Dimension, dayNumber, dimensions, LIVE_KEY, numberKeys } from '../../domain/catalogue.ts';
import type { Conditions, Group, Range } from './conditions.ts';
import { parameters, type Query } from './query.ts';

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
}

export interface CountRow extends Record<string, unknown> {
  key: number;
  homes: number;
}

export const noCounts = (): Counts => ({
  live: 0,
  total: 0,
  totalIsExact: true,
  facetsAreExact: true,
  byKey: new Map(),
  byCity: new Map(),
});

/** Cities come back as negative keys beside the filter values. */
export function collectCounts(rows: CountRow[]): Counts {
  const counts = noCounts();
  for (const { key, homes } of rows) {
    if (key === LIVE_KEY) counts.live = homes;
    else if (key === TOTAL_KEY) counts.total = homes;
    else if (key < 0) counts.byCity.set(-key, homes);
    else counts.byKey.set(key, homes);
  }
  return counts;
}

const TOTAL_KEY = 99_999;
const FIRST_LOCALITY_KEY = 100_000;
const WIDTH = 31_744;

export async function countHomes(query: Query, conditions: Conditions): Promise<Counts> {
  const statement = isPlain(conditions) ? summaryStatement(conditions) : bitsStatement(conditions);
  return collectCounts(await query<CountRow>(statement.text, statement.values));
}

const isAsked = (range: Range): boolean => range.least !== undefined || range.most !== undefined;

/** Nothing but a city is asked: the counts stand in a table. */
export const isPlain = (conditions: Conditions): boolean =>
  conditions.groups.length === 0 &&
  !isAsked(conditions.rent) &&
  !isAsked(conditions.area) &&
  conditions.availableBy === undefined;

export interface Statement {
  text: string;
  values: unknown[];
}

export function summaryStatement({ cityId }: Conditions): Statement {
  if (cityId !== undefined) {
    const text = `select key, homes from listing_counts where city_id = $1 and homes > 0
      union all select ${TOTAL_KEY}, homes from listing_counts where city_id = $1 and key = ${LIVE_KEY}`;
    return { text, values: [cityId] };
  }
  const text = `select key, sum(homes)::integer as homes from listing_counts
      where key < ${FIRST_LOCALITY_KEY} group by key
    union all select ${TOTAL_KEY}, sum(homes)::integer from listing_counts where key = ${LIVE_KEY}
    union all select -city_id, homes from listing_counts where key = ${LIVE_KEY} and homes > 0`;
  return { text, values: [] };
}

/**
 * For each chunk of a city: `base` holds the homes that pass every range, `g1`, `g2` … those that pass each group of values,
 * `every_group` those that pass all. A facet ignores its own group, so it is counted against the others.
 */
export function bitsStatement(conditions: Conditions): Statement {
  const { values, add } = parameters();
  const scope = conditions.cityId === undefined ? 'true' : `city_id = ${add(conditions.cityId)}`;
  const keys = new Set<number>([LIVE_KEY]);
  const columns: string[] = [];
  const pick = (wanted: number[]): string => {
    for (const key of wanted) keys.add(key);
    columns.push(`bit_or(bits) filter (where key = any(${add(wanted)}::integer[])) as c${columns.length}`);
    return `coalesce(c${columns.length - 1}, none)`;
  };
  const base = ['live', ...rangeExpressions(conditions, pick)].join(' & ');
  const groups = conditions.groups.map((group) => groupExpression(group, pick));
  const named = groups.map((expression, i) => `${expression} as g${i}`);
  const others = conditions.groups.map((_, own) =>
    ['base', ...groups.map((_, i) => `g${i}`).filter((_, i) => i !== own)].join(' & '),
  );
  const all = ['base', ...groups.map((_, i) => `g${i}`)].join(' & ');
  const localities = conditions.cityId === undefined ? '' : ` or b.key >= ${FIRST_LOCALITY_KEY}`;
  const text = `with width as materialized (
    select repeat('0', ${WIDTH})::varbit as none, repeat('1', ${WIDTH})::varbit as every
  ), masks as materialized (
    select ${['city_id', 'chunk', `bit_or(bits) filter (where key = ${LIVE_KEY}) as live`, ...columns].join(', ')}
      from listing_bits where ${scope} and key = any(${add([...keys])}::integer[]) group by city_id, chunk
  ), grouped as materialized (
    select city_id, chunk, live, ${[`${base} as base`, ...named].join(', ')} from masks, width
  ), passed as materialized (
    select city_id, chunk, live, ${[`${all} as every_group`, ...others.map((o, i) => `${o} as o${i}`)].join(', ')}
      from grouped
  ), facets as (
    select b.key, sum(bit_count(b.bits & ${ownMask(conditions.groups)}))::integer as homes
      from passed p join listing_bits b on b.city_id = p.city_id and b.chunk = p.chunk
     where (b.key between 1 and 999${localities}) group by b.key
  )
  select key, homes from facets where homes > 0
  union all select ${LIVE_KEY}, sum(bit_count(live))::integer from passed
  union all select ${TOTAL_KEY}, sum(bit_count(every_group))::integer from passed
  union all select -city_id, sum(bit_count(every_group))::integer from passed group by city_id`;
  return { text, values };
}

function ownMask(groups: Group[]): string {
  if (groups.length === 0) return 'p.every_group';
  const cases = groups.map(({ dimension }, i) => `when ${isOfDimension(dimension)} then p.o${i}`);
  return `case ${cases.join(' ')} else p.every_group end`;
}

function isOfDimension(dimension: Dimension | 'locality'): string {
  if (dimension === 'locality') return `b.key >= ${FIRST_LOCALITY_KEY}`;
  const { first, values } = dimensions[dimension];
  return `b.key between ${first} and ${first + values.length - 1}`;
}

function groupExpression(group: Group, pick: (keys: number[]) => string): string {
  if (!group.every) return pick(group.keys);
  return `(${group.keys.map((key) => pick([key])).join(' & ')})`;
}

function rangeExpressions(conditions: Conditions, pick: (keys: number[]) => string): string[] {
  const day = conditions.availableBy === undefined ? {} : { most: dayNumber(conditions.availableBy) };
  return [
    ...rangeExpression(numberKeys.rent, conditions.rent, pick),
    ...rangeExpression(numberKeys.area, conditions.area, pick),
    ...rangeExpression(numberKeys.day, day, pick),
  ];
}

function rangeExpression(
  { first, width }: { first: number; width: number },
  { least, most }: Range,
  pick: (keys: number[]) => string,
): string[] {
  if (least === undefined && most === undefined) return [];
  const ones = Array.from({ length: width }, (_, i) => pick([first + i]));
  const expressions: string[] = [];
  if (most !== undefined) expressions.push(atMost(ones, most));
  if (least !== undefined && least > 0) expressions.push(`~(${atMost(ones, least - 1)})`);
  return expressions;
}

/**
 * Numbers up to `limit`, from the lowest binary digit to the highest: where the limit has a one, a number with a zero there is
 * smaller whatever follows; where it has a zero, a number with a one is larger.
 */
function atMost(ones: string[], limit: number): string {
  return ones.reduce(
    (smaller, one, digit) => ((limit >> digit) & 1 ? `(~${one} | ${smaller})` : `(~${one} & ${smaller})`),
    'every',
  );
}
