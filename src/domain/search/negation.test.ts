// What a text does not want: each way of saying so with each thing, in English, Hindi and Hindi in Latin letters.
import { describe, expect, it } from 'vitest';
import { scalePlaces } from '../../../tests/bench/typos.ts';
import { propertyTypes } from '../properties.ts';
import { knownPlaces } from './place-names.ts';
import { readQuery } from './read-query.ts';

const index = knownPlaces(scalePlaces());
const BENGALURU = 1;
const read = (q: string, cityId?: number) => readQuery(q, index, { today: '2026-11-26', cityId });
const names = (q: string) => read(q).exceptPlaces.map(({ name }) => name);

const before = [
  'not',
  'but not',
  'except',
  'except for',
  'excluding',
  'not in',
  'other than',
  'apart from',
  'avoid',
  'bina',
  'सिवाय',
];
const after = [
  'nahi',
  'nahin',
  'nahi chahiye',
  'mein nahi',
  'ke alawa',
  'ke siwa',
  'ko chhodkar',
  'नहीं',
  'के अलावा',
  'को छोड़कर',
  'में नहीं चाहिए',
];
const places: [typed: string, name: string][] = [
  ['koramangala', 'Koramangala'],
  ['kormangla', 'Koramangala'],
  ['कोरमंगला', 'Koramangala'],
  ['hsr layout', 'HSR Layout'],
  ['whitefield', 'Whitefield'],
];
const types: [typed: string, value: string][] = [
  ['villa', 'villa'],
  ['pg', 'pg'],
  ['पीजी', 'pg'],
  ['studio', 'studio'],
];
const negated = (typed: string) => [
  ...before.map((word) => `${word} ${typed}`),
  ...after.map((word) => `${typed} ${word}`),
];
const around = (said: string) => [said, `2bhk ${said}`, `2bhk bangalore ${said}`, `${said}, 2bhk under 30k`];

describe('rooms that are not wanted', () => {
  it.each([
    ['not 1bhk', [2, 3, 4, 5]],
    ['anything except 1bhk', [2, 3, 4, 5]],
    ['any flat other than 2 bhk', [1, 3, 4, 5]],
    ['1bhk chhod ke', [2, 3, 4, 5]],
    ['1bhk ko chhodkar', [2, 3, 4, 5]],
    ['1 बीएचके को छोड़कर', [2, 3, 4, 5]],
    ['not 1bhk or 2bhk', [3, 4, 5]],
    ['2bhk or 3bhk but not 3bhk', [2]],
    ['not more than 2 bhk', [1, 2]],
  ])('%s', (q, bedrooms) => {
    expect(read(q)).toMatchObject({ bedrooms, words: [], unread: [] });
  });
});

describe('who lets the home', () => {
  it.each([
    ['not broker', 'owner'],
    ['25k not broker', 'owner'],
    ['without broker', 'owner'],
    ['only broker', 'broker'],
    ['not owner only broker', 'broker'],
  ])('%s', (q, listedAs) => {
    expect(read(q)).toMatchObject({ listedAs, words: [], unread: [] });
  });
});

describe('what homes would be looked for by, though it is not wanted', () => {
  it.each(['not top floor', 'top floor nahi', 'non veg allowed', 'nonveg allowed', 'no non veg'])(
    '%s',
    (q) => {
      expect(read(q)).toMatchObject({ unread: [q], words: [] });
    },
  );
});

describe('what is not wanted', () => {
  const ofPlaces = places.flatMap(([typed, name]) =>
    negated(typed)
      .flatMap(around)
      .map((q) => ({ q, name })),
  );
  it(`leaves a place out: ${ofPlaces.length} ways`, () => {
    const wrong = ofPlaces.filter(({ q, name }) => {
      const { localities, words, cityId, unread } = read(q);
      const isLeft = localities.length === 0 && words.length === 0 && unread.length === 0;
      return names(q).join() !== name || !isLeft || cityId !== BENGALURU;
    });
    expect(wrong).toEqual([]);
  });

  const ofTypes = types.flatMap(([typed, value]) =>
    negated(typed)
      .flatMap(around)
      .map((q) => ({ q, value })),
  );
  it(`leaves a type out: ${ofTypes.length} ways`, () => {
    const wrong = ofTypes.filter(({ q, value }) => {
      const { propertyType, words } = read(q);
      const others = propertyTypes.filter((type) => type !== value);
      return propertyType.join() !== others.join() || words.length > 0;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['not koramangala or hsr layout', ['Koramangala', 'HSR Layout']],
    ['koramangala nahi, whitefield', ['Koramangala']],
    ['whitefield not koramangala', ['Koramangala']],
    ['andheri but not andheri east', ['Andheri East']],
    ['koramangala nahi to hsr layout', []],
    ['not more than 25k in koramangala', []],
    ['no brokerage koramangala', []],
    ['no problem koramangala', []],
  ])('%s', (q, expected) => expect(names(q)).toEqual(expected));

  it('keeps what is wanted beside it', () => {
    expect(read('whitefield not koramangala').localities.map(({ name }) => name)).toEqual(['Whitefield']);
    expect(read('apartment or house but no villa').propertyType).toEqual(['apartment', 'independent_house']);
    expect(read('not unfurnished').furnishing).toEqual(['fully_furnished', 'semi_furnished']);
    expect(read('बिना ब्रोकर').listedAs).toBe('owner');
    expect(read('not in mumbai')).toMatchObject({ cityId: undefined, exceptPlaces: [{ name: 'Mumbai' }] });
  });

  it.each([
    ['2bhk without lift', ['without lift']],
    ['no pets', ['no pets']],
    ['gym nahi', ['gym nahi']],
    ['no bachelors in koramangala', ['no bachelors']],
    ['except xyzzy', ['except xyzzy']],
  ])('says what no filter can leave out: %s', (q, unread) => {
    expect(read(q)).toMatchObject({ unread, amenities: [], words: [] });
  });

  it('says where it stands, with the word that negates it', () => {
    const q = '2bhk not in koramangala under 30k';
    const span = read(q).spans.find(({ of }) => of === 'not_place');
    expect([q.slice(span?.start, span?.end), span?.value]).toEqual(['not in koramangala', 'Koramangala']);
  });
});
