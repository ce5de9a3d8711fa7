// What a text asks to be near to; the truths are said apart from the words.
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../dates.ts';
import type { Place } from '../place-lookup.ts';
import { knownPlaces } from './place-names.ts';
import { readQuery } from './read-query.ts';
import { type GazetteerPlace, indexSpots } from './spots.ts';

const place = (id: number, name: string, own: Partial<Place> = {}): Place => ({
  kind: 'locality',
  id,
  cityId: 1,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  aliases: [],
  homes: 10,
  ...own,
});
const index = knownPlaces([
  place(1, 'Bengaluru', { kind: 'city', aliases: ['Bangalore'] }),
  place(2, 'Delhi', { kind: 'city', cityId: 2 }),
  place(10, 'Indiranagar'),
  place(11, 'HSR Layout', { aliases: ['HSR'], lat: 12.91, lng: 77.64 }),
  place(12, 'Hebbal', { pincode: '560024' }),
  place(13, 'Ashoka West'),
  place(14, 'Vasha', { cityId: 2 }),
  place(15, 'Rohini', { cityId: 2 }),
  place(16, 'Raja Park', { cityId: 2 }),
  place(17, 'Sector 14', { cityId: 2 }),
]);
const spot = (
  kind: GazetteerPlace['kind'],
  name: string,
  own: Partial<GazetteerPlace> = {},
): GazetteerPlace => ({
  kind,
  name,
  cityId: 1,
  city: 'Bengaluru',
  aliases: [],
  point: { lat: 13.045, lng: 77.62 },
  ...own,
});
const spots = indexSpots(
  [
    spot('office_park', 'Manyata Tech Park', { aliases: ['Manyata', 'मान्यता टेक पार्क'] }),
    spot('metro_station', 'Baiyappanahalli'),
    spot('metro_station', 'Indiranagar'),
    spot('railway_station', 'Yesvantpur', { aliases: ['Yesvantpur Jn'] }),
    spot('college', 'Christ University'),
    spot('college', 'CMR College'),
    spot('hospital', 'AIIMS', { cityId: 2, aliases: ['एम्स'] }),
    spot('locality', 'Indiranagar'),
    spot('locality', 'Nagasandra Gate'),
    spot('landmark', 'Garden'),
    spot('metro_station', 'Kempegowda Station, Majestic'),
    spot('metro_station', 'Central Silk Board'),
    spot('office_park', 'Central Business Park', { aliases: ['CBP'] }),
    spot('landmark', 'Agra Gate'),
    spot('locality', 'Ashoka East'),
    spot('locality', 'Sector 56', { cityId: 2 }),
    spot('locality', 'Washermanpet'),
    spot('locality', 'Raja Colony'),
    spot('metro_station', 'Rohini West', { aliases: ['रोहिणी'] }),
    spot('locality', 'Vashi', { cityId: undefined, city: 'Navi Mumbai', point: { lat: 19.07, lng: 72.99 } }),
  ],
  new Map([['560045', { lat: 13.03, lng: 77.62 }]]),
);
const read = (q: string, cityId?: number) =>
  readQuery(q, index, {
    today: '2026-11-26' as CalendarDate,
    spots,
    ...(cityId !== undefined && { cityId }),
  });

