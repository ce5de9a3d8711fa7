/** Reminds listers of listings they have not renewed, and pauses those that stay unrenewed. */
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { properties } from '../../db/schema/properties.ts';
import { dateInIndia, daysBetween, epochMs, type Instant } from '../../domain/dates.ts';
import { nextListingState, REMIND_AFTER_DAYS, STALE_AFTER_DAYS, staleStep } from '../../domain/properties.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import { notify } from '../notifications/notify.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;
const MY_HOMES = '/my-properties';

type Place = { renewedAt: string; id: string };
const start: Place = { renewedAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** Once through all listings old enough for a reminder, the longest unrenewed first. */
export async function remindAndPause(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  for (let last: Place | undefined = start; last; ) {
    const from: Place = last;
    last = await database.asWorker((tx) => stepSome(tx, jobs, { now, from }));
  }
}

type Turn = { now: Instant; from: Place };

async function stepSome(tx: Transaction, jobs: Jobs, { now, from }: Turn): Promise<Place | undefined> {
  const due = new Date(epochMs(now) - (REMIND_AFTER_DAYS[0] - 1) * DAY_MS);
  const after = sql`${from.renewedAt}::timestamptz`;
  const homes = await tx
    .select({
      id: properties.id,
      listedBy: properties.listedBy,
      title: properties.title,
      listingState: properties.listingState,
      renewalReminders: properties.renewalReminders,
      renewedAt: sql<string>`${properties.renewedAt}::text`,
      renewedOn: sql<string>`(${properties.renewedAt} at time zone 'Asia/Kolkata')::date::text`,
    })
    .from(properties)
    .where(
      and(
        eq(properties.listingState, 'published'),
        lt(properties.renewedAt, due),
        or(
          sql`${properties.renewedAt} > ${after}`,
          and(sql`${properties.renewedAt} = ${after}`, gt(properties.id, from.id)),
        ),
      ),
    )
    .orderBy(properties.renewedAt, properties.id)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  for (const home of homes) await step(tx, jobs, home, now);
  return homes.length === BATCH ? homes.at(-1) : undefined;
}

type Home = Pick<
  typeof properties.$inferSelect,
  'id' | 'listedBy' | 'title' | 'listingState' | 'renewalReminders'
> & {
  renewedOn: string;
};

async function step(tx: Transaction, jobs: Jobs, home: Home, now: Instant): Promise<void> {
  const today = dateInIndia(now);
  const due = staleStep(home.renewedOn, home.renewalReminders, today);
  if (due === 'none') return;
  const facts = { home: home.title, path: MY_HOMES };
  const tell = { db: tx, jobs, actorId: null };
  if (due === 'remind') {
    const renewalReminders = home.renewalReminders + 1;
    await tx.update(properties).set({ renewalReminders }).where(eq(properties.id, home.id));
    const pausesInDays = Math.max(1, STALE_AFTER_DAYS - daysBetween(home.renewedOn, today));
    await notify(tell, home.listedBy, { event: 'listing.stale', ...facts, pausesInDays });
    return;
  }
  const listingState = nextListingState(home.listingState, 'expire');
  await tx.update(properties).set({ listingState }).where(eq(properties.id, home.id));
  await act(tell, {
    action: 'properties.expire',
    subject: { type: 'property', id: home.id },
    people: [home.listedBy],
    notices: [{ to: home.listedBy, notice: { event: 'listing.paused', ...facts } }],
    before: { listing_state: home.listingState },
    after: { listing_state: listingState },
  });
}
