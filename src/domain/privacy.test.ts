import { describe, expect, it } from 'vitest';
import { checkErasable, checkNewExport, erasureBlocksOf, erasureDay, type OpenMatters } from './privacy.ts';

const nothing: OpenMatters = {
  isAdmin: false,
  leases: 0,
  rents: 0,
  managedHomes: 0,
  managedRentalApplications: 0,
  commission: 0,
  transfers: 0,
  payments: 0,
};

describe('erasing an account', () => {
  it('stands open to whoever owes nothing and is owed nothing', () => {
    expect(erasureBlocksOf(nothing)).toEqual([]);
    expect(() => checkErasable(nothing)).not.toThrow();
  });

  it.each([
    [{ isAdmin: true }, 'admin'],
    [{ leases: 1 }, 'lease'],
    [{ rents: 2 }, 'rent'],
    [{ managedHomes: 1 }, 'managed-home'],
    [{ managedRentalApplications: 1 }, 'managed-rental-application'],
    [{ commission: 1 }, 'commission'],
    [{ commission: -1 }, 'commission'],
    [{ transfers: 1 }, 'transfer'],
    [{ payments: 1 }, 'payment'],
  ] as const)('waits while %o', (open, block) => {
    const matters = { ...nothing, ...open };
    expect(erasureBlocksOf(matters)).toEqual([block]);
    expect(() => checkErasable(matters)).toThrow('privacy.erasure-blocked');
  });

  it('happens a week after it was asked for, over the end of a year too', () => {
    expect(erasureDay('2026-12-28T10:00:00Z')).toBe('2027-01-04');
    expect(erasureDay('2028-02-24T20:00:00Z')).toBe('2028-03-03');
  });
});

describe('a copy of one’s data', () => {
  it('is made one at a time', () => {
    expect(() => checkNewExport('queued')).toThrow('privacy.export-under-way');
    for (const state of [null, 'ready', 'failed', 'expired'] as const) {
      expect(() => checkNewExport(state)).not.toThrow();
    }
  });
});
