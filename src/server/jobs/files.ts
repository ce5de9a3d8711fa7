/** The jobs about stored files: those that no row names any more are removed, lists of homes are imported. */
import type { Database } from '../../db/actor.ts';
import { removeFilesJob, runImportJob } from '../lib/file-jobs.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import type { Storage } from '../lib/storage.ts';
import { runStoredImport } from '../listing/imports/stored-import.ts';

export function fileHandlers(database: Database, storage: Storage): JobHandler[] {
  return [
    handles(removeFilesJob, async ({ area, keys }) => {
      for (const key of keys) await storage.remove(area, key);
    }),
    handles(runImportJob, ({ runId }) => runStoredImport(database, storage, runId)),
  ];
}
