/** What OpenSearch is asked, and how its answer reads: totals, facets and pages are exact, or say that they are not. */
import {
  type Dimension,
  dayNumber,
  dimensionNames,
  dimensions,
  keyOf,
  partsOfRankedKey,
  rankedKey,
  type Sort,
} from '../../../domain/catalogue.ts';
import { type Circle, cellNumber } from '../../../domain/map.ts';
import { fromRupees } from '../../../domain/money.ts';
import type { CountedField, Found, FoundHome, Group, Grouping, Range, Value } from '../catalogue.ts';
import type { IndexedPage, IndexQuestion } from '../embedded/home-index.ts';
import type { IndexedConditions } from '../embedded/passing.ts';
import type { IndexedWish, PointsFor } from '../wishes.ts';
import { fieldOf } from './mapping.ts';

type Clause = Record<string, unknown>;

/** Longer lists of places are cut, and the answer then says that its facets are not exact. */
const MOST_PLACES = 10_000;
/** In one answer: a map shows fewer, a country has more localities. */
const MOST_GROUPS = 2_000;

const orders: Record<Exclude<Sort, 'distance'>, { field: string; direction: 'asc' | 'desc' }> = {
  best: { field: 'best', direction: 'desc' },
  newest: { field: 'newest', direction: 'desc' },
  rent_asc: { field: 'rent', direction: 'asc' },
  rent_desc: { field: 'rent', direction: 'desc' },
  area: { field: 'area', direction: 'desc' },
  rating: { field: 'rating', direction: 'desc' },
};

const all = (clauses: readonly Clause[]): Clause => ({ bool: { filter: clauses } });
const anyOf = (field: string, values: readonly (number | string)[]): Clause => ({
  terms: { [field]: values },
});
const each = (field: string, values: readonly number[]): Clause[] =>
  values.map((value) => ({ term: { [field]: value } }));

function between(field: string, { least, most }: Range): Clause[] {
  if (least === undefined && most === undefined) return [];
  return [{ range: { [field]: { gte: least, lte: most } } }];
}

const placeOf = ({ point }: Circle) => ({ lat: point.lat, lon: point.lng });
const within = (near: Circle): Clause => ({
  // Homes are as far as whole metres say.
  geo_distance: { distance: `${near.meters + 0.5}m`, place: placeOf(near) },
});

/** Row by row. In no cells lies no home: without a clause, `should` would let all of them pass. */
function inCells(cells: readonly number[]): Clause {
  if (cells.length === 0) return anyOf('lat_cell', cells);
  const width = cellNumber(1, 0);
  const rows = Map.groupBy(cells, (cell) => Math.floor(cell / width));
  const should = [...rows].map(([row, inRow]) =>
    all([
      { term: { lat_cell: row } },
      anyOf(
        'lng_cell',
        inRow.map((cell) => cell % width),
      ),
    ]),
  );
  return { bool: { should, minimum_should_match: 1 } };
}

const inPaise = ({ least, most }: Range): Range => ({
  least: least === undefined ? undefined : fromRupees(least),
  most: most === undefined ? undefined : fromRupees(most),
});

/** A choice whose facet leaves it out. */
interface Choice {
  field: Dimension | 'locality';
  clause: Clause;
}

/** What holds for every count, and apart from it each choice that its own facet leaves out. */
function clausesOf(conditions: IndexedConditions): { always: Clause[]; choices: Choice[] } {
  const { cityIds, localityIds, rent, area, availableBy, box, near, cells, tags, among } = conditions;
  const always: Clause[] = [
    ...(cityIds ? [anyOf('city', cityIds)] : []),
    ...(among ? [anyOf('id', among)] : []),
    ...between('rent', inPaise(rent)),
    ...between('area', area),
    ...(availableBy === undefined ? [] : between('day', { most: dayNumber(availableBy) })),
    ...(box ? [...between('lat_cell', box.lat), ...between('lng_cell', box.lng)] : []),
    ...(near ? [within(near)] : []),
    ...(cells ? [inCells(cells)] : []),
    ...each('words', tags),
  ];
  const choices: Choice[] = localityIds
    ? [{ field: 'locality', clause: anyOf('locality', localityIds) }]
    : [];
  for (const { field, values, every } of conditions.choices) {
    const keys = values.flatMap((value) => keyOf(field, value) ?? []);
    if (every && keys.length > 0) always.push(...each(field, keys));
    else if (every) always.push(anyOf(field, []));
    else choices.push({ field, clause: anyOf(field, keys) });
  }
  return { always, choices };
}

/** Values of a closed list, or places, of which a city has any number. */
const sizeOf = (field: CountedField): number => {
  if (field === 'city' || field === 'locality') return MOST_PLACES;
  return dimensions[field].values.length;
};

