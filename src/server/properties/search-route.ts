// Search over HTTP without the detour through objects: PostgreSQL wrote the cards as JSON and they leave as they came.
import type { Context } from 'hono';
import { checkFilters } from '../../contract/property-filters.ts';
import { can, visitor } from '../../domain/permissions.ts';
import { fieldProblems, fieldsProblem } from '../lib/problems.ts';
import type { Services } from '../lib/request-context.ts';
import { catalogueOf } from './catalogue-of.ts';
import { queryOn } from './query.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Answers `GET /api/properties` as the procedure `properties.search` does, for whoever may call it: everyone. */
export function searchRoute({ database }: Services) {
  const catalogue = catalogueOf(database);
  if (!can(visitor, 'properties.search')) throw new Error('Search over HTTP is written for everyone');
  const query = queryOn(database.pools.visitor);
  return async (c: Context): Promise<Response> => {
    const filters = checkFilters(new URL(c.req.url).searchParams);
    if (!filters.success) throw fieldsProblem(fieldProblems(filters.error.issues));
    return c.body(await catalogue.searchJson(query, filters.data), 200, JSON_TYPE);
  };
}
