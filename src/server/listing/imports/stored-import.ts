// Runs the import of an uploaded file as a job, from where an earlier try stopped, and removes the file afterwards.
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/actor.ts';
import { files } from '../../../db/schema/files.ts';
import { importRuns } from '../../../db/schema/listing.ts';
import { removeFilesJob } from '../../files/store-files.ts';
import type { Jobs } from '../../lib/jobs.ts';
import type { Storage } from '../../lib/storage.ts';
import { runImport } from './run-import.ts';
import { mappingOf, type RunRow } from './runs.ts';

type Tools = { database: Database; storage: Storage; jobs: Jobs };

export async function runStoredImport({ database, storage, jobs }: Tools, runId: string): Promise<void> {
  const found = await findWork(database, runId);
  if (!found) return;
  const { run, key } = found;
  const stored = await storage.open('private', key);
  if (!stored) throw new Error('The file of an import is gone');
  const { id, ownerId } = run;
  const today = database.clock.today();
  await runImport({ database, run: { id, ownerId, mapping: mappingOf(run), today } }, stored.stream);
  await database.asWorker(async (tx) => {
    await tx.delete(files).where(eq(files.key, key));
    await jobs.enqueue(removeFilesJob, { area: 'private', keys: [key] }, tx);
  });
}

/** Nothing is left to do when the run has finished, or when its owner has left. */
async function findWork(database: Database, runId: string): Promise<{ run: RunRow; key: string } | null> {
  return database.asWorker(async (tx) => {
    const [run] = await tx.select().from(importRuns).where(eq(importRuns.id, runId));
    const fileId = run && mappingOf(run).fileId;
    if (run?.status !== 'running' || !fileId) return null;
    const [file] = await tx.select().from(files).where(eq(files.id, fileId));
    return file ? { run, key: file.key } : null;
  });
}
