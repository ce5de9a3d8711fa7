/**
 * Tells people that something happened: a row each can read and an e-mail, both only if the caller's transaction commits. Whether
 * and when the e-mail leaves is decided in one place, notice-mail.ts, by the receiver's preferences.
 */

import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { applicationEvents } from '../../domain/applications.ts';
import { claimEvents, claimKinds } from '../../domain/claims.ts';
import { rankNames } from '../../domain/commission/plan.ts';
import { isCalendarDate, isMonth } from '../../domain/dates.ts';
import { enquiryKinds } from '../../domain/enquiries.ts';
import { leaseEvents } from '../../domain/leases.ts';
import { proofChecks } from '../../domain/ledger-proof.ts';
import { maintenanceEvents } from '../../domain/maintenance.ts';
import { managedRentalEvents } from '../../domain/managed-rentals.ts';
import { categoryOf } from '../../domain/notifications.ts';
import { rentEvents } from '../../domain/rents.ts';
import { DIGEST_CAP, SEARCH_NAME_MAX } from '../../domain/saved-searches.ts';
import { visitEvents } from '../../domain/visits.ts';
import type { JobKind, Jobs, JoinableTransaction } from '../lib/jobs.ts';

// Written by other people and mailed: bounded, and never more than text.
const home = z.string().min(1).max(300);
const path = z.string().startsWith('/').max(300);
const paise = z.number().int().describe('paise');

/** `byYou`: the receiver did it himself and gets it as a record. */
const lead = { home, path, note: z.string().max(1000).optional(), byYou: z.boolean().default(false) };

const visitNotice = z.object({
  event: z.enum(Object.values(visitEvents)),
  slot: z.iso.datetime({ offset: true }),
  ...lead,
});
const applicationNotice = z.object({ event: z.enum(Object.values(applicationEvents)), ...lead });

/** `date`: the day that the event is about: a start, an end. `fromOther`: the other side of the lease did it. */
const leaseNotice = z.object({
  event: z.enum(leaseEvents),
  date: z.string().refine(isCalendarDate),
  fromOther: z.boolean().default(false),
  ...lead,
});

/** `amount` in paise, and `reported` what the tenant had said; `month` is the one the rent is for. */
const rentNotice = z.object({
  event: z.enum(rentEvents),
  amount: z.number().int(),
  reported: z.number().int().optional(),
  month: z.string().refine(isMonth),
  date: z.string().refine(isCalendarDate),
  ...lead,
});

const maintenanceNotice = z.object({
  event: z.enum(maintenanceEvents),
  title: z.string().max(200),
  ...lead,
});

/** About what the office was asked to verify; `home` is null when that is the person. `until` is the last day. */
const claimNotice = z.object({
  event: z.enum(claimEvents),
  kind: z.enum(claimKinds),
  until: z.string().refine(isCalendarDate).optional(),
  ...lead,
  home: home.nullable(),
});

const managedRentalNotice = z.object({ event: z.enum(managedRentalEvents), ...lead });

/** About a broker's own registration; `reason` is an administrator's. */
const brokerNotice = z.discriminatedUnion('event', [
  z.object({ event: z.literal('broker.submitted') }),
  z.object({ event: z.literal('broker.fee-paid') }),
  z.object({ event: z.literal('broker.activated') }),
  z.object({ event: z.literal('broker.rejected'), reason: z.string().max(500) }),
  z.object({ event: z.literal('broker.fee-refunded'), amount: z.number().int().describe('paise') }),
  z.object({ event: z.literal('broker.payment-differs'), attempt: z.string().max(100) }),
]);

