// What a number's field takes as it comes, and what it reads as a whole.
import { expect, test } from 'vitest';
import { isOneKey, isPlainNumber } from './typed-number.ts';

test.each([
  ['35,000', {}, true],
  ['₹35,000', { prefix: '₹' }, true],
  ['₹ -500', { prefix: '₹' }, true],
  ['1,100 sq ft', { suffix: ' sq ft' }, true],
  ['2.5', {}, true],
  ['2.5', { allowDecimal: false }, false],
  ['35k', {}, false],
  ['35 40', {}, false],
  ['35,000/-', {}, false],
  ['३५', {}, false],
])('%s in a field of %j is plain: %s', (text, shape, isPlain) => {
  expect(isPlainNumber(text, shape)).toBe(isPlain);
});

test.each([
  ['₹35', '₹35k', true],
  ['₹35,000', '₹3,000', true],
  ['₹35,000', '5', true],
  ['₹35,000', '', true],
  ['', '35k', false],
  ['₹20,000', '35k', false],
  ['', '३', false],
])('from "%s" to "%s" is one key: %s', (before, after, isKey) => {
  expect(isOneKey(before, after)).toBe(isKey);
});
