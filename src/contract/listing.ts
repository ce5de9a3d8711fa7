// A lister's own homes: create, change, publish, pause, mark booked, take away, and who asked about them.
import { z } from 'zod';
import { scoredParts } from '../domain/listing-score.ts';
import {
  BULK_MOST,
  bulkActions,
  OWN_HOMES_PER_PAGE,
  ownHomeFilters,
  ownHomeSorts,
  RENT_CHANGE_MOST,
} from '../domain/own-homes.ts';
import { availabilities, furnishings, listingStates, propertyTypes } from '../domain/properties.ts';
import { invalid } from '../domain/refusals.ts';
import { sharedFacts } from './application-profile.ts';
import { coverPhoto } from './cover-photo.ts';
import { homeFields, homeTerms } from './home-fields.ts';
import { batchAfter, batchDone, cursor, pageLimit } from './paging.ts';
import { procedure } from './procedure.ts';
import { visitHours } from './visit-hours.ts';

export const ownHomeId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home' })),
});

const state = z.object({
  id: z.uuid(),
  listing_state: z.enum(listingStates),
  availability: z.enum(availabilities),
});

const ownHome = state.extend({
  title: z.string(),
  city: z.string().nullable(),
  locality: z.string().nullable(),
  rent: z.number().int().nullable().describe('paise a month'),
  bedrooms: z.number().int().nullable(),
  area_sqft: z.number().int().nullable(),
  property_type: z.enum(propertyTypes).nullable(),
  furnishing: z.enum(furnishings).nullable(),
  rating: z.number().nullable(),
  verified: z.boolean(),
  hidden_reason: z.string().nullable().describe('why the office took it out of sight; null when it did not'),
  view_count: z.number().int(),
  leads_count: z.number().int(),
  quality: z
    .object({
      score: z.number().int().describe('percent of what seekers look for that the listing says'),
      next: z.enum(scoredParts).nullable().describe('what would raise it most'),
      amount: z
        .number()
        .int()
        .nullable()
        .describe('photos that are missing, or percent above similar homes, by what is next'),
    })
    .nullable()
    .describe('null for drafts; its owner or agent alone sees it'),
  visit_hours: visitHours.nullable().describe('when it is shown to seekers; null: at any hour'),
  coming_visits: z.number().int().describe('asked for or agreed, and still to come'),
  cover: coverPhoto.nullable(),
  created_at: z.string(),
  published_at: z.string().nullable(),
  renewed_at: z.string().nullable(),
});
export type OwnHome = z.infer<typeof ownHome>;

const ownHomes = z.object({
  items: z.array(ownHome),
  total: z.number().int().describe('homes that match, on all pages'),
  next_cursor: z.string().nullable(),
  stats: z.object({
    total: z.number().int(),
    available: z.number().int(),
    applications: z.number().int(),
    leads: z.number().int(),
  }),
});
export type OwnHomes = z.infer<typeof ownHomes>;

const visitLead = z.object({
  id: z.uuid(),
  status: z.string(),
  visit_type: z.string(),
  scheduled_date: z.string(),
  slot: z.string(),
  notes: z.string().nullable(),
  created_at: z.string(),
});
const applicationLead = z.object({
  id: z.uuid(),
  status: z.string(),
  move_in_date: z.string(),
  household: z.string().nullable(),
  notes: z.string().nullable(),
  created_at: z.string(),
  ...sharedFacts.shape,
});
const leads = z.object({ visits: z.array(visitLead), applications: z.array(applicationLead) });
export type HomeLeads = z.infer<typeof leads>;

const change = (name: 'publish' | 'pause' | 'resume' | 'renew' | 'remove') =>
  procedure(`properties.${name}`)
    .route({ method: 'POST', path: `/my/properties/{id}/${name}` })
    .input(ownHomeId)
    .output(state);

const counts = {
  views: z.number().int(),
  shortlists: z.number().int(),
  enquiries: z.number().int().describe('conversations begun'),
  visits: z.number().int(),
  applications: z.number().int(),
};
const homePerformance = z.object({ id: z.uuid(), ...counts });
export type HomePerformance = z.infer<typeof homePerformance>;
const performanceWeek = z.object({ week: z.string().describe('its Monday'), ...counts });
export type PerformanceWeek = z.infer<typeof performanceWeek>;

const ids = z
  .array(ownHomeId.shape.id)
  .min(1, invalid('homes.missing', 'Choose at least one home'))
  .max(BULK_MOST, invalid('homes.too-many', 'Choose at most {most} homes', { most: BULK_MOST }));
const percent = invalid('rent-change.too-large', 'Enter a change of at most {most} percent', {
  most: RENT_CHANGE_MOST / 100,
});

