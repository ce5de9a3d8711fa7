/** The jobs about personal data: a copy is made when somebody asks for it; at night accounts are erased and old copies removed. */
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { eraseDueJob, makeExportJob } from '../lib/privacy-jobs.ts';
import type { Storage } from '../lib/storage.ts';
import { eraseDue } from './privacy/erase.ts';
import { makeExport, removeOldExports } from './privacy/export.ts';

const BEFORE_DAWN = '45 3 * * *';

/** The time is that of India. */
export function privacyHandlers(database: Database, storage: Storage): JobHandler[] {
  return [
    handles(makeExportJob, ({ exportId }, jobs) => makeExport({ database, storage, jobs }, exportId)),
    handles(
      eraseDueJob,
      async (_, jobs) => {
        await removeOldExports(database, jobs);
        await eraseDue(database, jobs, database.clock.now());
      },
      BEFORE_DAWN,
    ),
  ];
}
