// The record of an import: begun with its mapping, read while it runs, shown with the rows it could not take.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { ImportReject, ImportRun, RejectReason } from '../../../contract/imports.ts';
import { now } from '../../../db/schema/columns.ts';
import { importRejects, importRuns } from '../../../db/schema/listing.ts';
import type { ImportMapping } from '../../../domain/import-mapping.ts';
import { REJECTS_PER_PAGE, UNDO_DAYS } from '../../../domain/own-homes.ts';
import type { Executor } from '../../lib/request-context.ts';

export type RunRow = typeof importRuns.$inferSelect;
/** How the file is read, its columns in their order, and the stored file when it came through the screen. */
export type StoredMapping = ImportMapping & { fileId?: string; headers?: readonly string[] };

const LISTED = 20;
const DAY_MS = 86_400_000;

export async function beginRun(
  db: Executor,
  run: Pick<typeof importRuns.$inferInsert, 'status' | 'sample'> & {
    ownerId: string;
    fileName: string;
    mapping: StoredMapping;
    totalRows: number;
  },
): Promise<RunRow> {
  const [begun] = await db
    .insert(importRuns)
    .values({ ...run, mapping: { ...run.mapping } })
    .returning();
  if (!begun) throw new Error('An import was not recorded');
  return begun;
}

export const mappingOf = (run: RunRow) => run.mapping as unknown as StoredMapping;

export async function findRun(db: Executor, ownerId: string, id: string): Promise<RunRow | undefined> {
  const [run] = await db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.id, id), eq(importRuns.ownerId, ownerId)));
  return run;
}

/** The run of a stored file: a second click on Start finds the first one's. */
export async function findRunOfFile(
  db: Executor,
  ownerId: string,
  fileId: string,
): Promise<RunRow | undefined> {
  const [run] = await db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.ownerId, ownerId), sql`${importRuns.mapping} ->> 'fileId' = ${fileId}`));
  return run;
}

export function listRuns(db: Executor, ownerId: string): Promise<RunRow[]> {
  return db
    .select()
    .from(importRuns)
    .where(eq(importRuns.ownerId, ownerId))
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(LISTED);
}

export async function rejectsOf(db: Executor, runId: string, page: number): Promise<ImportReject[]> {
  const rows = await db
    .select()
    .from(importRejects)
    .where(eq(importRejects.runId, runId))
    .orderBy(importRejects.rowNumber)
    .limit(REJECTS_PER_PAGE)
    .offset((page - 1) * REJECTS_PER_PAGE);
  return rows.map(({ rowNumber, reason, row }) => ({
    row: rowNumber,
    reasons: JSON.parse(reason) as RejectReason[],
    cells: row,
  }));
}

export const toRun = (run: RunRow): ImportRun => ({
  id: run.id,
  file_name: run.fileName,
  status: run.status,
  review_note: run.reviewNote,
  total_rows: run.totalRows,
  imported_rows: run.importedRows,
  repeated_rows: run.repeatedRows,
  same_rows: run.sameRows,
  same_as: run.sameAs,
  updated_rows: run.updatedRows,
  rejected_rows: run.rejectedRows,
  left_out: run.leftOut as ImportRun['left_out'],
  created_at: run.createdAt.toISOString(),
  finished_at: run.finishedAt?.toISOString() ?? null,
  undone_at: run.undoneAt?.toISOString() ?? null,
  undo_until: new Date(run.createdAt.getTime() + UNDO_DAYS * DAY_MS).toISOString(),
});

/** Says that an import ended before its time; what it stored stays, and importing the file again goes on. */
export async function stopRun(db: Executor, id: string): Promise<void> {
  await db.update(importRuns).set({ status: 'stopped', finishedAt: now }).where(eq(importRuns.id, id));
}
