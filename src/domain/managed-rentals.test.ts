import { describe, expect, it, test } from 'vitest';
import {
  awaitsConfiguration,
  backToPending,
  canMoveManagedRental,
  changeAmount,
  checkConfigurable,
  checkLease,
  checkPaidMonths,
  checkRentalPeriod,
  checkRvlMonth,
  creditedFrom,
  dueDate,
  MAX_RVL,
  type ManagedRentalAction,
  type ManagedRentalStatus,
  managedRentalStatuses,
  markPaid,
  monthsUpTo,
  nextManagedRentalStatus,
  type RvlPayment,
  rvlMonthProblem,
} from './managed-rentals.ts';

const actions: ManagedRentalAction[] = ['review', 'approve', 'approveOnly', 'decline'];

const legal: [ManagedRentalStatus, ManagedRentalAction, ManagedRentalStatus][] = [
  ['submitted', 'review', 'under_review'],
  ['under_review', 'review', 'under_review'],
  ['submitted', 'approve', 'approved'],
  ['under_review', 'approve', 'approved'],
  ['submitted', 'approveOnly', 'approved'],
  ['submitted', 'decline', 'declined'],
  ['under_review', 'decline', 'declined'],
];

describe('transitions of an application', () => {
  test.each(legal)('%s, %s: %s', (from, action, to) => {
    expect(nextManagedRentalStatus(from, action)).toBe(to);
  });

  it('allows nothing else', () => {
    for (const status of managedRentalStatuses) {
      for (const action of actions) {
        const isLegal = legal.some(([from, what]) => from === status && what === action);
        expect(canMoveManagedRental(status, action)).toBe(isLegal);
        if (!isLegal) {
          expect(() => nextManagedRentalStatus(status, action)).toThrow(
            'managed-rental.transition-not-allowed',
          );
        }
      }
    }
  });

  // spec 4: Managed rental: submitted, under review, approved, declined
  it('configures what is approved, once', () => {
    expect(awaitsConfiguration({ status: 'approved', isConfigured: false })).toBe(true);
    expect(awaitsConfiguration({ status: 'approved', isConfigured: true })).toBe(false);
    expect(awaitsConfiguration({ status: 'submitted', isConfigured: false })).toBe(false);
    expect(() => checkConfigurable({ status: 'approved', isConfigured: false })).not.toThrow();
    expect(() => checkConfigurable({ status: 'approved', isConfigured: true })).toThrow(
      'managed-rental.already-configured',
    );
    expect(() => checkConfigurable({ status: 'declined', isConfigured: false })).toThrow(
      'managed-rental.not-approved',
    );
  });
});

describe('dates of a lease', () => {
  const today = '2026-11-21';

  test.each([
    ['today, open', '2026-11-21', null],
    ['one day long', '2026-11-21', '2026-11-21'],
    ['ten years old', '2016-11-21', null],
    ['a year ahead', '2027-11-21', '2028-10-20'],
    ['thirty years', '2026-11-21', '2056-11-21'],
  ])('%s is fine', (_, start, end) => {
    expect(() => checkLease({ start, end }, today)).not.toThrow();
  });

  test.each([
    ['too old', '2016-11-20', null, 'managed-rental.lease-start-out-of-range', 'lease_start_date'],
    ['too far', '2027-11-22', null, 'managed-rental.lease-start-out-of-range', 'lease_start_date'],
    ['ends first', '2026-11-21', '2026-11-20', 'managed-rental.lease-ends-before-start', 'lease_end_date'],
    ['endless', '2026-11-21', '2056-11-22', 'managed-rental.lease-too-long', 'lease_end_date'],
  ])('%s is refused at its field', (_, start, end, code, field) => {
    expect(() => checkLease({ start, end }, today)).toThrow(
      expect.objectContaining({ code, field }) as unknown as Error,
    );
  });

  it('keeps the months that were paid', () => {
    const paid = { first: '2026-08', last: '2026-10' };
    expect(() => checkPaidMonths({ start: '2026-08-31', end: '2026-10-01' }, paid)).not.toThrow();
    expect(() => checkPaidMonths({ start: '2026-09-01', end: null }, null)).not.toThrow();
    expect(() => checkPaidMonths({ start: '2026-09-01', end: null }, paid)).toThrow('lease_start_date');
    expect(() => checkPaidMonths({ start: '2026-08-01', end: '2026-09-30' }, paid)).toThrow('lease_end_date');
  });

  it('of an application may be open at either side', () => {
    expect(() => checkRentalPeriod(null, '2026-01-01')).not.toThrow();
    expect(() => checkRentalPeriod('2026-01-01', null)).not.toThrow();
    expect(() => checkRentalPeriod('2026-01-02', '2026-01-01')).toThrow(
      'managed-rental.rental-ends-before-start',
    );
  });

  test.each([
    ['2026-02', 31, '2026-02-28'],
    ['2028-02', 30, '2028-02-29'],
    ['2026-11', 31, '2026-11-30'],
    ['2026-11', 5, '2026-11-05'],
  ])('rent of %s on day %i is due on %s', (month, day, due) => {
    expect(dueDate(month, day)).toBe(due);
  });
});

