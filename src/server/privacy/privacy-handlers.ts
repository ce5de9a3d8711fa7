/** The jobs about personal data: a copy is made when somebody asks for it; at night accounts are erased, old copies and outlived rows removed. */
import type { JobParts } from '../lib/feature.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { eraseDue } from './erase.ts';
import { makeExport, removeOldExports } from './export.ts';
import { eraseDueJob, makeExportJob } from './privacy-jobs.ts';
import { cleanUp } from './retention.ts';

const cleanUpJob = scheduledJob('upkeep.clean-up');

const AT_THREE = '10 3 * * *';
const BEFORE_DAWN = '45 3 * * *';

type Parts = Pick<JobParts, 'database' | 'storage' | 'exportSections'>;

/** The time is that of India. */
export function privacyHandlers({ database, storage, exportSections: sections }: Parts): JobHandler[] {
  return [
    handles(cleanUpJob, () => cleanUp(database), AT_THREE),
    handles(makeExportJob, ({ exportId }, jobs) =>
      makeExport({ database, storage, sections, jobs }, exportId),
    ),
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
