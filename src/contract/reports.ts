/** Reported listings: how a person reports a home, and how the office decides. */
import { z } from 'zod';
import { reportReasons, reportStatuses } from '../domain/listing-reports.ts';
import { availabilities, listingStates } from '../domain/properties.ts';
import { invalid } from '../domain/refusals.ts';
import { reportShows } from './choices.ts';
import { paragraph } from './fields.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const home = z.object({
  property_id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home' })),
});

/** The form's schema too. */
export const reportForm = home.extend({
  reason: z.enum(reportReasons, invalid('report-reason.unknown', 'Choose what is wrong')),
  note: paragraph(1000)
    .nullish()
    .transform((text) => text || null),
});

const own = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasons),
  status: z.enum(reportStatuses),
  outcome: z.string().nullable(),
  created_at: z.string(),
});
export type OwnReport = z.infer<typeof own>;

const person = z.object({ user_id: z.uuid(), full_name: z.string().nullable() });

const report = own.extend({
  note: z.string().nullable(),
  reporter: person,
  decided_by: person.nullable(),
  decided_at: z.string().nullable(),
  home: z.object({
    id: z.uuid(),
    title: z.string(),
    city: z.string().nullable(),
    locality: z.string().nullable(),
    availability: z.enum(availabilities),
    listing_state: z.enum(listingStates),
    hidden_reason: z.string().nullable().describe('why the office hid it; null when it did not'),
    lister: person,
    open_reports: z.number().int().describe('reports of this home that wait for a decision'),
  }),
});
export type ListingReport = z.infer<typeof report>;

const filters = z.object({
  q: searchText.describe('Words of the title, locality or city; all must occur'),
  show: z
    .enum(reportShows, invalid('state-filter.unknown', 'Choose one of the states'))
    .default('waiting')
    .describe('waiting: open and under review'),
  reason: z.enum(reportReasons, invalid('report-filter.unknown', 'Choose a reason of the list')).optional(),
  sort: z.enum(['newest', 'urgent']).default('newest').describe('urgent: fraud first, then the oldest'),
  limit: pageLimit,
  cursor,
});
export type ReportFilters = z.output<typeof filters>;

const one = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a report' })),
});
const said = paragraph(500).min(3, invalid('reason.too-short', 'Give a reason'));

export const reportsContract = {
  submit: procedure('reports.submit')
    .route({ method: 'POST', path: '/properties/{property_id}/reports', successStatus: 201 })
    .input(reportForm)
    .output(own),
  mine: procedure('reports.mine')
    .route({ method: 'GET', path: '/properties/{property_id}/reports/mine' })
    .input(home)
    .output(z.object({ report: own.nullable() })),
  list: procedure('reports.list')
    .route({ method: 'GET', path: '/reports' })
    .input(filters)
    .output(pageOf(report)),
  review: procedure('reports.review')
    .route({ method: 'POST', path: '/reports/{id}/review' })
    .input(one)
    .output(report),
  dismiss: procedure('reports.dismiss')
    .route({ method: 'POST', path: '/reports/{id}/dismiss' })
    .input(one.extend({ reason: said.describe('the reporter reads it') }))
    .output(report),
  /** Hides the home and upholds every report of it that waits. */
  hideHome: procedure('reports.hideHome')
    .route({ method: 'POST', path: '/reports/{id}/hide-home' })
    .input(one.extend({ reason: said.describe('the lister and the reporters read it') }))
    .output(report),
  showHome: procedure('reports.showHome')
    .route({ method: 'POST', path: '/reports/{id}/show-home' })
    .input(one.extend({ reason: said.describe('the lister reads it') }))
    .output(report),
};
