import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { ListingFlag } from '../../../contract/flags.ts';
import { flagSentence } from './flag-labels.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each<[ListingFlag['kind'], ListingFlag['facts'], string]>([
  ['floor', { of: '5/4' }, 'It is said to be on floor 5 of 4.'],
  [
    'rent_median',
    { of: 1_000_000, percent: 33, median: 3_000_000, homes: 30 },
    'The rent is 33% of ₹30,000, the middle rent of 30 homes of its locality with as many bedrooms.',
  ],
  ['pincode', { of: '400050' }, 'The places we know in the city have other PIN codes than 400050.'],
  [
    'locality',
    { of: 'Bandra West', city: 'Mumbai' },
    'Our records have Bandra West in Mumbai; no other source has it here.',
  ],
  [
    'duplicate',
    { of: 'picture terms' },
    'What it shares with the earlier home: a picture, size, rent and floor.',
  ],
])('%s is said with what it rests on', (kind, facts, sentence) => {
  expect(flagSentence({ kind, facts }, i18n)).toBe(sentence);
});
