import { describe, expect, it } from 'vitest';
import { checkTds, hasTds, isTdsMonth, tdsOfDue, tdsRuleOn, usualTds } from './rent-tds.ts';

const TODAY = '2027-03-10';

it.each([
  ['2017-05-31', null, null],
  ['2017-06-01', 500, '26QC'],
  ['2024-09-30', 500, '26QC'],
  ['2024-10-01', 200, '26QC'],
  ['2026-03-31', 200, '26QC'],
  ['2026-04-01', 200, '141'],
  ['2026-11-01', 200, '141'],
])('on %s the rate is %s and the form %s', (day, rate, form) => {
  expect(tdsRuleOn(day)?.rate ?? null).toBe(rate);
  expect(tdsRuleOn(day)?.form ?? null).toBe(form);
});

it('is deducted above ₹50,000 a month', () => {
  expect(hasTds(5_000_000, TODAY)).toBe(false);
  expect(hasTds(5_000_100, TODAY)).toBe(true);
  expect(hasTds(9_000_000, '2017-05-01')).toBe(false);
});

it.each([
  [6_000_000, '2026-11-05', 120_000],
  [6_000_000, '2024-09-05', 300_000],
  // A part of a rupee is a whole one to the state.
  [5_512_300, '2026-11-05', 110_300],
])('usually is, of %d paise on %s, %d', (rent, day, tax) => {
  expect(usualTds(rent, day)).toBe(tax);
});

describe('what is offered to record', () => {
  const due = {
    kind: 'rent' as const,
    amount: 6_000_000,
    received: 0,
    due_date: '2027-03-05',
    month: '2027-03',
  };
  const lease = { rent: 6_000_000, lastMonth: '2027-08', rentSoFar: 72_000_000, recorded: 0 };

  it.each([
    ['the tax of the year in March', {}, {}, { usual: 1_440_000, of_year: true }],
    ['what of it is left', {}, { recorded: 1_400_000 }, { usual: 40_000, of_year: true }],
    ['no more than is open', { received: 5_000_000 }, {}, { usual: 1_000_000, of_year: true }],
    ['its own share in another month', { month: '2027-02' }, {}, { usual: 120_000, of_year: false }],
    [
      'the tax of the year in the last month, however short',
      { month: '2027-02', amount: 2_800_000 },
      { lastMonth: '2027-02', rentSoFar: 30_000_000 },
      { usual: 600_000, of_year: true },
    ],
    ['nothing of a month to come', { due_date: '2027-04-01' }, {}, null],
    ['nothing up to the limit', {}, { rent: 5_000_000 }, null],
    ['nothing of a month that is paid', { received: 6_000_000 }, {}, null],
    ['nothing of a charge', { kind: 'charge' as const }, {}, null],
  ])('is %s', (_, own, year, expected) => {
    expect(tdsOfDue({ ...due, ...own }, { ...lease, ...year }, TODAY)).toEqual(expected);
  });
});

describe('a record of it', () => {
  const year = {
    rent: 6_000_000,
    open: 6_000_000,
    rentOfYear: 72_000_000,
    recorded: 0,
    dueDate: '2027-03-05',
  };
  const refusal = (own: object, changes: object = {}) => {
    try {
      checkTds({ amount: 1_440_000, paidOn: '2027-03-08', ...own }, { ...year, ...changes }, TODAY);
    } catch (error) {
      const { code, field } = error as { code: string; field?: string };
      return [code, field];
    }
    return null;
  };

  it('may be the whole year’s, from its last month', () => {
    expect(refusal({})).toBeNull();
    expect(refusal({ amount: 6_000_000 })).toBeNull();
  });

  it.each([
    [{}, { rent: 5_000_000 }, ['tds.below-threshold', undefined]],
    [{ paidOn: '2027-03-11' }, {}, ['tds.paid-in-future', 'paid_on']],
    [{ amount: 6_000_001 }, {}, ['tds.more-than-open', 'amount']],
    [{}, { recorded: 14_400_000 - 1_439_900 }, ['tds.more-than-year', 'amount']],
  ])('of %j is refused with %j', (own, changes, expected) => {
    expect(refusal(own, changes)).toEqual(expected);
  });
});

it.each([
  ['2027-03', '2027-04', true],
  ['2027-03', null, true],
  ['2026-11', '2026-11', true],
  ['2026-11', '2026-12', false],
  ['2026-11', null, false],
])('in %s, of a lease whose last month is %s, is deducted: %s', (month, last, is) => {
  expect(isTdsMonth(month, last)).toBe(is);
});
