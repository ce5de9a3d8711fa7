// Homes with words that have no number: PostgreSQL finds them, exactly while the words are rare, "at least" when they stand in thousands of homes.
import type { Conditions, Found, Page } from './catalogue.ts';
import {
  type Add,
  cityWordsExpression,
  matchExpressions,
  pageStatement,
  type Words,
  wordsExpression,
} from './matching-sql.ts';
import type { Query } from './query.ts';
import { parameters } from './query.ts';

/** Matches looked at: enough for an honest "500+", few enough for a millisecond or two. */
export const SAMPLE = 500;

/**
 * Ids of up to `limit` homes in the asked city and ranges, whatever their other values. A word of the same stem as a frequent
 * one stands in no city's index, and none of its homes is found there: they are looked for among all.
 */
export async function homesWithWords(
  query: Query,
  conditions: Conditions,
  words: Words,
  limit: number,
): Promise<string[]> {
  const { cityIds } = conditions;
  const idsBy = (haveWords: (add: Add) => string) => idsOf(query, conditions, words, haveWords, limit);
  const [cityId] = cityIds?.length === 1 ? cityIds : [];
  const inCity =
    cityId === undefined ? [] : await idsBy((add) => cityWordsExpression(words.rare, cityId, add));
  return inCity.length > 0 ? inCity : idsBy((add) => wordsExpression(words.rare, add));
}

/** As one value, since rows would cost as much as finding them. */
async function idsOf(
  query: Query,
  conditions: Conditions,
  { tags }: Words,
  haveWords: (add: Add) => string,
  limit: number,
): Promise<string[]> {
  const { values, add } = parameters();
  const asked = { ...conditions, choices: [], localityIds: undefined };
  const where = [...matchExpressions(asked, { tags, rare: '' }, add, true), haveWords(add)].join(' and ');
  const text = `with found as materialized (select property_id from listings where ${where} limit ${limit})
    select coalesce(array_agg(property_id::text), '{}') as ids from found`;
  const [row] = await query<{ ids: string[] }>(text, values);
  return row?.ids ?? [];
}

/** The homes looked at ended before the matches did: what they hold is the least there is, and the page is read by its index. */
export async function capped(
  query: Query,
  conditions: Conditions,
  words: Words,
  page: Page | undefined,
  found: Found,
): Promise<Found> {
  const { values, add } = parameters();
  const where = matchExpressions(conditions, words, add).join(' and ');
  const [row] = await query<{ total: number }>(
    `select count(*)::integer as total from (select from listings where ${where} limit ${SAMPLE + 1}) m`,
    values,
  );
  const total = row?.total ?? 0;
  const statement = page && pageStatement(conditions, words, page);
  return {
    ...found,
    total: Math.min(SAMPLE, total),
    totalIsExact: total <= SAMPLE,
    facetsAreExact: false,
    homes: statement ? await query<{ id: string; key: number }>(statement.text, statement.values) : [],
  };
}
