import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDayAfter } from './leases.ts';
import {
  allocate,
  allocateBeside,
  canMoveRentPayment,
  checkReference,
  checkRentPayment,
  daysOfYear,
  dueState,
  financialYear,
  financialYearsOf,
  needsPan,
  needsRevenueStamp,
  nextRentPaymentState,
  normalReference,
  rentOfDays,
  rentPaymentActions,
  rentPaymentStates,
  rentPeriods,
  rentRemindersBy,
  rentSides,
  upiLink,
  upiParts,
} from './rents.ts';

const terms = { start: '2026-11-16', last: '2027-10-15', rent: 30_000_00, dueDay: 5 };

describe('what a month owes', () => {
  it('is its share by days in the first and last month, and whole between', () => {
    const periods = rentPeriods(terms, '2027-12');
    expect(periods).toHaveLength(12);
    expect(periods[0]).toEqual({
      month: '2026-11',
      from: '2026-11-16',
      to: '2026-11-30',
      amount: 15_000_00,
      dueDate: '2026-11-16',
    });
    expect(periods[1]).toMatchObject({ amount: 30_000_00, dueDate: '2026-12-05' });
    expect(periods.at(-1)).toMatchObject({ to: '2027-10-15', amount: 14_516_00, dueDate: '2027-10-05' });
  });

  it.each([
    ['2024-02', 29, 30_000_00],
    ['2026-02', 28, 30_000_00],
    ['2024-02', 28, 28_966_00],
    ['2026-12', 1, 968_00],
  ])('%s with %i days', (month, days, amount) => {
    expect(rentOfDays(30_000_00, month, days)).toBe(amount);
  });

  it('is due on the last day of a month without that day', () => {
    const due = rentPeriods({ ...terms, start: '2028-01-01', last: '2028-04-30', dueDay: 31 }, '2028-12');
    expect(due.map(({ dueDate }) => dueDate)).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
  });

  it('covers each day of any term once', () => {
    const start = fc
      .integer({ min: 0, max: 3000 })
      .map((n) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 30 }), (from, months) => {
        const last = lastDayAfter(from, months);
        const periods = rentPeriods({ ...terms, start: from, last }, '2099-01');
        expect(periods[0]?.from).toBe(from);
        expect(periods.at(-1)?.to).toBe(last);
        for (const [n, period] of periods.entries()) {
          const next = periods[n + 1];
          if (next) expect(Date.parse(next.from) - Date.parse(period.to)).toBe(86_400_000);
          expect(period.amount % 100).toBe(0);
          expect(period.amount).toBeLessThanOrEqual(terms.rent);
        }
      }),
    );
  });
});

it.each([
  [30_000_00, '2026-11-01', 'paid'],
  [31_000_00, '2026-11-01', 'paid'],
  [10_00, '2026-11-01', 'late'],
  [0, '2026-11-20', 'late'],
  [10_00, '2026-11-25', 'partial'],
  [0, '2026-11-21', 'due'],
  [0, '2026-11-22', 'upcoming'],
])('with %i paise of 30,000 rupees due on %s it is %s', (received, dueDate, state) => {
  expect(dueState({ amount: 30_000_00, received, dueDate }, '2026-11-21')).toBe(state);
});

describe('a payment', () => {
  it('moves nine ways of all there could be', () => {
    const moves = rentPaymentStates.flatMap((state) =>
      rentPaymentActions.flatMap((action) =>
        rentSides
          .filter((side) => canMoveRentPayment(state, action, side))
          .map((side) => [state, action, side]),
      ),
    );
    expect(moves).toEqual([
      ['reported', 'confirm', 'receiver'],
      ['reported', 'dispute', 'receiver'],
      ['reported', 'correct', 'tenant'],
      ['reported', 'cancel', 'tenant'],
      ['confirmed', 'reverse', 'receiver'],
      ['confirmed', 'replace', 'receiver'],
      ['mismatch', 'confirm', 'receiver'],
      ['mismatch', 'correct', 'tenant'],
      ['mismatch', 'cancel', 'tenant'],
    ]);
    expect(() => nextRentPaymentState('reported', 'confirm', 'tenant')).toThrow(
      'rent.transition-not-allowed',
    );
  });

  it.each([
    [0, '2026-11-21', 'rent.amount-out-of-range (amount)'],
    [72_000_001, '2026-11-21', 'rent.amount-out-of-range (amount)'],
    [100, '2026-11-22', 'rent.paid-in-future (paid_on)'],
    [100, '2025-10-16', 'rent.paid-too-long-ago (paid_on)'],
  ])('of %i paise on %s is refused', (amount, paidOn, why) => {
    expect(() => checkRentPayment({ amount, paidOn }, 3_000_000, '2026-11-21')).toThrow(why);
  });

  it.each([
    ['upi', '412345678901', null],
    ['upi', '41234567890', 'rent.reference-malformed'],
    ['upi', null, 'rent.reference-missing'],
    ['bank_transfer', 'HDFCN52026112112345678', null],
    ['bank_transfer', 'AB12', 'rent.reference-malformed'],
    ['cheque', '000123', null],
    ['cheque', 'किराया', 'rent.reference-malformed'],
    ['cash', null, null],
  ] as const)('by %s with reference %s', (mode, reference, why) => {
    const check = () => checkReference(mode, reference);
    if (why) expect(check).toThrow(why);
    else expect(check).not.toThrow();
  });

  it('has its reference as banks print it', () => {
    expect(normalReference(' 4123 4567-8901 ')).toBe('412345678901');
    expect(normalReference('hdfcn5 2026')).toBe('HDFCN52026');
  });
});

