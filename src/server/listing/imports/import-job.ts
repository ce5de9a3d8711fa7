/** The job that imports the homes of an uploaded list. */
import { z } from 'zod';
import type { Database } from '../../../db/actor.ts';
import { handles, type JobHandler, type JobKind } from '../../lib/jobs.ts';
import type { Storage } from '../../lib/storage.ts';
import { runStoredImport } from './stored-import.ts';

const importing = z.object({ runId: z.uuid() });
/** Never twice at once for long: a large file takes minutes, and a second worker gives way to the first. */
export const runImportJob: JobKind<z.infer<typeof importing>> = {
  name: 'imports.run',
  data: importing,
  queue: { expireInSeconds: 3600 },
};

export const importHandlers = (database: Database, storage: Storage): JobHandler[] => [
  handles(runImportJob, ({ runId }, jobs) => runStoredImport({ database, storage, jobs }, runId)),
];
