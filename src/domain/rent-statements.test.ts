import { describe, expect, it } from 'vitest';
import {
  checkMunicipalTax,
  monthsOfReport,
  needsTenantPan,
  netOf,
  statementTime,
  vacantDays,
} from './rent-statements.ts';

describe('the time of a statement', () => {
  it.each([
    [{}, '2026-27', null, '2026-04-01', '2027-03-31'],
    [{ year: '2025-26' }, '2025-26', null, '2025-04-01', '2026-03-31'],
    [{ month: '2026-11' }, '2026-27', '2026-11', '2026-11-01', '2026-11-30'],
    [{ year: '2026-27', month: '2024-02' }, '2023-24', '2024-02', '2024-02-01', '2024-02-29'],
    [{ month: '2027-03' }, '2026-27', '2027-03', '2027-03-01', '2027-03-31'],
  ] as const)('of %j is of %s', (asked, year, month, from, to) => {
    expect(statementTime(asked, '2026-11-26')).toEqual({ year, month, from, to });
  });
});

describe('the months of a year’s report', () => {
  it.each([
    ['2025-26', '2026-11', null, 12, '2026-03'],
    ['2026-27', '2026-11', null, 8, '2026-11'],
    ['2026-27', '2026-11', '2026-12', 9, '2026-12'],
    ['2026-27', '2026-11', '2026-06', 8, '2026-11'],
    ['2026-27', '2027-03', '2027-04', 12, '2027-03'],
    ['2027-28', '2027-03', '2027-04', 1, '2027-04'],
    ['2027-28', '2026-11', null, 0, undefined],
  ])('of %s in %s with rent written until %s are %i', (year, current, lastDue, count, last) => {
    const months = monthsOfReport(year, current, lastDue);
    expect([months.length, months.at(-1)]).toEqual([count, last]);
  });
});

describe('how long a home stood empty', () => {
  const year = { from: '2026-04-01', to: '2026-12-01' };
  it.each([
    ['let since before the year', [['2025-01-01', null]], 0],
    ['let for the first time in June', [['2026-06-01', null]], 0],
    ['empty since its lease ended', [['2025-01-01', '2026-11-08']], 23],
    [
      'empty between two leases',
      [
        ['2026-08-01', null],
        ['2025-01-01', '2026-06-30'],
      ],
      31,
    ],
    [
      'of two leases at once none',
      [
        ['2025-01-01', '2026-10-10'],
        ['2026-10-01', null],
      ],
      0,
    ],
    ['not let in the year', [['2024-01-01', '2025-01-01']], null],
    ['never let', [], null],
  ] as const)('%s', (_, leases, days) => {
    expect(
      vacantDays(
        leases.map(([from, to]) => ({ from, to })),
        year,
      ),
    ).toBe(days);
  });
});

describe('what a year leaves', () => {
  const year = {
    received: 60_000_00,
    repairs: 5_000_00,
    fees: 4_000_00,
    feesElsewhere: 1_600_00,
    municipalTax: 0,
  };

  it('is less by the fees of homes whose rent is recorded here, and by no others', () => {
    expect(netOf(true, year)).toBe(52_600_00);
    expect(netOf(true, { ...year, received: 0, repairs: 0, fees: 1_600_00 })).toBe(0);
  });

  it('is less by the municipal tax that the owner paid', () => {
    expect(netOf(true, { ...year, municipalTax: 2_600_00 })).toBe(50_000_00);
  });

  it('is not said of homes of several owners', () => {
    expect(netOf(false, year)).toBeNull();
  });
});

describe('municipal tax', () => {
  const today = '2026-11-26';
  it.each([
    [{ amount: 4_500_00, paidOn: today }, undefined],
    [{ amount: 4_500_00, paidOn: '2019-11-26' }, undefined],
    [{ amount: 1_00_00_000_00, paidOn: today }, undefined],
    [{ amount: 1_00_00_000_01, paidOn: today }, 'municipal-tax.amount-out-of-range'],
    [{ amount: 0, paidOn: today }, 'municipal-tax.amount-out-of-range'],
    [{ amount: 1.5, paidOn: today }, 'municipal-tax.amount-out-of-range'],
    [{ amount: 1, paidOn: '2026-11-27' }, 'rent.paid-in-future'],
    [{ amount: 1, paidOn: '2019-11-25' }, 'municipal-tax.paid-too-long-ago'],
  ])('of %j is refused as %s', (paid, rule) => {
    const check = () => checkMunicipalTax(paid, today);
    if (rule) expect(check).toThrow(expect.objectContaining({ code: rule }));
    else expect(check).not.toThrow();
  });
});

it.each([
  [50_000_00, false],
  [50_000_01, true],
])('a rent of %d paise a month asks for the tenant’s PAN: %s', (rent, asks) => {
  expect(needsTenantPan(rent)).toBe(asks);
});
