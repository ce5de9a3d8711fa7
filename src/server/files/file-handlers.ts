/** The jobs about stored files: those that no row names any more are removed. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import type { Storage } from '../lib/storage.ts';
import { removeFilesJob } from './store-files.ts';

export function fileHandlers(database: Database, storage: Storage): JobHandler[] {
  return [
    handles(removeFilesJob, async ({ area, keys }) => {
      for (const key of await unnamed(database, keys)) await storage.remove(area, key);
    }),
  ];
}

async function unnamed(database: Database, keys: readonly string[]): Promise<string[]> {
  const { rows } = await database.asWorker((tx) =>
    tx.execute<{ key: string }>(sql`
      select asked.key from unnest(${sql.param(keys)}::text[]) as asked (key)
       where not exists (select from files f where f.key = asked.key)
         and not exists (select from lease_documents d where d.key = asked.key)
         and not exists (select from condition_photos p where p.key = asked.key)
         and not exists (select from condition_reports r where r.document_key = asked.key)
         and not exists (select from data_exports x where x.key = asked.key)`),
  );
  return rows.map(({ key }) => key);
}
