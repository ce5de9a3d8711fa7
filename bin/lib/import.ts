/** Imports a file of homes from the command line: progress, each row that was not taken with its reason, and a summary. */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type ImportPhotos, importMapping } from '../../src/contract/imports.ts';
import { createDatabase, type Database } from '../../src/db/actor.ts';
import { clockOf } from '../../src/db/clock.ts';
import { connections } from '../../src/db/roles.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { RuleBroken } from '../../src/domain/errors.ts';
import { type RuleCode, ruleSentences } from '../../src/domain/features/rules.generated.ts';
import {
  type ImportMapping,
  importFields,
  mappingProblems,
  unreadColumns,
} from '../../src/domain/import-mapping.ts';
import { loadConfig } from '../../src/server/lib/config.ts';
import { encodingOf, inUtf8 } from '../../src/server/lib/decode-text.ts';
import { startJobs } from '../../src/server/lib/jobs.ts';
import { NoHeader } from '../../src/server/listing/imports/csv-rows.ts';
import { guessMapping } from '../../src/server/listing/imports/guess-mapping.ts';
import { newLocalitiesOfRun } from '../../src/server/listing/imports/new-localities.ts';
import { photosOfRun } from '../../src/server/listing/imports/photos.ts';
import { runImport } from '../../src/server/listing/imports/run-import.ts';
import { beginRun, stopRun } from '../../src/server/listing/imports/runs.ts';
import { type Scan, scanCsv } from '../../src/server/listing/imports/scan.ts';
import { undoRun } from '../../src/server/listing/imports/undo.ts';
import { fromHere, readArguments } from './arguments.ts';
import { createReport } from './import-report.ts';
import { type OpeningFile, openingFile, takeOpeningFile } from './import-switch-over.ts';
import { openDatabase } from './open-database.ts';

const USAGE = [
  'npm run import -- FILE.csv --owner EMAIL [--map MAP.json] [--rejects REJECTED.csv], npm run import -- --photos ID, or npm run import -- --undo ID.',
  'npm run import -- FILE.csv --kind KIND --owner EMAIL [--write] checks, or takes, a file of a business that moves in (docs/switch-over/README.md).',
  'MAP.json says what the header row does not: {"columns": {"rent": "Price"}, "defaults": {"city": "Pune"}};',
  'a column of null is not read: {"columns": {"floor": null}}; words of the file that mean something are',
  'named in values: {"values": {"propertyType": {"qx": "villa"}}}.',
  `Fields: ${importFields.join(', ')}`,
].join(' ');

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof StartupError ? `kiraya: ${error.message}` : error);
  process.exitCode = 1;
}
// Under the launcher an open channel would keep the process alive.
process.disconnect?.();

async function run(): Promise<number> {
  const wanted = wantedImport();
  const config = loadConfig();
  const opened = await openDatabase(config);
  const urls = connections(opened.url, config.authSecret);
  const database = createDatabase(urls, { app: 2, jobs: 1 });
  try {
    if ('undo' in wanted) return await undo(database, urls.jobs, wanted.undo);
    if ('kind' in wanted) return await takeOpeningFile(database, wanted);
    if ('photos' in wanted) return await photos(database, wanted.photos);
    return await importFile(database, wanted);
  } finally {
    await database.close();
    await opened.close();
  }
}

type Wanted = { file: string; owner: string; map: string | undefined; rejects: string | undefined };

function wantedImport(): Wanted | OpeningFile | { undo: string } | { photos: string } {
  const { values, positionals } = readArguments(process.argv.slice(2), {
    usage: USAGE,
    options: {
      owner: { type: 'string' },
      map: { type: 'string' },
      rejects: { type: 'string' },
      undo: { type: 'string' },
      photos: { type: 'string' },
      kind: { type: 'string' },
      write: { type: 'boolean' },
    },
    most: 1,
  });
  const path = (value: unknown) => (typeof value === 'string' ? fromHere(value) : undefined);
  if (typeof values.undo === 'string') return { undo: values.undo };
  if (typeof values.photos === 'string') return { photos: values.photos };
  const file = path(positionals[0]);
  if (!file || typeof values.owner !== 'string') throw new StartupError(`usage: ${USAGE}`);
  if (typeof values.kind === 'string') {
    return openingFile({ file, owner: values.owner, kind: values.kind, isWritten: values.write === true });
  }
  return { file, owner: values.owner, map: path(values.map), rejects: path(values.rejects) };
}

/** The file as text, whichever program wrote it. */
async function textOf(file: string): Promise<Readable> {
  const encoding = await encodingOf(createReadStream(file));
  if (encoding === null)
    throw new StartupError(`${file} is no CSV file: save the sheet as CSV and try again`);
  return Readable.from(inUtf8(createReadStream(file), encoding));
}

async function look(file: string): Promise<Scan> {
  if (!existsSync(file)) throw new StartupError(`there is no file ${file}`);
  try {
    return await scanCsv(await textOf(file));
  } catch (error) {
    throw error instanceof NoHeader ? new StartupError(`${file} has no header row`) : error;
  }
}

async function importFile(database: Database, { file, owner, map, rejects }: Wanted): Promise<number> {
  const scan = await look(file);
  const given = map === undefined ? undefined : readMap(map);
  const ownerId = await findOwner(database, owner);
  const mapping = await database.asWorker((tx) =>
    guessMapping(tx, ownerId, scan, (detected) => (given ? mergeMapping(detected, given) : detected)),
  );
  const problems = mappingProblems(mapping, scan.headers).map(({ field, problem }) =>
    problem === 'not-mapped'
      ? `no column holds ${field}: name one or a default in --map`
      : `the file has no column ${mapping.columns[field]}`,
  );
  if (problems.length > 0) throw new StartupError(problems.join('; '));
  sayMapping(mapping, scan.headers);
  return importAll({ database, file, ownerId, mapping, scan, rejects });
}

