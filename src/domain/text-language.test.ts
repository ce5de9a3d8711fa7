import { expect, test } from 'vitest';
import { textLanguage } from './text-language.ts';

test.each([
  ['Sunny flat near the park', 'en', undefined],
  ['Sunny flat near the park', 'hi', 'en'],
  ['पार्क के पास धूप वाला घर', 'en', 'hi'],
  ['पार्क के पास धूप वाला घर', 'hi', undefined],
  ['Metro அருகில் அழகான வீடு', 'en', 'ta'],
  ['ಉದ್ಯಾನದ ಬಳಿ ಮನೆ', 'hi', 'kn'],
  ['2 BHK, 1100', 'en', undefined],
  ['1100 / 2', 'hi', undefined],
  ['', 'hi', undefined],
])('%s on a page in %s', (text, page, tag) => {
  expect(textLanguage(text, page)).toBe(tag);
});
