import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCharges,
  checkLateFee,
  checkLockIn,
  landlordShare,
  lateFeeOf,
  lockedInUntil,
  noticeDaysOf,
  WHOLE_HOME,
} from './lease-terms.ts';

describe('a late fee', () => {
  const fee = { graceDays: 5, aDay: 100_00, most: 1500_00 };

  it.each([
    [0, 0],
    [5, 0],
    [6, 100_00],
    [8, 300_00],
    [20, 1500_00],
    [400, 1500_00],
  ])('%i days late costs %i paise', (days, cost) => expect(lateFeeOf(fee, days)).toBe(cost));

  it('never falls with time, and never passes its cap', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 1e6 }), fc.nat(500), (graceDays, aDay, days) => {
        const own = { graceDays, aDay, most: aDay * 10 };
        expect(lateFeeOf(own, days + 1)).toBeGreaterThanOrEqual(lateFeeOf(own, days));
        expect(lateFeeOf(own, days)).toBeLessThanOrEqual(own.most);
      }),
    );
  });

  it('is none where none was agreed, and caps at no less than a day', () => {
    expect(lateFeeOf(null, 90)).toBe(0);
    expect(() => checkLateFee(null)).not.toThrow();
    expect(() => checkLateFee(fee)).not.toThrow();
    expect(() => checkLateFee({ ...fee, most: 99_00 })).toThrow('lease.late-fee-over-cap (late_fee.most)');
  });
});

describe('what is paid besides', () => {
  it('names each thing once, and the amount of a fixed one', () => {
    const water = { kind: 'water', paidBy: 'tenant', how: 'meter' } as const;
    expect(() => checkCharges([water, { ...water, kind: 'gas' }])).not.toThrow();
    expect(() => checkCharges([water, water])).toThrow('lease.charge-named-twice (charges.1.kind)');
    expect(() => checkCharges([{ ...water, how: 'fixed' }])).toThrow(
      'lease.charge-amount-missing (charges.0.amount)',
    );
  });
});

describe('a lock-in', () => {
  it('ends with its last day, within the term', () => {
    const term = { start: '2026-12-31', end: '2027-11-29' };
    expect(lockedInUntil(term.start, 0)).toBeNull();
    expect(lockedInUntil(term.start, 3)).toBe('2027-03-30');
    expect(() => checkLockIn(term, 11)).not.toThrow();
    expect(() => checkLockIn(term, 12)).toThrow('lease.lock-in-too-long (lock_in_months)');
  });

  it('leaves each side its own days of notice', () => {
    expect(noticeDaysOf({ noticeDays: 30, landlordNoticeDays: null }, 'landlord')).toBe(30);
    expect(noticeDaysOf({ noticeDays: 30, landlordNoticeDays: 60 }, 'landlord')).toBe(60);
    expect(noticeDaysOf({ noticeDays: 30, landlordNoticeDays: 60 }, 'tenant')).toBe(30);
  });
});

describe('shares', () => {
  it('sum to the whole home with what is left to the landlord', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 3 }), (shares) => {
        const others = shares.map((shareBp) => ({ shareBp }));
        expect(landlordShare(others) + shares.reduce((sum, one) => sum + one, 0)).toBe(WHOLE_HOME);
      }),
    );
    expect(() => landlordShare([{ shareBp: 6000 }, { shareBp: 4000 }])).toThrow(
      'lease.shares-too-large (co_owners)',
    );
  });
});
