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
export function searchRoute({ database, searchAnswers }: Services) {
  if (!can(visitor, 'properties.search')) throw new Error('Search over HTTP is written for everyone');
  const catalogue = catalogueOf(database);
  const query = queryOn(database.pools.visitor);
  const answer = (url: URL): Promise<string> => {
    const filters = checkFilters(url.searchParams);
    if (!filters.success) throw fieldsProblem(fieldProblems(filters.error.issues));
    return catalogue.searchJson(query, filters.data);
  };
  return async (c: Context): Promise<Response> => {
    const url = new URL(c.req.url);
    const kept = searchAnswers?.get(url.search, async () => answer(url));
    return c.body(await (kept ?? answer(url)), 200, JSON_TYPE);
  };
}
