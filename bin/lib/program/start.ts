/** Builds what changed, starts the database, brings it to the present schema, serves, and stops in the reverse order. */
import { StartupError } from '../../../src/db/startup-error.ts';
import { type Config, forgetOwner, loadConfig } from '../../../src/server/lib/config.ts';
import { buildPages } from '../build.ts';
import { type Closer, endProcess } from '../end-process.ts';
import { keepBuiltFiles } from '../keep-built-files.ts';
import { openForServing } from '../open-for-serving.ts';
import { checkPort, portProblem } from '../port.ts';
import { precompress } from '../precompress.ts';

const closers: Closer[] = [];
let drainMs = 0;
let stopping: Promise<void> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
process.on('disconnect', () => void stop(0)); // the launcher above us was killed

try {
  await start(loadConfig());
} catch (error) {
  console.error(error instanceof StartupError ? `kiraya: ${error.message}` : error);
  await stop(1);
}

async function start(config: Config): Promise<void> {
  await checkPort(config);
  // A process of its own builds the pages; database and demo of a first start need not wait for them.
  const building = buildPages();
  const loading = import('./serve.ts');
  for (const early of [building, loading]) early.catch(() => undefined); // told where it is waited for
  // Its child keeps the files of the pages where other hosts find them, before anybody is shown such a page.
  if (config.databaseUrl) await building;
  const database = await openForServing(config);
  closers.push(database.close);
  const { main, seedOnce, welcome } = await loading;
  await seedOnce(config, database.seedUrl);
  await building;
  const running = await main(forgetOwner(config), database.url).catch((error: unknown) => {
    throw portProblem(error, config);
  });
  closers.push(running.close);
  drainMs = config.drainSeconds * 1000;
  if (stopping) return;
  console.log(welcome(config, running.setupLink));
  const report = (error: Error) => console.error(`kiraya: ${error.message}`);
  await precompress().catch(report);
  // For pages that are open when the next release takes this one's place.
  if (!config.databaseUrl && !stopping) await keepBuiltFiles(database.seedUrl).catch(report);
}

/** Server first, then the database; once, however many signals come. */
function stop(code: number): Promise<void> {
  stopping ??= endProcess(closers.reverse(), code, { drainMs });
  return stopping;
}
