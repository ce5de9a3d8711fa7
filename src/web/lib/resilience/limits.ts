// The figures of the client's resilience (specification, section 9) in one place; times in milliseconds.

export const FETCH_TIMEOUT_MS = 30_000;

export const ROLE_LOOKUP = { timeoutMs: 8_000, retries: 2, baseDelayMs: 1_000 } as const;

export const DEDUPE_DEFAULTS = { timeoutMs: 10_000, retries: 3, baseDelayMs: 1_000 } as const;

export const BREAKER = { failures: 5, openMs: 60_000 } as const;

export const BACKGROUND_QUEUE = {
  concurrency: 2,
  apartMs: 250,
  perDomain: 20,
  windowMs: 60_000,
} as const;

export const QUERY_CACHE = {
  freshMs: 5 * 60_000,
  keptMs: 5 * 60_000,
  retries: 1,
  maxDelayMs: 30_000,
} as const;
