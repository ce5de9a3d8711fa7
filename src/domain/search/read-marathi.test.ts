// Sentences of Marathi, put together from what people say of rooms, rents and places, and single words; each has its meaning beside it.
import { describe, expect, it, test } from 'vitest';
import { scalePlaces } from '../../../tests/bench/typos.ts';
import { knownPlaces } from './place-names.ts';
import { readQuery } from './read-query.ts';

const index = knownPlaces(scalePlaces());
const read = (q: string) => readQuery(q, index, { today: '2026-11-26' });

const rooms: [string, number[]][] = [
  ['१ बीएचके', [1]],
  ['2 बीएचके फ्लॅट', [2]],
  ['दोन बीएचके घर', [2]],
  ['दोन खोल्यांचे घर', [2]],
  ['दोन बेडरूम', [2]],
  ['2bhk', [2]],
];
const rents: [string, { least?: number; most?: number }][] = [
  ['२५ हजारापर्यंत', { most: 25_000 }],
  ['२० हजारांपर्यंत', { most: 20_000 }],
  ['15000 पर्यंत', { most: 15_000 }],
  ['वीस हजारांच्या आत', { most: 20_000 }],
  ['30 हजारांपेक्षा कमी', { most: 30_000 }],
  ['२०००० पेक्षा कमी', { most: 20_000 }],
  ['दहा हजारांपेक्षा जास्त', { least: 10_000 }],
  ['भाडे १५ हजार', { most: 15_000 }],
  ['दीड लाखापर्यंत', { most: 150_000 }],
  ['25 hazar paryant', { most: 25_000 }],
];
const places: [string, string][] = [
  ['कोथरूडमध्ये', 'Kothrud'],
  ['कोथरूड मध्ये', 'Kothrud'],
  ['कोथरूडमधे', 'Kothrud'],
  ['बाणेरला', 'Baner'],
  ['वाकडमधील', 'Wakad'],
  ['kothrud madhe', 'Kothrud'],
];

const sentences = rooms.flatMap(([room, bedrooms]) =>
  rents.flatMap(([bound, rent]) =>
    places.flatMap(([where, place]) => [
      { q: `${where} ${room} ${bound} भाड्याने पाहिजे`, bedrooms, rent, place },
      { q: `मला ${room} हवे आहे ${where} ${bound}`, bedrooms, rent, place },
      { q: `mala ${room} pahije ${where} ${bound}`, bedrooms, rent, place },
    ]),
  ),
);

it(`reads ${sentences.length} of them`, () => {
  const wrong = sentences.flatMap(({ q, ...meant }) => {
    const { bedrooms, rent, localities, words } = read(q);
    const said = { bedrooms, rent, place: localities.map(({ name }) => name).join() };
    const isRight = JSON.stringify(said) === JSON.stringify(meant) && words.length === 0;
    return isRight ? [] : [`${q} => ${JSON.stringify({ ...said, words })}`];
  });
  expect(wrong).toEqual([]);
});

const cities: [string, string][] = [
  ['मुंबईत घर', 'Mumbai'],
  ['पुण्यात घर भाड्याने', 'Pune'],
  ['पुण्यामध्ये फ्लॅट', 'Pune'],
  ['पुण्याच्या जवळ घर', 'Pune'],
  ['दिल्लीत १ बीएचके', 'Delhi'],
  ['जयपूरला फ्लॅट', 'Jaipur'],
];
test.each(cities)('%s is in %s', (q, name) => {
  const { cityId, words } = read(q);
  const city = scalePlaces().find(({ kind, id }) => kind === 'city' && id === cityId);
  expect([city?.name, words]).toEqual([name, []]);
});

describe('what a home is', () => {
  test.each([
    ['मुलींसाठी पीजी', { propertyType: ['pg'], pgFor: ['women'] }],
    ['मुलांसाठी हॉस्टेल', { propertyType: ['pg'], pgFor: ['men'] }],
    ['कुटुंबासाठी घर', { preferredTenant: 'family' }],
    ['विद्यार्थ्यांसाठी फ्लॅट', { preferredTenant: 'bachelors' }],
    ['दलालाशिवाय घर', { listedAs: 'owner' }],
    ['ब्रोकर शिवाय', { listedAs: 'owner' }],
    ['सुसज्ज फ्लॅट', { furnishing: ['fully_furnished'] }],
    ['अर्धसुसज्ज फ्लॅट', { furnishing: ['semi_furnished'] }],
    ['लिफ्टसह फ्लॅट', { amenities: ['lift'] }],
    ['लिफ्ट असलेले घर', { amenities: ['lift'] }],
    ['तळमजला', { floors: [0] }],
    ['पहिल्या मजल्यावर', { floors: [1] }],
    ['बंगला', { propertyType: ['independent_house'] }],
    ['स्वस्त खोली', { sort: 'rent_asc' }],
    ['१ बीएचके नको', { bedrooms: [2, 3, 4, 5] }],
    ['१ बीएचके सोडून', { bedrooms: [2, 3, 4, 5] }],
    ['ताबडतोब', { availableBy: '2026-11-26' }],
  ])('%s', (q, meant) => {
    expect(read(q)).toMatchObject({ ...meant, words: [], localities: [] });
  });
});

it('cuts no ending off a word that is one', () => {
  expect(read('सूरत में घर').words).toEqual(['सूरत']);
  expect(read('बंदोबस्त').words).toEqual(['बंदोबस्त']);
  expect(read('कुर्ला').words).toEqual([]);
});

it('shows a word that nothing is known of as it was typed', () => {
  expect(read('झकासपुऱ्यामध्ये घर').words).toEqual(['झकासपुऱ्यामध्ये']);
});
