// Which failures are tried again, and after which pauses.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dedupe } from './dedupe.ts';
import { createQueryClient, queryRetryDelay, shouldRetryQuery } from './query-client.ts';
import { isWorthRetrying, withRetries } from './retry.ts';
import { lookUpRoles } from './role-lookup.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [{ status: 401 }, false],
  [{ status: 403 }, false],
  [{ status: 404 }, false],
  [{ code: 'PGRST116' }, false],
  [{ code: 'NOT_FOUND' }, false],
  [{ status: 422 }, false],
  [new Error('Request was Unauthorized'), false],
  [new Error('No API key found in request'), false],
  [new DOMException('gone', 'AbortError'), false],
  [{ status: 429 }, true],
  [{ status: 503 }, true],
  [new TypeError('Failed to fetch'), true],
])('%o is worth another try: %s', (error, worth) => {
  expect(isWorthRetrying(error)).toBe(worth);
});

// spec 9: Dedupe helper 10 s, 3 retries … from 1 s, doubling
test('pauses double: at once, after 1 s, 2 s and 4 s', async () => {
  const began = Date.now();
  const triedAt: number[] = [];
  const outcome = withRetries(
    async () => {
      triedAt.push(Date.now() - began);
      throw new Error('down');
    },
    { retries: 3, baseDelayMs: 1_000 },
  ).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('down');
  expect(triedAt).toEqual([0, 1_000, 3_000, 7_000]);
});

// spec client: Retries are skipped for not found, 401, 403, "unauthorized" and "No API key found"
test('a final answer is not repeated', async () => {
  const attempt = vi.fn(async () => Promise.reject(Object.assign(new Error('no'), { status: 403 })));
  await expect(withRetries(attempt, { retries: 3, baseDelayMs: 1_000 })).rejects.toThrow('no');
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('callers of one key share a load; the next caller starts anew', async () => {
  const load = vi.fn(async () => 'answer');
  expect(await Promise.all([dedupe('k', load), dedupe('k', load)])).toEqual(['answer', 'answer']);
  await dedupe('k', load);
  expect(load).toHaveBeenCalledTimes(2);
});

// spec 9: Dedupe helper 10 s, 3 retries
test('an attempt ends after 10 s and three retries follow', async () => {
  const load = vi.fn((_signal: AbortSignal) => new Promise<never>(() => {}));
  const outcome = dedupe('slow', load).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(4 * 10_000 + 7_000);
  expect(await outcome).toBe('Request timeout after 10000ms');
  expect(load).toHaveBeenCalledTimes(4);
  expect(load.mock.calls.every(([signal]) => signal.aborted)).toBe(true);
});

// spec client: "Failed to load user roles", with an empty list
// spec 9: Role look-up 8 s, 2 retries
test('role look-up gives up after 8 s and two retries, with an empty list', async () => {
  const load = vi.fn(() => new Promise<never>(() => {}));
  const outcome = lookUpRoles('person', load);
  await vi.advanceTimersByTimeAsync(3 * 8_000 + 3_000);
  expect(await outcome).toEqual({ roles: [], failed: true });
  expect(load).toHaveBeenCalledTimes(3);
});

test('role look-up hands on what the server holds', async () => {
  const me = { name: 'Asha', roles: ['broker'] as const };
  const answer = { me, roles: ['broker'], failed: false };
  // Two at once, as after two refusals, share one question and its whole answer.
  const asked = vi.fn(async () => me);
  expect(await Promise.all([lookUpRoles('other', asked), lookUpRoles('other', asked)])).toEqual([
    answer,
    answer,
  ]);
  expect(asked).toHaveBeenCalledTimes(1);
});

// spec 9: Query cache: fresh and kept 5 minutes, one retry, back-off to 30 s, no refetch on focus
test('the query cache is fresh and kept five minutes, retries once and ignores focus', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 300_000, refetchOnWindowFocus: false });
  expect(mutations).toMatchObject({ retry: false });
  expect([0, 1].map((count) => shouldRetryQuery(count, new Error('down')))).toEqual([true, false]);
  expect(shouldRetryQuery(0, { status: 401 })).toBe(false);
  expect([0, 1, 2, 10].map(queryRetryDelay)).toEqual([1_000, 2_000, 4_000, 30_000]);
});
