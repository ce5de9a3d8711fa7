// Decides which failures are worth another try and repeats them with doubling pauses.
import { ExponentialBackoff, handleWhen, noJitterGenerator, retry } from 'cockatiel';
import { ClientFailure } from './failure.ts';
import { QUERY_CACHE } from './limits.ts';

/** PGRST116 is the specification's code for a missing row; NOT_FOUND is ours. */
const finalCodes = new Set(['PGRST116', 'NOT_FOUND', 'UNAUTHORIZED', 'FORBIDDEN']);
const finalTexts = ['unauthorized', 'no api key found'];
const tryLaterStatuses = new Set([408, 425, 429]);

type Failure = { status?: unknown; code?: unknown; message?: unknown; name?: unknown };

/** False for every answer that would come back the same: who one is, what one may, what is not there or not valid. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ClientFailure)
    return error.code === 'request-timeout' || error.code === 'dedupe-timeout';
  const { status, code, message, name } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Failure;
  if (name === 'AbortError') return false;
  if (typeof code === 'string' && finalCodes.has(code)) return false;
  if (typeof status === 'number' && status >= 400 && status < 500 && !tryLaterStatuses.has(status))
    return false;
  const text = String(message ?? '').toLowerCase();
  return !finalTexts.some((final) => text.includes(final));
}

/** Repeats `attempt` up to `retries` times after pauses of `baseDelayMs`, twice that, four times that, and so on. */
export function withRetries<T>(
  attempt: () => Promise<T>,
  { retries, baseDelayMs }: { retries: number; baseDelayMs: number },
): Promise<T> {
  const backoff = new ExponentialBackoff({
    initialDelay: baseDelayMs,
    exponent: 2,
    maxDelay: QUERY_CACHE.maxDelayMs,
    generator: noJitterGenerator,
  });
  return retry(handleWhen(isWorthRetrying), { maxAttempts: retries, backoff }).execute(attempt);
}
