/** Writes until everything is written: waits while the engine takes nothing, and puts aside what it will never take. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { bulkWaits } from './metrics.ts';
import { firstOf, type Line, MOST_LINES, type Outcome, type Refused, write } from './write.ts';

const IN_FLIGHT = 2;
const TRIES = 3;
const FEWEST_LINES = 10;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;

export interface Sender {
  /**
   * Returns those that were refused three times; all others are in the index, and searches show them where `refresh` waits for it.
   * Takes as long as the engine is away. Throws only when it is stopped.
   */
  send(index: string, lines: readonly Line[], refresh: 'wait_for' | 'false'): Promise<Refused[]>;
}

/** `onWait` hears why nothing is taken, once each time until something is again. */
export function createSender(client: Client, signal: AbortSignal, onWait: (error: Error) => void): Sender {
  let most = MOST_LINES;
  let failures = 0;

  function learn({ later, reason }: Outcome): void {
    if (later.length === 0) {
      failures = 0;
      most = Math.min(MOST_LINES, most * 2);
      return;
    }
    bulkWaits.inc();
    if (failures === 0) onWait(new Error(`The search engine takes nothing now: ${reason}`));
    failures += 1;
    most = Math.max(FEWEST_LINES, Math.ceil(most / 2));
  }

  /** One of those that empty a queue together. */
  async function work(queue: Line[], send: (lines: readonly Line[]) => Promise<Outcome>): Promise<Refused[]> {
    const refused: Refused[] = [];
    while (queue.length > 0) {
      signal.throwIfAborted();
      const lines = queue.splice(0, firstOf(queue, most).length);
      const outcome = await send(lines);
      learn(outcome);
      refused.push(...outcome.refused);
      queue.unshift(...outcome.later);
      if (outcome.later.length > 0) await pause(waitAfter(failures), undefined, { signal });
    }
    return refused;
  }

  return {
    async send(index, lines, refresh) {
      const put = (some: readonly Line[]) => write(client, index, some, refresh);
      let refused: Refused[] = [];
      for (let tries = 0; tries < TRIES; tries += 1) {
        if (tries > 0) await pause(FIRST_WAIT_MS, undefined, { signal });
        const queue = tries === 0 ? [...lines] : refused.map(({ line }) => line);
        const done = await Promise.all(Array.from({ length: IN_FLIGHT }, () => work(queue, put)));
        refused = done.flat();
        if (refused.length === 0) break;
      }
      return refused;
    },
  };
}

/** 0.2 to 10 seconds, each at a time of its own. */
export function waitAfter(failures: number): number {
  if (failures === 0) return 0;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
}
