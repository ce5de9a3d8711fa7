// Answers for imports: look at a file, start, follow, and read why rows were not taken.

import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { files } from '../../../db/schema/files.ts';
import { mappingProblems } from '../../../domain/import-mapping.ts';
import { SAMPLE_ROWS } from '../../../domain/import-review.ts';
import { IMPORT_MAX_BYTES } from '../../../domain/own-homes.ts';
import { refusal } from '../../../domain/refusals.ts';
import { act } from '../../audit/act.ts';
import { storeUploads } from '../../files/store-files.ts';
import { assertRows, assertSize, csvText, noHeader } from '../../lib/csv-upload.ts';
import { lockUntilCommit } from '../../lib/lock.ts';
import { fieldsProblem, notFound, wrongField } from '../../lib/problems.ts';
import { api } from '../../lib/procedures.ts';
import type { Executor, HandlerContext } from '../../lib/request-context.ts';
import { WorkbookRefused } from '../../lib/workbook/refused.ts';
import { isWorkbook } from '../../lib/workbook/workbook.ts';
import { userIdOf } from '../rows/own-homes.ts';
import { NoHeader } from './csv-rows.ts';
import { type ReadSheet, workbookText } from './file-text.ts';
import { runImportJob } from './import-job.ts';
import { forgetMapping, rememberMapping, suggestMapping } from './memory.ts';
import { newLocalitiesAmong, newLocalitiesOfRun, placesIn } from './new-localities.ts';
import { photosOfRun } from './photos.ts';
import { waitsForReview } from './review.ts';
import {
  beginRun,
  findRun,
  findRunOfFile,
  listRuns,
  mappingOf,
  rejectsOf,
  type StoredMapping,
  toRun,
} from './runs.ts';
import { type Scan, scanCsv, streamOf } from './scan.ts';
import { undoRun } from './undo.ts';

const SHOWN_ROWS = 8;

async function atFile<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof WorkbookRefused) throw wrongField('file', error.refusal);
    throw error instanceof NoHeader ? noHeader() : error;
  }
}

async function scanned(source: Readable): Promise<Scan> {
  const scan = await atFile(scanCsv(source));
  assertRows(scan.totalRows);
  return scan;
}

/** A file that was uploaded, as text. */
async function read(bytes: Buffer): Promise<{ text: string; sheet: ReadSheet | null }> {
  assertSize(bytes, IMPORT_MAX_BYTES);
  if (isWorkbook(bytes)) return atFile(workbookText(bytes, IMPORT_MAX_BYTES));
  return { text: csvText(bytes, IMPORT_MAX_BYTES), sheet: null };
}

async function keepFile(context: HandlerContext, name: string, content: Buffer): Promise<string> {
  const { services, actor, transaction } = context;
  const key = `imports/${randomBytes(18).toString('base64url')}.csv`;
  await storeUploads(services, 'private', [{ key, bytes: content, contentType: 'text/csv' }]);
  const [file] = await transaction((db) =>
    db
      .insert(files)
      .values({
        ownerId: userIdOf(actor),
        kind: 'import',
        key,
        contentType: 'text/csv',
        bytes: content.length,
      })
      .returning({ id: files.id }),
  );
  if (!file) throw new Error(`The file ${name} was not recorded`);
  return file.id;
}

async function findFile(db: Executor, ownerId: string, id: string): Promise<string> {
  const [file] = await db
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId), eq(files.kind, 'import')));
  if (!file) throw notFound('csv-file.gone', 'Choose the file again: it is not here any more');
  return file.key;
}

async function openFile({ services, actor, transaction }: HandlerContext, id: string): Promise<Readable> {
  const key = await transaction((db) => findFile(db, userIdOf(actor), id));
  const stored = await services.storage.open('private', key);
  if (!stored)
    throw wrongField('file_id', refusal('csv-file.gone', 'Choose the file again: it is not here any more'));
  return stored.stream;
}

function assertMapped(mapping: StoredMapping, { headers }: Scan): void {
  const problems = mappingProblems(mapping, headers);
  if (problems.length === 0) return;
  throw fieldsProblem(
    problems.map(({ field, problem }) => ({
      field: `mapping.columns.${field}`,
      ...(problem === 'not-mapped'
        ? refusal('column.not-mapped', 'Choose a column or a default')
        : refusal('column.unknown', 'The file has no such column')),
    })),
  );
}

