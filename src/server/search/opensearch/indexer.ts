/**
 * Keeps an index of OpenSearch as PostgreSQL has committed the homes: makes it when there is none, none that leads on from what was
 * written last, or when a new one is wished for, and writes what changes meanwhile. One at a time: others wait for its lock.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../db/actor.ts';
import { Client } from '../../../db/client.ts';
import { leave, steady, unlimited } from '../../../db/open-pool.ts';
import { createWriter, type SearchServers } from './client.ts';
import type { IndexSize } from './indices.ts';
import { keepIndex } from './keep-index.ts';
import { createSender, waitAfter } from './sender.ts';

export interface IndexerOptions {
  /** Keeps the homes that the engine will not take; its visitor's login on the primary reads the others. */
  database: Pick<Database, 'asWorker' | 'visitorUrl'>;
  servers: SearchServers;
  size: IndexSize;
  /** Hears why nothing can be written now, and which homes the engine will never take. */
  onError: (error: unknown) => void;
}

const POLL_MS = 50;
const LOCK = 'search indexer';

/** Writes until it is closed. */
export function startIndexer({ database, servers, size, onError }: IndexerOptions): {
  close(): Promise<void>;
} {
  const search = createWriter(servers);
  const stopped = new AbortController();
  const { signal } = stopped;
  const sender = createSender(search, signal, onError);
  const url = database.visitorUrl;
  const keeping = { search, sender, database, url, size, onError };
  let client: Client | undefined;
  let failures = 0;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const keeper = keepIndex(keeping);
      try {
        const from = await connect();
        while (!signal.aborted) {
          await keeper.step(from);
          failures = 0;
          await pause(POLL_MS, undefined, { signal });
        }
      } catch (error) {
        if (!signal.aborted && failures === 0) onError(error);
        failures += 1;
      }
      // What was known may be overtaken by whoever has the lock meanwhile.
      await Promise.all([keeper.close(), disconnect()]);
      await pause(waitAfter(failures), undefined, { signal }).catch(() => undefined);
    }
  }

  /** Waits while another process writes. */
  async function connect(): Promise<Client> {
    const fresh = new Client({
      ...steady,
      ...unlimited,
      connectionString: url,
      application_name: 'kiraya search indexer',
    });
    fresh.on('error', () => undefined);
    client = fresh;
    await fresh.connect();
    await fresh.query('select pg_advisory_lock(hashtextextended($1, 0))', [LOCK]);
    return fresh;
  }

  async function disconnect(): Promise<void> {
    const broken = client;
    client = undefined;
    if (broken) await leave(broken);
  }

  const running = run();
  return {
    async close() {
      stopped.abort();
      await disconnect();
      await running;
      await disconnect();
      await search.close();
    },
  };
}
