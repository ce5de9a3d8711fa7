import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjustmentStates,
  adjustmentSums,
  checkAmount,
  isPostedNow,
  nextAdjustmentState,
} from './adjustments.ts';

describe('nextAdjustmentState', () => {
  const allowed = {
    'proposed approve': 'approved',
    'proposed withdraw': 'withdrawn',
    'approved withdraw': 'withdrawn',
    'approved post': 'posted',
  } as const;
  const actions = ['approve', 'withdraw', 'post'] as const;
  it.each(adjustmentStates.flatMap((state) => actions.map((action) => [state, action] as const)))(
    '%s, %s',
    (state, action) => {
      const to = allowed[`${state} ${action}` as keyof typeof allowed];
      if (to) expect(nextAdjustmentState(state, action)).toBe(to);
      else {
        expect(() => nextAdjustmentState(state, action)).toThrow('adjustment.transition-not-allowed');
      }
    },
  );
});

describe('the rules of an adjustment', () => {
  it.each([
    [80_000, null],
    [80_001, 'adjustment.above-unearned'],
    [-32_000, null],
    [-32_001, 'adjustment.above-paid'],
  ])('%d paise', (amount, problem) => {
    const check = () => checkAmount(amount, { unearned: 80_000, paid: 32_000 });
    if (problem) expect(check).toThrow(problem);
    else expect(check).not.toThrow();
  });

  it('pays active affiliates only, and takes back from anybody', () => {
    expect(isPostedNow(1, 'active')).toBe(true);
    for (const status of ['pending', 'suspended', 'terminated', 'unknown'] as const) {
      expect(isPostedNow(1, status)).toBe(false);
      expect(isPostedNow(-1, status)).toBe(true);
    }
  });
});

describe('adjustmentSums', () => {
  const adjustment = fc.record({
    affiliate: fc.constantFrom('A', 'B', 'C'),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  });

  it('sums to what was posted, in any order, and holds no zero', () => {
    fc.assert(
      fc.property(fc.array(adjustment), (all) => {
        const sums = adjustmentSums(all);
        const total = [...sums.values()].reduce((a, b) => a + b, 0);
        expect(total).toBe(all.reduce((sum, { amount }) => sum + amount, 0));
        expect([...sums.values()]).not.toContain(0);
        expect(adjustmentSums(all.toReversed())).toEqual(sums);
      }),
    );
  });

  it('leaves nothing of adjustments that are taken back', () => {
    fc.assert(
      fc.property(fc.array(adjustment), (all) => {
        const opposite = all.map(({ affiliate, amount }) => ({ affiliate, amount: -amount }));
        expect(adjustmentSums([...all, ...opposite])).toEqual(new Map());
      }),
    );
  });

  it('keeps to the room however many are asked for: never more than nobody earned, never back more than was paid', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.nat(1_000_000),
        fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })),
        (breakage, earned, asked) => {
          let taken = 0;
          for (const amount of asked) {
            try {
              checkAmount(amount, { unearned: breakage - taken, paid: earned + taken });
              taken += amount;
            } catch {
              // Refused: nothing of it is posted.
            }
          }
          expect(taken).toBeLessThanOrEqual(breakage);
          expect(earned + taken).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
