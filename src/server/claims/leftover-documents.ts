/** Removes the papers behind claims that were decided long ago. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { files } from '../../db/schema/files.ts';
import { DOCUMENT_RETENTION_DAYS } from '../../domain/claims.ts';
import { removeFilesJob } from '../files/store-files.ts';
import type { Jobs } from '../lib/jobs.ts';

const BATCH = 200;

export async function removeLeftoverDocuments(database: Database, jobs: Jobs): Promise<void> {
  for (let removed = BATCH; removed === BATCH; ) {
    removed = await database.asWorker((tx) => removeSome(tx, jobs));
  }
}

/** What was decided stays; the paper behind it is kept no longer than people may still ask about it. */
async function removeSome(tx: Transaction, jobs: Jobs): Promise<number> {
  const unused = sql`select c.file_id from verification_claims c where c.file_id is not null
    and c.status <> 'submitted' and c.updated_at < app.now() - make_interval(days => ${DOCUMENT_RETENTION_DAYS})
    limit ${BATCH}`;
  const removed = await tx.delete(files).where(sql`${files.id} in (${unused})`).returning({ key: files.key });
  if (removed.length === 0) return 0;
  await jobs.enqueue(removeFilesJob, { area: 'private', keys: removed.map(({ key }) => key) }, tx);
  return removed.length;
}
