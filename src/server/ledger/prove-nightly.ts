/** The night's proof of the ledger, and a letter to whoever proves it when the books do not agree. */
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler, type Jobs } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { staffWho } from '../lib/staff-who.ts';
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
    const checks = differences.map(({ check }) => check);
    for (const userId of await staffWho(db, 'ledger.prove'))
      await notify({ db, jobs, actorId: null }, userId, { event: 'ledger.differs', checks });
  });
}
