import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLease, MAX_BROKERAGE_DAYS, MAX_EMPTY_MONTHS, managedIncome } from './income-estimates.ts';
import { fromRupees, paise, times } from './money.ts';

const rents = fc.integer({ min: 1, max: 10_000_000 }).map(fromRupees);
const emptyMonths = fc.integer({ min: 0, max: MAX_EMPTY_MONTHS });

describe('managed rental', () => {
  it('takes its fee from rent that was paid', () => {
    expect(managedIncome(fromRupees(25_000), 1)).toEqual({
      rent: fromRupees(275_000),
      fee: fromRupees(22_000),
      kept: fromRupees(253_000),
    });
  });

  it('splits the rent into fee and what is kept, to the paisa', () => {
    fc.assert(
      fc.property(rents, emptyMonths, (rent, empty) => {
        const income = managedIncome(rent, empty);
        expect(income.fee + income.kept).toBe(income.rent);
        expect(income.kept).toBeGreaterThan(0);
      }),
    );
  });
});

describe('guaranteed lease', () => {
  const own = { monthlyRent: fromRupees(30_000), emptyMonths: 1, brokerageDays: 15 };

  it.each([
    [null, null, null],
    [fromRupees(26_250), fromRupees(315_000), 0],
    [fromRupees(27_000), fromRupees(324_000), fromRupees(9_000)],
    [fromRupees(25_000), fromRupees(300_000), -fromRupees(15_000)],
  ])('guaranteed %s', (monthly, guaranteed, difference) => {
    expect(compareLease(own, monthly)).toEqual({
      rent: fromRupees(330_000),
      brokerage: fromRupees(15_000),
      selfLet: fromRupees(315_000),
      evenAt: fromRupees(26_250),
      guaranteed,
      difference,
    });
  });

  it('names the least rent that comes to as much', () => {
    const days = fc.integer({ min: 0, max: MAX_BROKERAGE_DAYS });
    fc.assert(
      fc.property(rents, emptyMonths, days, (monthlyRent, empty, brokerageDays) => {
        const { evenAt, selfLet } = compareLease({ monthlyRent, emptyMonths: empty, brokerageDays }, null);
        expect(times(evenAt, 12)).toBeGreaterThanOrEqual(selfLet);
        if (evenAt > 0) expect(times(paise(evenAt - 100), 12)).toBeLessThan(Math.max(selfLet, 1));
      }),
    );
  });
});