/** What the file does not say itself is a guess, and said as one. */
function sayMapping(mapping: ImportMapping, headers: readonly string[]): void {
  const { columns, defaults } = mapping;
  for (const [field, column] of Object.entries(columns)) {
    console.log(`${field}: column ${JSON.stringify(column)}`);
  }
  for (const [field, text] of Object.entries(defaults)) {
    console.log(`${field}: ${JSON.stringify(text)} where the file says nothing that can be read`);
  }
  const unread = unreadColumns(mapping, headers);
  if (unread.length > 0) console.log(`not read: ${unread.map((name) => JSON.stringify(name)).join(', ')}`);
}

type GivenMap = Required<ImportMapping> & { none: string[] };

function readMap(path: string): GivenMap {
  try {
    const { columns = {}, ...rest } = JSON.parse(readFileSync(path, 'utf8'));
    const entries = Object.entries(columns);
    const isNone = ([, header]: [string, unknown]) => header === null || header === '';
    const named = Object.fromEntries(entries.filter((entry) => !isNone(entry)));
    const none = entries.filter(isNone).map(([field]) => field);
    return { ...importMapping.parse({ ...rest, columns: named }), none };
  } catch {
    throw new StartupError(
      `${path} is no map: {"columns": {"rent": "Rent", "floor": null}, "defaults": {"bathrooms": "1"}}`,
    );
  }
}

/** The header decides what the map does not say. */
function mergeMapping(detected: ImportMapping, given: GivenMap): ImportMapping {
  const columns = Object.entries({ ...detected.columns, ...given.columns }).filter(
    ([field]) => !given.none.includes(field),
  );
  return {
    columns: Object.fromEntries(columns),
    defaults: { ...detected.defaults, ...given.defaults },
    values: given.values,
  };
}

async function undo(database: Database, url: string, id: string): Promise<number> {
  const ownerId = await ownerOfRun(database, id);
  // The server takes the files of photos away.
  const jobs = await startJobs({
    pool: database.pools.jobs,
    url,
    handlers: [],
    works: false,
    onError: (error) => console.error(error),
  });
  try {
    const { removed, kept } = await database.asActor({ userId: ownerId }, (tx) =>
      undoRun(tx, jobs, ownerId, id),
    );
    for (const home of kept)
      console.log(`kept, because people have to do with it: ${home.title} (${home.id})`);
    console.log(`${removed} homes removed, ${kept.length} kept`);
    return 0;
  } catch (error) {
    if (!(error instanceof RuleBroken)) throw error;
    throw new StartupError(`import ${id} still runs, is undone already, or began more than 7 days ago`);
  } finally {
    await jobs.stop();
  }
}

async function ownerOfRun(database: Database, id: string): Promise<string> {
  const { rows } = await database.asWorker((tx) =>
    tx.execute<{ owner_id: string }>(sql`select owner_id from import_runs where id::text = ${id}`),
  );
  const [run] = rows;
  if (!run) throw new StartupError(`there is no import ${id}`);
  return run.owner_id;
}

type Work = {
  database: Database;
  file: string;
  ownerId: string;
  mapping: ImportMapping;
  scan: Scan;
  rejects: string | undefined;
};

async function importAll({ database, file, ownerId, mapping, scan, rejects }: Work): Promise<number> {
  const { id } = await database.asActor({ userId: ownerId }, (tx) =>
    beginRun(tx, { ownerId, fileName: file.slice(-200), mapping, totalRows: scan.totalRows }),
  );
  console.log(`import ${id}`);
  const report = createReport(scan, rejects);
  const today = (await clockOf(database.pools.jobs)).today();
  try {
    await runImport(
      { database, run: { id, ownerId, mapping, today }, onSaved: report.saved },
      await textOf(file),
    );
  } catch (error) {
    await database.asActor({ userId: ownerId }, (tx) => stopRun(tx, id));
    throw error;
  }
  report.finish(await database.asActor({ userId: ownerId }, (tx) => newLocalitiesOfRun(tx, id)));
  sayPhotos(await database.asActor({ userId: ownerId }, (tx) => photosOfRun(tx, id)), id);
  return 0;
}

/** The server fetches them: it may take hours, and goes on by itself however often it is started anew. */
function sayPhotos({ waiting }: ImportPhotos, id: string): void {
  if (waiting > 0)
    console.log(
      `${waiting} photos wait: the running server fetches them; npm run import -- --photos ${id} says how far it is`,
    );
}

/** How far the server is with the photos of an import, and which it could not take. */
async function photos(database: Database, id: string): Promise<number> {
  const ownerId = await ownerOfRun(database, id);
  const { waiting, stored, same, failed, problems } = await database.asActor({ userId: ownerId }, (tx) =>
    photosOfRun(tx, id),
  );
  for (const { row, address, problem } of problems)
    console.log(`row ${row}: ${address}: ${ruleSentences[problem as RuleCode]}`);
  if (failed > problems.length) console.log(`and ${failed - problems.length} more`);
  console.log(`${stored} photos stored, ${same} were there already, ${waiting} wait, ${failed} failed`);
  return 0;
}

async function findOwner(database: Database, email: string): Promise<string> {
  const { rows } = await database.asWorker((tx) =>
    tx.execute<{ user_id: string }>(sql`select user_id from profiles where lower(email) = lower(${email})`),
  );
  const [owner] = rows;
  if (!owner) throw new StartupError(`nobody here has the address ${email}`);
  return owner.user_id;
}
