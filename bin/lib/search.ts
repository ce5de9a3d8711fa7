/** Says how the index of OpenSearch stands, makes it anew beside the one that searches read, or gives it once more what it refused. */
import { createDatabase, type Database } from '../../src/db/actor.ts';
import { connections } from '../../src/db/roles.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import type { Config } from '../../src/server/lib/config.ts';
import { serversOf } from '../../src/server/search/opensearch/client.ts';
import { startIndexer } from '../../src/server/search/opensearch/indexer.ts';
import {
  rebuild,
  retryLetters,
  type SearchStatus,
  searchStatus,
} from '../../src/server/search/opensearch/status.ts';
import { readArguments } from './arguments.ts';
import { onDatabase } from './on-database.ts';
import { progressLine } from './progress-line.ts';

const USAGE = 'npm run search -- status, rebuild or retry';
const MOST_LETTERS = 20;

type Asked = { config: Config; database: Database };
const commands = { status, rebuild: makeAnew, retry } as const;

await onDatabase(wantedCommand, async (command, config, url) => {
  if (!config.search) throw new StartupError('SEARCH_URL names no search engine (see .env.example)');
  const database = createDatabase(connections(url, config.authSecret));
  await command({ config, database }).finally(() => database.close());
});

function wantedCommand() {
  const [name = ''] = readArguments(process.argv.slice(2), { usage: USAGE, most: 1 }).positionals;
  if (!Object.hasOwn(commands, name)) throw new StartupError(`usage: ${USAGE}`);
  return commands[name as keyof typeof commands];
}

async function writersOf({ search }: Config) {
  if (!search) throw new StartupError('SEARCH_URL names no search engine');
  return (await serversOf(search)).writers;
}

async function status({ config, database }: Asked): Promise<void> {
  for (const line of linesOf(await searchStatus(database, await writersOf(config)))) console.log(line);
}

function linesOf({
  index,
  homes,
  committed,
  lagMs,
  waiting,
  fed,
  building,
  letters,
}: SearchStatus): string[] {
  const seconds = lagMs === undefined ? 'nobody has written yet' : `${(lagMs / 1000).toFixed(1)} s behind`;
  return [
    index ? `Searches read ${index}: ${homes} homes of ${committed}, ${seconds}.` : 'There is no index yet.',
    `Changes that wait: ${waiting}.`,
    ...fed.map((other) => `${other} still gets every change: the alias may go back to it.`),
    ...(building ? [`${building.index} is being filled: ${building.homes} homes of ${building.of}.`] : []),
    `Homes that the engine will not take: ${letters.length}.`,
    ...letters
      .slice(0, MOST_LETTERS)
      .map(({ home, reason, refusedAt }) => `  ${home}  ${refusedAt}  ${reason}`),
  ];
}

/** Whoever keeps the index does it; where nobody does, this command. */
async function makeAnew({ config, database }: Asked): Promise<void> {
  const { search } = config;
  if (!search) return;
  const writers = await writersOf(config);
  const onError = (error: unknown) => console.error(error instanceof Error ? error.message : error);
  const indexer = startIndexer({ database, servers: writers, size: search, onError });
  const progress = progressLine(process.stderr);
  try {
    const index = await rebuild(writers, ({ homes, of }) => progress('homes in the new index', homes, of));
    console.log(`Searches read ${index}.`);
  } finally {
    await indexer.close();
  }
}

async function retry({ database }: Asked): Promise<void> {
  const homes = await retryLetters(database);
  console.log(
    `Homes that are written once more: ${homes}. npm run search -- status says which are refused again.`,
  );
}
