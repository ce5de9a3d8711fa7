/** The jobs about personal data: a copy is made when somebody asks for it; at night accounts are erased, old copies and outlived rows removed. */
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import type { Storage } from '../lib/storage.ts';
import { eraseDue } from './erase.ts';
import { makeExport, removeOldExports } from './export.ts';
import { eraseDueJob, makeExportJob } from './privacy-jobs.ts';
import { cleanUp } from './retention.ts';

const cleanUpJob = scheduledJob('upkeep.clean-up');

const AT_THREE = '10 3 * * *';
const BEFORE_DAWN = '45 3 * * *';

/** The time is that of India. */
export function privacyHandlers(database: Database, storage: Storage): JobHandler[] {
  return [
    handles(cleanUpJob, () => cleanUp(database), AT_THREE),
    handles(makeExportJob, ({ exportId }, jobs) => makeExport({ database, storage, jobs }, exportId)),
    handles(
      eraseDueJob,
      async (_, jobs) => {
        await removeOldExports(database, jobs);
        await eraseDue(database, jobs, new Date().toISOString());
      },
      BEFORE_DAWN,
    ),
  ];
}