describe('what homes should be near', () => {
  it.each([
    ['2bhk near manyata tech park', 'Manyata Tech Park', 3000],
    ['flat near Manyata under 30k', 'Manyata Tech Park', 3000],
    ['manyata tech park 2 bhk', 'Manyata Tech Park', 3000],
    ['near manyta tech park', 'Manyata Tech Park', 3000],
    ['मान्यता टेक पार्क के पास 2 bhk', 'Manyata Tech Park', 3000],
    ['manyata ke paas flat', 'Manyata Tech Park', 3000],
    ['baiyappanahalli metro', 'Baiyappanahalli', 2000],
    ['1bhk near baiyappanahalli metro station', 'Baiyappanahalli', 2000],
    ['baiyappanhalli metro 1bhk', 'Baiyappanahalli', 2000],
    ['indiranagar metro', 'Indiranagar', 2000],
    ['indiranagar metro ke paas 1bhk', 'Indiranagar', 2000],
    ['pg indiranagar metro station walking distance', 'Indiranagar', 1000],
    ['christ university walking distance', 'Christ University', 1000],
    ['next to yesvantpur railway station', 'Yesvantpur', 2000],
    ['10 min walk from indiranagar metro', 'Indiranagar', 800],
    ['10 min from manyata', 'Manyata Tech Park', 3500],
    ['within 2 km of christ university', 'Christ University', 2000],
    ['500 m from christ university', 'Christ University', 500],
    ['pg near christ university for girls', 'Christ University', 2500],
    ['2 km from Indiranagar', 'Indiranagar', 2000],
    ['delhi aiims ke paas 2bhk', 'AIIMS', 2500],
    ['560045', '560045', 3000],
    ['majestic 1bhk', 'Kempegowda Station, Majestic', 2000],
    ['silk board 2bhk', 'Central Silk Board', 2000],
    ['cbp flat', 'Central Business Park', 3000],
    ['agra gate', 'Agra Gate', 2500],
    ['ashoka (e) 1bhk', 'Ashoka East', 2500],
    ['vashi', 'Vashi', 2500],
    ['washermanpt', 'Washermanpet', 2500],
    ['aiims ke pass', 'AIIMS', 2500],
    ['560 045 2bhk', '560045', 3000],
    ['2bhk near nagasandra gate', 'Nagasandra Gate', 2500],
  ])('%s', (q, name, meters) => {
    expect(read(q).near).toMatchObject({ name, meters });
    expect(read(q).words).toEqual([]);
  });

  it.each([
    'near indiranagar',
    'hsr layout 2bhk',
    'flat near park with garden',
    '560024',
    '2 bhk garden view',
    'metro',
    '10 min',
    'hsr near metro',
    'next to my college friends',
    'indiranagr',
  ])('%s names none', (q) => {
    expect(read(q).near).toBeUndefined();
  });

  it.each([
    ['ashoka', ['Ashoka West']],
    ['ashoka w 1bhk', ['Ashoka West']],
    ['अशोका पश्चिम', ['Ashoka West']],
    ['ashoka purv', []],
    ['ashoka south', []],
    ['majestic hsr', ['HSR Layout']],
    ['raja pak', ['Raja Park']],
    ['रोहिणी में घर', ['Rohini']],
    ['rohini sec 8 2 bhk', ['Rohini']],
  ])('a side that is said is not dropped, and a locality goes before a place: %s', (q, names) => {
    expect(read(q).localities.map(({ name }) => name)).toEqual(names);
  });

  it('never bends the name of one place into another', () => {
    expect(read('vashi', 2)).toMatchObject({ localities: [], corrected: false });
    expect(read('hsr', 2)).toMatchObject({ localities: [], words: ['hsr'] });
  });

  it('says what was spelt differently, and takes words in quotation marks to the letter', () => {
    expect(read('indiranagr 2bhk').spans).toContainEqual({
      start: 0,
      end: 10,
      of: 'place',
      value: 'Indiranagar',
      isCorrected: true,
    });
    expect(read('"indiranagr" 2bhk')).toMatchObject({ localities: [], words: ['indiranagr'] });
    expect(read('"washermanpt"')).toMatchObject({ near: undefined, words: ['washermanpt'] });
  });

  it('leaves the rest of the text as it is, and says where the place stands', () => {
    const q = '2bhk near Manyata Tech Park under 30k with gym';
    const { bedrooms, rent, amenities, spans, words } = read(q);
    expect({ bedrooms, rent, amenities, words }).toEqual({
      bedrooms: [2],
      rent: { most: 30_000 },
      amenities: ['gym'],
      words: [],
    });
    const span = spans.find(({ of }) => of === 'near');
    expect(q.slice(span?.start, span?.end)).toBe('near Manyata Tech Park');
  });

  it('is of the city that is chosen or named', () => {
    expect(read('near aiims', 1).near).toBeUndefined();
    expect(read('near manyata in delhi').near).toBeUndefined();
    const far = read('hsr near manyata tech park with gym');
    expect([far.near, far.words]).toEqual([undefined, ['manyata', 'tech', 'park']]);
    expect(read('hsr near aiims').localities.map(({ name }) => name)).toEqual(['HSR Layout']);
  });
});

