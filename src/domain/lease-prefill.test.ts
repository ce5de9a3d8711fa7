// What a new lease begins with: each value from whoever said it last and best, and none that nobody said.
import { describe, expect, it } from 'vitest';
import { knownTerms, type SaidOfHome, type TermsBefore } from './lease-prefill.ts';

const today = '2026-12-01';
const home: SaidOfHome = {
  source: 'listing',
  rent: 30_000_00,
  deposit: 90_000_00,
  maintenance: 2_000_00,
  availableFrom: '2026-12-10',
  furnishing: 'semi_furnished',
  amenities: ['lift', 'geyser', 'wardrobes'],
  parking: 'four_wheeler',
  petsAllowed: true,
};
const before: TermsBefore = {
  noticeDays: 60,
  landlordNoticeDays: 90,
  lockInMonths: 6,
  escalationBp: 700,
  dueDay: 5,
  charges: [
    { kind: 'maintenance', paidBy: 'tenant', how: 'bill' },
    { kind: 'electricity', paidBy: 'tenant', how: 'meter' },
  ],
  lateFee: { graceDays: 3, aDay: 100_00, most: 1_500_00 },
  inventory: [{ room: 'Hall', item: 'Sofa', count: 1, condition: 'good' }],
  terms: 'No smoking.',
};

describe('the terms that are known before a lease is written', () => {
  it('are those of the listing', () => {
    expect(knownTerms({ home }, today)).toMatchObject({
      startDate: '2026-12-10',
      endDate: '2027-11-09',
      rent: 30_000_00,
      deposit: 90_000_00,
      depositHeldBy: null,
      noticeDays: null,
      charges: [{ kind: 'maintenance', paidBy: 'tenant', how: 'fixed', amount: 2_000_00 }],
      inventory: [],
      terms: null,
      rules: [
        { kind: 'furnishing', furnishing: 'semi_furnished', things: ['geyser', 'wardrobes'] },
        { kind: 'parking', parking: 'four_wheeler' },
        { kind: 'pets', allowed: true },
      ],
    });
  });

  it.each([
    ['the wished day', '2026-12-20', '2026-12-10', null, '2026-12-20'],
    ['the day the home is free, where that is later', '2026-12-05', '2026-12-10', null, '2026-12-10'],
    [
      'the day the bed is free, where that is later still',
      '2026-12-05',
      '2026-12-10',
      '2027-01-01',
      '2027-01-01',
    ],
    ['today', today, null, null, today],
    ['no day that has passed', '2026-11-30', '2026-11-01', null, null],
    ['no day where nobody named one', null, null, null, null],
  ])('begin on %s', (_, moveIn, availableFrom, freeFrom, expected) => {
    const bed = freeFrom ? { rent: 9_000_00, deposit: null, freeFrom } : undefined;
    const known = knownTerms({ home: { ...home, availableFrom }, moveIn, ...(bed && { bed }) }, today);
    expect(known.startDate).toBe(expected);
    expect(known.endDate === null).toBe(expected === null);
  });

  it('are those of a bed where one is chosen, and no other amounts before', () => {
    const bed = { rent: 9_000_00, deposit: 18_000_00, freeFrom: null };
    expect(knownTerms({ home, bed }, today)).toMatchObject({ rent: 9_000_00, deposit: 18_000_00 });
    expect(knownTerms({ home, bed: null }, today)).toMatchObject({ rent: null, deposit: null });
  });

  it('go on as in the lease before, but for what the home says itself', () => {
    const { rules, ...known } = knownTerms({ home: { ...home, noticeDays: 15 }, before }, today);
    expect(known).toMatchObject({
      ...before,
      rent: 30_000_00,
      noticeDays: 15,
      charges: [
        { kind: 'maintenance', paidBy: 'tenant', how: 'fixed', amount: 2_000_00 },
        { kind: 'electricity', paidBy: 'tenant', how: 'meter' },
      ],
    });
    expect(rules).toEqual([]);
  });

  it('say that maintenance is in the rent where the listing asks nothing for it', () => {
    expect(knownTerms({ home: { ...home, maintenance: 0 } }, today).charges).toEqual([
      { kind: 'maintenance', paidBy: 'landlord', how: 'included' },
    ]);
    expect(knownTerms({ home: { ...home, maintenance: null } }, today).charges).toEqual([]);
  });
});
