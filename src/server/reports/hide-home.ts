/** Upholds a report: its home goes out of sight, and with it every report of it that waits. */
import { and, eq, inArray } from 'drizzle-orm';
import { now } from '../../db/schema/columns.ts';
import { listingReports as reports } from '../../db/schema/listing-reports.ts';
import type { properties as homes } from '../../db/schema/properties.ts';
import { checkReportMove, openReportStatuses } from '../../domain/listing-reports.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { hideListing } from '../listing/home-hiding.ts';
import { notify } from '../notifications/notify.ts';

type Locked = { report: typeof reports.$inferSelect; home: typeof homes.$inferSelect };

/** Throws when the report is decided or the home is not shown. */
export async function hideHome(
  context: HandlerContext,
  { report, home }: Locked,
  reason: string,
): Promise<void> {
  const { db, services } = context;
  checkReportMove(report.status, 'upheld');
  const actorId = userIdOf(context);
  const upheld = await db
    .update(reports)
    .set({ status: 'upheld', outcome: reason, decidedBy: actorId, decidedAt: now })
    .where(and(eq(reports.propertyId, home.id), inArray(reports.status, [...openReportStatuses])))
    .returning({ reporter: reports.reporterId });
  for (const { reporter } of upheld) {
    const said = { event: 'report.upheld', path: '/properties', home: home.title } as const;
    await notify({ db, jobs: services.jobs, actorId }, reporter, said);
  }
  await hideListing(context, home, reason);
}
