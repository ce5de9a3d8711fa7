/** What happens to checks by the clock: consent that nobody gave expires, documents and records go after their last day, fees come back. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../db/actor.ts';
import { type CalendarDate, dateInIndia, type Instant } from '../../domain/dates.ts';
import { act } from '../audit/act.ts';
import { removeFilesJob } from '../files/store-files.ts';
import { creditSource } from '../invoices/issue.ts';
import { handles, type JobHandler, type JobKind, type Jobs } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { numberOf, statusSet } from './check-rows.ts';

const AFTER_MIDNIGHT = '35 0 * * *';
const BATCH = 200;

const expireJob = scheduledJob('tenant-checks.expire');
const forgetJob = scheduledJob('tenant-checks.forget');

/** An applicant may not write invoices, so that the fee of a check they end is credited by a job. */
export const creditJob = {
  name: 'tenant-checks.credit',
  data: z.object({ checkId: z.uuid() }),
} satisfies JobKind<object>;

export function checkHandlers(database: Database): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(expireJob, (_, jobs) => expireChecks(database, jobs, now()), AFTER_MIDNIGHT),
    handles(forgetJob, (_, jobs) => forgetChecks(database, jobs, now()), AFTER_MIDNIGHT),
    handles(creditJob, ({ checkId }, jobs) =>
      database.asWorker((db) =>
        creditSource({ db, jobs, actorId: null }, checkId, 'The applicant took back their consent'),
      ),
    ),
  ];
}

/** Runs `step` in transactions of its own until it finds nothing more. */
async function inBatches(database: Database, step: (tx: Transaction) => Promise<number>): Promise<void> {
  for (let found = BATCH; found === BATCH; ) found = await database.asWorker(step);
}

export const expireChecks = (database: Database, jobs: Jobs, at: Instant): Promise<void> =>
  inBatches(database, async (db) => {
    const today = dateInIndia(at);
    const { rows } = await db.execute<Expired>(sql`
      update tenant_checks set ${statusSet('expired', today)}
       where id in (select id from tenant_checks where status = 'asked' and expires_on < ${today} order by id limit ${BATCH} for update skip locked)
       returning id, serial, created_at, orderer_id, person_id, person_name`);
    for (const row of rows) await tellExpired(db, jobs, row);
    return rows.length;
  });

type Expired = {
  id: string;
  serial: string;
  created_at: string;
  orderer_id: string;
  person_id: string | null;
  person_name: string;
};

const tellExpired = (db: Transaction, jobs: Jobs, row: Expired) =>
  act(
    { db, jobs, actorId: null },
    {
      action: 'tenantChecks.expire',
      subject: { type: 'tenant_check', id: row.id },
      people: [row.orderer_id, row.person_id],
      before: { status: 'asked' },
      after: { status: 'expired' },
      notices: [
        {
          to: row.orderer_id,
          notice: {
            event: 'tenant-check.expired',
            number: numberOf(row),
            check: row.id,
            person: row.person_name,
          },
        },
      ],
    },
  );

/** Documents first, the record of a check with its report much later: on the days that were named when it ended. */
export async function forgetChecks(database: Database, jobs: Jobs, at: Instant): Promise<void> {
  const today = dateInIndia(at);
  await inBatches(database, (tx) => forgetFiles(tx, jobs, today));
  await inBatches(database, async (tx) => {
    const { rows } = await tx.execute(sql`
      delete from tenant_checks where id in (select id from tenant_checks where kept_until < ${today} and is_without_files
        order by id limit ${BATCH}) returning id`);
    return rows.length;
  });
}

async function forgetFiles(tx: Transaction, jobs: Jobs, today: CalendarDate): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update tenant_checks set is_without_files = true, employer = null, previous_owner = null
     where id in (select id from tenant_checks where not is_without_files and files_until < ${today} order by id limit ${BATCH})
     returning id`);
  if (rows.length === 0) return 0;
  const { rows: gone } = await tx.execute<{ key: string }>(sql`
    delete from files where id in (select d.file_id from tenant_check_files d join tenant_checks c on c.id = d.check_id
      where c.is_without_files) returning key`);
  if (gone.length > 0)
    await jobs.enqueue(removeFilesJob, { area: 'private', keys: gone.map(({ key }) => key) }, tx);
  return rows.length;
}
