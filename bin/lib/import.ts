/** Imports a file of homes from the command line: progress, each row that was not taken with its reason, and a summary. */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { importMapping } from '../../src/contract/imports.ts';
import { createDatabase, type Database } from '../../src/db/actor.ts';
import { clockOf } from '../../src/db/clock.ts';
import { connections } from '../../src/db/roles.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { detectMapping, type ImportMapping, mappingProblems } from '../../src/domain/import-mapping.ts';
import { loadConfig } from '../../src/server/lib/config.ts';
import { NoHeader } from '../../src/server/listing/imports/csv-rows.ts';
import { runImport } from '../../src/server/listing/imports/run-import.ts';
import { beginRun, stopRun } from '../../src/server/listing/imports/runs.ts';
import { type Scan, scanCsv } from '../../src/server/listing/imports/scan.ts';
import { fromHere, readArguments } from './arguments.ts';
import { createReport } from './import-report.ts';
import { openDatabase } from './open-database.ts';

const USAGE = 'npm run import -- FILE.csv --owner EMAIL [--map MAP.json] [--rejects REJECTED.csv]';

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
  const { file, owner, map, rejects } = wantedImport();
  const scan = await look(file);
  const mapping = readMapping(map, scan);
  const config = loadConfig();
  const opened = await openDatabase(config);
  const database = createDatabase(connections(opened.url, config.authSecret), { app: 2, jobs: 1 });
  try {
    return await importAll({ database, file, owner, mapping, scan, rejects });
  } finally {
    await database.close();
    await opened.close();
  }
}

function wantedImport() {
  const { values, positionals } = readArguments(process.argv.slice(2), {
    usage: USAGE,
    options: { owner: { type: 'string' }, map: { type: 'string' }, rejects: { type: 'string' } },
    most: 1,
  });
  const path = (value: unknown) => (typeof value === 'string' ? fromHere(value) : undefined);
  const file = path(positionals[0]);
  if (!file || typeof values.owner !== 'string') throw new StartupError(`usage: ${USAGE}`);
  return { file, owner: values.owner, map: path(values.map), rejects: path(values.rejects) };
}

async function look(file: string): Promise<Scan> {
  if (!existsSync(file)) throw new StartupError(`there is no file ${file}`);
  try {
    return await scanCsv(createReadStream(file));
  } catch (error) {
    throw error instanceof NoHeader ? new StartupError(`${file} has no header row`) : error;
  }
}

/** The header decides what the map file does not say. */
function readMapping(path: string | undefined, { headers }: Scan): ImportMapping {
  const detected = detectMapping(headers);
  const mapping = path === undefined ? detected : mergeMapping(detected, path);
  const [problem] = mappingProblems(mapping, headers);
  if (problem?.problem === 'not-mapped') {
    throw new StartupError(`no column holds ${problem.field}: name one or a default in --map`);
  }
  if (problem) throw new StartupError(`the file has no column ${mapping.columns[problem.field]}`);
  return mapping;
}

function mergeMapping(detected: ImportMapping, path: string): ImportMapping {
  try {
    const given = importMapping.parse(JSON.parse(readFileSync(path, 'utf8')));
    return {
      columns: { ...detected.columns, ...given.columns },
      defaults: { ...detected.defaults, ...given.defaults },
    };
  } catch {
    throw new StartupError(
      `${path} is no map: {"columns": {"rent": "Rent"}, "defaults": {"bathrooms": "1"}}`,
    );
  }
}

type Work = {
  database: Database;
  file: string;
  owner: string;
  mapping: ImportMapping;
  scan: Scan;
  rejects: string | undefined;
};

async function importAll({ database, file, owner, mapping, scan, rejects }: Work): Promise<number> {
  const ownerId = await findOwner(database, owner);
  const { id } = await database.asActor({ userId: ownerId }, (tx) =>
    beginRun(tx, { ownerId, fileName: file.slice(-200), mapping, totalRows: scan.totalRows }),
  );
  const report = createReport(scan, rejects);
  const today = (await clockOf(database.pools.jobs)).today();
  try {
    await runImport(
      { database, run: { id, ownerId, mapping, today }, onSaved: report.saved },
      createReadStream(file),
    );
  } catch (error) {
    await database.asActor({ userId: ownerId }, (tx) => stopRun(tx, id));
    throw error;
  }
  report.finish();
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
