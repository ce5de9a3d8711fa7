// The first step of a stop: balancers hear of it while everybody is still served.
import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../lib/request-context.ts';

/** From now on `/readyz` says 503; resolves when those who ask it have had the time to send people elsewhere. */
export async function drain(
  { ending, config }: Pick<Services, 'ending' | 'config'>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<void> {
  ending.abort();
  await wait(config.drainSeconds * 1000);
}