type Begin = { fileId: string; fileName: string; mapping: StoredMapping; scan: Scan };

/** Records the run and hands it to the job queue, once for each file however often Start is clicked. */
async function begin(context: HandlerContext, db: Executor, { fileId, fileName, mapping, scan }: Begin) {
  const ownerId = userIdOf(context.actor);
  // One after the other: two files begun at once would both count as the first.
  await lockUntilCommit(db, `imports of ${ownerId}`);
  const begun = await findRunOfFile(db, ownerId, fileId);
  if (begun) return begun;
  const { totalRows } = scan;
  const waits = await waitsForReview(db, context, totalRows);
  const run = await beginRun(db, {
    ownerId,
    fileName,
    totalRows,
    mapping: { ...mapping, fileId, headers: scan.headers },
    ...(waits ? { status: 'waiting', sample: scan.rows.slice(0, SAMPLE_ROWS) } : {}),
  });
  if (!waits) await context.services.jobs.enqueue(runImportJob, { runId: run.id }, db);
  await rememberMapping(db, ownerId, scan, mapping);
  await act(db, {
    action: 'imports.start',
    subject: { type: 'import', id: run.id },
    people: [ownerId],
    after: { rows: totalRows, waits },
  });
  return run;
}

export const importHandlers = {
  preview: api.imports.preview.handler(async ({ input: { file }, context }) => {
    await context.services.auth.limits.consume('upload.account', userIdOf(context.actor));
    const { text, sheet } = await read(Buffer.from(await file.arrayBuffer()));
    const scan = await scanned(streamOf(text));
    const name = file.name.slice(-200) || 'file.csv';
    return {
      file_id: await keepFile(context, name, Buffer.from(text)),
      file_name: name,
      sheet,
      headers: scan.headers,
      rows: scan.rows.slice(0, SHOWN_ROWS),
      row_numbers: scan.numbers.slice(0, SHOWN_ROWS),
      total_rows: scan.totalRows,
      ...(await context.transaction((db) => suggestMapping(db, userIdOf(context.actor), scan))),
      texts: scan.texts,
      waits: await context.transaction((db) => waitsForReview(db, context, scan.totalRows)),
    };
  }),

  places: api.imports.places.handler(async ({ input: { file_id: fileId, mapping }, context }) => {
    const named = await placesIn(await openFile(context, fileId), mapping);
    return context.transaction((db) => newLocalitiesAmong(db, named));
  }),

  start: api.imports.start.handler(async ({ input, context }) => {
    const { actor, transaction } = context;
    const ownerId = userIdOf(actor);
    const { file_id: fileId, file_name: fileName, mapping } = input;
    const begun = await transaction((db) => findRunOfFile(db, ownerId, fileId));
    if (begun) return toRun(begun);
    const scan = await scanned(await openFile(context, fileId));
    assertMapped(mapping, scan);
    return toRun(await transaction((db) => begin(context, db, { fileId, fileName, mapping, scan })));
  }),

  get: api.imports.get.handler(async ({ input, context: { db, actor } }) => {
    const run = await findRun(db, userIdOf(actor), input.id);
    if (!run) throw notFound('import.not-yours', 'You have no such import');
    return {
      ...toRun(run),
      headers: [...(mappingOf(run).headers ?? [])],
      rejects: await rejectsOf(db, run.id, input.rejects_page),
      new_localities: await newLocalitiesOfRun(db, run.id),
      photos: await photosOfRun(db, run.id),
    };
  }),

  undo: api.imports.undo.handler(async ({ input: { id }, context: { db, actor, services } }) => {
    const ownerId = userIdOf(actor);
    if (!(await findRun(db, ownerId, id))) throw notFound('import.not-yours', 'You have no such import');
    return undoRun(db, services.jobs, ownerId, id);
  }),

  forget: api.imports.forget.handler(async ({ context: { db, actor } }) => ({
    forgotten: await forgetMapping(db, userIdOf(actor)),
  })),

  list: api.imports.list.handler(async ({ context: { db, actor } }) =>
    (await listRuns(db, userIdOf(actor))).map(toRun),
  ),
};