describe('months of rent', () => {
  const lease = { start: '2026-09-20', end: '2027-01-05' };

  test.each([
    ['2026-08', '2026-11-21', 'rvl.month-before-lease'],
    ['2026-09', '2026-11-21', null],
    ['2026-11', '2026-11-01', null],
    ['2026-12', '2026-11-30', 'rvl.month-in-future'],
    ['2027-01', '2027-03-01', null],
    ['2027-02', '2027-03-01', 'rvl.month-after-lease'],
  ])('%s seen on %s: %s', (month, today, problem) => {
    expect(rvlMonthProblem(month, lease, today)).toBe(problem);
    const check = () => checkRvlMonth(month, lease, today);
    if (problem) expect(check).toThrow(problem);
    else expect(check).not.toThrow();
  });

  it('of an open lease go on', () => {
    expect(rvlMonthProblem('2030-01', { ...lease, end: null }, '2030-01-31')).toBeNull();
  });

  it('are shown as the current one and three before, over the turn of the year', () => {
    expect(monthsUpTo('2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
    expect(monthsUpTo('2026-02', 1)).toEqual(['2026-02']);
  });
});

it('credits another affiliate from today on, or from the first day of the lease', () => {
  expect(creditedFrom('2026-11-01', '2026-11-21')).toBe('2026-11-21');
  expect(creditedFrom('2026-12-01', '2026-11-21')).toBe('2026-12-01');
});

describe('the payment of a month', () => {
  const untouched: RvlPayment = { status: 'pending', amount: 2_500_000, sequence: 0 };
  const paid: RvlPayment = { status: 'paid', amount: 2_500_000, sequence: 1 };

  it('is marked paid, once however often', () => {
    expect(markPaid(untouched)).toEqual(paid);
    expect(markPaid(paid)).toBe(paid);
  });

  it('goes back to pending and is paid again with the next sequence', () => {
    const again = backToPending(paid);
    expect(again).toEqual({ ...paid, status: 'pending' });
    expect(markPaid(again)).toEqual({ ...paid, sequence: 2 });
    expect(() => backToPending(again)).toThrow('rvl.not-paid');
  });

  it('changes its amount: pending keeps its sequence, paid counts anew', () => {
    expect(changeAmount(untouched, 0)).toEqual({ ...untouched, amount: 0 });
    expect(changeAmount(paid, 2_600_000)).toEqual({ ...paid, amount: 2_600_000, sequence: 2 });
    expect(changeAmount(paid, paid.amount)).toBe(paid);
  });

  it('of ₹0 is never paid: neither marked so, nor changed to ₹0 while it is', () => {
    const nothing = changeAmount(untouched, 0);
    expect(() => markPaid(nothing)).toThrow('rvl.nothing-due');
    expect(markPaid(changeAmount(nothing, 100))).toEqual({ status: 'paid', amount: 100, sequence: 1 });
    expect(() => changeAmount(paid, 0)).toThrow('rvl.paid-needs-amount');
    expect(changeAmount(backToPending(paid), 0)).toEqual({ ...paid, status: 'pending', amount: 0 });
  });

  test.each([-1, 0.5, MAX_RVL + 1, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses an amount of %d',
    (amount) => {
      expect(() => changeAmount(paid, amount)).toThrow('rvl.amount-out-of-range');
    },
  );
});