const countsOf = (fields: readonly CountedField[]): Record<string, Clause> =>
  Object.fromEntries(fields.map((field) => [field, { terms: { field, size: sizeOf(field) } }]));

/** A choice is left out of its own field's counts, so the fields that are chosen from are counted one by one. */
function facetsOf(choices: readonly Choice[], counted: readonly CountedField[]): Record<string, Clause> {
  const chosen = new Set<CountedField>(choices.map(({ field }) => field));
  const free = counted.filter((field) => !chosen.has(field));
  const groups = choices
    .filter(({ field }) => counted.includes(field))
    .map(({ field }) => [
      field,
      {
        filter: all(choices.filter((other) => other.field !== field).map(({ clause }) => clause)),
        aggs: countsOf([field]),
      },
    ]);
  const rest = { filter: all(choices.map(({ clause }) => clause)), aggs: countsOf(free) };
  return { ...Object.fromEntries(groups), rest };
}

/**
 * A home that fails two choices is in no count at all: with two or more of them all but one have to hold, which keeps such homes
 * from being looked at.
 */
function nearly(choices: readonly Choice[]): Clause[] {
  if (choices.length < 2) return [];
  const should = choices.map(({ clause }) => clause);
  return [{ bool: { should, minimum_should_match: choices.length - 1 } }];
}

const fieldsCounted = ({ cityIds }: IndexedConditions): CountedField[] => [
  ...dimensionNames,
  'city',
  ...(cityIds ? (['locality'] as const) : []),
];

/** The body of a search. User text stands in it as a value only. */
export function bodyOf({ conditions, facets, page: asked }: IndexQuestion) {
  const page = asked && orderedBest(asked, conditions);
  const { always, choices } = clausesOf(conditions);
  const held = choices.map(({ clause }) => clause);
  const body = {
    _source: false,
    track_total_hits: true,
    size: page?.limit ?? 0,
    ...(page ? orderedBy(page, conditions) : {}),
  };
  const wishes = isRanked(page) ? page.wishes : [];
  if (!facets) return { ...body, query: ranked([...always, ...held], wishes) };
  return {
    ...body,
    query: ranked([...always, ...nearly(choices)], wishes),
    post_filter: all(held),
    aggs: facetsOf(choices, fieldsCounted(conditions)),
  };
}

/** Without a place there are no distances, and the order is "best", with what is wished for. */
const orderedBest = (page: IndexedPage, { near }: IndexedConditions): IndexedPage =>
  page.sort === 'distance' && !near ? { ...page, sort: 'best' } : page;

const isRanked = (page: IndexedPage | undefined): page is IndexedPage =>
  page?.sort === 'best' && page.wishes.length > 0;

/** The score is the home's points: small whole numbers, the same on every copy of the index (decision 0054). */
const ranked = (clauses: readonly Clause[], wishes: readonly IndexedWish[]): Clause =>
  wishes.length === 0
    ? all(clauses)
    : {
        bool: {
          // Where nothing is asked, one of the wishes would have to hold.
          filter: clauses.length > 0 ? clauses : [{ match_all: {} }],
          should: wishes.map((wish) => ({ dis_max: { queries: wish.map(pointsFor) } })),
          minimum_should_match: 0,
        },
      };

function pointsFor({ points, ...homes }: PointsFor): Clause {
  const filter = 'tag' in homes ? anyOf(fieldOf(homes.tag) ?? 'words', [homes.tag]) : anyOf('id', homes.ids);
  return { constant_score: { filter, boost: points } };
}

/** In whole metres, as the index in memory counts them: homes of one metre are in the order of their ids. */
const byMeters = (near: NonNullable<IndexedConditions['near']>) => ({
  type: 'number',
  order: 'asc',
  script: {
    source: "Math.round(doc['place'].arcDistance(params.lat, params.lon))",
    params: placeOf(near),
  },
});

function orderedBy(page: IndexedPage, { near }: IndexedConditions) {
  const { sort, cursor } = page;
  if (isRanked(page)) {
    const { points, best } = partsOfRankedKey(cursor?.key ?? 0);
    return {
      sort: [{ _score: 'desc' }, { best: 'desc' }, { id: 'desc' }],
      ...(cursor ? { search_after: [points, best, cursor.id] } : {}),
    };
  }
  const { field, direction } = orders[sort === 'distance' ? 'best' : sort];
  return {
    sort:
      sort === 'distance' && near
        ? [{ _script: byMeters(near) }, { id: 'asc' }]
        : [{ [field]: direction }, { id: direction }],
    ...(cursor ? { search_after: [cursor.key, cursor.id] } : {}),
  };
}

interface Buckets {
  doc_count_error_upper_bound: number;
  sum_other_doc_count: number;
  buckets: { key: string; doc_count: number }[];
}

