import { expect, test } from 'vitest';
import { alarmShare } from './text-limits.ts';

test.each([
  [0, 500, null],
  [399, 500, null],
  [400, 500, 80],
  [499, 500, 80],
  [500, 500, 100],
  [3001, 3000, 100],
  [1, 1, 100],
])('%i of %i is an alarm of %s', (used, most, share) => {
  expect(alarmShare({ used, most })).toBe(share);
});
