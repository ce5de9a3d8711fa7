/** Ends visits whose time has passed: unanswered requests expire, agreed ones count as completed. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { leadPath, tabOf } from '../../contract/choices.ts';
import type { Database, Transaction } from '../../db/actor.ts';
import { leadEvents, propertyVisits } from '../../db/schema/leads.ts';
import { properties } from '../../db/schema/properties.ts';
import { visitBegins } from '../../db/visit-begins.ts';
import { coverContacts } from '../../domain/contacts.ts';
import { dateInIndia, type Instant } from '../../domain/dates.ts';
import { nextVisit, type VisitAction, visitEvents, visitStart } from '../../domain/visits.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import { webhookEvents } from './lead-events.ts';

const BATCH = 200;
/** The lister has a day to say themselves that the visit took place or did not. */
const COMPLETED_AFTER = sql`interval '1 day'`;

type Visit = typeof propertyVisits.$inferSelect;

export async function endVisits(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  for (let ended = BATCH; ended === BATCH; ) {
    ended = await database.asWorker((tx) => endSome(tx, jobs, now));
  }
}

/** Only those whose time has come: others would fill the batch, and who waits behind them would go on waiting. */
async function endSome(tx: Transaction, jobs: Jobs, now: Instant): Promise<number> {
  const due = await tx
    .select({ visit: propertyVisits, home: properties.title })
    .from(propertyVisits)
    .innerJoin(properties, eq(properties.id, propertyVisits.propertyId))
    .where(
      and(
        inArray(propertyVisits.status, ['requested', 'scheduled']),
        lte(propertyVisits.scheduledDate, dateInIndia(now)),
        sql`${visitBegins} <= ${now}::timestamptz
          - case ${propertyVisits.status} when 'scheduled' then ${COMPLETED_AFTER} else interval '0' end`,
      ),
    )
    .orderBy(propertyVisits.scheduledDate, propertyVisits.slot)
    .limit(BATCH)
    .for('update', { of: propertyVisits, skipLocked: true });
  for (const { visit, home } of due) {
    await endVisit(tx, jobs, { visit, home, action: visit.status === 'requested' ? 'expire' : 'complete' });
  }
  return due.length;
}

/** `seekerPath`: where the notice leads who asked, if not to the visit. */
type Ending = { visit: Visit; home: string; action: VisitAction; seekerPath?: string };

export async function endVisit(
  tx: Transaction,
  jobs: Jobs,
  { visit, home, action, seekerPath }: Ending,
): Promise<void> {
  const next = nextVisit(visit, action, 'system');
  const event = visitEvents[action];
  await tx.update(propertyVisits).set(next).where(eq(propertyVisits.id, visit.id));
  await tx.insert(leadEvents).values({
    visitId: visit.id,
    action: event,
    status: next.status,
    details: { scheduled_date: visit.scheduledDate, slot: visit.slot },
  });
  const changes = await tx.$count(leadEvents, eq(leadEvents.visitId, visit.id));
  const slot = visitStart(visit.scheduledDate, visit.slot);
  const noticeOf = (side: 'seeker' | 'lister') => ({
    event,
    home: coverContacts(home),
    slot,
    path: (side === 'seeker' ? seekerPath : undefined) ?? leadPath(tabOf('visit', side), visit.id, true),
    byYou: side === 'lister',
    ...(visit.status === 'scheduled' && { visit: { id: visit.id, changes } }),
  });
  await act(
    { db: tx, jobs, actorId: null },
    {
      action: `visits.${action}`,
      subject: { type: 'visit', id: visit.id },
      people: [visit.userId, visit.listerId],
      before: { status: visit.status },
      after: { status: next.status },
      notices: [
        { to: visit.userId, notice: noticeOf('seeker') },
        { to: visit.listerId, notice: noticeOf('lister') },
      ],
      events: webhookEvents({ ...visit, ...next }, { kind: 'visit', event, actorId: null }),
    },
  );
}
