/** The night's proof of the ledger, and a letter to every administrator when the books do not agree. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler, type Jobs } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { notify } from '../notifications/notify.ts';
import { proveLedger } from './ledger-proof.ts';

export const proveLedgerJob = { ...scheduledJob('upkeep.prove-ledger'), isAskedFor: true };

const BEFORE_MORNING = '20 4 * * *';

export const ledgerHandlers = (database: Database): JobHandler[] => [
  handles(proveLedgerJob, (_, jobs) => proveNightly(database, jobs), BEFORE_MORNING),
];

export async function proveNightly(database: Database, jobs: Jobs): Promise<void> {
  await database.asWorker(async (db) => {
    const { differences } = await proveLedger(db, 'night');
    if (differences.length === 0) return;
    const { rows } = await db.execute<{ user_id: string }>(
      sql`select distinct user_id from user_roles where role = 'admin'`,
    );
    const checks = differences.map(({ check }) => check);
    for (const { user_id } of rows)
      await notify({ db, jobs, actorId: null }, user_id, { event: 'ledger.differs', checks });
  });
}
