import { describe, expect, it } from 'vitest';
import { feeOfRent, sumsOf } from './remittances.ts';

describe('the fee of rent', () => {
  it.each([
    { rent: 42_000_00, bp: 800, fee: 3_360_00 },
    { rent: 1_23_457_00, bp: 800, fee: 9_877_00 },
    { rent: 50_00, bp: 100, fee: 1_00 },
    { rent: 49_99, bp: 100, fee: 0 },
    { rent: 42_000_00, bp: 0, fee: 0 },
    { rent: 42_000_00, bp: 10_000, fee: 42_000_00 },
    { rent: -42_000_00, bp: 800, fee: -3_360_00 },
  ])('of $rent paise at $bp basis points is $fee', ({ rent, bp, fee }) => {
    expect(feeOfRent(rent, bp)).toBe(fee);
  });
});

describe('a month of an owner', () => {
  it('adds up what each entry is to them', () => {
    const sums = sumsOf([
      { kind: 'operator_received', amount: 42_000_00 },
      { kind: 'operator_received', amount: -2_000_00 },
      { kind: 'management_fee', amount: -3_200_00 },
      { kind: 'repair_charged', amount: -1_500_00 },
      { kind: 'remittance', amount: -35_300_00 },
      { kind: 'remittance_returned', amount: 35_300_00 },
      { kind: 'guaranteed_rent', amount: 25_000_00 },
      { kind: 'guarantee_kept', amount: -30_000_00 },
    ]);
    expect(sums).toEqual({
      rent: 40_000_00,
      fee: -3_200_00,
      repair: -1_500_00,
      held: 0,
      deposit: 0,
      refund: 0,
      paid: -35_300_00,
      returned: 35_300_00,
      settled: 0,
      guaranteed: 25_000_00,
      kept: -30_000_00,
    });
  });
});
