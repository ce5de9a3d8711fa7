/** Takes a reported home out of sight, and brings it back; its lister, its reporters and whoever waits for it are told. */
import { ORPCError } from '@orpc/server';
import { and, eq, inArray } from 'drizzle-orm';
import { audit } from '../../db/audit.ts';
import { listingReports as reports } from '../../db/schema/listing-reports.ts';
import { properties as homes } from '../../db/schema/properties.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { canHide, checkReportMove, openReportStatuses } from '../../domain/listing-reports.ts';
import type { Notice } from '../lib/notices.ts';
import { notify } from '../lib/notify.ts';
import { tellWaiting } from '../lib/open-leads.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

type Report = typeof reports.$inferSelect;
type Home = typeof homes.$inferSelect;

async function lockHome(db: Executor, id: string): Promise<Home> {
  const [home] = await db.select().from(homes).where(eq(homes.id, id)).for('update');
  if (!home) throw new ORPCError('NOT_FOUND');
  return home;
}

/** The home, and with it every report of it that waits. Throws when the report is decided or the home is not shown. */
export async function hideHome(context: HandlerContext, report: Report, reason: string): Promise<void> {
  const { db } = context;
  checkReportMove(report.status, 'upheld');
  const home = await lockHome(db, report.propertyId);
  if (!canHide(home.listingState)) throw new RuleBroken('property.transition-not-allowed');
  await db.update(homes).set({ listingState: 'paused', hiddenReason: reason }).where(eq(homes.id, home.id));
  const upheld = await db
    .update(reports)
    .set({ status: 'upheld', outcome: reason, decidedBy: userIdOf(context), decidedAt: new Date() })
    .where(and(eq(reports.propertyId, home.id), inArray(reports.status, [...openReportStatuses])))
    .returning({ reporter: reports.reporterId });
  const about = { home: home.title, note: reason };
  await tell(context, home.listedBy, { event: 'listing.hidden', path: '/my-properties', ...about });
  for (const { reporter } of upheld) {
    await tell(context, reporter, { event: 'report.upheld', path: '/properties', home: home.title });
  }
  if (home.listingState === 'published') await tellWaiting(context, home, 'removed');
  await auditHome(db, 'hide', {
    before: home,
    after: { listingState: 'paused', hiddenReason: reason },
    reason,
  });
}

/** Ends the hiding: the home is found again. Throws when nobody hid it. */
export async function showHome(context: HandlerContext, report: Report, reason: string): Promise<void> {
  const { db } = context;
  const home = await lockHome(db, report.propertyId);
  if (home.hiddenReason === null || home.listingState !== 'paused') {
    throw new RuleBroken('property.transition-not-allowed');
  }
  const after = { listingState: 'published', hiddenReason: null } as const;
  await db
    .update(homes)
    .set({ ...after, renewedAt: new Date(), renewalReminders: 0 })
    .where(eq(homes.id, home.id));
  await tell(context, home.listedBy, {
    event: 'listing.shown-again',
    home: home.title,
    path: '/my-properties',
    note: reason,
  });
  await auditHome(db, 'showAgain', { before: home, after, reason });
}

const tell = (context: HandlerContext, person: string, notice: Notice) =>
  notify({ db: context.db, jobs: context.services.jobs, actorId: userIdOf(context) }, person, notice);

type Facts = Pick<Home, 'listingState' | 'hiddenReason'>;
type Change = { before: Home; after: Facts; reason: string };

const factsOf = ({ listingState, hiddenReason }: Facts) => ({
  listing_state: listingState,
  hidden_reason: hiddenReason,
});

const auditHome = (db: Executor, action: string, { before, after, reason }: Change) =>
  audit(db, {
    action: `properties.${action}`,
    subjectType: 'property',
    subjectId: before.id,
    before: factsOf(before),
    after: factsOf(after),
    reason,
  });
