/** Reads the seed command's arguments, opens the database and shows how far the homes or the catalogue's words are. */
import { parseArgs } from 'node:util';
import { asBulk } from '../../src/db/bulk.ts';
import { connections } from '../../src/db/roles.ts';
import { relearnWords } from '../../src/db/seed/frequent-words.ts';
import { seedScale } from '../../src/db/seed/scale.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { type Config, loadConfig } from '../../src/server/lib/config.ts';
import { openDatabase } from './open-database.ts';
import { progressLine } from './progress-line.ts';

const MAX_PROPERTIES = 10_000_000;

try {
  const wanted = wantedWork();
  await withDatabase(wanted === 'words' ? relearn : (config, url) => seed(config, url, wanted));
} catch (error) {
  console.error(error instanceof StartupError ? `kiraya: ${error.message}` : error);
  process.exitCode = 1;
}

function wantedWork(): number | 'words' {
  const usage = `npm run seed -- --properties N, with N from 1 to ${MAX_PROPERTIES}, or npm run seed -- --words`;
  try {
    const { values } = parseArgs({
      options: { properties: { type: 'string' }, words: { type: 'boolean' } },
    });
    if (values.words && values.properties === undefined) return 'words';
    const properties = Number(values.properties);
    if (Number.isInteger(properties) && properties >= 1 && properties <= MAX_PROPERTIES) return properties;
  } catch {
    // An unknown option: the usage says what there is.
  }
  throw new StartupError(`usage: ${usage}`);
}

async function withDatabase(work: (config: Config, url: string) => Promise<void>): Promise<void> {
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    await work(config, database.url);
  } finally {
    await database.close();
  }
}

async function seed(config: Config, ownerUrl: string, properties: number): Promise<void> {
  const begin = performance.now();
  const added = await seedScale({
    ownerUrl,
    urls: connections(ownerUrl, config.authSecret),
    properties,
    progress: progressLine(process.stderr),
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${added.toLocaleString('en-IN')} homes added in ${seconds} s; there are ${properties} of the seed now.`,
  );
}

/** For a catalogue that has changed much since its frequent words were learnt. */
async function relearn(config: Config, ownerUrl: string): Promise<void> {
  const words = await asBulk(connections(ownerUrl, config.authSecret), relearnWords);
  console.log(`${words} words stand in many homes; the catalogue counts them.`);
}
