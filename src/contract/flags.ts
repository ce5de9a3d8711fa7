/** Doubts about listings: hints for who writes one, and the queue of the office. */
import { z } from 'zod';
import { doubtKinds, flagStatuses } from '../domain/listing-doubts.ts';
import { listingStates, MAX_AREA_SQFT } from '../domain/properties.ts';
import { invalid } from '../domain/refusals.ts';
import { flagShows } from './choices.ts';
import { line, paragraph, rupees, whole } from './fields.ts';
import { batchAfter, batchDone, cursor, MAX_PAGE_SIZE, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const facts = z.record(z.string(), z.union([z.string(), z.number()]));
const doubt = z.object({
  kind: z.enum(doubtKinds),
  field: z.string().nullable().describe('of the form; null when it belongs to none'),
  facts: facts.describe('what it rests on: percent of the median, amounts in paise, names'),
});
export type ListingDoubt = z.infer<typeof doubt>;

const home = z.object({
  id: z.uuid(),
  title: z.string(),
  city: z.string().nullable(),
  locality: z.string().nullable(),
  pincode: z.string().nullable(),
  rent: z.number().int().nullable().describe('paise a month'),
  area_sqft: z.number().int().nullable(),
  bedrooms: z.number().int().nullable(),
  listing_state: z.enum(listingStates),
  hidden_reason: z.string().nullable(),
  lister: z.object({ user_id: z.uuid(), full_name: z.string().nullable() }),
});

const flag = z.object({
  id: z.uuid(),
  kind: z.enum(doubtKinds),
  status: z.enum(flagStatuses),
  facts,
  outcome: z.string().nullable(),
  decided_by: z.object({ user_id: z.uuid(), full_name: z.string().nullable() }).nullable(),
  decided_at: z.string().nullable(),
  created_at: z.string(),
  home,
  other: home.nullable().describe('the home it may be a double of'),
});
export type ListingFlag = z.infer<typeof flag>;

const filters = z.object({
  q: searchText.describe('Words of the title, locality or city; all must occur'),
  show: z
    .enum(flagShows, invalid('state-filter.unknown', 'Choose one of the states'))
    .default('waiting')
    .describe('waiting: open and asked'),
  kind: z.enum(doubtKinds, invalid('kind-filter.unknown', 'Choose a kind of the list')).optional(),
  limit: pageLimit,
  cursor,
});
export type FlagFilters = z.output<typeof filters>;

const one = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a flag' })),
});
const said = paragraph(500).min(3, invalid('reason.too-short', 'Give a reason'));
const figure = (most: number, reason: string, sentence: string) =>
  z.coerce
    .number()
    .pipe(whole(1, most, reason, sentence))
    .optional();

/** What the form holds so far: a doubt waits for the figures that it rests on. */
const typed = z.object({
  city: line(80).min(1, invalid('city.missing', 'Choose a city')),
  locality: line(120).min(1, invalid('locality.missing', 'Enter the locality')),
  pincode: z
    .string()
    .regex(/^[1-9]\d{5}$/, invalid('pincode.malformed', 'Enter a PIN code of six digits'))
    .optional(),
  bedrooms: figure(5, 'bedrooms.out-of-range', 'Enter bedrooms from {least} to {most}'),
  rent: z.coerce
    .number()
    .pipe(rupees(1, 'rent.out-of-range', 'Enter the rent in whole rupees, at most {most} crore'))
    .optional()
    .describe('paise a month'),
  area_sqft: figure(MAX_AREA_SQFT, 'area.out-of-range', 'Enter an area in sq ft from {least} to {most}'),
});

export const flagsContract = {
  list: procedure('flags.list').route({ method: 'GET', path: '/flags' }).input(filters).output(pageOf(flag)),
  dismiss: procedure('flags.dismiss')
    .route({ method: 'POST', path: '/flags/{id}/dismiss' })
    .input(one.extend({ reason: said }))
    .output(flag),
  /** All that wait and match, or of them those named, a batch at a time: `next` of one is `after` of the next. */
  dismissMatching: procedure('flags.dismissMatching')
    .route({ method: 'POST', path: '/flags/dismiss-matching' })
    .input(
      filters.pick({ q: true, kind: true }).extend({
        ids: z.array(one.shape.id).max(MAX_PAGE_SIZE).optional(),
        after: batchAfter,
        reason: said,
      }),
    )
    .output(batchDone),
  ask: procedure('flags.ask')
    .route({ method: 'POST', path: '/flags/{id}/ask' })
    .input(one.extend({ reason: said.describe('what the lister is asked') }))
    .output(flag),
  /** Hides the home and upholds every flag of it that waits. */
  hideHome: procedure('flags.hideHome')
    .route({ method: 'POST', path: '/flags/{id}/hide-home' })
    .input(one.extend({ reason: said.describe('the lister reads it') }))
    .output(flag),
  showHome: procedure('flags.showHome')
    .route({ method: 'POST', path: '/flags/{id}/show-home' })
    .input(one.extend({ reason: said.describe('the lister reads it') }))
    .output(flag),
};

export const propertiesContract = {
  doubts: procedure('properties.doubts')
    .route({ method: 'GET', path: '/my/properties/doubts' })
    .input(typed)
    .output(z.object({ items: z.array(doubt) })),
};
