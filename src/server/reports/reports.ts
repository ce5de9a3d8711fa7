/** Answers reports of listings: sent by anybody signed in, once for each home; reviewed, dismissed or upheld by the office. */
import { ORPCError } from '@orpc/server';
import { and, eq, sql } from 'drizzle-orm';
import { now } from '../../db/schema/columns.ts';
import { listingReports as table } from '../../db/schema/listing-reports.ts';
import { properties as homes } from '../../db/schema/properties.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkReportMove } from '../../domain/listing-reports.ts';
import { act } from '../audit/act.ts';
import { violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { checkHidden, lockHome, showListing } from '../listing/home-hiding.ts';
import { hideHome } from './hide-home.ts';
import { listReports, loadReport, toOwnReport } from './listing-report-rows.ts';

const submit = api.reports.submit.handler(async ({ context, input }) => {
  const { db, services } = context;
  const { property_id: homeId, reason, note } = input;
  const userId = userIdOf(context);
  await services.auth.limits.consume('enquiry.account', userId);
  const [home] = await db
    .select({ listedBy: homes.listedBy })
    .from(homes)
    .where(and(eq(homes.id, homeId), eq(homes.listingState, 'published')));
  if (!home) throw new ORPCError('NOT_FOUND');
  if (home.listedBy === userId) throw new RuleBroken('property.own-listing');
  // Row rights end at these columns, which Drizzle's insert would exceed.
  const insertion = db.execute(sql`
    insert into listing_reports (property_id, reporter_id, reason, note)
    values (${homeId}, ${userId}, ${reason}, ${note})`);
  await insertion.catch((error: unknown) => {
    if (violatedConstraint(error) !== 'listing_reports_once') throw error;
    throw new RuleBroken('report.already-sent');
  });
  const report = await ownReport(db, homeId, userId);
  if (!report) throw new Error('A report was not stored');
  return report;
});

async function ownReport(db: Executor, homeId: string, userId: string) {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.propertyId, homeId), eq(table.reporterId, userId)));
  return row ? toOwnReport(row) : null;
}

const mine = api.reports.mine.handler(async ({ context, input }) => ({
  report: await ownReport(context.db, input.property_id, userIdOf(context)),
}));

const list = api.reports.list.handler(({ context, input }) => listReports(context.db, input));

type Row = typeof table.$inferSelect;

async function lock(db: Executor, id: string): Promise<Row> {
  const [row] = await db.select().from(table).where(eq(table.id, id)).for('update');
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}

async function listerOf(db: Executor, homeId: string): Promise<string | undefined> {
  const [home] = await db.select({ lister: homes.listedBy }).from(homes).where(eq(homes.id, homeId));
  return home?.lister;
}

/** The home first: two who decide two reports of it wait for each other in one order. */
async function lockWithHome(db: Executor, id: string) {
  const [found] = await db.select({ homeId: table.propertyId }).from(table).where(eq(table.id, id));
  if (!found) throw new ORPCError('NOT_FOUND');
  const home = await lockHome(db, found.homeId);
  return { home, report: await lock(db, id) };
}

/** Opening a report for review; opened again, nothing more happens. */
const review = api.reports.review.handler(async ({ context: { db }, input: { id } }) => {
  const before = await lock(db, id);
  if (before.status === 'under_review') return loadReport(db, id);
  checkReportMove(before.status, 'under_review');
  await db.update(table).set({ status: 'under_review' }).where(eq(table.id, id));
  const report = await loadReport(db, id);
  await act(db, {
    action: 'reports.review',
    subject: { type: 'listing_report', id },
    people: [before.reporterId, await listerOf(db, before.propertyId)],
    before: { status: before.status },
    after: { status: 'under_review' },
  });
  return report;
});

const dismiss = api.reports.dismiss.handler(async ({ context, input: { id, reason } }) => {
  const { db } = context;
  const before = await lock(db, id);
  checkReportMove(before.status, 'dismissed');
  await db
    .update(table)
    .set({ status: 'dismissed', outcome: reason, decidedBy: userIdOf(context), decidedAt: now })
    .where(eq(table.id, id));
  const report = await loadReport(db, id);
  const notice = {
    event: 'report.dismissed',
    home: report.home.title,
    path: '/properties',
    note: reason,
  } as const;
  await act(context, {
    action: 'reports.dismiss',
    subject: { type: 'listing_report', id },
    people: [before.reporterId, await listerOf(db, before.propertyId)],
    before: { status: before.status },
    after: { status: 'dismissed' },
    reason,
    notices: [{ to: before.reporterId, notice }],
  });
  return report;
});

export const reports = {
  submit,
  mine,
  list,
  review,
  dismiss,
  hideHome: api.reports.hideHome.handler(async ({ context, input }) => {
    await hideHome(context, await lockWithHome(context.db, input.id), input.reason);
    return loadReport(context.db, input.id);
  }),
  showHome: api.reports.showHome.handler(async ({ context, input }) => {
    const { home, report } = await lockWithHome(context.db, input.id);
    checkHidden(home);
    // The decision that hid the home is the one that is taken back; another one is made by its own button.
    if (report.status !== 'upheld') throw new RuleBroken('report.transition-not-allowed');
    await showListing(context, home, input.reason);
    return loadReport(context.db, input.id);
  }),
};
