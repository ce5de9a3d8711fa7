// The database of a bench, searched by a real OpenSearch node.
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, type Database } from '../../src/db/actor.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { follow } from '../../src/server/search/by-database/follower-of.ts';
import { createSearchFollower, startIndexer } from '../../src/server/search/opensearch/start.ts';
import { searchStatus } from '../../src/server/search/opensearch/status.ts';
import { startSearchNodes, WITHOUT_NODES } from '../support/search-nodes.ts';
import type { BenchDatabase } from './database.ts';

const LOOK_MS = 200;
const LONGEST_MS = 300_000;

/** Resolves when the node has every home. */
export async function openOnOpenSearch({
  urls,
}: BenchDatabase): Promise<{ database: Database; close(): Promise<void> }> {
  const nodes = await startSearchNodes(1);
  if (!nodes) throw new StartupError(`OpenSearch cannot be started: ${WITHOUT_NODES}`);
  const servers = { urls: nodes.urls, ca: undefined };
  const database = createDatabase(urls);
  follow(database, createSearchFollower(database.visitorUrl, servers));
  const size = { shards: 1, replicas: 0 };
  const indexer = startIndexer({ database, servers, size, onError: console.error });
  const close = async () => {
    await indexer.close();
    await database.close();
    await nodes.close();
  };
  const end = performance.now() + LONGEST_MS;
  while (performance.now() < end) {
    // An index that is being made answers with an error.
    const status = await searchStatus(database, servers).catch(() => undefined);
    if (status?.index && status.homes === status.committed && status.waiting === 0)
      return { database, close };
    await wait(LOOK_MS);
  }
  await close();
  throw new Error('OpenSearch does not have the homes: does another process write them elsewhere?');
}
