/** The one way by which files come into the storage, so that none stays there that no row names. */

import { z } from 'zod';
import type { JobKind } from '../lib/jobs.ts';
import { storeProblemAt } from '../lib/problems.ts';
import type { Services } from '../lib/request-context.ts';
import { StoreAway } from '../lib/storage/store.ts';
import type { Area } from '../lib/storage.ts';

const removal = z.object({ area: z.enum(['public', 'private']), keys: z.array(z.string()) });
/** Takes away those of the files that no row names at that time. */
export const removeFilesJob: JobKind<z.infer<typeof removal>> = { name: 'files.remove', data: removal };

/** Longer than any request or job lives between a file and its row. */
const LOOKED_AT_AFTER_SECONDS = 60 * 60;

export type NewFile = { key: string; bytes: Uint8Array; contentType: string };

/**
 * Stores files whose rows are written next. Nobody removes them when that fails: a connection that breaks at COMMIT, or a process
 * that is killed, does not know whether the rows stand. A job asked for before looks at the rows an hour later and removes what has none.
 */
export async function storeFiles(
  { jobs, storage }: Pick<Services, 'jobs' | 'storage'>,
  area: Area,
  files: readonly NewFile[],
): Promise<void> {
  const keys = files.map(({ key }) => key);
  await jobs.enqueueLater(removeFilesJob, { area, keys }, LOOKED_AT_AFTER_SECONDS);
  for (const { key, bytes, contentType } of files) await storage.put(area, key, bytes, contentType);
}

/** The same for what somebody uploads as `file`: when it cannot be kept now, the form says so at that field. */
export async function storeUploads(...stored: Parameters<typeof storeFiles>): Promise<void> {
  try {
    await storeFiles(...stored);
  } catch (error) {
    throw error instanceof StoreAway ? storeProblemAt('file', error) : error;
  }
}
