/** Ends visits whose time has passed: unanswered requests expire, agreed ones count as completed. */
import { and, eq, inArray, lte } from 'drizzle-orm';
import { leadPath, tabOf } from '../../../contract/choices.ts';
import type { Database, Transaction } from '../../../db/actor.ts';
import { leadEvents, propertyVisits } from '../../../db/schema/leads.ts';
import { properties } from '../../../db/schema/properties.ts';
import { dateInIndia, epochMs, type Instant } from '../../../domain/dates.ts';
import { nextVisit, type VisitAction, visitEvents, visitStart } from '../../../domain/visits.ts';
import type { Jobs } from '../../lib/jobs.ts';
import { notify } from '../../lib/notify.ts';

const BATCH = 200;
/** The lister has a day to say himself that the visit took place or did not. */
const COMPLETED_AFTER_MS = 24 * 60 * 60 * 1000;

type Visit = typeof propertyVisits.$inferSelect;

export async function endVisits(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  for (let ended = BATCH; ended === BATCH; ) {
    ended = await database.asWorker((tx) => endSome(tx, jobs, now));
  }
}

/** What time has done to the visit by now, if anything. */
function dueAction({ status, scheduledDate, slot }: Visit, now: Instant): VisitAction | undefined {
  const sinceStart = epochMs(now) - epochMs(visitStart(scheduledDate, slot));
  if (status === 'requested' && sinceStart >= 0) return 'expire';
  return status === 'scheduled' && sinceStart >= COMPLETED_AFTER_MS ? 'complete' : undefined;
}

async function endSome(tx: Transaction, jobs: Jobs, now: Instant): Promise<number> {
  const today = dateInIndia(now);
  const open = await tx
    .select({ visit: propertyVisits, home: properties.title })
    .from(propertyVisits)
    .innerJoin(properties, eq(properties.id, propertyVisits.propertyId))
    .where(
      and(
        inArray(propertyVisits.status, ['requested', 'scheduled']),
        lte(propertyVisits.scheduledDate, today),
      ),
    )
    .orderBy(propertyVisits.scheduledDate, propertyVisits.slot)
    .limit(BATCH)
    .for('update', { of: propertyVisits, skipLocked: true });
  let ended = 0;
  for (const { visit, home } of open) {
    const action = dueAction(visit, now);
    if (!action) continue;
    await end(tx, jobs, { visit, home, action });
    ended += 1;
  }
  return ended;
}

type Ending = { visit: Visit; home: string; action: VisitAction };

async function end(tx: Transaction, jobs: Jobs, { visit, home, action }: Ending): Promise<void> {
  const next = nextVisit(visit, action, 'system');
  const event = visitEvents[action];
  await tx.update(propertyVisits).set(next).where(eq(propertyVisits.id, visit.id));
  await tx.insert(leadEvents).values({
    visitId: visit.id,
    action: event,
    status: next.status,
    details: { scheduled_date: visit.scheduledDate, slot: visit.slot },
  });
  const slot = visitStart(visit.scheduledDate, visit.slot);
  for (const side of ['seeker', 'lister'] as const) {
    const person = side === 'seeker' ? visit.userId : visit.listerId;
    const path = leadPath(tabOf('visit', side), visit.id, true);
    await notify({ db: tx, jobs, actorId: null }, person, {
      event,
      home,
      slot,
      path,
      byYou: side === 'lister',
    });
  }
}
