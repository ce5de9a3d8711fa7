import { expect, it } from 'vitest';
import { namesFrom } from '../../lib/place-names.ts';
import { inPageWords, placesIn } from './places-shown.ts';

const understood = {
  city: null,
  localities: ['Koramangala'],
  near: { name: 'Indiranagar', kind: 'metro_station', lat: 12.97, lng: 77.64, radius_m: 2000 },
  spans: [
    { start: 0, end: 4, of: 'bedrooms', value: '2' },
    { start: 5, end: 16, of: 'place', value: 'Koramangala,HSR Layout' },
    { start: 17, end: 28, of: 'near', value: 'Indiranagar' },
    { start: 29, end: 45, of: 'not_place', value: 'Koramangala' },
  ],
  elsewhere: [
    { city: 'Pune', name: 'Koregaon Park', slug: 'koregaon-park' },
    { city: 'Pune', name: 'Pune', slug: 'pune' },
  ],
  choices: [{ city: 'Pune', slug: 'pune', homes: 3, isShown: true }],
  noHomesIn: { city: 'Mysuru', nearest: [{ city: 'Bengaluru', slug: 'bengaluru', homes: 9 }] },
};
const found = {
  items: [],
  nearest: [],
  nearAny: [],
  facets: { city: [], locality: [] },
  understood,
} as unknown as Parameters<typeof placesIn>[0];

const hindi: Readonly<Record<string, string>> = {
  Koramangala: 'कोरमंगला',
  'HSR Layout': 'एचएसआर लेआउट',
  Indiranagar: 'इंदिरानगर',
  Pune: 'पुणे',
  Mysuru: 'मैसूर',
  Bengaluru: 'बेंगलुरु',
  'Koregaon Park, Pune': 'कोरेगांव पार्क',
};

it('asks for every place that the page names, whether it is told their city or not', () => {
  const asked = placesIn(found).map(({ city, locality }) => (locality ? `${locality}, ${city}` : city));
  expect([...new Set(asked)].sort()).toEqual(Object.keys(hindi).sort());
});

it('names what was read, what homes are near and other cities as the page does, and leaves other values be', () => {
  const names = namesFrom(Object.entries(hindi).map(([place, name]) => ({ place, name, is_made: false })));
  const shown = inPageWords(found, names).understood;
  expect(shown.localities).toEqual(['कोरमंगला']);
  expect(shown.near?.name).toBe('इंदिरानगर');
  expect(shown.spans.map(({ value }) => value)).toEqual(['2', 'कोरमंगला,एचएसआर लेआउट', 'इंदिरानगर', 'कोरमंगला']);
  expect(shown.choices.map(({ city }) => city)).toEqual(['पुणे']);
  expect([shown.noHomesIn?.city, shown.noHomesIn?.nearest[0]?.city]).toEqual(['मैसूर', 'बेंगलुरु']);
  expect(shown.elsewhere.map(({ slug, shown: name }) => [slug, name])).toEqual([
    ['koregaon-park', 'कोरेगांव पार्क, पुणे'],
    ['pune', 'पुणे'],
  ]);
});
