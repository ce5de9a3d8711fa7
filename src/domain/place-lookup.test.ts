import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  editsBetween,
  indexPlaces,
  isSpelt,
  namesSounding,
  namesSuggested,
  nearestPlaces,
  type Place,
  placesNamed,
  wordsOf,
} from './place-lookup.ts';

const place = (
  kind: Place['kind'],
  id: number,
  cityId: number,
  name: string,
  aliases: string[] = [],
): Place => ({
  kind,
  id,
  cityId,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  aliases,
});

const index = indexPlaces([
  place('city', 1, 1, 'Bengaluru', ['Bangalore']),
  place('city', 2, 2, 'Jaipur'),
  place('locality', 11, 1, 'Koramangala'),
  place('locality', 12, 1, 'HSR Layout'),
  place('locality', 13, 1, 'Civil Lines'),
  place('locality', 14, 1, 'Sector 62'),
  place('locality', 21, 2, 'Civil Lines'),
  place('locality', 22, 2, 'Sector 63'),
]);
const names = (places: Place[] = []) => places.map(({ id }) => id);

test.each([
  ['kitten', 'kitten', 0],
  ['kiten', 'kitten', 1],
  ['iktten', 'kitten', 1],
  ['sittin', 'kitten', 2],
  ['sitting', 'kitten', 3],
  ['', 'ab', 2],
  ['abcdef', '', 3],
])('from %s to %s: %s edits, counted up to two', (a, b, edits) => {
  expect(editsBetween(a, b, 2)).toBe(Math.min(3, edits));
});

it('counts the same in both directions, and nothing only for equal texts', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(editsBetween(a, b, 9)).toBe(editsBetween(b, a, 9));
      expect(editsBetween(a, b, 9) === 0).toBe(a === b);
    }),
  );
});

it('takes words as people mean them, whatever stands between', () => {
  expect(wordsOf('  Café,KORAMANGALA\u0000—2BHK 🏠 ')).toEqual(['cafe', 'koramangala', '2bhk']);
  expect(wordsOf('कोरमंगला')).toEqual(['कोरमंगला'.normalize('NFC')]);
});

it('knows places by name, alias, slug and any spacing', () => {
  expect(names(placesNamed(index, 'bangalore'))).toEqual([1]);
  expect(names(placesNamed(index, 'hsr-layout'))).toEqual([12]);
  expect(names(placesNamed(index, 'HSRLAYOUT'))).toEqual([12]);
  expect(names(placesNamed(index, 'civil lines'))).toEqual([13, 21]);
  expect(placesNamed(index, '')).toEqual([]);
});

it('never takes one number for another', () => {
  expect(names(nearestPlaces(index, 'sectr 62')?.places)).toEqual([14]);
  expect(nearestPlaces(index, 'sector 64')).toBeUndefined();
});

describe('names while one types', () => {
  const known = [
    { name: 'Koramangala', aliases: ['कोरमंगला'], homes: 40 },
    { name: 'Kora', aliases: [] },
    { name: 'Nagarbhavi', aliases: [], homes: 3 },
    { name: 'Jayanagar', aliases: [], homes: 9 },
    { name: 'Nagasandra', aliases: [], homes: 30 },
  ];
  test.each([
    ['kor', ['Koramangala', 'Kora']],
    ['nag', ['Nagasandra', 'Nagarbhavi', 'Jayanagar']],
    ['koramangla', ['Koramangala']],
    ['kormang', ['Koramangala']],
    ['jaynagr', ['Jayanagar']],
    ['कोर', ['Koramangala', 'Kora']],
    ['xyz', []],
  ])('%s', (typed, found) => {
    expect(namesSuggested(known, typed).map(({ name }) => name)).toEqual(found);
  });
});

test.each([
  ['Nagar', true],
  ['kormangla', false],
  ['लक्ष्मी', true],
  ['नगर', false],
])('whether a name is spelt as typed: %s', (typed, isSo) => {
  const known = { name: 'Laxmi Nagar', aliases: ['लक्ष्मी नगर'] };
  expect(isSpelt(known, typed)).toBe(isSo);
});

test.each([
  ['कोरमंगला', ['Koramangala']],
  ['कोर', ['Koramangala']],
  ['एचएस', ['HSR Layout']],
  ['लक्ष्मी न', ['Laxmi Nagar']],
  ['अगारा', ['HSR Layout']],
  ['इंदिरा', ['Indiranagar', 'Indore', 'Andheri East']],
  ['क', ['Kengeri', 'Koramangala']],
  ['मुंबई', []],
  ['।', []],
])('%s typed in Hindi letters offers %j', (typed, offered) => {
  const known = [
    { name: 'Koramangala', aliases: [] },
    { name: 'Kengeri', aliases: [] },
    { name: 'Laxmi Nagar', aliases: [] },
    { name: 'HSR Layout', aliases: ['Agara'] },
    { name: 'Indore', aliases: [] },
    { name: 'Andheri East', aliases: [] },
    { name: 'Indiranagar', aliases: [] },
  ];
  expect(namesSounding(known, typed).map(({ name }) => name)).toEqual(offered);
});
