// Which rents of a team pay the one at its top nothing.
import { expect, it } from 'vitest';
import type { TeamMonth } from '../../../contract/commissions.ts';
import { presentPlan } from '../../../domain/commission/plan.ts';
import { rentsWithoutLine } from './model.ts';

const lakh = (count: number) => count * 10_000_000;
const person = (affiliate_id: string, sponsor_id: string | null) => ({
  affiliate_id,
  full_name: affiliate_id,
  sponsor_id,
  status: 'active' as const,
  fixed_rank: null,
  others: 0,
});
const rent = (payment_id: string, affiliate_id: string, rvl: number) => ({
  payment_id,
  affiliate_id,
  property_name: payment_id,
  rvl,
  share_bp: 800,
});
const { version, ranks, levels, base, ineligible } = presentPlan;
const team: TeamMonth = {
  month: '2026-09',
  is_estimate: false,
  months: ['2026-09'],
  plan: { version, ranks: [...ranks], levels, base, ineligible, defaultShareBp: 800 },
  own: { mode: 'balanced', shadow_power: 0, is_granted: false },
  people: [person('AARTI', null), person('BALA', 'AARTI')],
  payments: [rent('own', 'AARTI', lakh(0.5)), rent('small', 'BALA', lakh(1)), rent('large', 'BALA', lakh(3))],
  left_out: { people: 0, payments: 0 },
};

it('those of a recruit of equal or higher rank, the largest first, and not one’s own', () => {
  expect(rentsWithoutLine(team).map((one) => [one.payment_id, one.credited_name, one.is_own])).toEqual([
    ['large', 'BALA', false],
    ['small', 'BALA', false],
  ]);
});

it('none where every rent pays', () => {
  expect(rentsWithoutLine({ ...team, payments: [rent('own', 'AARTI', lakh(4))] })).toEqual([]);
});
