// The columns themselves: long chains, slices, labels of equal legs, and places that point nowhere.
import { describe, expect, it } from 'vitest';
import { generateMonth } from '../../../tests/bench/commission-tree.ts';
import type { AffiliateColumns, PaymentColumns } from './columns.ts';
import { linesOfPayments } from './lines.ts';
import { computeMonth, rankMonth } from './month.ts';
import { presentPlan } from './plan.ts';

function people(sponsors: readonly number[] | Int32Array): AffiliateColumns {
  const count = sponsors.length;
  return {
    sponsor: Int32Array.from(sponsors),
    status: new Uint8Array(count),
    mode: new Uint8Array(count),
    shadowPower: new Float64Array(count),
    isGranted: new Uint8Array(count),
  };
}

const paid = (affiliates: number[], rvl: number): PaymentColumns => ({
  affiliate: Int32Array.from(affiliates),
  rvl: new Float64Array(affiliates.length).fill(rvl),
  shareBp: new Uint16Array(affiliates.length).fill(800),
});

describe('a chain of 1,000,000', () => {
  const count = 1_000_000;
  const sponsors = Int32Array.from({ length: count }, (_, i) => i - 1);

  it.each([
    ['sponsors first', sponsors],
    ['sponsors last', sponsors.map((_, i) => (i === count - 1 ? -1 : i + 1))],
  ])('sums up to its root, %s', (_, sponsor) => {
    const leaf = sponsor[0] === -1 ? count - 1 : 0;
    const root = count - 1 - leaf;
    const month = computeMonth(presentPlan, people(sponsor), paid([leaf, root], 100_000_000));
    expect([month.team[root], month.personal[root], month.largestLeg[root]]).toEqual([
      200_000_000, 100_000_000, 100_000_000,
    ]);
    // The leaf is a Leader by half of its own volume, the root a Director; all between have one leg and nothing beside it.
    expect(month.lines.payment.length).toBe(2);
    expect(month.totals).toEqual({
      base: 16_000_000,
      paid: 1_600_000 + 2_000_000,
      held: 0,
      breakage: 2_000_000,
    });
  });

  it('that closes to a circle names one of its people', () => {
    const circle = people(sponsors);
    circle.sponsor[0] = count - 1;
    expect(() => rankMonth(presentPlan, circle, paid([], 0))).toThrow('commission.sponsor-cycle (0)');
  });
});

it('computes slices of payments to the same lines', () => {
  const { affiliates, payments } = generateMonth(3_000);
  const whole = computeMonth(presentPlan, affiliates, payments);
  const slices = [0, 1_000, 2_000].map((first) =>
    linesOfPayments(presentPlan, whole.way, payments, first, first + 1_000),
  );
  const column = (name: 'payment' | 'affiliate' | 'level' | 'amount') =>
    slices.flatMap(({ lines }) => [...lines[name]]);
  for (const name of ['payment', 'affiliate', 'level', 'amount'] as const) {
    expect(column(name)).toEqual([...whole.lines[name]]);
  }
  expect(slices.reduce((sum, { totals }) => sum + totals.paid, 0)).toBe(whole.totals.paid);
});

describe('the leader of the largest leg', () => {
  const month = (joinOrder?: number[]) =>
    rankMonth(
      presentPlan,
      { ...people([-1, 0, 0, 0]), joinOrder: joinOrder && Int32Array.from(joinOrder) },
      paid([1, 2, 2, 3, 3], 1000),
    );

  it('of equal legs is who joined first', () => {
    expect(month().legLeader[0]).toBe(2);
    expect(month([0, 1, 3, 2]).legLeader[0]).toBe(3);
  });

  it('is nobody where no leg has volume', () => {
    expect(month().legLeader[1]).toBe(-1);
  });
});

it.each([
  [people([5]), paid([], 0), 'sponsor'],
  [people([-2]), paid([], 0), 'sponsor'],
  [people([-1]), paid([1], 0), 'affiliate'],
])('refuses a place that points nowhere (%#)', (affiliates, payments, field) => {
  expect(() => computeMonth(presentPlan, affiliates, payments)).toThrow(
    `commission.columns-mismatched (${field})`,
  );
});