it.each(['delhi sector 56', 'दिल्ली सेक्टर 56', 'delhi sec 56', 'सेक्टर 56 दिल्ली'])(
  'a sector is that of its number, in either script and shortened: %s',
  (q) => {
    const { near, localities } = readQuery(q, index, { today: '2026-11-26', spots });
    expect([near?.name, localities]).toEqual(['Sector 56', []]);
  },
);
it.each(['indiranagar circle 1bhk', 'hebbal area', 'majestic circle flat'])(
  '%s has no word that homes are looked for by',
  (q) => {
    expect(read(q).words).toEqual([]);
  },
);

it('keeps the side of a name that was misspelt, where the gazetteer knows only the whole', () => {
  const sides = knownPlaces([place(20, 'Goregaon East'), place(21, 'Goregaon West')]);
  const station = indexSpots([spot('railway_station', 'Goregaon')]);
  const { localities, near, corrected } = readQuery('goregoan e 1bhk', sides, {
    today: '2026-11-26',
    spots: station,
  });
  expect([localities.map(({ name }) => name), near, corrected]).toEqual([['Goregaon East'], undefined, true]);
});

it('a sector that nobody knows is no other sector', () => {
  const { near, localities } = readQuery('दिल्ली सेक्टर 99', index, { today: '2026-11-26', spots });
  expect([near, localities]).toEqual([undefined, []]);
});

describe('any place of a kind', () => {
  it.each([
    ['2bhk not far from metro bengaluru', []],
    ['hebbal metro station walking distance 1bhk', ['Hebbal']],
    ['flat near hebbal metro station', ['Hebbal']],
    ['hebbal station ke paas', ['Hebbal']],
  ])('%s is near any station', (q, localities) => {
    const { nearAny, near, words, localities: found } = read(q);
    expect(nearAny?.kinds).toContain('metro_station');
    expect([near, words, found.map(({ name }) => name)]).toEqual([undefined, [], localities]);
  });

  const any = (text: string) => readQuery(text, index, { today: '2026-11-25', spots });
  it.each([
    ['2bhk near metro bangalore', ['metro_station'], 1000],
    ['metro station ke paas flat bangalore', ['metro_station'], 1000],
    ['bangalore metro ke aas paas ghar', ['metro_station'], 1000],
    ['मेट्रो के पास घर बेंगलुरु', ['metro_station'], 1000],
    ['walking distance to metro indiranagar', ['metro_station'], 1000],
    ['5 min walk from metro bangalore', ['metro_station'], 400],
    ['near any railway station bangalore', ['railway_station'], 1000],
    ['near station bangalore', ['metro_station', 'railway_station'], 1000],
    ['close to a hospital delhi', ['hospital'], 1000],
  ])('%s', (text, kinds, meters) => {
    const { nearAny, near, words } = any(text);
    expect({ nearAny, near, words }).toEqual({ nearAny: { kinds, meters }, near: undefined, words: [] });
  });

  it('is a word where the city has none, and unread where it is not wanted', () => {
    expect(any('near hospital bangalore')).toMatchObject({ nearAny: undefined, words: ['hospital'] });
    expect(any('not near metro bangalore')).toMatchObject({ nearAny: undefined, unread: ['not near metro'] });
  });
});

it('takes no word of a longer name for a place, and a locality of ours beside a place', () => {
  const read = (text: string) => readQuery(text, index, { today: '2026-11-25', spots });
  expect(read('brigade garden')).toMatchObject({ near: undefined });
  expect(read('near manyata tech park indiranagar')).toMatchObject({
    near: { name: 'Manyata Tech Park' },
    localities: [{ name: 'Indiranagar' }],
  });
  expect(read('indiranagar east facing')).toMatchObject({
    localities: [{ name: 'Indiranagar' }],
    facing: ['east'],
  });
});
