import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type ComparedHome,
  canMoveFlag,
  checkFlagMove,
  doubtsOf,
  doubtsSoFar,
  flagStatuses,
  type KnownPlace,
  twinSigns,
} from './listing-doubts.ts';
import { type Paise, paise } from './money.ts';

const rupees = (amount: number): Paise => paise(amount * 100);

const place: KnownPlace = {
  locality: 'Koramangala',
  median: { rent: rupees(25_000), homes: 40 },
  localityPincode: '560034',
  cityPincodes: ['560', '562'],
  localityElsewhere: null,
};
const home = {
  rent: rupees(25_000),
  areaSqft: 1_000,
  bedrooms: 2,
  floor: 2,
  totalFloors: 4,
  pincode: '560034',
};
const kinds = (own: object = {}, known: Partial<KnownPlace> = {}) =>
  doubtsOf({ ...home, ...own }, { ...place, ...known }).map(({ kind }) => kind);

describe('doubts', () => {
  test.each<[string, object, Partial<KnownPlace>, string[]]>([
    ['nothing', {}, {}, []],
    ['40 % of the median', { rent: rupees(10_000) }, {}, []],
    ['39 % of the median', { rent: rupees(9_700) }, {}, ['rent_median']],
    ['250 % of the median', { rent: rupees(62_500) }, {}, []],
    ['251 % of the median', { rent: rupees(62_750) }, {}, ['rent_median']],
    ['a median of four homes', { rent: rupees(70_000) }, { median: { rent: rupees(25_000), homes: 4 } }, []],
    ['no median', { rent: rupees(70_000) }, { median: null }, []],
    ['a rent nobody believes anywhere', { rent: rupees(3_500_000) }, {}, ['rent']],
    ['ten square feet', { areaSqft: 10 }, {}, ['area_sqft']],
    ['the fifth floor of four', { floor: 5 }, {}, ['floor']],
    ['a PIN of the city', { pincode: '562110' }, {}, []],
    ['a PIN of Mumbai', { pincode: '400050' }, {}, ['pincode']],
    ['no PIN', { pincode: null }, {}, []],
    ['a city without PINs', { pincode: '400050' }, { cityPincodes: [], localityPincode: null }, []],
    ['a locality of another city', {}, { localityElsewhere: 'Mumbai' }, ['locality']],
  ])('%s', (_, own, known, expected) => {
    expect(kinds(own, known)).toEqual(expected);
  });

  it('say what of the home they rest on, whatever the median does later', () => {
    const of = (median: number) =>
      doubtsOf({ ...home, rent: rupees(9_000) }, { ...place, median: { rent: rupees(median), homes: 9 } })[0]
        ?.facts.of;
    expect(of(25_000)).toBe(900_000);
    expect(of(30_000)).toBe(of(25_000));
  });

  // spec doubtful-listings: Doubts are stated in the rules: rent, area, floor, median, PIN code, locality
  it('never come of a home like the middle of its place', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000, max: 100_000 }),
        fc.integer({ min: 400, max: 2_500 }),
        (rent, area) => {
          const usual = { rent: rupees(rent), areaSqft: area };
          fc.pre(rent / area >= 2 && rent / area <= 500);
          expect(kinds(usual, { median: { rent: rupees(rent), homes: 20 } })).toEqual([]);
        },
      ),
    );
  });
});

