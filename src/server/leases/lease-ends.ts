/** Says before a term ends that it does, and ends leases: with their last day, or once the one that renews them has begun. */
import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/actor.ts';
import { leases } from '../../db/schema/leases.ts';
import { addDays, type CalendarDate, dateInIndia, type Instant } from '../../domain/dates.ts';
import { isRenewalReminderDue, REMIND_BEFORE_DAYS, remindersBy, renewalOf } from '../../domain/leases.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import { notify } from '../notifications/notify.ts';
import { coTenantsOf, type LeaseRow, leaseNotices, partiesOf, writeDuesJob } from './parties.ts';

const BATCH = 200;

/** Each lease is taken once a day: a reminder raises its count, so that it is due no more. */
export async function remindOfEnds(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  for (let taken = BATCH; taken === BATCH; ) {
    taken = await database.asWorker((tx) => remindSome(tx, jobs, dateInIndia(now)));
  }
}

const renewals = alias(leases, 'renewals');
const hasRenewal = sql`exists (select from ${leases} r where r.renews_id = ${leases.id} and r.state <> 'cancelled')`;
/** A draft is the landlord's alone, and keeps nobody in a lease. */
const isRenewalOffered = sql`exists (select from ${leases} r
  where r.renews_id = ${leases.id} and r.state not in ('draft', 'cancelled'))`;

async function remindSome(tx: Transaction, jobs: Jobs, today: string): Promise<number> {
  const [longest] = REMIND_BEFORE_DAYS;
  const due = await tx
    .select()
    .from(leases)
    .where(
      and(
        eq(leases.state, 'active'),
        gte(leases.endDate, today),
        lte(leases.endDate, addDays(today, longest)),
        // As many as have passed by that day are counted as sent, so none of these is met twice.
        sql`${leases.renewalReminders} < ${sql.join(
          REMIND_BEFORE_DAYS.map((days) => sql`(${leases.endDate} - ${today}::date <= ${days})::int`),
          sql` + `,
        )}`,
        sql`not ${hasRenewal}`,
      ),
    )
    .orderBy(asc(leases.endDate), asc(leases.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const notifier = { db: tx, jobs, actorId: null };
  for (const lease of due) {
    if (isRenewalReminderDue(lease.endDate, lease.renewalReminders, today)) {
      const coTenants = await coTenantsOf(tx, lease.id);
      const { startDate, endDate, rent, deposit, escalationBp: escalation } = lease;
      const next = renewalOf({ start: startDate, end: endDate, rent, escalation });
      const facts = { rent, deposit, nextRent: next.rent, nextFrom: next.start };
      const news = { event: 'lease.ends-soon', date: endDate, actorId: null, coTenants, facts } as const;
      for (const { to, notice } of leaseNotices(lease, news)) {
        await notify(notifier, to, notice, { type: 'lease', id: lease.id });
      }
    }
    await tx
      .update(leases)
      .set({ renewalReminders: remindersBy(lease.endDate, today) })
      .where(eq(leases.id, lease.id));
  }
  return due.length;
}

/** The deposit goes on with the renewal, so nothing is settled. */
export async function endRenewed(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  for (let ended = BATCH; ended === BATCH; ) {
    ended = await database.asWorker((tx) => endSome(tx, jobs, dateInIndia(now)));
  }
}

async function endSome(tx: Transaction, jobs: Jobs, today: string): Promise<number> {
  const over = await tx
    .select({ lease: leases, renewal: renewals.id })
    .from(leases)
    .innerJoin(
      renewals,
      and(eq(renewals.renewsId, leases.id), inArray(renewals.state, ['active', 'ending', 'ended'])),
    )
    .where(and(inArray(leases.state, ['active', 'ending']), lt(leases.endDate, today)))
    .orderBy(asc(leases.endDate), asc(leases.id))
    .limit(BATCH)
    .for('update', { of: leases, skipLocked: true });
  for (const { lease, renewal } of over) {
    await end(tx, jobs, lease, { endedOn: lease.endDate, action: 'leases.endRenewed', renewal });
  }
  return over.length;
}

/**
 * A lease is over after its last day: of the notice, of what both agreed on, or of the term. One whose renewal was offered waits for that
 * renewal. What becomes of the deposit is no part of it.
 */
export async function endOver(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  for (let ended = BATCH; ended === BATCH; ) {
    ended = await database.asWorker((tx) => endSomeOver(tx, jobs, dateInIndia(now)));
  }
}

async function endSomeOver(tx: Transaction, jobs: Jobs, today: string): Promise<number> {
  const lastDay = sql<string>`coalesce(${leases.endsOn}, ${leases.endDate})`;
  const over = await tx
    .select()
    .from(leases)
    .where(
      and(
        inArray(leases.state, ['active', 'ending']),
        sql`${lastDay} < ${today}`,
        sql`not ${isRenewalOffered}`,
      ),
    )
    .orderBy(asc(leases.endDate), asc(leases.id))
    .limit(BATCH)
    // Waits for whoever holds one: the next night would be a day late.
    .for('update');
  for (const lease of over) {
    await end(tx, jobs, lease, { endedOn: lease.endsOn ?? lease.endDate, action: 'leases.end' });
  }
  return over.length;
}

type Ending = { endedOn: CalendarDate; action: string; renewal?: string };

async function end(
  tx: Transaction,
  jobs: Jobs,
  lease: LeaseRow,
  { endedOn, action, renewal }: Ending,
): Promise<void> {
  const coTenants = await coTenantsOf(tx, lease.id);
  const over = { state: 'ended', endedOn, proposedEnd: null, proposedEndBy: null } as const;
  await tx
    .update(leases)
    .set({ ...over, version: lease.version + 1 })
    .where(eq(leases.id, lease.id));
  await jobs.enqueue(writeDuesJob, { leaseId: lease.id }, tx);
  await act(
    { db: tx, jobs, actorId: null },
    {
      action,
      subject: { type: 'lease', id: lease.id },
      people: partiesOf(lease, coTenants),
      notices: leaseNotices(lease, {
        event: 'lease.ended',
        date: endedOn,
        actorId: null,
        coTenants,
        // With a renewal the deposit goes on, and nobody has anything to do.
        ...(renewal ? {} : { facts: { deposit: lease.deposit } }),
      }),
      before: { state: lease.state },
      after: { state: 'ended', ended_on: endedOn, ...(renewal ? { renewal } : {}) },
    },
  );
}
