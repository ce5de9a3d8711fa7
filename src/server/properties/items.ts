// One page of result cards: walks the index of the asked sort, or fetches the matches where they are few.
import type { Cursor, Sort } from '../../domain/catalogue.ts';
import type { BoxCells } from '../../domain/map.ts';
import { bitWidth } from './bit-masks.ts';
import type { Conditions, Range } from './conditions.ts';
import type { Matches, Statement } from './counts.ts';
import { parameters, type Query } from './query.ts';

const order: Record<Sort, { column: string; direction: 'asc' | 'desc' }> = {
  best: { column: 'best', direction: 'desc' },
  newest: { column: 'newest', direction: 'desc' },
  rent_asc: { column: 'rent', direction: 'asc' },
  rent_desc: { column: 'rent', direction: 'desc' },
  area: { column: 'area_sqft', direction: 'desc' },
  rating: { column: 'rating', direction: 'desc' },
};

export interface ItemRow extends Record<string, unknown> {
  card: string;
  key: number | string;
  id: string;
}

export interface PageRequest {
  sort: Sort;
  limit: number;
  cursor: Cursor | undefined;
  /** The few homes that match: fetched and sorted, rather than found by walking a sort index past all others. */
  few: Matches[] | undefined;
  /** The words of the text stand in few homes: start from those. */
  areWordsRare: boolean;
}

/** One row more than `limit` when there is a next page. */
export function itemRows(query: Query, conditions: Conditions, page: PageRequest): Promise<ItemRow[]> {
  const statement = itemStatement(conditions, page);
  return query<ItemRow>(statement.text, statement.values);
}

export function itemStatement(conditions: Conditions, page: PageRequest): Statement {
  const { values, add } = parameters();
  const { column, direction } = order[page.sort];
  const where = matchExpressions(conditions, add, page.areWordsRare);
  if (page.cursor) {
    const comparison = direction === 'desc' ? '<' : '>';
    where.push(
      `(${column}, property_id) ${comparison} (${add(page.cursor.key)}::bigint, ${add(page.cursor.id)}::uuid)`,
    );
  }
  const tail = `order by ${column} ${direction}, property_id ${direction} limit ${add(page.limit + 1)}`;
  const columns = `card, ${column} as key, property_id as id`;
  if (!page.few) {
    return { text: `select ${columns} from listings where ${where.join(' and ') || 'true'} ${tail}`, values };
  }
  const places = placesOf(page.few);
  const text = `with few as materialized (select property_id as few_id from unnest(${add(places.cities)}::integer[],
      ${add(places.slots)}::integer[]) as f (city, place) join listing_slots on city_id = city and slot = place)
    select ${columns} from few join listings on property_id = few_id where ${where.join(' and ') || 'true'} ${tail}`;
  return { text, values };
}

function placesOf(matches: Matches[]): { cities: number[]; slots: number[] } {
  const places: { cities: number[]; slots: number[] } = { cities: [], slots: [] };
  for (const { cityId, chunk, bits } of matches) {
    for (let at = bits.indexOf('1'); at >= 0; at = bits.indexOf('1', at + 1)) {
      places.cities.push(cityId);
      places.slots.push(chunk * bitWidth + at);
    }
  }
  return places;
}

/** The same conditions on the catalogue's rows that the bits answer by number. */
export function matchExpressions(
  conditions: Conditions,
  add: (value: unknown) => string,
  areWordsRare = false,
): string[] {
  const where: string[] = [];
  // A sum hides the column from indexes: a few homes with a rare word are not worth an AND with a quarter million of a city.
  const city = areWordsRare ? '(city_id + 0)' : 'city_id';
  if (conditions.cityId !== undefined) where.push(`${city} = ${add(conditions.cityId)}`);
  if (conditions.localityIds) where.push(localityExpression(conditions.localityIds, add));
  where.push(...groupExpressions(conditions, add));
  where.push(...rangeExpressions('rent', conditions.rent, 100, add));
  where.push(...rangeExpressions('area_sqft', conditions.area, 1, add));
  if (conditions.availableBy !== undefined) {
    where.push(`(available_from is null or available_from <= ${add(conditions.availableBy)}::date)`);
  }
  if (conditions.box) where.push(...boxExpressions(conditions.box, add));
  if (conditions.words !== '') where.push(wordsExpression(conditions.words, add));
  return where;
}

// A single one as an equation, so that the index of that locality can be walked in order.
function localityExpression(ids: number[], add: (value: unknown) => string): string {
  return ids.length === 1 ? `locality_id = ${add(ids[0])}` : `locality_id = any(${add(ids)}::integer[])`;
}

/** pg_catalog's operators, because those of the intarray extension do not use this index. */
function groupExpressions(conditions: Conditions, add: (value: unknown) => string): string[] {
  const groups = conditions.groups.filter((group) => group.dimension !== 'locality');
  const needed = groups
    .filter((group) => group.every || group.keys.length === 1)
    .flatMap((group) => group.keys);
  const choices = groups.filter((group) => !group.every && group.keys.length > 1);
  return [
    ...(needed.length > 0 ? [`tags operator(pg_catalog.@>) ${add(needed)}::integer[]`] : []),
    ...choices.map((group) => `tags operator(pg_catalog.&&) ${add(group.keys)}::integer[]`),
  ];
}

function rangeExpressions(
  column: string,
  { least, most }: Range,
  unit: number,
  add: (value: unknown) => string,
): string[] {
  return [
    ...(least !== undefined ? [`${column} >= ${add(least * unit)}::bigint`] : []),
    ...(most !== undefined ? [`${column} <= ${add(most * unit)}::bigint`] : []),
  ];
}

const boxExpressions = ({ lat, lng }: BoxCells, add: (value: unknown) => string): string[] => [
  `lat_cell between ${add(lat.least)}::smallint and ${add(lat.most)}::smallint`,
  `lng_cell between ${add(lng.least)}::smallint and ${add(lng.most)}::smallint`,
];

/** Words that English search ignores ("the", "in") ask for nothing. */
export function wordsExpression(words: string, add: (value: unknown) => string): string {
  const asked = `plainto_tsquery('pg_catalog.english', ${add(words)})`;
  return `(numnode(${asked}) = 0 or words @@ ${asked})`;
}
