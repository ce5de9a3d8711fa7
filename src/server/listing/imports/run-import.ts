// Imports a file of homes batch by batch: a stop halfway loses nothing, going on repeats nothing.
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/actor.ts';
import { now } from '../../../db/schema/columns.ts';
import { importRuns } from '../../../db/schema/listing.ts';
import { act } from '../../audit/act.ts';
import { databaseCode } from '../../lib/problems.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { createPlaces } from './places.ts';
import { lockRun, type Run, rejectRow, type Saved, saveRows } from './save-rows.ts';

const BATCH = 200;

type Import = { database: Database; run: Run; onSaved?: (saved: Saved) => void };
/** The rows of one batch, and how many rows of the file stand before it. */
type Batch = { rows: CsvRow[]; before: number };

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
    for await (const { rows, before } of batches(csvRows(source))) {
      total = before + rows.length;
      const left = rows.slice(Math.max(0, done - before));
      if (left.length > 0) await saver({ rows: left, before: Math.max(before, done) });
    }
  } catch (error) {
    if (error instanceof TakenOver) return;
    throw error;
  }
  await finish(work, total);
}

const asOwner = <T>({ database, run }: Import, step: (tx: Transaction) => Promise<T>): Promise<T> =>
  database.asActor({ userId: run.ownerId }, step);

async function* batches(rows: AsyncGenerator<CsvRow>): AsyncGenerator<Batch> {
  // The first one is the header.
  await rows.next();
  let batch: CsvRow[] = [];
  let before = 0;
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield { rows: batch, before };
    before += batch.length;
    batch = [];
  }
  if (batch.length > 0) yield { rows: batch, before };
}

function createSaver(work: Import): (batch: Batch) => Promise<void> {
  const { run, onSaved } = work;
  let places = createPlaces();
  const save = async ({ rows, before }: Batch) => {
    const saved = await asOwner(work, async (tx) => {
      if ((await lockRun(tx, run.id)) !== before) throw new TakenOver();
      return saveRows(tx, run, places, rows);
    });
    onSaved?.(saved);
  };
  const saveOne = async (row: CsvRow, before: number) => {
    try {
      await save({ rows: [row], before });
    } catch (error) {
      if (!isRefusedValue(error)) throw error;
      places = createPlaces();
      const saved = await asOwner(work, (tx) => rejectRow(tx, run, row));
      onSaved?.(saved);
    }
  };
  return async (batch) => {
    try {
      await save(batch);
    } catch (error) {
      if (!isRefusedValue(error)) throw error;
      // One row spoils its batch: find it. Localities made in the failed transaction are gone, so forget them.
      places = createPlaces();
      for (const [place, row] of batch.rows.entries()) await saveOne(row, batch.before + place);
    }
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
