/** Asks for a report on the first day and before the last one, and takes away photos that no report names. */
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { leases } from '../../db/schema/leases.ts';
import { managedPropertyManagers } from '../../db/schema/managed-property-managers.ts';
import {
  MOVE_IN_REMINDER_DAYS,
  MOVE_OUT_REMINDER_DAYS,
  type ReportKind,
} from '../../domain/condition-reports.ts';
import { addDays, type CalendarDate, dateInIndia, type Instant } from '../../domain/dates.ts';
import { removeFilesJob } from '../files/store-files.ts';
import { coTenantsOf, type LeaseRow, partiesOf } from '../leases/parties.ts';
import { handles, type JobHandler, type Jobs } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { notify } from '../notifications/notify.ts';
import { reportNotices } from './parties.ts';

const remindersJob = scheduledJob('tenancy.condition-reminders');
const photosJob = scheduledJob('tenancy.condition-photos');

const IN_THE_MORNING = '10 9 * * *';
const AT_NIGHT = '40 2 * * *';
const BATCH = 200;
/** A phone without a connection may send its report so long after its photos. */
const PHOTO_RETENTION_DAYS = 30;

/** Times are those of India. */
export function conditionHandlers(database: Database): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(remindersJob, (_, jobs) => remindOfReports(database, jobs, now()), IN_THE_MORNING),
    handles(photosJob, (_, jobs) => removeLeftPhotos(database, jobs, now()), AT_NIGHT),
  ];
}

/** Each lease is asked once for each kind. */
export async function remindOfReports(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  for (const kind of ['move_in', 'move_out'] as const) {
    for (let taken = BATCH; taken === BATCH; ) {
      taken = await database.asWorker((tx) => remindSome(tx, jobs, kind, dateInIndia(now)));
    }
  }
}

/** A lease that is renewed is not moved out of, and its renewal is not moved into. */
const isDue = (kind: ReportKind, today: CalendarDate) =>
  kind === 'move_in'
    ? sql`${leases.state} = 'active' and ${leases.renewsId} is null
        and ${leases.startDate} between ${addDays(today, -MOVE_IN_REMINDER_DAYS)} and ${today}`
    : sql`${leases.state} in ('active', 'ending')
        and coalesce(${leases.endsOn}, ${leases.endDate}) between ${today} and ${addDays(today, MOVE_OUT_REMINDER_DAYS)}
        and not exists (select from leases r where r.renews_id = ${leases.id} and r.state <> 'cancelled')`;

async function remindSome(
  tx: Transaction,
  jobs: Jobs,
  kind: ReportKind,
  today: CalendarDate,
): Promise<number> {
  const due = await tx
    .select()
    .from(leases)
    .where(
      sql`${isDue(kind, today)}
        and not exists (select from condition_reminders m where m.lease_id = ${leases.id} and m.kind = ${kind})`,
    )
    .orderBy(leases.id)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  for (const lease of due) {
    await tx.execute(sql`insert into condition_reminders (lease_id, kind) values (${lease.id}, ${kind})`);
    const { rows } = await tx.execute(
      sql`select from condition_reports where lease_id = ${lease.id} and kind = ${kind}`,
    );
    if (rows.length > 0) continue;
    const event = kind === 'move_in' ? 'condition.remind-move-in' : 'condition.remind-move-out';
    const people = await askedOf(tx, lease);
    for (const { to, notice } of reportNotices(lease, { event, kind, people, actorId: null })) {
      await notify({ db: tx, jobs, actorId: null }, to, notice, { type: 'lease', id: lease.id });
    }
  }
  return due.length;
}

/** Both sides, and the manager of the home. */
async function askedOf(tx: Transaction, lease: LeaseRow): Promise<string[]> {
  const managers = lease.managedPropertyId
    ? await tx
        .select({ id: managedPropertyManagers.managerId })
        .from(managedPropertyManagers)
        .where(eq(managedPropertyManagers.managedPropertyId, lease.managedPropertyId))
    : [];
  const people = [...partiesOf(lease, await coTenantsOf(tx, lease.id)), ...managers.map(({ id }) => id)];
  return [...new Set(people.filter((person) => person !== null))];
}

/** Of reports that were never sent, and those that a later version left out. */
export async function removeLeftPhotos(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  const before = addDays(dateInIndia(now), -PHOTO_RETENTION_DAYS);
  for (let taken = BATCH; taken === BATCH; ) {
    taken = await database.asWorker(async (tx) => {
      const { rows } = await tx.execute<{ key: string }>(sql`
        delete from condition_photos where id in (
          select p.id from condition_photos p where p.created_at < ${before}::date
             and not exists (select from condition_reports r where r.lease_id = p.lease_id
               and r.photos @> jsonb_build_array(jsonb_build_object('id', p.id)))
           limit ${BATCH})
        returning key`);
      const keys = rows.map(({ key }) => key);
      if (keys.length > 0) await jobs.enqueue(removeFilesJob, { area: 'private', keys }, tx);
      return rows.length;
    });
  }
}
