import { expect, it } from 'vitest';
import { presentPlan } from '../../../domain/commission/plan.ts';
import { termsOf, valuesOfDraft } from './plan-values.ts';

const terms = {
  ranks: presentPlan.ranks.map(({ name, threshold, rateBp }) => ({
    rank: name,
    threshold: Number(threshold),
    rate_bp: rateBp,
  })),
  levels: 10,
  base: 'share' as const,
  default_share_bp: 800,
  ineligible: 'hold' as const,
  held_lapses_after_months: 6,
  least_payout: 50_000,
};
const draft = { version: '2.1', valid_from: '2026-12', terms };

// spec 5: Numeric inputs are numbers
it('shows rupees and percent, and sends paise and basis points', () => {
  const values = valuesOfDraft(draft);
  expect(values.share_percent).toBe(8);
  expect(values.ranks[1]).toEqual({ rank: 'Builder', threshold: 150_000, percent: 15 });
  expect(termsOf(values)).toEqual(terms);
});

it('sends what is empty as something that no rule allows', () => {
  const values = valuesOfDraft(draft);
  expect(termsOf({ ...values, levels: '', least_payout: '' })).toMatchObject({
    levels: -1,
    least_payout: -1,
  });
});

it('keeps half a percent exact', () => {
  const values = valuesOfDraft(draft);
  const [first, ...rest] = values.ranks;
  if (!first) throw new Error('A plan has ranks');
  expect(termsOf({ ...values, ranks: [{ ...first, percent: 12.55 }, ...rest] }).ranks[0]?.rate_bp).toBe(1255);
});
