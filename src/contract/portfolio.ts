// Homes that somebody lets or looks after, on the wire: who lives in each, what is open, and what is to be done next.
import { z } from 'zod';
import { leaseStates } from '../domain/leases.ts';
import { availabilities } from '../domain/properties.ts';
import { invalid } from '../domain/refusals.ts';
import { homeShows } from './choices.ts';
import { lessorRole } from './leases.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const home = z.object({
  id: z.uuid(),
  kind: z
    .enum(['listed', 'managed', 'leased'])
    .describe('leased: they let it, and somebody else lists it or nobody any more'),
  name: z.string(),
  place: z.string(),
  owner_name: z.string().nullable().describe('of a managed home'),
  rent: z.number().int().nullable().describe('agreed or, of a vacant home, asked'),
  availability: z.enum(availabilities).nullable().describe('of a listed home'),
  is_to_offer_again: z
    .boolean()
    .describe('of a listed home: its last lease is over, and it still counts as rented'),
  lease: z
    .object({
      id: z.uuid(),
      tenant_name: z.string(),
      state: z.enum(leaseStates),
      start_date: z.string(),
      last_day: z.string(),
    })
    .nullable()
    .describe('null: vacant, unless a month was paid lately'),
  coming_lease: z.uuid().nullable().describe('not agreed yet, or not begun'),
  paid_month: z
    .string()
    .nullable()
    .describe('of a managed home: this month or the one before, where its rent value was paid'),
  is_pg: z.boolean().describe('a listed PG, which may have rooms and beds'),
  beds: z
    .object({ count: z.number().int(), free: z.number().int() })
    .nullable()
    .describe('of a PG with rooms, which has a lease for each bed that is let'),
  late: z.number().int().describe('rent of this lease, or of all beds, that is late'),
  open_repairs: z.number().int(),
});
export type PortfolioHome = z.infer<typeof home>;

const homeFilters = z.object({
  as: lessorRole,
  q: searchText.describe('Words of the home, its place, or the tenant'),
  show: z.enum(homeShows, invalid('portfolio-filter.unknown', 'Choose all, rented or vacant')).default('all'),
  limit: pageLimit,
  cursor,
});
export type HomeFilters = z.infer<typeof homeFilters>;

const summary = z.object({
  homes: z.number().int(),
  let: z.number().int(),
  without_lease: z.number().int(),
  free_beds: z.number().int().describe('of PGs whose beds are let one by one'),
  open_repairs: z.number().int(),
  urgent_repairs: z.number().int(),
  to_approve: z.number().int().describe('repairs whose estimate waits for the landlord'),
  mandates: z.number().int().describe('offered to the reader as owner, who has not answered'),
  drafts: z.number().int().describe('leases that are not agreed yet'),
  to_sign: z.number().int().describe('of these, those that the reader as landlord has to finish and sign'),
  first_draft: z.uuid().nullable().describe('of the other drafts the oldest'),
  first_to_sign: z.uuid().nullable().describe('of those to finish and sign the oldest'),
  ending: z
    .array(
      z.object({
        lease_id: z.uuid(),
        home_name: z.string(),
        tenant_name: z.string(),
        last_day: z.string(),
        has_notice: z.boolean(),
      }),
    )
    .describe('of the next 60 days, without a renewal; at most 5'),
});
export type PortfolioSummary = z.infer<typeof summary>;

export const portfolioContract = {
  homes: procedure('portfolio.homes')
    .route({ method: 'GET', path: '/my/let-homes' })
    .input(homeFilters)
    .output(pageOf(home)),
  summary: procedure('portfolio.summary')
    .route({ method: 'GET', path: '/my/let-homes/summary' })
    .input(z.object({ as: lessorRole }))
    .output(summary),
};
