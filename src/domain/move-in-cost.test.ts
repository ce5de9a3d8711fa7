import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fromRupees, paise, ZERO } from './money.ts';
import { brokerageOf, depositInMonths, moveInCost } from './move-in-cost.ts';

describe('cost to move in', () => {
  it('adds rent in advance, deposit, maintenance and brokerage', () => {
    const cost = moveInCost({
      rent: fromRupees(25_000),
      deposit: fromRupees(100_000),
      maintenanceCharge: fromRupees(2_000),
      brokerageDays: 15,
    });
    expect(cost.lines).toEqual([
      { kind: 'rent', amount: 2_500_000, isRefundable: false, due: 'monthly' },
      { kind: 'deposit', amount: 10_000_000, isRefundable: true, due: 'once' },
      { kind: 'maintenance', amount: 200_000, isRefundable: false, due: 'monthly' },
      { kind: 'brokerage', amount: 1_250_000, isRefundable: false, due: 'once' },
    ]);
    expect([cost.total, cost.refundable, cost.isComplete]).toEqual([13_950_000, 10_000_000, true]);
  });

  it('tells a deposit that is not said from a deposit of zero', () => {
    const terms = { rent: fromRupees(10_000), maintenanceCharge: ZERO, brokerageDays: 0 };
    const unsaid = moveInCost({ ...terms, deposit: null });
    const none = moveInCost({ ...terms, deposit: ZERO });
    expect([unsaid.total, unsaid.isComplete, unsaid.lines[1]?.amount]).toEqual([1_000_000, false, null]);
    expect([none.total, none.isComplete, none.lines[1]?.amount]).toEqual([1_000_000, true, 0]);
  });

  it('never asks less than the rent, nor gives back more than the total', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(paise);
    fc.assert(
      fc.property(
        amount,
        fc.option(amount),
        fc.option(amount),
        fc.option(fc.nat(365)),
        (rent, deposit, charge, days) => {
          const cost = moveInCost({ rent, deposit, maintenanceCharge: charge, brokerageDays: days });
          expect(cost.total).toBeGreaterThanOrEqual(rent);
          expect(cost.refundable).toBeLessThanOrEqual(cost.total - rent);
        },
      ),
    );
  });
});

test.each([
  [30_000, 15, 1_500_000],
  [25_000, 30, 2_500_000],
  [10_000, 0, 0],
  [10_001, 7, 233_357],
])('brokerage on ₹%s for %s days', (rent, days, expected) => {
  expect(brokerageOf(fromRupees(rent), days)).toBe(expected);
});

test.each([
  [100_000, 25_000, 4],
  [50_000, 30_000, 1.7],
  [0, 30_000, 0],
  [10_000, 0, null],
])('a deposit of ₹%s at ₹%s is %s months', (deposit, rent, months) => {
  expect(depositInMonths(fromRupees(deposit), fromRupees(rent))).toBe(months);
});
