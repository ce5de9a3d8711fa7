/** Keeps an index of OpenSearch in a process of its own, to be killed; it ends with the process that started it. */
import { createDatabase } from '../../src/db/actor.ts';
import { connections } from '../../src/db/roles.ts';
import { startIndexer } from '../../src/server/search/opensearch/indexer.ts';
import type { IndexSize } from '../../src/server/search/opensearch/indices.ts';

const asked: { databaseUrl: string; secret: string; searchUrl: string; size: IndexSize } = JSON.parse(
  process.argv[2] ?? '',
);
const database = createDatabase(connections(asked.databaseUrl, asked.secret), { jobs: 2 });
startIndexer({
  database,
  servers: { urls: [asked.searchUrl], ca: undefined },
  size: asked.size,
  onError: (error) => process.send?.(String(error)),
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
