/** Reads the seed command's arguments, opens the database and shows how far the homes are. */
import { parseArgs } from 'node:util';
import { connections } from '../../src/db/roles.ts';
import { seedScale } from '../../src/db/seed/scale.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { loadConfig } from '../../src/server/lib/config.ts';
import { openDatabase } from './open-database.ts';
import { progressLine } from './progress-line.ts';

const MAX_PROPERTIES = 10_000_000;

try {
  await seed(wantedProperties());
} catch (error) {
  console.error(error instanceof StartupError ? `kiraya: ${error.message}` : error);
  process.exitCode = 1;
}

function wantedProperties(): number {
  const usage = `npm run seed -- --properties N, with N from 1 to ${MAX_PROPERTIES}`;
  try {
    const { values } = parseArgs({ options: { properties: { type: 'string' } } });
    const properties = Number(values.properties);
    if (Number.isInteger(properties) && properties >= 1 && properties <= MAX_PROPERTIES) return properties;
  } catch {
    // An unknown option: the usage says what there is.
  }
  throw new StartupError(`usage: ${usage}`);
}

async function seed(properties: number): Promise<void> {
  const config = loadConfig();
  const database = await openDatabase(config);
  const begin = performance.now();
  try {
    const added = await seedScale({
      ownerUrl: database.url,
      urls: connections(database.url, config.authSecret),
      properties,
      progress: progressLine(process.stderr),
    });
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(
      `${added.toLocaleString('en-IN')} homes added in ${seconds} s; there are ${properties} of the seed now.`,
    );
  } finally {
    await database.close();
  }
}
