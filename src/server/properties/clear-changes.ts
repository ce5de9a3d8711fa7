/** Clears the list of changes: whoever was away for longer than a row stays reads all homes anew. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';

const clearChangesJob = scheduledJob('upkeep.clear-catalogue-changes');

const EVERY_TEN_MINUTES = '*/10 * * * *';
const BATCH = 5_000;

export const clearChangesHandlers = (database: Database): JobHandler[] => [
  handles(clearChangesJob, () => clearChanges(database), EVERY_TEN_MINUTES),
];

/** The oldest first, which the key finds; how long they stay is a matter of real time, as processes measure it. */
async function clearChanges(database: Database): Promise<void> {
  for (let cleared = BATCH; cleared === BATCH; ) {
    cleared = await database.asWorker(async (tx) => {
      const { rowCount } = await tx.execute(sql`
        with oldest as (select xid, home from catalogue_changes order by xid, home limit ${BATCH})
        delete from catalogue_changes c using oldest o
         where c.xid = o.xid and c.home = o.home and c.changed_at < clock_timestamp() - interval '1 hour'`);
      return rowCount ?? 0;
    });
  }
}
