import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  add,
  divideHalfUp,
  formatCount,
  formatRupees,
  formatRupeesAndPaise,
  formatRupeesExact,
  formatRupeesShort,
  fromRupees,
  paise,
  parseRupees,
  shareInWholeRupees,
  shareOf,
  subtract,
  sum,
  times,
  toRupees,
} from './money.ts';

const amounts = fc.integer({ min: -90_000_000_000_000, max: 90_000_000_000_000 }).map(paise);

describe('paise', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'refuses %s',
    (amount) => {
      expect(() => paise(amount)).toThrow(expect.objectContaining({ name: 'RuleBroken' }));
    },
  );

  it('has no negative zero', () => {
    expect(Object.is(paise(-0), 0)).toBe(true);
  });
});

describe('rupees', () => {
  test.each([
    [25_000, 2_500_000],
    [0.1, 10],
    [1.15, 115],
    [19.99, 1999],
    [-3.33, -333],
  ])('%s rupees are %s paise', (rupees, expected) => {
    expect(fromRupees(rupees)).toBe(expected);
  });

  it('refuses a third decimal', () => {
    expect(() => fromRupees(1.005)).toThrow('money.not-whole-paise');
  });

  it('comes back from rupees unchanged', () => {
    fc.assert(fc.property(amounts, (amount) => fromRupees(toRupees(amount)) === amount));
  });
});

describe('arithmetic', () => {
  it('adds, subtracts, multiplies and sums', () => {
    expect(add(paise(150), paise(-50))).toBe(100);
    expect(subtract(paise(150), paise(50))).toBe(100);
    expect(times(paise(2_500_000), 3)).toBe(7_500_000);
    expect(sum([paise(1), paise(2), paise(3)])).toBe(6);
    expect(sum([])).toBe(0);
  });

  it('says no rather than lose a paisa', () => {
    expect(() => add(paise(Number.MAX_SAFE_INTEGER), paise(1))).toThrow('money.out-of-range');
    expect(() => times(paise(1), 0.5)).toThrow('money.not-whole-paise');
  });
});

describe('rounding', () => {
  test.each([
    [3, 2000, 1],
    [15, 1000, 2],
    [1, 5000, 1],
    [500, 290, 15],
    [7, 2000, 1],
    [2, 2000, 0],
    [2_400_000, 1500, 360_000],
    [90_000_000_000_000, 10_000, 90_000_000_000_000],
  ])('%s paise at %s bp are %s', (amount, rate, expected) => {
    expect(shareOf(paise(amount), rate)).toBe(expected);
  });

  it('equals the exact result of big integers, half up, and mirrors below zero', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        const exact = (BigInt(Math.abs(amount)) * BigInt(rate) * 2n + 10_000n) / 20_000n;
        expect(BigInt(Math.abs(shareOf(amount, rate)))).toBe(exact);
        expect(add(shareOf(amount, rate), shareOf(paise(-amount), rate))).toBe(0);
      }),
    );
  });

  it('divides half up', () => {
    expect(divideHalfUp(paise(5), 2)).toBe(3);
    expect(divideHalfUp(paise(-5), 2)).toBe(-3);
    expect(divideHalfUp(paise(10), 3)).toBe(3);
    expect(() => divideHalfUp(paise(10), 0)).toThrow('money.out-of-range');
    expect(() => shareOf(paise(10), 0.5)).toThrow('money.out-of-range');
  });
});

describe('formatting', () => {
  // spec 9: INR in en-IN without decimals
  test.each([
    [25_000, '₹25,000'],
    [0, '₹0'],
    [10_000_000, '₹1,00,00,000'],
    [-1_500, '-₹1,500'],
  ])('%s rupees in full', (rupees, text) => {
    expect(formatRupees(fromRupees(rupees))).toBe(text);
  });

  it('counts as Indian custom groups them', () => {
    expect([0, 999, 125_000, 12_345_678].map(formatCount)).toEqual(['0', '999', '1,25,000', '1,23,45,678']);
  });

  test.each([
    [25_000, '₹25,000'],
    [99_999, '₹99,999'],
    [100_000, '₹1 L'],
    [150_000, '₹1.5 L'],
    [9_994_000, '₹99.9 L'],
    [9_996_000, '₹1 Cr'],
    [23_000_000, '₹2.3 Cr'],
    [-150_000, '-₹1.5 L'],
  ])('%s rupees in short', (rupees, text) => {
    expect(formatRupeesShort(fromRupees(rupees))).toBe(text);
  });

  it('shows two decimals where paise matter', () => {
    expect(formatRupeesExact(paise(123_456_789))).toBe('₹12,34,567.89');
    expect(formatRupeesExact(paise(100))).toBe('₹1.00');
    expect(formatRupeesAndPaise(paise(595_600_000))).toBe('₹59,56,000');
    expect(formatRupeesAndPaise(paise(0))).toBe('₹0');
    expect(formatRupeesAndPaise(paise(-100))).toBe('-₹1');
    expect(formatRupeesAndPaise(paise(123_456_789))).toBe('₹12,34,567.89');
    expect(formatRupeesAndPaise(paise(-150))).toBe('-₹1.50');
  });
});

describe('parsing', () => {
  test.each([
    ['25000', 25_000],
    ['₹ 25,000', 25_000],
    ['Rs. 25,000/-', 25_000],
    ['INR 1,20,000', 120_000],
    ['1.2 Lac', 120_000],
    ['1.25 lakhs', 125_000],
    ['35k', 35_000],
    ['2 crore', 20_000_000],
    ['2.35 Cr.', 23_500_000],
    [' 18,500 per month ', 18_500],
    ['18500/month', 18_500],
    ['12.50', 12.5],
    ['0', 0],
    ['25 000', 25_000],
    ['1 40 000', 140_000],
    ['२५०००', 25_000],
    ['₹ ३५,०००/-', 35_000],
    ['३५ हज़ार', 35_000],
    ['1.5 लाख', 150_000],
    ['रु. 25,000', 25_000],
    ['25000 rupees', 25_000],
    ['35,000 रुपये', 35_000],
  ])('reads %j', (text, rupees) => {
    expect(parseRupees(text)).toBe(fromRupees(rupees));
  });

  test.each([
    '',
    'on request',
    '-5',
    '1,2',
    '12,5,000',
    '1.2 million',
    '12 5 000',
    '1e9',
    '0.001',
    '9'.repeat(40),
    '🏠',
  ])('does not guess at %j', (text) => {
    expect(parseRupees(text)).toBeNull();
  });

  it('reads back what it formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_000_000_000_000 }).map(paise), (amount) => {
        expect(parseRupees(formatRupeesExact(amount))).toBe(amount);
      }),
    );
  });
});

describe('a share in whole rupees', () => {
  test.each([
    [2_497_500, 200, 50_000],
    [2_497_499, 200, 49_900],
    [-2_497_500, 200, -50_000],
    [0, 200, 0],
    [900_000_000_000, 2000, 180_000_000_000],
  ])('of %s paise at %s bp is %s', (amount, rate, expected) => {
    expect(shareInWholeRupees(paise(amount), rate)).toBe(expected);
  });

  it('is rounded once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90_000_000_000_000 }).map(paise),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, rate) => {
          const exact = ((BigInt(amount) * BigInt(rate) * 2n + 1_000_000n) / 2_000_000n) * 100n;
          expect(BigInt(shareInWholeRupees(amount, rate))).toBe(exact);
        },
      ),
    );
  });
});
