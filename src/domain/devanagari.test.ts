import { expect, test } from 'vitest';
import { inLatin, soundOf } from './devanagari.ts';
import { type Place, wordsOf } from './place-lookup.ts';
import { knownPlaces } from './search/place-names.ts';
import { readQuery } from './search/read-query.ts';

const cities = ['Mumbai', 'Delhi', 'Hyderabad', 'Gurugram', 'Lucknow', 'Kochi', 'Ahmedabad', 'Bengaluru'];
const aliases: Record<string, string[]> = {
  Delhi: ['Dilli'],
  Gurugram: ['Gurgaon'],
  Bengaluru: ['Bangalore'],
};
const localities = [
  'Koramangala',
  'HSR Layout',
  'Whitefield',
  'Andheri East',
  'Andheri West',
  'Hinjawadi',
  'Laxmi Nagar',
  'Defence Colony',
  'DLF Phase 2',
  'DLF Phase 3',
  'C-Scheme',
  'Fort Kochi',
  'Sector 45',
  'Kengeri',
  'KK Nagar',
  'Garia',
];
const place = (kind: Place['kind'], name: string, id: number): Place => ({
  kind,
  id,
  cityId: kind === 'city' ? id : 0,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  aliases: aliases[name] ?? [],
});
const index = knownPlaces([
  ...cities.map((name, i) => place('city', name, i)),
  ...localities.map((name, i) => place('locality', name, 100 + i)),
]);
const read = (text: string) => {
  const {
    cityId,
    localities: found,
    bedrooms,
    rent,
    words,
  } = readQuery(text, index, { today: '2026-11-25' });
  const places = [...(cityId === undefined ? [] : [cities[cityId]]), ...found.map(({ name }) => name)];
  return { places, bedrooms, rent, words };
};

test.each([
  ['मुंबई', 'Mumbai'],
  ['मुम्बई', 'Mumbai'],
  ['दिल्ली', 'Delhi'],
  ['हैदराबाद', 'Hyderabad'],
  ['गुरुग्राम', 'Gurugram'],
  ['गुड़गांव', 'Gurugram'],
  ['गुड़गाँव', 'Gurugram'],
  ['लखनऊ', 'Lucknow'],
  ['कोच्चि', 'Kochi'],
  ['अहमदाबाद', 'Ahmedabad'],
  ['बेंगलुरु', 'Bengaluru'],
  ['बैंगलोर', 'Bengaluru'],
  ['कोरमंगला', 'Koramangala'],
  ['एचएसआर लेआउट', 'HSR Layout'],
  ['एच एस आर लेआउट', 'HSR Layout'],
  ['व्हाइटफ़ील्ड', 'Whitefield'],
  ['अंधेरी पश्चिम', 'Andheri West'],
  ['हिंजेवाड़ी', 'Hinjawadi'],
  ['लक्ष्मी नगर', 'Laxmi Nagar'],
  ['डिफेंस कॉलोनी', 'Defence Colony'],
  ['डीएलएफ फेज 2', 'DLF Phase 2'],
  ['सी स्कीम', 'C-Scheme'],
  ['फ़ोर्ट कोच्चि', 'Fort Kochi'],
  ['सेक्टर ४५', 'Sector 45'],
])('%s is %s', (typed, name) => {
  expect(read(typed)).toEqual({ places: [name], bedrooms: [], rent: {}, words: [] });
});

test('a name that is half of several places means all of them', () => {
  expect(read('अंधेरी').places).toEqual(['Andheri East', 'Andheri West']);
});

test('rooms and rent are read among words that say nothing', () => {
  expect(read('मुंबई में 2 बीएचके फ़्लैट ३० हज़ार तक चाहिए')).toEqual({
    places: ['Mumbai'],
    bedrooms: [2],
    rent: { most: 30_000 },
    words: [],
  });
  expect(read('दिल्ली 3 बेडरूम 25,000 से ज़्यादा')).toMatchObject({ bedrooms: [3], rent: { least: 25_000 } });
});

test('what is no place is looked for as it was typed', () => {
  expect(read('दिल्ली बरामदा')).toMatchObject({ places: ['Delhi'], words: ['बरामदा'] });
  expect(read('घर')).toMatchObject({ places: [], words: [] });
  expect(read('चबूतरा')).toMatchObject({ places: [], words: ['चबूतरा'] });
});

test('joiners that keyboards put into a word change nothing', () => {
  expect(wordsOf('इलेक्\u200dट्रॉनिक')).toEqual(wordsOf('इलेक्ट्रॉनिक'));
});

test('Latin words stay, whatever stands beside them', () => {
  expect(inLatin('koramangala')).toBe('koramangala');
  expect(soundOf('lakhanau')).toBe(soundOf('lucknow').replace('ck', 'k'));
});