describe('what a payment covers', () => {
  const dues = [
    { id: 'sep', month: '2026-09', open: 5_000_00 },
    { id: 'oct', month: '2026-10', open: 30_000_00 },
    { id: 'nov', month: '2026-11', open: 30_000_00 },
  ];

  it('is the month it was paid for, then the oldest, then credit', () => {
    expect(allocate(45_000_00, dues, 'nov')).toEqual({
      allocations: [
        { dueId: 'nov', amount: 30_000_00 },
        { dueId: 'sep', amount: 5_000_00 },
        { dueId: 'oct', amount: 10_000_00 },
      ],
      credit: 0,
    });
    expect(allocate(70_000_00, dues, null).credit).toBe(5_000_00);
    expect(allocate(1, dues, 'gone').allocations).toEqual([{ dueId: 'sep', amount: 1 }]);
  });

  it('leaves to earlier payments that wait what they were made for, while anything else is open', () => {
    const beside = (amount: number, namedId: string | null, claims: [string, number][]) =>
      allocateBeside(amount, dues, { namedId, claims: new Map(claims) });
    expect(beside(32_000_00, 'nov', [['sep', 5_000_00]])).toEqual([
      { dueId: 'nov', amount: 30_000_00 },
      { dueId: 'oct', amount: 2_000_00 },
    ]);
    expect(beside(12_000_00, 'oct', [['oct', 20_000_00]])).toEqual([
      { dueId: 'oct', amount: 10_000_00 },
      { dueId: 'sep', amount: 2_000_00 },
    ]);
    expect(beside(70_000_00, null, [['sep', 9_000_00]])).toEqual([
      { dueId: 'oct', amount: 30_000_00 },
      { dueId: 'nov', amount: 30_000_00 },
      { dueId: 'sep', amount: 5_000_00 },
    ]);
  });

  it('is never more than was paid nor than is open', () => {
    const open = fc.array(fc.integer({ min: 0, max: 1e9 }), { maxLength: 8 });
    fc.assert(
      fc.property(open, fc.integer({ min: 1, max: 1e10 }), fc.nat(9), (amounts, amount, named) => {
        const owed = amounts.map((value, n) => ({ id: `${n}`, month: `2026-0${n + 1}`, open: value }));
        const { allocations, credit } = allocate(amount, owed, `${named}`);
        expect(allocations.reduce((sum, part) => sum + part.amount, credit)).toBe(amount);
        for (const part of allocations)
          expect(part.amount).toBeLessThanOrEqual(amounts[Number(part.dueId)] ?? 0);
        if (credit > 0) expect(allocations).toHaveLength(amounts.filter((value) => value > 0).length);
      }),
    );
  });
});

describe('the rest', () => {
  it('makes a link that UPI apps open', () => {
    expect(
      upiLink({
        address: 'sudha.hegde@okbank',
        name: 'Sudha & सुधा',
        amount: 2_500_050,
        note: 'Rent Nov 2026',
      }),
    ).toBe(
      'upi://pay?pa=sudha.hegde@okbank&pn=Sudha%20%26%20%E0%A4%B8%E0%A5%81%E0%A4%A7%E0%A4%BE&am=25000.50&cu=INR&tn=Rent%20Nov%202026',
    );
  });

  it('asks for a PAN above one lakh a year', () => {
    expect(needsPan(8_333_33)).toBe(false);
    expect(needsPan(8_334_00)).toBe(true);
  });

  it('counts years from April', () => {
    expect(financialYear('2026-03-31')).toBe('2025-26');
    expect(financialYear('2026-04-01')).toBe('2026-27');
    expect(financialYear('2099-04-01')).toBe('2099-00');
    expect(daysOfYear('2026-27')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
  });

  it('reminds three days before, on the day, and five days after', () => {
    expect(
      ['2026-11-01', '2026-11-02', '2026-11-05', '2026-11-10'].map((day) =>
        rentRemindersBy('2026-11-05', day),
      ),
    ).toEqual([0, 1, 2, 3]);
  });
});

it.each([
  ['cash', 500_000, false],
  ['cash', 500_001, true],
  ['upi', 3_000_000, false],
  ['cheque', 3_000_000, false],
] as const)('a receipt by %s of %d paise takes a revenue stamp: %s', (mode, amount, takes) => {
  expect(needsRevenueStamp({ mode, amount })).toBe(takes);
});

it.each([
  ['2025-12-31', '2027-04-01', ['2027-28', '2026-27', '2025-26']],
  ['2026-04-01', '2027-03-31', ['2026-27']],
  ['2027-04-02', '2027-03-31', ['2027-28']],
])('the financial years from %s to %s', (from, to, years) => {
  expect(financialYearsOf(from, to)).toEqual(years);
});

it.each([
  [2_20_000_00, [1_00_000_00, 1_00_000_00, 20_000_00]],
  [2_00_000_00, [1_00_000_00, 1_00_000_00]],
  [1_00_000_00, [1_00_000_00]],
  [99_50, [99_50]],
  [0, []],
])('%i paise are paid by UPI in parts of %j', (amount, parts) => {
  expect(upiParts(amount, 1_00_000_00)).toEqual(parts);
});
