// Lets several parts of a page ask for the same thing at once while it is fetched only once.
import { ClientFailure } from './failure.ts';
import { DEDUPE_DEFAULTS } from './limits.ts';
import { withRetries } from './retry.ts';

type DedupeLimits = { timeoutMs: number; retries: number; baseDelayMs: number };

const inFlight = new Map<string, Promise<unknown>>();

/** Runs `load` once per key at a time, with a time-out per attempt and retries; callers of the same key share the answer. */
export function dedupe<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  limits: Partial<DedupeLimits> = {},
): Promise<T> {
  const running = inFlight.get(key);
  if (running) return running as Promise<T>;
  const { timeoutMs, retries, baseDelayMs } = { ...DEDUPE_DEFAULTS, ...limits };
  const started = withRetries(() => withTimeout(load, timeoutMs), { retries, baseDelayMs }).finally(() => {
    inFlight.delete(key);
  });
  inFlight.set(key, started);
  return started;
}

function withTimeout<T>(load: (signal: AbortSignal) => Promise<T>, timeoutMs: number): Promise<T> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const failure = new ClientFailure('dedupe-timeout', timeoutMs);
      reject(failure);
      controller.abort(failure);
    }, timeoutMs);
    load(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
