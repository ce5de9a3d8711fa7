import { describe, expect, it, test } from 'vitest';
import { isGivenUp, isTaken, MOST_ATTEMPTS, nextAttempt } from './webhooks.ts';

const now = '2026-11-21T10:00:00.000Z';
const hoursAgo = (hours: number) => new Date(Date.parse(now) - hours * 3_600_000).toISOString();

describe('retries', () => {
  test.each([
    [1, '2026-11-21T10:01:00.000Z'],
    [2, '2026-11-21T10:05:00.000Z'],
    [3, '2026-11-21T10:15:00.000Z'],
    [4, '2026-11-21T11:00:00.000Z'],
    [5, '2026-11-21T13:00:00.000Z'],
    [6, '2026-11-21T16:00:00.000Z'],
    [7, '2026-11-21T22:00:00.000Z'],
    [8, null],
  ])('after %i failures', (attempts, at) => {
    expect(nextAttempt(attempts, now)).toBe(at);
  });

  it('go on for most of a day', () => {
    let at: string | null = now;
    let last = now;
    for (let attempts = 1; at !== null; attempts += 1) {
      last = at;
      at = nextAttempt(attempts, at);
    }
    const hours = (Date.parse(last) - Date.parse(now)) / 3_600_000;
    expect(hours).toBeGreaterThan(22);
    expect(hours).toBeLessThan(24);
  });
});

describe('an address is given up', () => {
  test.each([
    ['after the last try of a day without any success', MOST_ATTEMPTS, 500, hoursAgo(22.4), true],
    ['not before the last try', MOST_ATTEMPTS - 1, 500, hoursAgo(48), false],
    ['not while others get through', MOST_ATTEMPTS, 500, hoursAgo(2), false],
    ['not when something got through just before', MOST_ATTEMPTS, null, null, false],
    ['at once when it says that it is gone', 1, 410, null, true],
  ])('%s', (_, attempts, status, failingSince, expected) => {
    expect(isGivenUp({ attempts, status, failingSince, now })).toBe(expected);
  });
});

it('takes any 2xx for a yes, and no redirect', () => {
  expect([200, 204, 299].every(isTaken)).toBe(true);
  expect([199, 301, 302, 307, 400, 410, 500].some(isTaken)).toBe(false);
});
