// The SQL one would write by hand for the answer of a search: its page by an index, its total and facets counted live, among the first ten thousand.
import { createHash } from 'node:crypto';
import type { PropertyFilters } from '../../src/contract/property-filters.ts';
import { decodeCursor, WORD_BASE } from '../../src/domain/catalogue.ts';
import type { Conditions } from '../../src/server/properties/conditions.ts';
import { isPlain } from '../../src/server/properties/counts.ts';
import { itemStatement, matchExpressions } from '../../src/server/properties/items.ts';
import { parameters, type Query } from '../../src/server/properties/query.ts';
import type { Catalogue } from '../../src/server/properties/search.ts';
import type { BareStatement } from './http-server.ts';

/** Counting more than these live takes longer than anybody waits. */
const COUNTED = 10_000;

/** Where the product itself asks PostgreSQL for everything, for cities and rare words, that is what it asks. */
export async function handWritten(
  catalogue: Catalogue,
  query: Query,
  filters: PropertyFilters,
): Promise<BareStatement[]> {
  const conditions = await catalogue.conditions(query, filters);
  if (isPlain(conditions) || conditions.words !== '') return asked(catalogue, query, filters);
  const { sort, limit, cursor } = filters;
  const page = {
    sort,
    limit,
    cursor: cursor === undefined ? undefined : decodeCursor(cursor),
    areWordsRare: false,
  };
  return [itemStatement(conditions, page), countStatement(conditions)];
}

async function asked(catalogue: Catalogue, query: Query, filters: PropertyFilters): Promise<BareStatement[]> {
  const statements: BareStatement[] = [];
  await catalogue.searchJson((text, values = [], isReused = false) => {
    const name = isReused ? createHash('md5').update(text).digest('hex') : undefined;
    if (!text.includes('as stamp')) statements.push({ text, values, name });
    return query(text, values, isReused);
  }, filters);
  return statements;
}

function countStatement(conditions: Conditions): BareStatement {
  const { values, add } = parameters();
  const where = matchExpressions(conditions, add).join(' and ');
  const text = `with matched as materialized (select tags from listings where ${where} limit ${COUNTED})
    select tag as key, count(*)::integer as homes from matched, unnest(tags) tag where tag < ${WORD_BASE} group by tag`;
  return { text, values };
}
