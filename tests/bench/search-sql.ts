// The SQL one would write by hand for the answer of a search: its page by an index, its total and facets counted live, among the first ten thousand.
import type { PropertyFilters } from '../../src/contract/property-filters.ts';
import { decodeCursor, POINTS, rankedKey, WORD_BASE } from '../../src/domain/catalogue.ts';
import type { Conditions } from '../../src/server/search/catalogue.ts';
import { matchExpressions, pageStatement, type Words } from '../../src/server/search/matching-sql.ts';
import { parameters, type Query } from '../../src/server/search/query.ts';
import type { Search } from '../../src/server/search/search.ts';
import type { BareStatement } from './http-server.ts';

/** Counting more than these live takes longer than anybody waits. */
const COUNTED = 10_000;

export async function handWritten(
  search: Search,
  query: Query,
  filters: PropertyFilters,
): Promise<BareStatement[]> {
  const { conditions } = await search.read(query, filters);
  const { sort, limit, cursor } = filters;
  const page = { sort, limit: limit + 1, cursor: cursor === undefined ? undefined : decodeCursor(cursor) };
  const words = { tags: [], rare: '' };
  const list =
    conditions.words.length > 0
      ? wishedStatement(conditions, conditions.words, page.limit)
      : pageStatement(conditions, words, page, 'card');
  return [list, countStatement(conditions, words)];
}

/** The first page where words are wished for: those that have some by the index of words, behind them the others by their order. */
function wishedStatement(conditions: Conditions, wished: readonly string[], limit: number): BareStatement {
  const { values, add } = parameters();
  const where = matchExpressions(conditions, { tags: [], rare: '' }, add).join(' and ') || 'true';
  const plain = wished.map((word) => `plainto_tsquery('pg_catalog.english', ${add(word)})`);
  const titled = wished.map((word) => `app.words_of_title(${add(word)})`);
  const points = wished.map(
    (_, i) =>
      `case when words @@ ${titled[i]} then ${POINTS.title} when words @@ ${plain[i]} then ${POINTS.text} else 0 end`,
  );
  const any = `words @@ (${plain.join(' || ')})`;
  const most = add(limit);
  const text = `select id, key, card from (
      (select property_id as id, ${rankedKey(1, 0)} * (${points.join(' + ')})::bigint + best as key, card from listings
        where ${where} and ${any} order by 2 desc, 1 desc limit ${most})
      union all
      (select property_id, best, card from listings where ${where} and not ${any}
        order by best desc, property_id desc limit ${most})) f
    order by key desc, id desc limit ${most}`;
  return { text, values };
}

function countStatement(conditions: Conditions, words: Words): BareStatement {
  const { values, add } = parameters();
  const where = matchExpressions(conditions, words, add).join(' and ') || 'true';
  const text = `with matched as materialized (select tags from listings where ${where} limit ${COUNTED})
    select tag as key, count(*)::integer as homes from matched, unnest(tags) tag where tag < ${WORD_BASE} group by tag`;
  return { text, values };
}
