// What a person keeps while looking for a home: shortlist, homes viewed, searches made.
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { shortlistSorts } from './choices.ts';
import { homeId, homeSummary } from './home-summary.ts';
import { leadNote } from './leads.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const done = z.object({ ok: z.literal(true) });
const oneHome = z.object({ property_id: homeId });

/** So many hearts a page of results can know of; older entries are still in the list itself. */
const MAX_IDS = 1000;

const shortlisted = z.object({
  home: homeSummary,
  note: z.string().nullable(),
  added_at: z.string(),
  rent_when_added: z.number().int().nullable().describe('paise a month'),
  price_drop: z.number().int().nullable().describe('paise a month less than when added'),
  is_let: z.boolean().describe('no longer to be had: booked, let, paused or taken away'),
});
export type Shortlisted = z.infer<typeof shortlisted>;

export const shortlistContract = {
  list: procedure('shortlist.list')
    .route({ method: 'GET', path: '/my/shortlist' })
    .input(
      z.object({
        q: searchText,
        sort: z.enum(shortlistSorts, invalid('sort.unknown', 'Choose one of the orders')).default('newest'),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(shortlisted)),
  ids: procedure('shortlist.list')
    .route({ method: 'GET', path: '/my/shortlist/ids', summary: 'Which homes carry a heart' })
    .output(z.object({ ids: z.array(z.uuid()).max(MAX_IDS) })),
  add: procedure('shortlist.add')
    .route({ method: 'PUT', path: '/my/shortlist/{property_id}' })
    .input(oneHome)
    .output(done),
  remove: procedure('shortlist.remove')
    .route({ method: 'DELETE', path: '/my/shortlist/{property_id}' })
    .input(oneHome)
    .output(done),
  note: procedure('shortlist.note')
    .route({ method: 'PATCH', path: '/my/shortlist/{property_id}' })
    .input(oneHome.extend({ note: leadNote }))
    .output(done),
};

const viewed = z.object({ home: homeSummary, viewed_at: z.string() });
export type Viewed = z.infer<typeof viewed>;

/** A device keeps so many views before sign-in, and an account so many after. */
export const RECENT_VIEWS_MAX = 100;
export const RECENT_SEARCHES_MAX = 20;

export const recentViewsContract = {
  list: procedure('recentViews.list')
    .route({ method: 'GET', path: '/my/recent-views' })
    .input(z.object({ q: searchText, limit: pageLimit, cursor }))
    .output(pageOf(viewed)),
  remove: procedure('recentViews.remove')
    .route({ method: 'POST', path: '/my/recent-views/remove' })
    .input(z.object({ property_id: homeId.optional().describe('Absent: all of them') }))
    .output(done),
  merge: procedure('recentViews.merge')
    .route({ method: 'POST', path: '/my/recent-views' })
    .input(
      z.object({
        views: z
          .array(
            z.object({
              property_id: homeId,
              viewed_at: z.iso.datetime(invalid('moment.malformed', 'Send the moment in UTC')),
            }),
          )
          .max(
            RECENT_VIEWS_MAX,
            invalid('views.too-many', 'Send at most {most} views', { most: RECENT_VIEWS_MAX }),
          ),
      }),
    )
    .output(z.object({ merged: z.number().int() })),
};

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
