import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readNumber, readPaise } from './typed-numbers.ts';

const hindi = (text: string) => text.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');

describe('a number', () => {
  test.each([
    ['12', 12],
    ['१२', 12],
    ['1,100', 1100],
    ['11,00,000', 1_100_000],
    ['2.50', 2.5],
    ['-3', -3],
    ['25k', 25_000],
    ['25 K', 25_000],
    ['२५ हज़ार', 25_000],
    ['1.15 lakh', 115_000],
    ['1.5L', 150_000],
    ['2 cr.', 20_000_000],
    ['0', 0],
  ])('%j is %s', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test.each(['', '-', 'k', '12 34', '1,2', '35 to 40', '35 bananas', '1.2.3', '1e9', '₹5', '9'.repeat(40)])(
    '%j is none',
    (text) => {
      expect(readNumber(text)).toBeNull();
    },
  );

  it('is read as it is formatted, with the digits and commas of either language', () => {
    const format = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_000_000_000_000 }), (number) => {
        const text = format.format(number);
        expect([text, hindi(text), String(number)].map(readNumber)).toEqual([number, number, number]);
      }),
    );
  });

  it('is the same in lakhs and crores as in figures', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (hundredths) => {
        const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
        const units = ['k', 'lakh', 'crore'].map((unit) => readNumber(`${text} ${unit}`));
        expect(units).toEqual([hundredths * 10, hundredths * 1_000, hundredths * 100_000]);
      }),
    );
  });
});

describe('an amount', () => {
  test.each([
    ['₹ 25,000/-', 2_500_000],
    ['Rs. 25,000 per month', 2_500_000],
    ['18,000 pm', 1_800_000],
    ['18k p.m.', 1_800_000],
    ['₹18,000/mth', 1_800_000],
    ['25k rs', 2_500_000],
    ['30 hazaar rupees', 3_000_000],
    ['2 crores', 2_000_000_000],
    ['12.50', 1250],
  ])('%j is %s paise', (text, amount) => {
    expect(readPaise(text)).toBe(amount);
  });

  test.each(['-5', '₹', '0.001', '2 crors', '25 000 000 to 30', 'rs'])('%j is none', (text) => {
    expect(readPaise(text)).toBeNull();
  });
});
