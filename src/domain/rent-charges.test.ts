import { describe, expect, it } from 'vitest';
import type { LeaseCharge } from './lease-terms.ts';
import {
  canMoveCharge,
  chargeActions,
  chargeStates,
  checkCharge,
  isChargedAlready,
  meteredAmount,
  nextChargeState,
  unitsOf,
} from './rent-charges.ts';
import { rentSides } from './rents.ts';

const broken = (rule: string, field?: string) =>
  expect.objectContaining({ code: rule, ...(field ? { field } : {}) });
const thrown = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
};

describe('a meter', () => {
  it.each([
    [1000, 1120.5, 825, 120.5, 99_413],
    [0, 0.01, 825, 0.01, 8],
    [99_999.99, 100_000.19, 700, 0.2, 140],
    // What binary fractions would make 0.30000000000000004.
    [0.1, 0.4, 1000, 0.3, 300],
  ])('from %d to %d at %d paise is %d units and %d paise', (before, after, rate, units, amount) => {
    expect(unitsOf({ before, after })).toBe(units);
    expect(meteredAmount({ before, after, rate })).toBe(amount);
  });

  it.each([
    [100, 100],
    [100, 99.99],
  ])('does not count from %d to %d', (before, after) => {
    expect(thrown(() => meteredAmount({ before, after, rate: 800 }))).toEqual(
      broken('charge.reading-backwards', 'reading_after'),
    );
  });
});

describe('a charge', () => {
  const charges: LeaseCharge[] = [
    { kind: 'water', paidBy: 'landlord', how: 'bill' },
    { kind: 'parking', paidBy: 'tenant', how: 'included' },
    { kind: 'electricity', paidBy: 'tenant', how: 'meter' },
  ];
  const terms = { start: '2026-06-15', last: '2027-05-14', rent: 3_000_000, charges };
  const own = { kind: 'electricity', month: '2026-10', dueDate: '2026-11-20', amount: 99_413 } as const;
  const check = (changes: object) => thrown(() => checkCharge({ ...own, ...changes }, terms, '2026-11-15'));

  it('fits', () => {
    for (const fits of [
      {},
      { kind: 'gas' },
      { month: '2026-06' },
      { month: '2026-12' },
      { dueDate: '2026-11-15' },
    ]) {
      expect(check(fits)).toBeNull();
    }
  });

  it.each([
    [{ kind: 'water' }, 'charge.not-agreed', 'kind'],
    [{ kind: 'parking' }, 'charge.not-agreed', 'kind'],
    [{ month: '2026-05' }, 'charge.month-outside', 'month'],
    [{ month: '2027-01' }, 'charge.month-outside', 'month'],
    [{ dueDate: '2026-11-14' }, 'charge.due-date-outside', 'due_date'],
    [{ dueDate: '2027-03-01' }, 'charge.due-date-outside', 'due_date'],
    [{ amount: 36_000_001 }, 'charge.too-much', 'amount'],
  ])('with %j is refused', (changes, rule, field) => {
    expect(check(changes)).toEqual(broken(rule, field));
  });

  it('is objected to by the tenant, once, and kept or cancelled by the receiver', () => {
    const allowed = chargeStates.flatMap((state) =>
      chargeActions.flatMap((action) =>
        rentSides.flatMap((side) =>
          canMoveCharge(state, action, side)
            ? [`${side} ${action} ${state} ${nextChargeState(state, action, side)}`]
            : [],
        ),
      ),
    );
    expect(allowed).toEqual([
      'tenant object open objected',
      'receiver cancel open cancelled',
      'receiver keep objected kept',
      'receiver cancel objected cancelled',
      'receiver cancel kept cancelled',
    ]);
    expect(thrown(() => nextChargeState('cancelled', 'cancel', 'receiver'))).toEqual(
      broken('charge.transition-not-allowed'),
    );
  });
});

it.each([
  ['the same kind and month', 'water', '2026-10', true],
  ['another month', 'water', '2026-11', false],
  ['another kind', 'gas', '2026-10', false],
  ['one that was cancelled', 'parking', '2026-10', false],
] as const)('a charge is made already: %s', (_, kind, month, is) => {
  const dues = [
    { month: '2026-10', charge: null },
    { month: '2026-10', charge: { kind: 'water', state: 'kept' } },
    { month: '2026-10', charge: { kind: 'parking', state: 'cancelled' } },
  ] as const;
  expect(isChargedAlready(dues, kind, month)).toBe(is);
});
