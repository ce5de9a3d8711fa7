/** Imports of new accounts that wait for our team: a look at their first rows, and a yes or a no. */
import { z } from 'zod';
import { importReviewStates } from '../domain/import-review.ts';
import { invalid } from '../domain/refusals.ts';
import { importShows } from './choices.ts';
import { paragraph } from './fields.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const review = z.object({
  id: z.uuid(),
  state: z.enum(importReviewStates),
  file_name: z.string(),
  total_rows: z.number().int(),
  imported_rows: z.number().int(),
  owner: z.object({
    user_id: z.uuid(),
    full_name: z.string().nullable(),
    since: z.string().describe('when the account was made'),
    homes: z.number().int().describe('that it has published'),
  }),
  sample: z.array(z.record(z.string(), z.string())).describe('the first rows, while it waits'),
  reason: z.string().nullable().describe('why it was declined'),
  created_at: z.string(),
  reviewed_at: z.string().nullable(),
});
export type ImportReview = z.infer<typeof review>;

const filters = z.object({
  q: searchText.describe('Words of the file’s name or its owner’s; all must occur'),
  show: z.enum(importShows, invalid('state-filter.unknown', 'Choose one of the states')).default('waiting'),
  limit: pageLimit,
  cursor,
});
export type ImportReviewFilters = z.output<typeof filters>;

const one = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'an import' })),
});
const said = paragraph(500).min(3, invalid('reason.too-short', 'Give a reason'));

export const importReviewsContract = {
  list: procedure('importReviews.list')
    .route({ method: 'GET', path: '/admin/imports' })
    .input(filters)
    .output(pageOf(review)),
  accept: procedure('importReviews.accept')
    .route({ method: 'POST', path: '/admin/imports/{id}/accept' })
    .input(one)
    .output(review),
  decline: procedure('importReviews.decline')
    .route({ method: 'POST', path: '/admin/imports/{id}/decline' })
    .input(one.extend({ reason: said.describe('the owner of the file reads it') }))
    .output(review),
};
