import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { ListingFlag } from '../../../contract/flags.ts';
import { flagSentence } from './flag-labels.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each<[ListingFlag['kind'], ListingFlag['facts'], string]>([
  ['floor', { of: '5/4' }, 'Listed on floor 5 of 4.'],
  [
    'rent_median',
    { of: 1_000_000, percent: 33, median: 3_000_000, homes: 30 },
    'The rent is 33% of ₹30,000, the median of 30 similar homes in the locality.',
  ],
  ['pincode', { of: '400050' }, 'No place we know in this city has the PIN code 400050.'],
  [
    'locality',
    { of: 'Bandra West', city: 'Mumbai' },
    'Our records show Bandra West in Mumbai, and no source shows it here.',
  ],
  ['duplicate', { of: 'picture terms' }, 'Same as the earlier home: a picture, size, rent and floor.'],
])('%s is said with what it rests on', (kind, facts, sentence) => {
  expect(flagSentence({ kind, facts }, i18n)).toBe(sentence);
});
