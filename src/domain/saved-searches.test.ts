import { expect, it } from 'vitest';
import { isLetterDue, type SearchFrequency } from './saved-searches.ts';

const now = '2026-11-21T02:30:00Z';

it.each<[SearchFrequency, string | null, boolean]>([
  ['at_once', null, true],
  ['at_once', '2026-11-21T02:21:00Z', false],
  ['at_once', '2026-11-21T02:20:00Z', true],
  ['daily', null, true],
  ['daily', '2026-11-20T02:40:00Z', true],
  // A quarter past midnight in India is the same day already.
  ['daily', '2026-11-20T18:45:00Z', false],
  ['daily', '2026-11-20T18:15:00Z', true],
  ['weekly', '2026-11-14T02:45:00Z', true],
  ['weekly', '2026-11-15T02:30:00Z', false],
])('%s, last sent %s: %s', (frequency, lastSent, isDue) => {
  expect(isLetterDue(frequency, lastSent, now)).toBe(isDue);
});
