/** The jobs that import the homes of an uploaded list, and fetch the photos that lists name by their addresses. */
import { z } from 'zod';
import type { Database } from '../../../db/actor.ts';
import { handles, type JobHandler, type JobKind } from '../../lib/jobs.ts';
import { scheduledJob } from '../../lib/scheduled-job.ts';
import type { Storage } from '../../lib/storage.ts';
import { fetchImportPhotos } from './fetch-photos.ts';
import { runStoredImport } from './stored-import.ts';

const importing = z.object({ runId: z.uuid() });
/** Never twice at once for long: a large file takes minutes, and a second worker gives way to the first. */
export const runImportJob: JobKind<z.infer<typeof importing>> = {
  name: 'imports.run',
  data: importing,
  queue: { expireInSeconds: 3600 },
};

const EVERY_MINUTE = '* * * * *';
/** Comes by the clock for imports of the command, and for addresses that did not answer. */
const fetchPhotosJob = { ...scheduledJob('imports.photos'), isAskedFor: true };

export const importHandlers = (database: Database, storage: Storage): JobHandler[] => [
  handles(runImportJob, async ({ runId }, jobs) => {
    await runStoredImport({ database, storage, jobs }, runId);
    await jobs.enqueueOnce(fetchPhotosJob, {});
  }),
  handles(fetchPhotosJob, (_, jobs) => fetchImportPhotos({ database, storage, jobs }), EVERY_MINUTE),
];
