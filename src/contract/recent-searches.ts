// The searches a person ran.
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { procedure } from './procedure.ts';

const done = z.object({ ok: z.literal(true) });
export const RECENT_SEARCHES_MAX = 20;

const recentSearch = z.object({
  id: z.uuid(),
  query: z.string().describe('the filters as the address of the results page has them'),
  searched_at: z.string(),
  total: z.number().int().describe('homes that match today'),
  total_is_exact: z.boolean(),
});
export type RecentSearch = z.infer<typeof recentSearch>;

export const recentSearchesContract = {
  list: procedure('recentSearches.list')
    .route({ method: 'GET', path: '/my/recent-searches' })
    .output(z.object({ items: z.array(recentSearch).max(RECENT_SEARCHES_MAX) })),
  record: procedure('recentSearches.record')
    .route({ method: 'POST', path: '/my/recent-searches' })
    .input(
      z.object({
        query: z.string().max(2000, invalid('search.too-long', 'This search is too long to keep')),
      }),
    )
    .output(done),
  remove: procedure('recentSearches.remove')
    .route({ method: 'DELETE', path: '/my/recent-searches/{id}' })
    .input(
      z.object({
        id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a search' })),
      }),
    )
    .output(done),
  clear: procedure('recentSearches.clear')
    .route({ method: 'DELETE', path: '/my/recent-searches' })
    .output(done),
};
