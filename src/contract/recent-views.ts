// The homes a person looked at.
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { homeId, homeSummary } from './home-summary.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const done = z.object({ ok: z.literal(true) });
const viewed = z.object({ home: homeSummary, viewed_at: z.string() });
export type Viewed = z.infer<typeof viewed>;

/** A device keeps so many views before sign-in, and an account so many after. */
export const RECENT_VIEWS_MAX = 100;

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
