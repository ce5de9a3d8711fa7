/** What waits for a person and what changed since: the figures of the user portal's first screen. */
import { z } from 'zod';
import { visitSlots, visitTypes } from '../domain/visits.ts';
import { coverPhoto } from './cover-photo.ts';
import { procedure } from './procedure.ts';

const count = z.number().int();
const home = z.object({
  id: z.uuid(),
  title: z.string(),
  city: z.string().nullable(),
  locality: z.string().nullable(),
  cover: coverPhoto.nullable(),
});

const visitToday = z.object({
  id: z.uuid(),
  side: z.enum(['seeker', 'lister']).describe('what the reader is in this visit'),
  slot: z.enum(visitSlots),
  visit_type: z.enum(visitTypes),
  home,
});
export type VisitToday = z.infer<typeof visitToday>;

const shortlistNews = z.object({
  home,
  rent: z.number().int().nullable().describe('paise a month'),
  price_drop: z.number().int().nullable().describe('paise a month less than when shortlisted'),
  is_let: z.boolean().describe('no longer to be had'),
});
export type ShortlistNews = z.infer<typeof shortlistNews>;

const dashboard = z.object({
  today: z.string().describe('the calendar date in India'),
  awaiting_me: z.object({
    visits_received: count.describe('as lister'),
    visits_made: count.describe('as seeker: another slot'),
    applications_received: count,
    leases: count.describe('as tenant: drafts to accept or decline'),
    ends: count.describe('as tenant: an earlier end that was proposed'),
    ends_let: count.describe('the same as landlord'),
    settlements: count.describe('as tenant: deductions to answer or a refund to confirm'),
    settlements_let: count.describe('as landlord: deductions to name or a deposit to pay back'),
    reports: count.describe('as tenant: condition reports, or comments on one’s own, to answer'),
    reports_let: count.describe('the same as landlord'),
    offers: count.describe('as owner: offers of a guaranteed rent'),
    checks: count.describe('as applicant: tenant checks to agree to'),
    checks_to_pay: count.describe('as owner: tenant checks that begin once they are paid'),
    invitations: count.describe('to the team of an organisation'),
  }),
  awaiting_others: z.object({ visits: count, applications: count }),
  visits_today: z.array(visitToday),
  shortlist: z.object({ total: count, news: z.array(shortlistNews) }),
});
export type Dashboard = z.infer<typeof dashboard>;

export const dashboardContract = {
  get: procedure('dashboard.get').route({ method: 'GET', path: '/dashboard' }).output(dashboard),
};
