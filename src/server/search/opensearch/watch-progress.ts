/** Looks every second how far the index is, for whoever watches the installation. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { deadLetters, rowsWaiting } from './metrics.ts';
import { readProgress } from './progress.ts';
import type { Listings } from './without-engine.ts';

const EVERY_MS = 1_000;
const COUNT_EVERY_MS = 5_000;

export interface Watch {
  /** How long ago the index had what the database has: up to two seconds where all is well, 0 until it was once seen. */
  lagMs(): number;
  close(): Promise<void>;
}

/** By this process's own clock, since that of the database may be another. */
export function watchProgress(reader: Client, { changesSince }: Pick<Listings, 'changesSince'>): Watch {
  const stopped = new AbortController();
  let seenMs = Number.NEGATIVE_INFINITY;
  let advancedAt: number | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const at = performance.now();
    const progress = await readProgress(reader);
    if (!progress) return;
    deadLetters.set(progress.letters);
    // Another history may begin earlier than the one before.
    if (progress.moment.clockMs !== seenMs) advancedAt = at;
    seenMs = progress.moment.clockMs;
    if (at - countedAt < COUNT_EVERY_MS) return;
    countedAt = at;
    rowsWaiting.set(await changesSince(progress.moment.snapshot));
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      // How late the index is goes on to grow.
      await look().catch(() => undefined);
      await pause(EVERY_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    lagMs: () => (advancedAt === undefined ? 0 : performance.now() - advancedAt),
    async close() {
      stopped.abort();
      await running;
    },
  };
}
