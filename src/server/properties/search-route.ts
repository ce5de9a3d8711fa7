// Search over HTTP without the detour through objects: PostgreSQL wrote the cards as JSON and they leave as they came.
import type { Context } from 'hono';
import { fieldProblems } from '../../contract/errors.ts';
import { checkFilters } from '../../contract/property-filters.ts';
import { can, visitor } from '../../domain/permissions.ts';
import type { TokenSubject } from '../lib/auth/access-tokens.ts';
import { fieldsProblem } from '../lib/problems.ts';
import { publicSource } from '../lib/public-source.ts';
import type { HttpEnv, Services } from '../lib/request-context.ts';
import { inOneLanguage } from '../lib/wire-names.ts';
import { catalogueOf } from '../search/by-database/catalogue-of.ts';
import { queryOn } from '../search/query.ts';
import { isCurrent } from '../search/search.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Answers `GET /api/properties` as the procedure `properties.search` does, for whoever may call it: everyone. */
export function searchRoute(services: Services) {
  const { database, searchAnswers } = services;
  if (!can(visitor, 'properties.search')) throw new Error('Search over HTTP is written for everyone');
  const catalogue = catalogueOf(database);
  const answer = (url: URL, subject: TokenSubject | null): Promise<string> => {
    const filters = checkFilters(plainNames(url.searchParams));
    if (!filters.success) throw fieldsProblem(fieldProblems(filters.error.issues));
    return catalogue.searchJson(queryOn(publicSource({ services, subject })), filters.data);
  };
  return async (c: Context<HttpEnv>): Promise<Response> => {
    const url = new URL(c.req.url);
    // Our own pages know the older names, and need none twice.
    const isOurs = c.req.header('apikey') !== undefined;
    const make = async () => {
      const text = await answer(url, c.get('subject'));
      return isOurs ? text : inOneLanguage(text);
    };
    const key = `${isOurs ? '' : 'both '}${url.search}`;
    const cached = searchAnswers?.get(key, make, isCurrent);
    return c.body(await (cached ?? make()), 200, JSON_TYPE);
  };
}

/** The typed client numbers the values of a list, `bedrooms[0]=2`, which the procedure takes as well. */
const plainNames = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].map(([name, value]) => [name.replace(/\[\d+\]$/, ''), value]));
