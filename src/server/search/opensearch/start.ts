/** What a process does where OpenSearch answers its searches. */
import { setTimeout as pause } from 'node:timers/promises';
import { createFollower, type FollowedIndex, type Follower } from '../embedded/follower.ts';
import type { Moment } from '../embedded/listed-homes.ts';
import { createReader, type SearchServers } from './client.ts';
import { createSearchEngine } from './engine.ts';
import { covers, readProgress } from './progress.ts';
import { watchProgress } from './watch-progress.ts';
import { createListings } from './without-engine.ts';

export { serversOf } from './client.ts';
export { startIndexer } from './indexer.ts';

const POLL_MS = 50;
const PROGRESS_MS = 1_000;
/** Whoever writes may be away for longer: then what people see is older for a while, and nothing waits for it. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Hears which homes changed as every process does, and says so when searches show it. `url` is the visitor's login on the primary.
 */
export function createSearchFollower(url: string, servers: SearchServers): Follower {
  const listings = createListings(url);
  const engine = createSearchEngine(servers, { listings });
  const reader = createReader(servers, PROGRESS_MS);
  const watch = watchProgress(reader, listings);
  const index: FollowedIndex = {
    find: engine.find,
    groups: engine.groups,
    // Whoever has the lock writes; here nothing is kept.
    put: () => {},
    remove: () => {},
    arrange: async () => {},
  };

  async function until({ epoch, snapshot }: Moment, signal: AbortSignal): Promise<void> {
    const end = performance.now() + LONGEST_WAIT_MS;
    while (!signal.aborted && performance.now() < end) {
      const progress = await readProgress(reader).catch(() => undefined);
      if (progress?.moment.epoch === epoch && covers(progress.moment.snapshot, snapshot)) return;
      await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  const follower = createFollower({ url, createIndex: () => index, until });
  // Before anybody else hears of it and asks again.
  follower.onTaken(engine.changed);
  return {
    ...follower,
    state() {
      const { ready, lagMs } = follower.state();
      return { ready: ready && !engine.isAway(), lagMs: Math.max(lagMs, watch.lagMs()) };
    },
    async close() {
      await follower.close();
      await watch.close();
      await Promise.all([reader.close(), engine.close(), listings.close()]);
    },
  };
}
