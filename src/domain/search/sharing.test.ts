// Rooms, meals and parking as people ask for them: each in English, Hindi and Hindi in Latin letters, with what stands around it.
import { describe, expect, it, test } from 'vitest';
import { scalePlaces } from '../../../tests/bench/typos.ts';
import { knownPlaces } from './place-names.ts';
import { readQuery } from './read-query.ts';

const index = knownPlaces(scalePlaces());
const read = (q: string) => readQuery(q, index, { today: '2026-11-26' });

const numbers: [typed: string[], sharing: string[]][] = [
  [['single', '1', 'one', 'सिंगल', 'एक'], ['single']],
  [['double', '2', 'two', 'twin', 'do', 'डबल', 'दो', 'ट्विन'], ['double']],
  [['triple', '3', 'three', 'teen', 'तीन', 'ट्रिपल'], ['triple']],
  [['four', '4', 'quad', 'char', 'चार'], ['four']],
  [
    ['2/3', '2 or 3', 'double or triple', 'do ya teen', 'दो या तीन'],
    ['double', 'triple'],
  ],
];
const units = ['sharing', 'occupancy', 'sharing room', 'seater', 'bed sharing', 'शेयरिंग'];
const around: ((said: string) => string)[] = [
  (said) => said,
  (said) => `${said} pg koramangala`,
  (said) => `ladies pg in koramangala ${said} under 9k`,
  (said) => `koramangala mein ${said} chahiye`,
  (said) => `कोरमंगला में ${said} पीजी`,
];

describe('how many share a room', () => {
  const ways = numbers.flatMap(([typed, sharing]) =>
    typed
      .flatMap((number) => units.map((unit) => `${number} ${unit}`))
      .flatMap((said) => around.map((text) => ({ q: text(said), sharing }))),
  );
  it(`is read in ${ways.length} ways`, () => {
    const wrong = ways.filter(({ q, sharing }) => {
      const found = read(q);
      return found.sharing.join() !== sharing.join() || found.bedrooms.length > 0 || found.words.length > 0;
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['single room pg', ['single']],
    ['private room pg', ['single']],
    ['sharing under 8k', ['double', 'triple', 'four']],
    ['shared room pg', ['double', 'triple', 'four']],
    // Of no PG these are its rooms, and who shares a flat looks for people.
    ['single room in indiranagar', []],
    ['2bhk flat sharing', []],
  ])('%s', (q, sharing) => expect(read(q).sharing).toEqual(sharing));
});

describe('meals of a PG', () => {
  const any = ['breakfast', 'breakfast_and_dinner', 'three_meals'];
  test.each([
    ['pg with food', any],
    ['pg food included', any],
    ['meals included pg', any],
    ['pg khana ke saath', any],
    ['girls pg khane ke sath', any],
    ['double sharing with tiffin', any],
    ['खाने के साथ पीजी', any],
    ['पीजी खाना सहित', any],
    ['pg with breakfast and dinner', ['breakfast_and_dinner', 'three_meals']],
    ['pg 3 time food', ['three_meals']],
    ['pg without food', ['none']],
    ['pg no meals', ['none']],
    ['pg bina khane ke', ['none']],
    ['pg khana nahi chahiye', ['none']],
    ['पीजी बिना खाना', ['none']],
    ['2bhk near food court', []],
  ])('%s', (q, meals) => {
    expect(read(q)).toMatchObject({ pgMeals: meals, localities: [], unread: [] });
  });
});

describe('parking', () => {
  const any = ['two_wheeler', 'four_wheeler', 'both'];
  test.each([
    ['2bhk with parking', any],
    ['पार्किंग वाला फ्लैट', any],
    ['car parking', ['four_wheeler', 'both']],
    ['covered car parking', ['four_wheeler', 'both']],
    ['gaadi parking', ['four_wheeler', 'both']],
    ['कार पार्किंग', ['four_wheeler', 'both']],
    ['bike parking', ['two_wheeler', 'both']],
    ['2 wheeler parking', ['two_wheeler', 'both']],
    ['car and bike parking', ['both']],
    ['visitor parking', []],
  ])('%s', (q, parking) => expect(read(q)).toMatchObject({ parking, words: [], unread: [] }));
  test.each(['no parking', 'without parking', 'parking nahi chahiye'])('%s is said to be unread', (q) =>
    expect(read(q)).toMatchObject({ parking: [], unread: [expect.stringMatching(/parking/)] }),
  );
});

test('the end of a name is no slip of another place', () => {
  expect(read('food street vv puram').localities).toEqual([]);
});
