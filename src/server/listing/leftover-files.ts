/** Removes what nobody will ask for again: files of imports never started or given up, photos of homes long withdrawn. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { files } from '../../db/schema/files.ts';
import { importRuns } from '../../db/schema/listing.ts';
import { properties } from '../../db/schema/properties.ts';
import { removeFilesJob } from '../files/store-files.ts';
import type { Jobs } from '../lib/jobs.ts';
import { removePhotosOf } from './rows/photo-files.ts';

const BATCH = 200;
/** Longer than the queue tries an import again, and than anybody looks at a preview. */
const IMPORT_GIVEN_UP = sql`app.now() - interval '1 day'`;
/** People who asked about the home still see its picture in their lists for so long. */
const PHOTO_RETENTION = sql`app.now() - interval '30 days'`;

export async function removeLeftoverFiles(database: Database, jobs: Jobs): Promise<void> {
  await database.asWorker(stopDeadImports);
  for (const removeSome of [removeImportFiles, removeWithdrawnPhotos]) {
    for (let removed = BATCH; removed === BATCH; ) {
      removed = await database.asWorker((tx) => removeSome(tx, jobs));
    }
  }
}

/** A run moves on with every batch it stores; one that has stood still this long is tried no more. */
async function stopDeadImports(tx: Transaction): Promise<void> {
  await tx
    .update(importRuns)
    .set({ status: 'stopped', finishedAt: sql`app.now()` })
    .where(and(eq(importRuns.status, 'running'), lt(importRuns.updatedAt, IMPORT_GIVEN_UP)));
}

async function removeImportFiles(tx: Transaction, jobs: Jobs): Promise<number> {
  const isAtWork = sql`exists (select from import_runs r
    where r.status in ('running', 'waiting') and r.mapping ->> 'fileId' = ${files.id}::text)`;
  const unused = tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.kind, 'import'), lt(files.createdAt, IMPORT_GIVEN_UP), sql`not ${isAtWork}`))
    .limit(BATCH);
  const removed = await tx.delete(files).where(inArray(files.id, unused)).returning({ key: files.key });
  if (removed.length === 0) return 0;
  await jobs.enqueue(removeFilesJob, { area: 'private', keys: removed.map(({ key }) => key) }, tx);
  return removed.length;
}

/** Home by home: the first photo taken away makes its home look changed just now. */
async function removeWithdrawnPhotos(tx: Transaction, jobs: Jobs): Promise<number> {
  const homes = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(
      and(
        eq(properties.listingState, 'withdrawn'),
        lt(properties.updatedAt, PHOTO_RETENTION),
        sql`exists (select from property_photos f where f.property_id = ${properties.id})`,
      ),
    )
    .limit(BATCH)
    .for('update', { skipLocked: true });
  for (const { id } of homes) await removePhotosOf(tx, jobs, id);
  return homes.length;
}
