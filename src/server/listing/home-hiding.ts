/** Takes a home out of sight, and brings it back: its lister and whoever waits for it are told. */
import { ORPCError } from '@orpc/server';
import { and, eq, sql } from 'drizzle-orm';
import { leadPath, tabOf } from '../../contract/choices.ts';
import { now } from '../../db/schema/columns.ts';
import { listingFlags as flags } from '../../db/schema/listing-flags.ts';
import { properties as homes } from '../../db/schema/properties.ts';
import { coverContacts } from '../../domain/contacts.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { canHide } from '../../domain/listing-reports.ts';
import { act } from '../audit/act.ts';
import { endVisitsOfHomeJob } from '../leases/parties.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type Notice, type Notifier, notify } from '../notifications/notify.ts';

type Home = typeof homes.$inferSelect;

/** The home, locked; NOT_FOUND when there is none. */
export async function lockHome(db: Executor, id: string): Promise<Home> {
  const [home] = await db.select().from(homes).where(eq(homes.id, id)).for('update');
  if (!home) throw new ORPCError('NOT_FOUND');
  return home;
}

/** Throws when the home is not shown. Call it last: it writes the audit. */
export async function hideListing(context: HandlerContext, home: Home, reason: string): Promise<void> {
  const { db } = context;
  if (!canHide(home.listingState)) throw new RuleBroken('property.transition-not-allowed');
  const after = { listingState: 'paused', hiddenReason: reason } as const;
  await db.update(homes).set(after).where(eq(homes.id, home.id));
  const about = { home: home.title, note: reason };
  const notice = { event: 'listing.hidden', path: '/my-properties', ...about } as const;
  if (home.listingState === 'published') await tellWaiting(context, home, 'removed');
  await actOnHome(context, 'hide', { before: home, after, reason, notice });
}

/** Throws when nobody hid the home. */
export function checkHidden(home: Home): void {
  if (home.hiddenReason === null || home.listingState !== 'paused') {
    throw new RuleBroken('property.transition-not-allowed');
  }
}

/** Ends the hiding, whichever queue it came from: the home is found again. Throws when nobody hid it. Call it last: it writes the audit. */
export async function showListing(context: HandlerContext, home: Home, reason: string): Promise<void> {
  const { db } = context;
  checkHidden(home);
  const after = { listingState: 'published', hiddenReason: null } as const;
  await db
    .update(homes)
    .set({ ...after, renewedAt: now, renewalReminders: 0 })
    .where(eq(homes.id, home.id));
  const doubts = await takeBackDoubts(context, home, reason);
  const notice = {
    event: 'listing.shown-again',
    home: home.title,
    path: '/my-properties',
    note: reason,
  } as const;
  await actOnHome(context, 'showAgain', { before: home, after, reason, notice });
  for (const { id, kind } of doubts) {
    await act(context, {
      action: 'flags.showHome',
      subject: { type: 'listing_flag', id },
      people: [home.listedBy],
      before: { status: 'upheld' },
      after: { status: 'dismissed', kind, property_id: home.id },
      reason,
    });
  }
}

/** What was wrong is right: the flags that hid the home count as dismissed. A report stays upheld, as its reporter was told. */
const takeBackDoubts = (context: HandlerContext, home: Home, reason: string) =>
  context.db
    .update(flags)
    .set({ status: 'dismissed', outcome: reason, decidedBy: userIdOf(context), decidedAt: now })
    .where(and(eq(flags.propertyId, home.id), eq(flags.status, 'upheld')))
    .returning({ id: flags.id, kind: flags.kind });

type Facts = Pick<Home, 'listingState' | 'hiddenReason'>;
type Change = { before: Home; after: Facts; reason: string; notice: Notice };

const factsOf = ({ listingState, hiddenReason }: Facts) => ({
  listing_state: listingState,
  hidden_reason: hiddenReason,
});

const actOnHome = (context: HandlerContext, action: string, { before, after, reason, notice }: Change) =>
  act(context, {
    action: `properties.${action}`,
    subject: { type: 'property', id: before.id },
    people: [before.listedBy],
    notices: [{ to: before.listedBy, notice }],
    before: factsOf(before),
    after: factsOf(after),
    reason,
  });

/** A home was rented out to one of those who asked: it is off the market, and a job cancels the visits that were still to come. */
export async function markRented(context: HandlerContext, propertyId: string): Promise<void> {
  const { db, services } = context;
  const home = await lockHome(db, propertyId);
  if (home.propertyType === 'pg') throw new RuleBroken('lead.home-by-bed', 'marks_home');
  if (home.availability === 'rented') return;
  const { rowCount } = await db.update(homes).set({ availability: 'rented' }).where(eq(homes.id, propertyId));
  if (!rowCount) throw new ORPCError('FORBIDDEN');
  await services.jobs.enqueue(endVisitsOfHomeJob, { propertyId }, db);
  await act(db, {
    action: 'properties.setAvailability',
    subject: { type: 'property', id: propertyId },
    people: [home.listedBy],
    before: { availability: home.availability },
    after: { availability: 'rented' },
  });
}

type Waiting = { person: string; lead: string; kind: 'visit' | 'application' };

/**
 * Notifies those who wait for an answer about a home that it is let or taken away: once each person, however much they asked,
 * and a job that runs again finds them told. Whoever rents it, or whose application was accepted, knows.
 */
export async function tellWaiting(
  by: Notifier | HandlerContext,
  home: Pick<Home, 'id' | 'title'>,
  why: 'let' | 'removed',
): Promise<void> {
  const notifier = 'jobs' in by ? by : { db: by.db, jobs: by.services.jobs, actorId: userIdOf(by) };
  const { rows } = await notifier.db.execute(sql`
    select distinct on (person) person, lead, kind from (
      select user_id as person, id as lead, 'application' as kind from property_applications
       where property_id = ${home.id} and status in ('submitted', 'under_review')
      union all
      select user_id, id, 'visit' from property_visits
       where property_id = ${home.id} and status in ('requested', 'scheduled')
    ) waiting
     where not exists (select from lease_parties p join leases l on l.id = p.lease_id
        where l.property_id = ${home.id} and l.state in ('accepted', 'active', 'ending') and p.user_id = waiting.person)
       and not exists (select from notifications n where n.user_id = waiting.person and n.event = 'home.gone'
        and n.payload ->> 'path' like '%' || waiting.lead || '%')
     order by person, kind`);
  for (const { person, lead, kind } of rows as Waiting[]) {
    const path = leadPath(tabOf(kind, 'seeker'), lead, false);
    await notify(notifier, person, { event: 'home.gone', home: coverContacts(home.title), path, why });
  }
}
