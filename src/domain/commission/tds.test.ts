import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fromRupees, paise, ZERO } from '../money.ts';
import { payoutBlock } from './payout.ts';
import { presentPlan } from './plan.ts';
import { financialYearStart, type TaxRule, taxRuleOn, taxRuleParts, taxToDeduct } from './tds.ts';

test.each([
  ['2025-04-01', '194H'],
  ['2026-03-31', '194H'],
  ['2026-04-01', '393(1) Sl. 1(ii)'],
  ['2030-01-01', '393(1) Sl. 1(ii)'],
])('on %s the tax is of section %s', (date, section) => {
  expect(taxRuleOn(date).section).toBe(section);
});

it('takes a posted rule apart, and leaves another wording whole', () => {
  expect(taxRuleParts('393(1) Sl. 1(ii), 2 % of ₹66,612.00')).toEqual({
    section: '393(1) Sl. 1(ii)',
    rate: '2',
    total: '₹66,612.00',
  });
  expect(taxRuleParts('From the earlier system')).toBeNull();
});

it('knows no rule before the first', () => {
  expect(() => taxRuleOn('2025-03-31')).toThrow('tax.no-rule');
});

test.each([
  ['2026-03-31', '2025-04-01'],
  ['2026-04-01', '2026-04-01'],
  ['2026-12-31', '2026-04-01'],
  ['2027-01-01', '2026-04-01'],
])('%s is of the financial year from %s', (date, start) => {
  expect(financialYearStart(date)).toBe(start);
});

const rule = taxRuleOn('2026-04-10');
const deduct = (total: number, deducted = 0, hasPan = true) =>
  taxToDeduct(rule, { total: fromRupees(total), deducted: fromRupees(deducted), hasPan }) / 100;

describe('tax to deduct', () => {
  test.each([
    ['up to the threshold', [20_000, 0, true], 0],
    ['a paisa above it, on the whole total', [20_000.01, 0, true], 400],
    ['catching up in a later month', [25_000, 0, true], 500],
    ['only what is still due', [40_000, 500, true], 300],
    ['half a rupee counts as one', [20_025, 0, true], 401],
    ['less than half a rupee does not', [20_024.99, 0, true], 400],
    ['without PAN', [25_000, 0, false], 5_000],
    ['without PAN below the threshold', [20_000, 0, false], 0],
    ['a PAN given after tax without one', [30_000, 5_000, true], 0],
    ['what was overdeducted counts later', [260_000, 5_000, true], 200],
    ['after a reversal below the threshold', [19_000, 500, true], 0],
    ['a negative year', [-5_000, 0, true], 0],
  ] as const)('%s', (_, [total, deducted, hasPan], expected) => {
    expect(deduct(total, deducted, hasPan)).toBe(expected);
  });

  it('of a year posted in any steps is the tax on its total', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amounts, (posted) => {
        let total = 0;
        let deducted = 0;
        for (const amount of posted) {
          total += amount;
          deducted += taxToDeduct(rule, { total: paise(total), deducted: paise(deducted), hasPan: true });
        }
        expect(deducted).toBe(taxToDeduct(rule, { total: paise(total), deducted: ZERO, hasPan: true }));
      }),
    );
  });

  it('follows rules that are added later', () => {
    const later: TaxRule = { ...rule, validFrom: '2027-04-01', rateBp: 500, threshold: fromRupees(30_000) };
    expect(taxRuleOn('2027-03-31', [later, rule])).toBe(rule);
    expect(taxRuleOn('2027-04-01', [later, rule])).toBe(later);
  });
});

test.each([
  [500, 'active', true, null],
  [499.99, 'active', true, 'below-minimum'],
  [0, 'active', true, 'nothing-owed'],
  [-700, 'active', true, 'nothing-owed'],
  [900, 'pending', true, 'not-active'],
  [900, 'suspended', true, 'not-active'],
  [900, 'unknown', true, 'not-active'],
  [900, 'active', false, 'no-pan'],
  [3, 'terminated', true, null],
  [3, 'terminated', false, 'no-pan'],
] as const)('₹%s owed to somebody %s, PAN %s: %s', (rupees, status, hasPan, block) => {
  expect(payoutBlock({ balance: fromRupees(rupees), status, hasPan }, presentPlan)).toBe(block);
});
