/** Says what time it is in the product, or moves it to nine in the morning of a day to come: for looking at what takes months. */
import { Client } from '../../src/db/client.ts';
import { clockOf } from '../../src/db/clock.ts';
import { steady } from '../../src/db/open-pool.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { type CalendarDate, formatInstant, instantInIndia, isCalendarDate } from '../../src/domain/dates.ts';
import { moveClock } from '../../src/server/lib/clock.ts';
import { readArguments } from './arguments.ts';
import { onDatabase } from './on-database.ts';

const USAGE = 'npm run clock -- 2027-03-01';
const MORNING = 9;

await onDatabase(wantedDay, async (day, config, url) => {
  if (day !== null) {
    if (config.production) throw new StartupError('production follows the clock of the machine');
    await moveClock(url, instantInIndia(day, MORNING));
  }
  console.log(`It is ${formatInstant(await present(url))} in the product.`);
});

function wantedDay(): CalendarDate | null {
  const [day = null] = readArguments(process.argv.slice(2), { usage: USAGE, most: 1 }).positionals;
  if (day !== null && !isCalendarDate(day)) throw new StartupError(`usage: ${USAGE}`);
  return day;
}

async function present(url: string) {
  const owner = new Client({ ...steady, connectionString: url });
  await owner.connect();
  try {
    return (await clockOf(owner)).now();
  } finally {
    await owner.end();
  }
}