/** Points come first where homes are ranked by them. */
type SortKeys = [key: number, id: string] | [points: number, best: number, id: string];

export interface Answer {
  timed_out: boolean;
  hits: { total: { value: number; relation: string }; hits: { sort?: SortKeys }[] };
  /** Beside the values, how many homes each filter let through. */
  aggregations?: Record<string, Record<string, Buckets | object | number>>;
}

/** Values by the number they have in the index. */
const values = new Map<string, Value>(
  dimensionNames.flatMap((name) => {
    const { first, values } = dimensions[name];
    return values.map((value, place): [string, Value] => [String(first + place), value]);
  }),
);

const isPlace = (field: string): boolean => field === 'city' || field === 'locality';

function filterValueOf(key: string): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`The index has a value that no filter has: ${key}`);
  return value;
}

const isBuckets = (part: Buckets | object | number): part is Buckets =>
  typeof part === 'object' && 'buckets' in part;

/** Reads what `bodyOf` asked for. Throws when the engine gave up. */
export function foundOf({ timed_out, hits, aggregations = {} }: Answer): Found {
  if (timed_out) throw new Error('The search engine ran out of time');
  const counts = new Map<CountedField, ReadonlyMap<Value, number>>();
  let facetsAreExact = true;
  for (const group of Object.values(aggregations)) {
    for (const [field, part] of Object.entries(group)) {
      if (!isBuckets(part)) continue;
      if (part.doc_count_error_upper_bound !== 0 || part.sum_other_doc_count !== 0) facetsAreExact = false;
      counts.set(field as CountedField, countsIn(part, isPlace(field) ? Number : filterValueOf));
    }
  }
  return {
    total: hits.total.value,
    totalIsExact: hits.total.relation === 'eq',
    counts,
    facetsAreExact,
    homes: hits.hits.flatMap(({ sort }) => (sort ? [foundHome(sort)] : [])),
  };
}

const foundHome = (sort: SortKeys): FoundHome =>
  sort.length === 2 ? { key: sort[0], id: sort[1] } : { key: rankedKey(sort[0], sort[1]), id: sort[2] };

const countsIn = ({ buckets }: Buckets, read: (key: string) => Value): ReadonlyMap<Value, number> =>
  new Map(buckets.map(({ key, doc_count }) => [read(key), doc_count]));

/** The body that gathers the homes of a search where they lie, `after` the groups of an answer before. */
export function groupsBodyOf(conditions: IndexedConditions, by: Grouping, after?: GroupKey) {
  const { always, choices } = clausesOf(conditions);
  const parts = typeof by === 'string' ? placesIn(by) : cellsOf(by.cells);
  return {
    size: 0,
    query: all([...always, ...choices.map(({ clause }) => clause)]),
    aggs: { groups: { composite: { size: MOST_GROUPS, sources: parts.sources, after }, aggs: parts.aggs } },
  };
}

const placesIn = (field: 'city' | 'locality') => ({
  sources: [{ place: { terms: { field } } }],
  aggs: undefined,
});

/** Not by tiles of the engine's own: those of a Mercator map are no cells of ours. */
function cellsOf(interval: number) {
  const axis = (field: string) => ({ [field]: { histogram: { field, interval } } });
  return {
    sources: [axis('lat_cell'), axis('lng_cell')],
    aggs: {
      lat: { avg: { field: 'lat_cell' } },
      lng: { avg: { field: 'lng_cell' } },
      home: { top_hits: { size: 1, _source: false } },
    },
  };
}

type GroupKey = Record<string, string | number>;

interface GroupBucket {
  key: GroupKey;
  doc_count: number;
  lat?: { value: number };
  lng?: { value: number };
  home?: { hits: { hits: { _id: string }[] } };
}

export interface GroupsAnswer {
  timed_out: boolean;
  aggregations: { groups: { after_key?: GroupKey; buckets: GroupBucket[] } };
}

/** `next` is where the rest begins; `undefined` when there is none. */
export interface GroupsRead {
  groups: Group[];
  next: GroupKey | undefined;
}

/** Throws when the engine gave up. */
export function groupsOf({ timed_out, aggregations: { groups: answered } }: GroupsAnswer): GroupsRead {
  if (timed_out) throw new Error('The search engine ran out of time');
  const groups = answered.buckets.map(({ key, doc_count: homes, lat, lng, home }) => ({
    homes,
    place: Number(key.place ?? 0),
    lat: hundredths(lat?.value ?? 0),
    lng: hundredths(lng?.value ?? 0),
    home: homes === 1 ? home?.hits.hits[0]?._id : undefined,
  }));
  return { groups, next: answered.after_key };
}

const hundredths = (cells: number): number => Math.round(cells * 100) / 100;