describe('doubts of a home that is being written', () => {
  const typed = { rent: home.rent, areaSqft: home.areaSqft, bedrooms: home.bedrooms, pincode: home.pincode };

  test.each<[string, object, string[]]>([
    ['nothing but the place', { rent: null, areaSqft: null, bedrooms: null, pincode: null }, []],
    ['a PIN of Mumbai', { rent: null, areaSqft: null, bedrooms: null, pincode: '400050' }, ['pincode']],
    ['ten square feet of an unknown size', { areaSqft: 10, bedrooms: null, rent: null }, []],
    ['ten square feet of two bedrooms', { areaSqft: 10, rent: null }, ['area_sqft']],
    ['a rent without an area', { rent: rupees(70_000), areaSqft: null }, ['rent_median']],
    [
      'a rent nobody believes anywhere',
      { rent: rupees(3_500_000), areaSqft: null, bedrooms: null },
      ['rent'],
    ],
  ])('%s', (_, own, expected) => {
    expect(doubtsSoFar({ ...typed, ...own }, place).map(({ kind }) => kind)).toEqual(expected);
  });

  it('are those of the whole home once everything is typed', () => {
    const figures = fc.record({
      rent: fc.integer({ min: 100, max: 2_000_000 }).map(rupees),
      areaSqft: fc.integer({ min: 1, max: 30_000 }),
      bedrooms: fc.integer({ min: 1, max: 5 }),
      pincode: fc.constantFrom(null, '560034', '400050'),
    });
    fc.assert(
      fc.property(figures, (whole) => {
        expect(doubtsSoFar(whole, place)).toEqual(doubtsOf(whole, place));
      }),
    );
  });
});

const flat: ComparedHome = {
  lister: 'a',
  areaSqft: 1_000,
  rent: rupees(25_000),
  floor: 2,
  address: '4, Rose Lane',
  pictures: ['LEHV6nWB2yk8'],
};
const other = (own: Partial<ComparedHome>): ComparedHome => ({
  ...flat,
  lister: 'b',
  address: null,
  pictures: [],
  ...own,
});

describe('twins', () => {
  test.each<[string, ComparedHome, string[]]>([
    ['of another lister at the same terms: flats of one building', other({}), []],
    ['of the same lister at the same terms', other({ lister: 'a' }), ['terms']],
    ['of the same lister on another floor', other({ lister: 'a', floor: 3 }), []],
    [
      'of another lister with a picture of it',
      other({ pictures: ['x', 'LEHV6nWB2yk8'] }),
      ['picture', 'terms'],
    ],
    [
      'with a picture of it, at 9 % more',
      other({ pictures: ['LEHV6nWB2yk8'], rent: rupees(27_200) }),
      ['picture'],
    ],
    ['with a picture of it, at 15 % more', other({ pictures: ['LEHV6nWB2yk8'], rent: rupees(29_000) }), []],
    ['with a picture of it, of another size', other({ pictures: ['LEHV6nWB2yk8'], areaSqft: 1_100 }), []],
    ['at the same door on the same terms', other({ address: '4 rose lane ' }), ['address', 'terms']],
    ['at the same door on another floor', other({ address: '4 Rose Lane', floor: 3 }), []],
    [
      'of the same lister at the same door',
      other({ lister: 'a', address: '4 ROSE-LANE', floor: 3 }),
      ['address'],
    ],
  ])('%s', (_, twin, signs) => {
    expect(twinSigns(flat, twin)).toEqual(signs);
  });

  it('are twins of each other', () => {
    const homes = fc.record({
      lister: fc.constantFrom('a', 'b'),
      areaSqft: fc.integer({ min: 950, max: 1_050 }),
      rent: fc.integer({ min: 23_000, max: 27_000 }).map(rupees),
      floor: fc.constantFrom(null, 1, 2),
      address: fc.constantFrom(null, '4 Rose Lane', '5 Rose Lane'),
      pictures: fc.subarray(['x', 'y']),
    });
    fc.assert(
      fc.property(homes, homes, (left, right) => {
        expect(twinSigns(left, right)).toEqual(twinSigns(right, left));
      }),
    );
  });
});

describe('a flag', () => {
  it('that is decided is not decided again', () => {
    for (const from of ['dismissed', 'cleared'] as const) {
      expect(flagStatuses.filter((to) => canMoveFlag(from, to))).toEqual(['open']);
      expect(() => checkFlagMove(from, 'upheld')).toThrow('flag.transition-not-allowed');
    }
  });

  it('of a hidden home ends when it is shown again', () => {
    expect(flagStatuses.filter((to) => canMoveFlag('upheld', to))).toEqual(['dismissed']);
  });
});
