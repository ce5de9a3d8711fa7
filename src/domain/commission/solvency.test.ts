import { describe, expect, it } from 'vitest';
import { fromRupees } from '../money.ts';
import { presentPlan } from './plan.ts';
import { planRisk, solvencyOf } from './solvency.ts';

it.each([
  [3_200, 1_120, 2_080, 3_500, false],
  [3_200, 3_200, 0, 10_000, false],
  [3_200, 3_200.01, -0.01, 10_000, true],
  [3_200, -100, 3_300, -312, false],
  [0, 0, 0, null, false],
  [0, 10, -10, null, true],
])('%d of fees and %d of commission leave %d', (fees, accrued, left, ratioBp, isLoss) => {
  expect(solvencyOf({ fees: fromRupees(fees), accrued: fromRupees(accrued) })).toMatchObject({
    left: fromRupees(left),
    ratioBp,
    isLoss,
  });
});

describe('a plan', () => {
  it('of shares never costs more than the fee', () => {
    expect(planRisk(presentPlan, 800, 800)).toEqual({ highestBp: 280, feeBp: 800, isAboveFee: false });
    expect(planRisk(presentPlan, 500, 800)).toMatchObject({ highestBp: 175, isAboveFee: false });
    expect(planRisk(presentPlan, 0, 800)).toMatchObject({ highestBp: 0, isAboveFee: false });
  });

  it('of whole rents costs more than any fee', () => {
    expect(planRisk({ ...presentPlan, base: 'rvl' }, 800, 800)).toMatchObject({
      highestBp: 3_500,
      isAboveFee: true,
    });
  });

  it('whose top rate is above the whole costs more than the fee', () => {
    const [first, ...others] = presentPlan.ranks;
    const greedy = { ...presentPlan, ranks: [{ ...first, rateBp: 10_001 }, ...others] } as typeof presentPlan;
    expect(planRisk(greedy, 800, 800).isAboveFee).toBe(true);
  });
});
