import { expect, it } from 'vitest';
import { pageI18n } from '../../lib/i18n.ts';
import { searchWords } from './search-words.ts';

it.each([
  ['city=bengaluru&locality=hsr-layout', 'Bengaluru · Hsr Layout'],
  ['q=koramangla&bedrooms=2&bedrooms=5', '“koramangla” · 2 BHK · 5+ BHK'],
  ['rent_max=30000&sort=newest&verified=true', 'Up to ₹30,000 · Verified only'],
])('reads %s as %s', (query, words) => {
  expect(searchWords(query, pageI18n())).toBe(words);
});
