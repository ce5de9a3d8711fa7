/**
 * The server of the release in whose folder it is started, as `npm start` runs it but for the pages, which would have to be built:
 * the same settings, the same look at the schema, the same stop.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { pathToFileURL } from 'node:url';

enableCompileCache('.cache/compiled');
const of = (path: string) => import(pathToFileURL(join(cwd(), path)).href);
const { loadConfig, forgetOwner }: typeof import('../../src/server/lib/config.ts') =
  await of('src/server/lib/config.ts');
const { openForServing }: typeof import('../../bin/lib/open-for-serving.ts') = await of(
  'bin/lib/open-for-serving.ts',
);
const { endProcess }: typeof import('../../bin/lib/end-process.ts') = await of('bin/lib/end-process.ts');
try {
  const config = loadConfig();
  const database = await openForServing(config);
  const { seedOnce }: typeof import('../../bin/lib/demo.ts') = await of('bin/lib/demo.ts');
  await seedOnce(config, database.seedUrl);
  const { openApp }: typeof import('../../src/main.ts') = await of('src/main.ts');
  const { listen }: typeof import('../../src/server/app/listen.ts') = await of('src/server/app/listen.ts');
  const app = await openApp(forgetOwner(config), database.url, async () => {
    throw new Error('There are no pages');
  });
  const server = await listen(app.fetch, config);
  const leave = async () => {
    // Not of the releases before it came.
    server.sendAway?.();
    await app.drain();
  };
  const drainMs = config.drainSeconds * 1000;
  const stop = () => void endProcess([leave, server.close, app.close, database.close], 0, { drainMs });
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
  process.send?.('serves');
} catch (error) {
  console.error(`kiraya: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
