/** The photos that a run names: noted with its rows, counted for its page. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ImportPhotos } from '../../../contract/imports.ts';
import { importPhotos } from '../../../db/schema/listing.ts';
import { PHOTO_PROBLEMS_SHOWN } from '../../../domain/own-homes.ts';
import type { Executor } from '../../lib/request-context.ts';

export type NamedPhotos = { propertyId: string; row: number; addresses: readonly string[] };

/** A statement takes 65,535 values. */
const BATCH = 2000;

/**
 * Addresses that a home does not have yet wait to be fetched, and so do those that failed before. What it had once stays as its
 * lister left it.
 */
export async function notePhotos(db: Executor, runId: string, named: readonly NamedPhotos[]): Promise<void> {
  const rows = new Map(
    named.flatMap(({ propertyId, row, addresses }) =>
      addresses.map((url, place) => [
        `${propertyId} ${url}`,
        { propertyId, url, runId, rowNumber: row, place },
      ]),
    ),
  );
  const all = [...rows.values()];
  for (let from = 0; from < all.length; from += BATCH)
    await noteSome(db, runId, all.slice(from, from + BATCH));
}

async function noteSome(
  db: Executor,
  runId: string,
  rows: readonly (typeof importPhotos.$inferInsert)[],
): Promise<void> {
  await db
    .insert(importPhotos)
    .values([...rows])
    .onConflictDoNothing();
  await db.execute(sql`
    update import_photos f
       set run_id = ${runId}, row_number = n."rowNumber", place = n.place, state = 'waiting', problem = null, tries = 0,
           due_at = app.now(), settled_at = null
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n ("propertyId" uuid, url text, "rowNumber" integer, place smallint)
     where f.property_id = n."propertyId" and f.url = n.url and f.state = 'failed'`);
}

export async function photosOfRun(db: Executor, runId: string): Promise<ImportPhotos> {
  const counts = await db
    .select({ state: importPhotos.state, photos: sql<number>`count(*)::int` })
    .from(importPhotos)
    .where(eq(importPhotos.runId, runId))
    .groupBy(importPhotos.state);
  const countOf = (state: string) => counts.find((one) => one.state === state)?.photos ?? 0;
  const failed = countOf('failed');
  return {
    waiting: countOf('waiting'),
    stored: countOf('stored'),
    same: countOf('same'),
    failed,
    problems: failed === 0 ? [] : await problemsOf(db, runId),
  };
}

async function problemsOf(db: Executor, runId: string): Promise<ImportPhotos['problems']> {
  const rows = await db
    .select({ row: importPhotos.rowNumber, address: importPhotos.url, problem: importPhotos.problem })
    .from(importPhotos)
    .where(and(eq(importPhotos.runId, runId), eq(importPhotos.state, 'failed')))
    .orderBy(asc(importPhotos.rowNumber), asc(importPhotos.place), asc(importPhotos.url))
    .limit(PHOTO_PROBLEMS_SHOWN);
  return rows.map(({ problem, ...row }) => ({ ...row, problem: problem ?? '' }));
}