const bulkChange = {
  action: z.enum(bulkActions, invalid('bulk-change.missing', 'Choose what to change')),
  rent_change_bp: z
    .number()
    .int(percent)
    .min(-RENT_CHANGE_MOST, percent)
    .max(RENT_CHANGE_MOST, percent)
    .nullable()
    .default(null)
    .describe('basis points, for the action rent only'),
};
const hasRentChange = ({ action, rent_change_bp: bp }: { action: string; rent_change_bp: number | null }) =>
  action !== 'rent' || bp !== null;
const noRentChange = { path: ['rent_change_bp'], ...percent };

const ownHomeChoice = {
  q: z
    .string()
    .trim()
    .max(200, invalid('text.too-long', 'Use at most {most} characters', { most: 200 }))
    .optional(),
  show: z.enum(ownHomeFilters, invalid('listing-filter.unknown', 'Choose one of the filters')).default('all'),
};

export const propertiesContract = {
  performance: procedure('properties.performance')
    .route({ method: 'GET', path: '/my/properties/performance' })
    .input(z.object({ ids: z.preprocess((one) => (typeof one === 'string' ? [one] : one), ids) }))
    .output(z.object({ items: z.array(homePerformance).describe('the last 30 days') })),
  performanceByWeek: procedure('properties.performanceByWeek')
    .route({ method: 'GET', path: '/my/properties/performance-by-week' })
    .output(z.object({ weeks: z.array(performanceWeek).describe('oldest first') })),
  bulk: procedure('properties.bulk')
    .route({ method: 'POST', path: '/my/properties/bulk' })
    .input(z.object({ ids, ...bulkChange }).refine(hasRentChange, noRentChange))
    .output(
      z.object({
        done: z.array(z.uuid()),
        refused: z.array(z.object({ id: z.uuid(), rule: z.string() })),
      }),
    ),
  /** All that the list shows with that filter, or of them those named, a batch at a time: `next` of one is `after` of the next. */
  bulkMatching: procedure('properties.bulkMatching')
    .route({ method: 'POST', path: '/my/properties/bulk-matching' })
    .input(
      z
        .object({ ...ownHomeChoice, ...bulkChange, ids: ids.optional(), after: batchAfter })
        .refine(hasRentChange, noRentChange),
    )
    .output(batchDone),
  listMine: procedure('properties.listMine')
    .route({ method: 'GET', path: '/my/properties' })
    .input(
      z.object({
        ...ownHomeChoice,
        id: ownHomeId.shape.id.optional().describe('only this home, if it is one’s own'),
        sort: z.enum(ownHomeSorts, invalid('sort.unknown', 'Choose one of the orders')).default('newest'),
        limit: pageLimit.default(OWN_HOMES_PER_PAGE),
        cursor,
        page: z.coerce
          .number()
          .int()
          .min(1)
          .max(100_000)
          .default(1)
          .meta({ description: 'older than `cursor`, which it gives way to', deprecated: true }),
      }),
    )
    .output(ownHomes),
  create: procedure('properties.create')
    .route({ method: 'POST', path: '/my/properties', successStatus: 201 })
    .input(homeFields)
    .output(state),
  update: procedure('properties.update')
    .route({ method: 'PUT', path: '/my/properties/{id}' })
    .input(homeFields.safeExtend(ownHomeId.shape))
    .output(state),
  /** What changes while a home is listed; the form sends the whole home. */
  changeTerms: procedure('properties.changeTerms')
    .route({ method: 'PATCH', path: '/my/properties/{id}', summary: 'What is left out stays' })
    .input(ownHomeId.extend(homeTerms))
    .output(state),
  publish: change('publish'),
  pause: change('pause'),
  resume: change('resume'),
  renew: change('renew'),
  remove: change('remove'),
  setAvailability: procedure('properties.setAvailability')
    .route({ method: 'POST', path: '/my/properties/{id}/availability' })
    .input(
      ownHomeId.extend({
        availability: z.enum(
          ['available', 'booked'],
          invalid('availability.unknown', 'Choose available or booked'),
        ),
      }),
    )
    .output(state),
  setVisitHours: procedure('properties.setVisitHours')
    .route({ method: 'PUT', path: '/my/properties/{id}/visit-hours' })
    .input(ownHomeId.extend({ hours: visitHours.nullable().describe('null: at any hour') }))
    .output(z.object({ hours: visitHours.nullable() })),
  leads: procedure('properties.leads')
    .route({ method: 'GET', path: '/my/properties/{id}/leads' })
    .input(ownHomeId)
    .output(leads),
};
