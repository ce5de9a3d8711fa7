/** Answers the office's queue of doubtful listings: dismissed, asked about, or the home hidden. */
import { ORPCError } from '@orpc/server';
import { and, eq, inArray } from 'drizzle-orm';
import { BATCH_SIZE } from '../../contract/paging.ts';
import { now } from '../../db/schema/columns.ts';
import { listingFlags as table } from '../../db/schema/listing-flags.ts';
import type { properties } from '../../db/schema/properties.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkFlagMove, type FlagStatus, openFlagStatuses } from '../../domain/listing-doubts.ts';
import { act, actEach, type NoticeTo } from '../audit/act.ts';
import { missingOf, partedBy, refusedOf } from '../lib/batch-refusals.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { hideListing, lockHome, showListing } from '../listing/home-hiding.ts';
import { listFlags, loadFlag, lockWaitingFlags } from './flag-rows.ts';

type Row = typeof table.$inferSelect;
type Decided = { id: string; reason: string };
type Locked = { row: Row; home: typeof properties.$inferSelect };
type Move = { to: FlagStatus; from?: readonly FlagStatus[] };

/** The home first, so that two who decide two flags of it wait for each other in one order. Throws when the flag may not move so. */
async function lock(
  { db }: HandlerContext,
  id: string,
  { to, from = openFlagStatuses }: Move,
): Promise<Locked> {
  const [found] = await db.select({ homeId: table.propertyId }).from(table).where(eq(table.id, id));
  if (!found) throw new ORPCError('NOT_FOUND');
  const home = await lockHome(db, found.homeId);
  const [row] = await db.select().from(table).where(eq(table.id, id)).for('update');
  if (!row) throw new ORPCError('NOT_FOUND');
  if (!from.includes(row.status)) throw new RuleBroken('flag.transition-not-allowed');
  checkFlagMove(row.status, to);
  return { row, home };
}

async function decide(context: HandlerContext, row: Row, status: FlagStatus, reason: string) {
  await context.db
    .update(table)
    .set({ status, outcome: reason, decidedBy: userIdOf(context), decidedAt: now })
    .where(eq(table.id, row.id));
}

async function finish(
  context: HandlerContext,
  { row: before, home }: Locked,
  action: string,
  { reason, notices = [] }: Decided & { notices?: NoticeTo[] },
) {
  const { db } = context;
  const flag = await loadFlag(db, before.id);
  await act(context, {
    action: `flags.${action}`,
    subject: { type: 'listing_flag', id: before.id },
    people: [home.listedBy],
    before: { status: before.status },
    after: { status: flag.status, kind: flag.kind, property_id: before.propertyId },
    reason,
    notices,
  });
  return flag;
}

const list = api.flags.list.handler(({ context, input }) => listFlags(context.db, input));

const dismiss = api.flags.dismiss.handler(async ({ context, input }) => {
  const found = await lock(context, input.id, { to: 'dismissed' });
  await decide(context, found.row, 'dismissed', input.reason);
  return finish(context, found, 'dismiss', input);
});

/** Of all that wait and match, those that may be dismissed; the home is left as it is. */
const dismissMatching = api.flags.dismissMatching.handler(async ({ context, input }) => {
  const { db } = context;
  const { reason, ids: named } = input;
  const batch = await lockWaitingFlags(db, input, BATCH_SIZE);
  const { allowed, left } = partedBy(
    batch,
    ({ flag }) => checkFlagMove(flag.status, 'dismissed'),
    ({ title }) => title,
  );
  const ids = allowed.map(({ flag }) => flag.id);
  if (ids.length > 0) {
    await db
      .update(table)
      .set({ status: 'dismissed', outcome: reason, decidedBy: userIdOf(context), decidedAt: now })
      .where(inArray(table.id, ids));
  }
  await actEach(
    db,
    allowed.map(({ flag, listedBy }) => ({
      action: 'flags.dismiss',
      subject: { type: 'listing_flag', id: flag.id },
      people: [listedBy],
      before: { status: flag.status },
      after: { status: 'dismissed', kind: flag.kind, property_id: flag.propertyId },
      reason,
    })),
  );
  return {
    done: ids.length,
    refused: refusedOf([...left, ...missingOf(named, batch.length, 'flag.transition-not-allowed')]),
    next: batch.length < BATCH_SIZE ? null : (batch.at(-1)?.flag.id ?? null),
  };
});

const ask = api.flags.ask.handler(async ({ context, input }) => {
  const found = await lock(context, input.id, { to: 'asked' });
  const { row, home } = found;
  await decide(context, row, 'asked', input.reason);
  const notice = {
    event: 'listing.asked',
    home: home.title,
    path: `/properties/${home.id}/edit`,
    note: input.reason,
  } as const;
  return finish(context, found, 'ask', { ...input, notices: [{ to: home.listedBy, notice }] });
});

/** The home goes out of sight, and every flag of it that waits is decided with it. */
const hideHome = api.flags.hideHome.handler(async ({ context, input }) => {
  const found = await lock(context, input.id, { to: 'upheld' });
  const { home } = found;
  await context.db
    .update(table)
    .set({ status: 'upheld', outcome: input.reason, decidedBy: userIdOf(context), decidedAt: now })
    .where(and(eq(table.propertyId, home.id), inArray(table.status, [...openFlagStatuses])));
  await hideListing(context, home, input.reason);
  return finish(context, found, 'hideHome', input);
});

/** The home and every flag that hid it. */
const showHome = api.flags.showHome.handler(async ({ context, input }) => {
  const { home } = await lock(context, input.id, { to: 'dismissed', from: ['upheld'] });
  await showListing(context, home, input.reason);
  return loadFlag(context.db, input.id);
});

export const flags = { list, dismiss, dismissMatching, ask, hideHome, showHome };
