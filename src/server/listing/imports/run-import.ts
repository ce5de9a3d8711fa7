// Imports a file of homes batch by batch: a stop halfway loses nothing, going on repeats nothing.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/actor.ts';
import { now } from '../../../db/schema/columns.ts';
import { importRuns } from '../../../db/schema/listing.ts';
import { lineOf } from '../../../domain/import-matching.ts';
import { act } from '../../audit/act.ts';
import { lockUntilCommit } from '../../lib/lock.ts';
import { databaseCode } from '../../lib/problems.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { createPlaces } from './places.ts';
import {
  type FileRow,
  type HomeOfRow,
  homesOfRows,
  lockRun,
  type Run,
  rejectRow,
  type Saved,
  saveRows,
} from './save-rows.ts';

const BATCH = 200;

type Import = { database: Database; run: Run; onSaved?: (saved: Saved) => void };
/** The rows of one batch, and how many rows of the file stand before it. */
type Batch = { rows: FileRow[]; before: number };

/** Another worker took the same run on: it will finish it. */
class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

/**
 * Imports what of the file this run has not dealt with yet, and finishes the run. Every batch is one transaction as the
 * owner, under their row policies.
 */
export async function runImport(work: Import, source: Readable): Promise<void> {
  const saver = createSaver(work);
  const done = await asOwner(work, (tx) => lockRun(tx, work.run.id));
  let total = 0;
  try {
    for await (const { rows, before } of batches(csvRows(source), work.run.mapping.columns.listedAs)) {
      total = before + rows.length;
      const skipped = Math.max(0, done - before);
      if (skipped > 0) await saver.skip(rows.slice(0, skipped));
      const left = rows.slice(skipped);
      if (left.length > 0) await saver.save({ rows: left, before: Math.max(before, done) });
    }
  } catch (error) {
    if (error instanceof TakenOver) return;
    throw error;
  }
  await finish(work, total);
}

/** So many characters of a hash tell the lines of one file apart, and a million of them fit into memory. */
const SHORT = 16;

const asOwner = <T>({ database, run }: Import, step: (tx: Transaction) => Promise<T>): Promise<T> =>
  database.asActor({ userId: run.ownerId }, step);

/** `contact`: the column that says who offers the home. */
async function* batches(rows: AsyncGenerator<CsvRow>, contact: string | undefined): AsyncGenerator<Batch> {
  // The first one is the header.
  await rows.next();
  let batch: FileRow[] = [];
  let before = 0;
  const lines = new Map<string, number>();
  for await (const row of rows) {
    const line = createHash('sha256').update(lineOf(row.cells, contact)).digest('base64url').slice(0, SHORT);
    const sameAs = lines.get(line);
    batch.push({ ...row, sameAs });
    if (sameAs === undefined) lines.set(line, row.number);
    if (batch.length < BATCH) continue;
    yield { rows: batch, before };
    before += batch.length;
    batch = [];
  }
  if (batch.length > 0) yield { rows: batch, before };
}

function createSaver(work: Import) {
  const { run, onSaved } = work;
  let places = createPlaces();
  const taken = new Map<string, number>();
  const rowOf = (id: string) => taken.get(id);
  const note = (homes: readonly HomeOfRow[]) => {
    for (const { id, row } of homes) if (!taken.has(id)) taken.set(id, row);
  };
  const store = async ({ rows, before }: Batch) => {
    const saved = await asOwner(work, async (tx) => {
      // One batch after the other: two files that run at once would both bring the homes that stand in both.
      await lockUntilCommit(tx, `imported homes of ${run.ownerId}`);
      if ((await lockRun(tx, run.id)) !== before) throw new TakenOver();
      return saveRows(tx, run, places, rows, rowOf);
    });
    note(saved.homes);
    onSaved?.(saved);
  };
  const storeOne = async (row: FileRow, before: number) => {
    try {
      await store({ rows: [row], before });
    } catch (error) {
      if (!isRefusedValue(error)) throw error;
      places = createPlaces();
      const saved = await asOwner(work, (tx) => rejectRow(tx, run, row));
      onSaved?.(saved);
    }
  };
  return {
    async skip(rows: readonly FileRow[]): Promise<void> {
      note(await asOwner(work, (tx) => homesOfRows(tx, run, places, rows, rowOf)));
    },
    async save(batch: Batch): Promise<void> {
      try {
        await store(batch);
      } catch (error) {
        if (!isRefusedValue(error)) throw error;
        // One row spoils its batch: find it. Localities made in the failed transaction are gone, so forget them.
        places = createPlaces();
        for (const [place, row] of batch.rows.entries()) await storeOne(row, batch.before + place);
      }
    },
  };
}

/** PostgreSQL's classes for values that it cannot hold or that break a constraint. */
const isRefusedValue = (error: unknown) => /^2[23]/.test(databaseCode(error) ?? '');

async function finish(work: Import, totalRows: number): Promise<void> {
  const { id } = work.run;
  await asOwner(work, async (tx) => {
    await tx
      .update(importRuns)
      .set({ status: 'finished', finishedAt: now, totalRows })
      .where(eq(importRuns.id, id));
    await act(tx, {
      action: 'imports.finish',
      subject: { type: 'import', id },
      people: [work.run.ownerId],
      after: { totalRows },
    });
  });
}
