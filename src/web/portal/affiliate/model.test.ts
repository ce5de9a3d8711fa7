import { describe, expect, it } from 'vitest';
import type { TeamMonth } from '../../../contract/commissions.ts';
import { presentPlan } from '../../../domain/commission/plan.ts';
import { type Changes, compute, isChanged, isOthers, unchanged } from './model.ts';

const LAKH = 10_000_000;
const person = (affiliate_id: string, sponsor_id: string | null, own = {}) => ({
  affiliate_id,
  full_name: affiliate_id,
  sponsor_id,
  status: 'active' as const,
  fixed_rank: null,
  others: 0,
  ...own,
});
const rent = (payment_id: string, affiliate_id: string, lakh: number) => ({
  payment_id,
  affiliate_id,
  property_name: payment_id,
  rvl: lakh * LAKH,
  share_bp: 800,
});
const { version, ranks, levels, base, ineligible, defaultShareBp } = presentPlan;
const team: TeamMonth = {
  month: '2026-10',
  is_estimate: false,
  months: ['2026-10'],
  plan: { version, ranks: [...ranks], levels, base, ineligible, defaultShareBp },
  own: { mode: 'balanced', shadow_power: 0, is_granted: false },
  people: [person('A', null), person('B', 'A'), person('C', 'A')],
  payments: [rent('a', 'A', 0.5), rent('b', 'B', 2), rent('c', 'C', 1.5)],
  left_out: { people: 0, payments: 0 },
};
const earned = (changes: Partial<Changes>, of = team) => compute(of, { ...unchanged, ...changes }).earned;

describe('the copy of a team', () => {
  it('earns what the month earned until something is changed', () => {
    expect(earned({})).toBe(200_000);
    expect(isChanged(unchanged)).toBe(false);
    expect(isChanged({ ...unchanged, rents: { a: 1 } })).toBe(true);
  });

  it('follows a changed rent, a rank that is set and taken back, and a new leg', () => {
    expect(earned({ rents: { a: 0 } })).toBe(140_000);
    expect(earned({ ranks: { B: 'Builder' } })).toBe(120_000);
    expect(earned({ ranks: { B: 'computed' } })).toBe(200_000);
    const leg = { id: 'new-1', name: 'Somebody', sponsorId: 'A', rvl: LAKH };
    expect(earned({ legs: [leg] })).toBe(240_000);
    expect(earned({ legs: [leg], ranks: { 'new-1': 'Builder' } })).toBe(200_000);
  });

  it('keeps a rank that volume alone did not make', () => {
    const fixed = {
      ...team,
      people: [person('A', null), person('B', 'A', { fixed_rank: 'Builder' }), person('C', 'A')],
    };
    expect(earned({}, fixed)).toBe(120_000);
    expect(earned({ ranks: { B: 'computed' } }, fixed)).toBe(200_000);
  });

  it('counts what was left out below its sponsor', () => {
    const others = {
      ...team,
      people: [person('A', null, { others: LAKH }), person('B', 'A'), person('C', 'A')],
    };
    const month = compute(others, unchanged);
    expect(month.team).toBe(5 * LAKH);
    expect(month.lines.filter(({ paymentId }) => isOthers(paymentId)).map(({ level }) => level)).toEqual([2]);
  });
});
