import { expect, test } from 'vitest';
import { withNumbers } from './numbered.ts';

test.each([
  ['sector 9 quiet', ['sector 9', 'quiet']],
  ['quiet 2nd stage', ['quiet', '2nd stage']],
  ['7th phase 15th cross', ['7th phase', '15th cross']],
  ['सेक्टर 12', ['सेक्टर 12']],
  ['block 4b', ['block 4b']],
  ['sector five', ['sector', 'five']],
  ['phase', ['phase']],
  ['1234 sector', ['1234', 'sector']],
  ['quiet 9', ['quiet', '9']],
])('of “%s” what is told apart by a number is one thing', (words, expected) => {
  expect(withNumbers(words.split(' '))).toEqual(expected);
});
