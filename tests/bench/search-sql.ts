// The SQL one would write by hand for the answer of a search: its page by an index, its total and facets counted live, among the first ten thousand.
import type { PropertyFilters } from '../../src/contract/property-filters.ts';
import { decodeCursor, WORD_BASE } from '../../src/domain/catalogue.ts';
import type { Conditions } from '../../src/server/search/catalogue.ts';
import {
  matchExpressions,
  pageStatement,
  type Words,
} from '../../src/server/search/embedded/matching-sql.ts';
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
  const words = { tags: [], rare: conditions.words.join(' ') };
  return [pageStatement(conditions, words, page, 'card'), countStatement(conditions, words)];
}

function countStatement(conditions: Conditions, words: Words): BareStatement {
  const { values, add } = parameters();
  const where = matchExpressions(conditions, words, add).join(' and ') || 'true';
  const text = `with matched as materialized (select tags from listings where ${where} limit ${COUNTED})
    select tag as key, count(*)::integer as homes from matched, unnest(tags) tag where tag < ${WORD_BASE} group by tag`;
  return { text, values };
}
