/** When an index has everything that a process has heard of. */
import { expect, it } from 'vitest';
import { covers } from './progress.ts';

it.each([
  ['the same moment', '10:12:10', '10:12:10', true],
  ['a later one', '14:14:', '10:12:10', true],
  ['an earlier one', '10:12:10', '14:14:', false],
  ['one that waits for a transaction which has been heard of', '10:14:10', '12:12:', false],
  ['one that waits for a transaction which began later', '13:14:13', '12:12:', true],
  ['one that waits for a transaction which both wait for', '10:14:10', '10:12:10', true],
])('%s', (_, far, near, isCovered) => {
  expect(covers(far, near)).toBe(isCovered);
});
