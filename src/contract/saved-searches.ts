/** Saved searches: a search's address kept under a name, and how often one hears of new homes that match it. */
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { SAVED_SEARCHES_MAX, SEARCH_NAME_MAX, searchFrequencies } from '../domain/saved-searches.ts';
import { choice, line } from './fields.ts';
import { procedure } from './procedure.ts';

const savedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string().describe('the filters as the address of the results page has them'),
  frequency: z.enum(searchFrequencies),
  is_paused: z.boolean(),
  last_sent_at: z.string().nullable(),
  created_at: z.string(),
  total: z.number().int().describe('homes that match today'),
  total_is_exact: z.boolean(),
  feed: z
    .string()
    .describe('path of its new homes as RSS, for whoever has it; works until the search is removed'),
});
export type SavedSearch = z.infer<typeof savedSearch>;

const name = line(SEARCH_NAME_MAX).min(1, invalid('search-name.missing', 'Give the search a name'));
const query = z.string().max(2000, invalid('search.too-long', 'This search is too long to keep'));
const frequency = choice(
  searchFrequencies,
  invalid('alert-rhythm.unknown', 'Choose at once, daily or weekly'),
);
const one = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a search' })),
});

export const savedSearchesContract = {
  list: procedure('savedSearches.list')
    .route({ method: 'GET', path: '/my/saved-searches' })
    .output(z.object({ items: z.array(savedSearch).max(SAVED_SEARCHES_MAX) })),
  save: procedure('savedSearches.save')
    .route({ method: 'POST', path: '/my/saved-searches', summary: 'The same filters again keep their name' })
    .input(z.object({ name: name.optional(), query, frequency: frequency.default('daily') }))
    .output(z.object({ id: z.uuid(), is_new: z.boolean() })),
  update: procedure('savedSearches.update')
    .route({ method: 'PATCH', path: '/my/saved-searches/{id}' })
    .input(one.extend({ name, frequency, is_paused: z.boolean(), query }).partial().required({ id: true }))
    .output(z.object({ ok: z.literal(true) })),
  remove: procedure('savedSearches.remove')
    .route({ method: 'DELETE', path: '/my/saved-searches/{id}' })
    .input(one)
    .output(z.object({ ok: z.literal(true) })),
};