export const notice = z.discriminatedUnion('event', [
  z.object({ event: z.enum(['account.welcome', 'account.second-factor-on', 'account.second-factor-off']) }),
  z.object({ event: z.enum(['account.export-ready', 'account.erasure-waits', 'account.mail-comes-back']) }),
  z.object({ event: z.literal('account.erasure-requested'), date: z.string().refine(isCalendarDate) }),
  /** An address that took nothing for a day was turned off. */
  z.object({ event: z.literal('account.webhook-off'), host: z.string().max(300) }),
  z.object({ event: z.literal('account.token-made'), name: z.string().max(100) }),
  /** `from` is the earlier address, masked. */
  z.object({ event: z.literal('account.new-email'), from: z.string().max(300) }),
  /** `endsPrograms`: access tokens ended with it and webhooks were paused. */
  z.object({
    event: z.literal('account.new-password'),
    how: z.enum(['set', 'changed', 'recovered']),
    endsPrograms: z.boolean(),
  }),
  visitNotice,
  applicationNotice,
  managedRentalNotice,
  claimNotice,
  brokerNotice,
  /** What a lister wanted to be reminded of today. */
  z.object({ event: z.literal('lead.reminder'), home, path, note: z.string().max(300).optional() }),
  leaseNotice,
  maintenanceNotice,
  rentNotice,
  /** The first unread message of a conversation; `note` is what was written, without contacts. */
  z.object({ event: z.literal('message.received'), ...lead }),
  /** An open visit or application of the receiver asks for a home that is let or taken away. */
  z.object({ event: z.literal('home.gone'), home, path, why: z.enum(['let', 'removed']) }),
  /** New homes of a saved search: the newest by name, all of them counted. */
  z.object({
    event: z.literal('search.matches'),
    searchId: z.uuid(),
    search: z.string().min(1).max(SEARCH_NAME_MAX),
    path: z.string().startsWith('/').max(2100),
    homes: z.number().int().min(1),
    first: z.array(z.object({ title: home, path, rent: paise })).max(DIGEST_CAP),
  }),
  z.object({ event: z.literal('shortlist.price-drop'), home, path, from: paise, to: paise }),
  z.object({ event: z.literal('shortlist.let'), home, path }),
  /** `pausesInDays`: how long the listing stays shown unless it is renewed. */
  z.object({ event: z.literal('listing.stale'), home, path, pausesInDays: z.number().int().min(0) }),
  z.object({ event: z.literal('listing.paused'), home, path }),
  /** The office took a listing out of sight, showed it again, or asks about it; `note` is why, or what. */
  z.object({ event: z.enum(['listing.hidden', 'listing.shown-again', 'listing.asked']), ...lead }),
  /** To whoever reported a listing; `note` is why it was dismissed. */
  z.object({ event: z.enum(['report.upheld', 'report.dismissed']), ...lead }),
  /** To administrators: somebody wrote to the office. */
  z.object({
    event: z.literal('enquiry.received'),
    kind: z.enum(enquiryKinds),
    name: z.string().max(120),
    path,
    note: z.string().max(1000).optional(),
    byYou: z.literal(false).default(false),
  }),
  /** To administrators: `name` is one now; `by` made them so, null: a command on the server. */
  z.object({
    event: z.literal('admin.granted'),
    name: z.string().max(300),
    by: z.string().max(300).nullable(),
  }),
  z.object({ event: z.literal('month.to-close'), month: z.string().refine(isMonth) }),
  z.object({ event: z.literal('payee.account-set'), account: z.string().max(40).describe('masked') }),
  z.object({ event: z.literal('ledger.differs'), checks: z.array(z.enum(proofChecks)) }),
  z.object({
    event: z.literal('payout.failed'),
    amount: z.number().int().describe('paise'),
    account: z.string().max(40).describe('masked'),
    why: z.string().max(500),
  }),
  z.object({
    event: z.literal('payout.paid'),
    code: z.string().max(40),
    amount: z.number().int().describe('paise'),
    account: z.string().max(40).describe('masked'),
    reference: z.string().max(40).describe('the bank’s'),
  }),
  z.object({
    event: z.literal('affiliate.rank-changed'),
    month: z.string().refine(isMonth),
    rank: z.enum(rankNames),
    before: z.enum(rankNames).nullable(),
    isUp: z.boolean(),
  }),
  z.object({
    event: z.literal('commission.held'),
    month: z.string().refine(isMonth),
    amount: z.number().int().describe('paise'),
    /** Whose registration is not complete; otherwise his membership is suspended. */
    isPending: z.boolean(),
  }),
]);

export type Notice = z.input<typeof notice>;
export type VisitNotice = z.infer<typeof visitNotice>;
export type ApplicationNotice = z.infer<typeof applicationNotice>;
export type ManagedRentalNotice = z.infer<typeof managedRentalNotice>;
export type ClaimNotice = z.infer<typeof claimNotice>;
export type BrokerNotice = z.infer<typeof brokerNotice>;
export type RentNotice = z.infer<typeof rentNotice>;
export type MaintenanceNotice = z.infer<typeof maintenanceNotice>;
export type LeaseNotice = z.infer<typeof leaseNotice>;
export type AffiliateNotice = Extract<
  z.infer<typeof notice>,
  { event: `affiliate.${string}` | `commission.${string}` }
>;
export type AccountNotice = Extract<z.infer<typeof notice>, { event: `account.${string}` }>;
export type SeekingNotice = Extract<
  z.infer<typeof notice>,
  { event: `search.${string}` | `shortlist.${string}` }
>;
export type ReadNotice = z.infer<typeof notice>;

/** The e-mail of a row of `notifications`. */
export const noticeMailJob = {
  name: 'mail-notice',
  data: z.object({ notificationId: z.uuid() }),
} satisfies JobKind<object>;

/** `db` is the transaction of the event itself; `actorId` is who caused it (null for a job). */
export type Told = { db: JoinableTransaction; jobs: Jobs; actorId: string | null };

/** `person` is the receiver's user id. */
export async function notify({ db, jobs, actorId }: Told, person: string, notice: Notice): Promise<void> {
  const { event, ...payload } = notice;
  const id = crypto.randomUUID();
  await db.execute(sql`
    insert into notifications (id, user_id, actor_id, event, category, payload)
    values (${id}, ${person}, ${actorId}, ${event}, ${categoryOf(event)}, ${JSON.stringify(payload)}::jsonb)`);
  await jobs.enqueue(noticeMailJob, { notificationId: id }, db);
}

/** Nobody hears of the same thing twice: what a notice is about stands in its payload. */
export const notTold = (person: SQL, event: Notice['event'], about: string, value: SQL) => sql`not exists (
  select from notifications t where t.user_id = ${person} and t.event = ${event} and t.payload ->> ${about} = ${value})`;

/** The same to many people at the price of one statement; their e-mails leave with the next round of notice-mail.ts. */
export async function notifyAll(
  { db, actorId }: Omit<Told, 'jobs'>,
  people: readonly string[],
  notice: Notice,
): Promise<void> {
  if (people.length === 0) return;
  const { event, ...payload } = notice;
  await db.execute(sql`
    insert into notifications (user_id, actor_id, event, category, payload)
    select person, ${actorId}, ${event}, ${categoryOf(event)}, ${JSON.stringify(payload)}::jsonb
      from unnest(${sql.param(people)}::uuid[]) person`);
}
