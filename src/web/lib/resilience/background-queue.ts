// Holds back traffic nobody is waiting for (prefetch, polling, offline replay, upload status); a person's click never comes here.
import PQueue from 'p-queue';
import { ClientFailure } from './failure.ts';
import { BACKGROUND_QUEUE } from './limits.ts';

type Enqueue = <T>(domain: string, task: () => Promise<T>) => Promise<T>;

/** Two at once, 250 ms apart, and no more than 20 a minute for one domain: the 21st is refused, not delayed. */
export function createBackgroundQueue(): Enqueue {
  const { concurrency, apartMs, perDomain, windowMs } = BACKGROUND_QUEUE;
  const queue = new PQueue({ concurrency, interval: apartMs, intervalCap: 1, strict: true });
  const acceptedAt = new Map<string, number[]>();

  return async (domain, task) => {
    const now = Date.now();
    const recent = (acceptedAt.get(domain) ?? []).filter((at) => now - at < windowMs);
    if (recent.length >= perDomain) throw new ClientFailure('rate-limit', domain);
    acceptedAt.set(domain, [...recent, now]);
    return queue.add(task);
  };
}
