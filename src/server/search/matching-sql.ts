// The conditions of a question as SQL on the catalogue's rows, for what only PostgreSQL knows: which homes have rare words.
import { keyOf, type Sort } from '../../domain/catalogue.ts';
import { type BoxCells, type Circle, cellNumber, cellsAround } from '../../domain/map.ts';
import type { Conditions, Page, Range } from './catalogue.ts';
import { parameters, type Statement } from './query.ts';

/** Adds a value, and gives its place in the statement. */
export type Add = (value: unknown) => string;

/** The words of a question: those with a number, and others, which PostgreSQL's index knows. */
export interface Words {
  tags: readonly number[];
  rare: string;
}

const order: Record<Exclude<Sort, 'distance'>, { column: string; direction: 'asc' | 'desc' }> = {
  best: { column: 'best', direction: 'desc' },
  newest: { column: 'newest', direction: 'desc' },
  rent_asc: { column: 'rent', direction: 'asc' },
  rent_desc: { column: 'rent', direction: 'desc' },
  area: { column: 'area_sqft', direction: 'desc' },
  rating: { column: 'rating', direction: 'desc' },
};

/** One page by the index of its order: ids and keys, and other columns. */
export function pageStatement(
  conditions: Conditions,
  words: Words,
  page: Page,
  ...others: string[]
): Statement {
  const { values, add } = parameters();
  const { column, direction } = orderOf(page.sort, conditions, add);
  const where = [
    ...matchExpressions(conditions, words, add),
    ...afterCursor(page, { column, direction }, add),
  ];
  const text = `select ${['property_id as id', `${column}::float8 as key`, ...others].join(', ')} from listings where ${where.join(' and ') || 'true'}
    order by ${column} ${direction}, property_id ${direction} limit ${add(page.limit)}`;
  return { text, values };
}

type Order = { column: string; direction: 'asc' | 'desc' };

/** Without a place there are no distances, and the order is "best". */
function orderOf(sort: Sort, { near }: Conditions, add: Add): Order {
  if (sort === 'distance' && near) return { column: metersFrom(near, add), direction: 'asc' };
  const { column, direction } = order[sort === 'distance' ? 'best' : sort];
  return { column: `listings.${column}`, direction };
}

const metersFrom = ({ point }: Circle, add: Add): string =>
  `app.meters_to_cell(${add(point.lat)}::float8, ${add(point.lng)}::float8, lat_cell, lng_cell)`;

function afterCursor({ cursor }: Page, { column, direction }: Order, add: Add): string[] {
  if (!cursor) return [];
  const comparison = direction === 'desc' ? '<' : '>';
  return [`(${column}, property_id) ${comparison} (${add(cursor.key)}::bigint, ${add(cursor.id)}::uuid)`];
}

/** `areWordsRare`: few homes have them. */
export function matchExpressions(
  conditions: Conditions,
  words: Words,
  add: Add,
  areWordsRare = false,
): string[] {
  const where: string[] = [];
  // A sum hides the column from indexes: a few homes with a rare word are not worth an AND with a quarter million of a city,
  // nor with those of a frequent word.
  const city = areWordsRare ? '(city_id + 0)' : 'city_id';
  const { cityIds, localityIds, rent, area, availableBy, box, near, cells } = conditions;
  if (cityIds) where.push(`${city} = any(${add(cityIds)}::integer[])`);
  if (localityIds) where.push(`locality_id = any(${add(localityIds)}::integer[])`);
  where.push(...tagExpressions(conditions, words, add, areWordsRare));
  where.push(...rangeExpressions('rent', rent, 100, add), ...rangeExpressions('area_sqft', area, 1, add));
  if (availableBy !== undefined) {
    where.push(`(available_from is null or available_from <= ${add(availableBy)}::date)`);
  }
  if (box) where.push(...boxExpressions(box, add));
  if (near) {
    where.push(...boxExpressions(cellsAround(near), add));
    where.push(`${metersFrom(near, add)} <= ${add(near.meters)}::integer`);
  }
  if (cells) where.push(`lat_cell * ${cellNumber(1, 0)} + lng_cell = any(${add(cells)}::integer[])`);
  if (words.rare !== '') where.push(wordsExpression(words.rare, add));
  return where;
}

/** pg_catalog's operators, because those of the intarray extension do not use this index. */
function tagExpressions({ choices }: Conditions, words: Words, add: Add, areWordsRare: boolean): string[] {
  const tags = areWordsRare ? "(tags operator(pg_catalog.||) '{}'::integer[])" : 'tags';
  const groups = choices.map(({ field, values, every }) => ({
    keys: values.flatMap((value) => keyOf(field, value) ?? []),
    every,
  }));
  const isNeeded = ({ keys, every }: (typeof groups)[number]) => every || keys.length === 1;
  const needed = [...groups.filter(isNeeded).flatMap(({ keys }) => keys), ...words.tags];
  const others = groups.filter((group) => !isNeeded(group));
  return [
    ...(needed.length > 0 ? [`${tags} operator(pg_catalog.@>) ${add(needed)}::integer[]`] : []),
    ...others.map(({ keys }) => `${tags} operator(pg_catalog.&&) ${add(keys)}::integer[]`),
  ];
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
