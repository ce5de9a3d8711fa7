// One page of result cards by SQL: of a city by the index of the sort, or of homes with words.
import type { Cursor, Sort } from '../../domain/catalogue.ts';
import type { BoxCells } from '../../domain/map.ts';
import { order } from './chunk.ts';
import type { Conditions, Range } from './conditions.ts';
import { parameters, type Query, type Statement } from './query.ts';

export interface ItemRow extends Record<string, unknown> {
  card: string;
  key: number | string;
  id: string;
}

export interface PageRequest {
  sort: Sort;
  limit: number;
  cursor: Cursor | undefined;
}

/** One row more than `limit` when there is a next page. */
export function itemRows(query: Query, conditions: Conditions, page: PageRequest): Promise<ItemRow[]> {
  const statement = itemStatement(conditions, page);
  return query<ItemRow>(statement.text, statement.values);
}

export function itemStatement(conditions: Conditions, page: PageRequest): Statement {
  const { values, add } = parameters();
  const { column, direction } = order[page.sort];
  const where = [...matchExpressions(conditions, add), ...afterCursor(page, add)];
  const text = `select card, ${column} as key, property_id as id from listings where ${where.join(' and ') || 'true'}
    order by ${column} ${direction}, property_id ${direction} limit ${add(page.limit + 1)}`;
  return { text, values };
}

export type Add = (value: unknown) => string;

function afterCursor({ sort, cursor }: PageRequest, add: Add): string[] {
  if (!cursor) return [];
  const { column, direction } = order[sort];
  const comparison = direction === 'desc' ? '<' : '>';
  return [`(${column}, property_id) ${comparison} (${add(cursor.key)}::bigint, ${add(cursor.id)}::uuid)`];
}

/** The same conditions on the catalogue's rows that the bits answer by number. */
export function matchExpressions(conditions: Conditions, add: Add, areWordsRare = false): string[] {
  const where: string[] = [];
  // A sum hides the column from indexes: a few homes with a rare word are not worth an AND with a quarter million of a city,
  // nor with those of a frequent word.
  const city = areWordsRare ? '(city_id + 0)' : 'city_id';
  if (conditions.cityId !== undefined) where.push(`${city} = ${add(conditions.cityId)}`);
  if (conditions.localityIds) where.push(`locality_id = any(${add(conditions.localityIds)}::integer[])`);
  where.push(...groupExpressions(conditions, add, areWordsRare));
  where.push(...boundsOf('rent', conditions, add), ...boundsOf('area_sqft', conditions, add));
  if (conditions.availableBy !== undefined) {
    where.push(`(available_from is null or available_from <= ${add(conditions.availableBy)}::date)`);
  }
  if (conditions.box) where.push(...boxExpressions(conditions.box, add));
  if (conditions.words !== '') where.push(wordsExpression(conditions.words, add));
  return where;
}

/** pg_catalog's operators, because those of the intarray extension do not use this index. */
function groupExpressions(conditions: Conditions, add: Add, areWordsRare: boolean): string[] {
  const tags = areWordsRare ? "(tags operator(pg_catalog.||) '{}'::integer[])" : 'tags';
  const groups = conditions.groups.filter((group) => group.dimension !== 'locality');
  const needed = groups
    .filter((group) => group.every || group.keys.length === 1)
    .flatMap((group) => group.keys);
  const choices = groups.filter((group) => !group.every && group.keys.length > 1);
  return [
    ...(needed.length > 0 ? [`${tags} operator(pg_catalog.@>) ${add(needed)}::integer[]`] : []),
    ...choices.map((group) => `${tags} operator(pg_catalog.&&) ${add(group.keys)}::integer[]`),
  ];
}

/** The asked range of a column, in its own unit: rents are paise there. */
function boundsOf(column: string, { rent, area }: Conditions, add: Add): string[] {
  if (column === 'rent') return rangeExpressions(column, rent, 100, add);
  return column === 'area_sqft' ? rangeExpressions(column, area, 1, add) : [];
}

function rangeExpressions(column: string, { least, most }: Range, unit: number, add: Add): string[] {
  return [
    ...(least !== undefined ? [`${column} >= ${add(least * unit)}::bigint`] : []),
    ...(most !== undefined ? [`${column} <= ${add(most * unit)}::bigint`] : []),
  ];
}

const boxExpressions = ({ lat, lng }: BoxCells, add: Add): string[] => [
  `lat_cell between ${add(lat.least)}::smallint and ${add(lat.most)}::smallint`,
  `lng_cell between ${add(lng.least)}::smallint and ${add(lng.most)}::smallint`,
];

export const wordsExpression = (words: string, add: Add): string =>
  wordsMatch(`plainto_tsquery('pg_catalog.english', ${add(words)})`);

/** By the index of one city's rare words. */
export const cityWordsExpression = (words: string, cityId: number, add: Add): string =>
  wordsMatch(`app.words_of_city(${add(words)}, ${add(cityId)})`);

/** Words that English search ignores ("the", "in") ask for nothing. */
const wordsMatch = (asked: string): string => `(numnode(${asked}) = 0 or words @@ ${asked})`;
