/** Brings the gazetteer to the files of this release, and merges localities that imports made, with a report of what was done. */
import { fileURLToPath } from 'node:url';
import { asBulk } from '../../src/db/bulk.ts';
import { connections } from '../../src/db/roles.ts';
import { loadGazetteer } from '../../src/db/seed/gazetteer.ts';
import { type JunkMerge, mergeJunk } from '../../src/db/seed/merge-junk.ts';
import { loadConfig } from '../../src/server/lib/config.ts';
import { explain, readArguments } from './arguments.ts';
import { openDatabase } from './open-database.ts';

const USAGE = 'npm run places [-- --merge [--yes]]: without --yes it only says what it would merge';

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));

try {
  await run();
} catch (error) {
  explain(error);
}
// Under the launcher an open channel would keep the process alive.
process.disconnect?.();

async function run(): Promise<void> {
  const { values } = readArguments(process.argv.slice(2), {
    usage: USAGE,
    options: { merge: { type: 'boolean' }, yes: { type: 'boolean' } },
    most: 0,
  });
  const config = loadConfig();
  const opened = await openDatabase(config);
  try {
    const urls = connections(opened.url, config.authSecret);
    const began = performance.now();
    const { changed, total } = await asBulk(urls, (client) => loadGazetteer(client, 'always'));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${total.toLocaleString('en-IN')} places, ${changed} of them new or changed, in ${seconds} s`,
    );
    if (values.merge)
      report(await asBulk(urls, (client) => mergeJunk(client, values.yes === true)), values.yes === true);
  } finally {
    await opened.close();
  }
}

function report(merges: readonly JunkMerge[], isDone: boolean): void {
  for (const { city, name, into, homes } of merges)
    console.log(`${city}: ${name} → ${into ?? 'waits for an administrator'}, ${homes} homes`);
  const homes = merges.reduce((sum, merge) => sum + merge.homes, 0);
  const said = isDone ? 'merged' : 'would be merged; --yes does it';
  console.log(`${merges.length} localities with ${homes} homes ${said}`);
}
