import { expect, it, test } from 'vitest';
import { highestCostBp, planOfVersion, presentPlan, rankNames } from './plan.ts';
import { rankIndex } from './ranks.ts';

it('is found by its version', () => {
  expect(planOfVersion('2.0')).toBe(presentPlan);
  expect(() => planOfVersion('1.0')).toThrow('commission.plan-unknown');
});

it('costs at most 2.8 % of RVL, or 35 % of it when rates apply to the RVL itself', () => {
  expect(highestCostBp(presentPlan, 800)).toBe(280);
  expect(highestCostBp({ ...presentPlan, base: 'rvl' }, 800)).toBe(3500);
});

// spec 9: Commission ranks: 10 to 35 %, ten levels
it('pays each rank its rate, over ten levels', () => {
  expect(presentPlan.ranks.map(({ rateBp }, place) => [rankNames[place], rateBp / 100])).toEqual([
    ['Starter', 10],
    ['Builder', 15],
    ['Leader', 20],
    ['Director', 25],
    ['Executive', 30],
    ['Chairman', 35],
  ]);
  expect(presentPlan.levels).toBe(10);
});

// spec 9: Commission ranks: 10 to 35 %, ten levels … from ₹0, ₹1.5L, ₹4L, ₹10L, ₹40L, ₹1Cr
test.each([
  [0, 'Starter'],
  [14_999_999, 'Starter'],
  [15_000_000, 'Builder'],
  [39_999_999, 'Builder'],
  [40_000_000, 'Leader'],
  [100_000_000, 'Director'],
  [400_000_000, 'Executive'],
  [999_999_999, 'Executive'],
  [1_000_000_000, 'Chairman'],
  [9e15, 'Chairman'],
])('a qualifying volume of %i paise makes a %s', (qualifying, name) => {
  expect(rankNames[rankIndex(presentPlan.ranks, qualifying)]).toBe(name);
});
