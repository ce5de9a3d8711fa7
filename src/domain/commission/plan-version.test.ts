import { describe, expect, it, test } from 'vitest';
import { fromRupees } from '../money.ts';
import { presentPlan } from './plan.ts';
import { faultsOfTerms, isComingMonth, nextVersion, type PlanTerms, withTerms } from './plan-version.ts';

const ranks = (change: (rank: PlanTerms['ranks'][number], i: number) => object) => ({
  ranks: presentPlan.ranks.map((rank, i) => ({ ...rank, ...change(rank, i) })),
});

describe('the terms of a version', () => {
  it('are right as the running plan has them, and with equal rates of neighbours', () => {
    expect(faultsOfTerms(presentPlan)).toEqual([]);
    expect(faultsOfTerms({ ...presentPlan, ...ranks(() => ({ rateBp: 1000 })) })).toEqual([]);
  });

  test.each<[string, Partial<PlanTerms>]>([
    ['ranks', { ranks: presentPlan.ranks.slice(1) }],
    ['ranks', { ranks: presentPlan.ranks.toReversed() }],
    ['ranks.0.threshold', ranks((_, i) => (i === 0 ? { threshold: fromRupees(1) } : {}))],
    ['ranks.2.threshold', ranks((_, i) => (i === 2 ? { threshold: fromRupees(150_000) } : {}))],
    ['ranks.5.threshold', ranks((_, i) => (i === 5 ? { threshold: 1e13 } : {}))],
    ['ranks.1.threshold', ranks((_, i) => (i === 1 ? { threshold: 0.5 } : {}))],
    ['ranks.3.rate_bp', ranks((_, i) => (i === 3 ? { rateBp: 1999 } : {}))],
    ['ranks.5.rate_bp', ranks((_, i) => (i === 5 ? { rateBp: 10_001 } : {}))],
    ['ranks.0.rate_bp', ranks((_, i) => (i === 0 ? { rateBp: -1 } : {}))],
    ['levels', { levels: 0 }],
    ['levels', { levels: 11 }],
    ['default_share_bp', { defaultShareBp: 0 }],
    ['default_share_bp', { defaultShareBp: 10_001 }],
    ['held_lapses_after_months', { heldLapsesAfterMonths: 0 }],
    ['least_payout', { leastPayout: fromRupees(100_001) }],
  ])('are wrong at %s', (field, own) => {
    expect(faultsOfTerms({ ...presentPlan, ...own }).map((fault) => fault.field)).toContain(field);
  });

  it('replace those of the running plan and nothing else', () => {
    const plan = withTerms(presentPlan, '2.1', { ...presentPlan, levels: 5 });
    expect(plan).toEqual({ ...presentPlan, version: '2.1', levels: 5 });
  });
});

test.each([
  ['2026-11', '2026-11-30T23:59:59+05:30', false],
  ['2026-12', '2026-11-30T23:59:59+05:30', true],
  ['2026-12', '2026-11-30T18:30:00Z', false],
  ['2027-01', '2026-12-31T23:59:59+05:30', true],
  ['2027-01', '2026-12-31T18:30:00Z', false],
])('%s seen at %s has not begun in India: %s', (month, now, isComing) => {
  expect(isComingMonth(month, now)).toBe(isComing);
});

it('numbers the next version', () => {
  expect(nextVersion('2.0')).toBe('2.1');
  expect(nextVersion('2.9')).toBe('2.10');
});
