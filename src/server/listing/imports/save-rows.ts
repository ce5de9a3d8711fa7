// Stores one batch of rows in one transaction together with the count of what became of them, so that a stop loses nothing.
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { RejectReason } from '../../../contract/imports.ts';
import { now } from '../../../db/schema/columns.ts';
import { importRejects, importRuns } from '../../../db/schema/listing.ts';
import { properties } from '../../../db/schema/properties.ts';
import type { CalendarDate } from '../../../domain/dates.ts';
import type { ImportMapping } from '../../../domain/import-mapping.ts';
import { type ImportedListing, importRowKey, readImportRow } from '../../../domain/imports.ts';
import type { Executor } from '../../lib/request-context.ts';
import type { CsvRow } from './csv-rows.ts';
import type { Places } from './places.ts';

export type Run = { id: string; ownerId: string; mapping: ImportMapping; today: CalendarDate };
export type Rejected = { row: CsvRow; reasons: RejectReason[] };
export type Saved = { imported: number; repeated: number; rejected: Rejected[] };

type Values = PgInsertValue<typeof properties>;

/** Rows dealt with so far; the run stays locked until the transaction ends. */
export async function lockRun(db: Executor, runId: string): Promise<number> {
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, runId)).for('update');
  if (!run) throw new Error('The import does not exist any more');
  return run.importedRows + run.repeatedRows + run.rejectedRows;
}

export async function saveRows(
  db: Executor,
  run: Run,
  places: Places,
  rows: readonly CsvRow[],
): Promise<Saved> {
  const accepted: Values[] = [];
  const rejected: Rejected[] = [];
  for (const row of rows) {
    const read = await readRow(db, run, places, row);
    if ('reasons' in read) rejected.push(read);
    else accepted.push(read.values);
  }
  const imported = await insertHomes(db, accepted);
  await insertRejects(db, run.id, rejected);
  const saved = { imported, repeated: accepted.length - imported, rejected };
  await count(db, run.id, saved);
  return saved;
}

async function readRow(
  db: Executor,
  run: Run,
  places: Places,
  row: CsvRow,
): Promise<{ values: Values } | Rejected> {
  if (row.isMalformed) return { row, reasons: [{ field: null, problem: 'malformed', text: '' }] };
  const read = readImportRow(row.number, row.cells, run.mapping, run.today);
  if (read.kind === 'rejected') return { row, reasons: [...read.reasons] };
  const place = await places.find(db, read.listing);
  if (!place) return { row, reasons: [{ field: 'city', problem: 'unknown-city', text: read.listing.city }] };
  const importKey = createHash('sha256').update(importRowKey(row.cells)).digest('base64url');
  return { values: { ...valuesOf(read.listing), ...place, importKey, listedBy: run.ownerId } };
}

function valuesOf({
  city: _city,
  locality: _locality,
  listedAs,
  ...listing
}: ImportedListing): Omit<Values, 'listedBy'> {
  return {
    ...listing,
    // Managed is the platform's word; a lister's file cannot say it.
    listedAs: listedAs === 'managed' ? 'broker' : listedAs,
    listingState: 'published',
    publishedAt: now,
    renewedAt: now,
  };
}

/** How many were new; a row that this lister imported before is left as it is. */
async function insertHomes(db: Executor, homes: Values[]): Promise<number> {
  if (homes.length === 0) return 0;
  const inserted = await db
    .insert(properties)
    .values(homes)
    .onConflictDoNothing({
      target: [properties.listedBy, properties.importKey],
      where: sql`import_key is not null`,
    })
    .returning({ id: properties.id });
  return inserted.length;
}

async function insertRejects(db: Executor, runId: string, rejected: readonly Rejected[]): Promise<void> {
  if (rejected.length === 0) return;
  await db.insert(importRejects).values(
    rejected.map(({ row, reasons }) => ({
      runId,
      rowNumber: row.number,
      reason: JSON.stringify(reasons),
      row: { ...row.cells },
    })),
  );
}

async function count(db: Executor, runId: string, { imported, repeated, rejected }: Saved): Promise<void> {
  await db
    .update(importRuns)
    .set({
      importedRows: sql`${importRuns.importedRows} + ${imported}`,
      repeatedRows: sql`${importRuns.repeatedRows} + ${repeated}`,
      rejectedRows: sql`${importRuns.rejectedRows} + ${rejected.length}`,
    })
    .where(eq(importRuns.id, runId));
}

/** Counts a row that the database would not take as rejected. */
export async function rejectRow(db: Executor, run: Run, row: CsvRow): Promise<Saved> {
  const rejected: Rejected[] = [{ row, reasons: [{ field: null, problem: 'not-stored', text: '' }] }];
  await insertRejects(db, run.id, rejected);
  const saved = { imported: 0, repeated: 0, rejected };
  await count(db, run.id, saved);
  return saved;
}
