import { describe, expect, it } from 'vitest';
import { feeOfRent, sumsOf, withDepositsApart } from './remittances.ts';

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

describe('an owner’s lines', () => {
  const line = (
    kind: 'operator_received' | 'deposit_held' | 'management_fee',
    source_id: string,
    amount: number,
  ) => ({
    kind,
    source_id,
    amount,
  });
  it.each([
    ['rent alone', [line('operator_received', 'a', 30)], [[30, null]]],
    ['a deposit alone', [line('operator_received', 'a', 60), line('deposit_held', 'a', -60)], [[0, 60]]],
    [
      'both in one transfer, and a fee',
      [line('operator_received', 'a', 90), line('deposit_held', 'a', -60), line('management_fee', 'a', -2)],
      [
        [30, null],
        [0, 60],
        [-2, null],
      ],
    ],
    ['a deposit of money that came before', [line('deposit_held', 'a', -60)], [[-60, null]]],
    [
      'one that was taken back',
      [
        line('operator_received', 'a', 60),
        line('deposit_held', 'a', -60),
        line('operator_received', 'a', -60),
        line('deposit_held', 'a', 60),
      ],
      [
        [60, null],
        [-60, null],
      ],
    ],
  ] as const)('tell a deposit from rent: %s', (_, lines, expected) => {
    expect(withDepositsApart(lines).map(({ amount, held }) => [amount, held])).toEqual(expected);
  });
});
