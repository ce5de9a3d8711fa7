// The homes a person saves while looking for one: the shortlist.
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
