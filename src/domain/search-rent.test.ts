import { expect, test } from 'vitest';
import { wordsOf } from './place-lookup.ts';
import { readRentWanted } from './search-rent.ts';

test.each([
  ['under 20000', { most: 20_000 }],
  ['below ₹25,000', { most: 25_000 }],
  ['up to Rs. 1,20,000', { most: 120_000 }],
  ['upto 30k', { most: 30_000 }],
  ['within 1.5 lakh', { most: 150_000 }],
  ['max 1.5l', { most: 150_000 }],
  ['budget 15 thousand', { most: 15_000 }],
  ['less than 2 lakhs', { most: 200_000 }],
  ['above 40 k rupees', { least: 40_000 }],
  ['more than 18000', { least: 18_000 }],
  ['40k', { most: 40_000 }],
  ['30k tak', { most: 30_000 }],
  ['20,000 se kam', { most: 20_000 }],
  ['15 hazaar se zyada', { least: 15_000 }],
])('%s', (text, rent) => {
  const typed = wordsOf(text);
  expect(readRentWanted(typed, 0)).toEqual({ rent, count: typed.length });
});

test.each([
  'under construction',
  'within walking distance',
  '560034',
  '20000',
  'under 2 bhk',
  'max 99999999',
  '2bhk',
  'over',
])('%s is no rent', (text) => {
  expect(readRentWanted(wordsOf(text), 0)).toBeUndefined();
});

test('what follows the amount is left', () => {
  expect(readRentWanted(wordsOf('under 20k near metro'), 0)).toEqual({ rent: { most: 20_000 }, count: 2 });
});
