import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

describe('an amount in words', () => {
  it.each([
    [0, 'Rupees zero only', 'शून्य रुपये मात्र'],
    [50, 'Rupees zero and fifty paise only', 'शून्य रुपये और पचास पैसे मात्र'],
    [30_000_00, 'Rupees thirty thousand only', 'तीस हज़ार रुपये मात्र'],
    [
      23_450_50,
      'Rupees twenty-three thousand four hundred fifty and fifty paise only',
      'तेईस हज़ार चार सौ पचास रुपये और पचास पैसे मात्र',
    ],
    [1_01_101_00, 'Rupees one lakh one thousand one hundred one only', 'एक लाख एक हज़ार एक सौ एक रुपये मात्र'],
    [
      99_99_999_00,
      'Rupees ninety-nine lakh ninety-nine thousand nine hundred ninety-nine only',
      'निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये मात्र',
    ],
    [1_23_00_00_000_00, 'Rupees one hundred twenty-three crore only', 'एक सौ तेईस करोड़ रुपये मात्र'],
  ])('of %d paise', (amount, english, hindi) => {
    expect([amountInWords(amount, 'en'), amountInWords(amount, 'hi')]).toEqual([english, hindi]);
  });

  it.each(['en', 'hi'] as const)('differs for different amounts in %s', (language) => {
    const all = Array.from({ length: 1000 }, (_, rupees) => amountInWords(rupees * 100, language));
    expect(new Set(all).size).toBe(1000);
    const amount = fc.integer({ min: 0, max: 1e13 });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(amountInWords(one, language) === amountInWords(other, language)).toBe(one === other);
        expect(amountInWords(one, language)).not.toMatch(/undefined| {2}/);
      }),
    );
  });
});
