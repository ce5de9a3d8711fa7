import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appliedOn,
  isBalanced,
  type JournalLine,
  rentAppliedLines,
  rentDueLines,
  rentReceivedLines,
  rentReversedLines,
} from './journal.ts';

const parties = { tenantId: 'tenant', landlordId: 'landlord' };
const paise = fc.integer({ min: 1, max: 9_000_000_000 });

const amounts = (lines: readonly JournalLine[]) =>
  Object.fromEntries(lines.map(({ account, amount }) => [account, amount]));

/** The sum of each account over all lines; accounts at zero are left out. */
function balances(lines: readonly JournalLine[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { account, amount } of lines) sums[account] = (sums[account] ?? 0) + amount;
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

describe('an entry', () => {
  it.each<[string, JournalLine[], Record<string, number>]>([
    ['a month of rent', rentDueLines(parties, 300), { rent_receivable: 300, rent_earned: -300 }],
    ['a month that became shorter', rentDueLines(parties, -50), { rent_receivable: -50, rent_earned: 50 }],
    ['rent received', rentReceivedLines(parties, 450), { rent_collected: 450, rent_prepaid: -450 }],
    [
      'credit applied to a month',
      rentAppliedLines(parties, 300),
      { rent_prepaid: 300, rent_receivable: -300 },
    ],
    [
      'a payment of more than a month taken back',
      rentReversedLines(parties, { amount: 450, applied: 300 }),
      { rent_collected: -450, rent_receivable: 300, rent_prepaid: 150 },
    ],
    [
      'a payment that covered nothing taken back',
      rentReversedLines(parties, { amount: 450, applied: 0 }),
      { rent_collected: -450, rent_prepaid: 450 },
    ],
    [
      'a payment that was used up taken back',
      rentReversedLines(parties, { amount: 450, applied: 450 }),
      { rent_collected: -450, rent_receivable: 450 },
    ],
  ])('of %s', (_, lines, expected) => {
    expect(amounts(lines)).toEqual(expected);
    expect(isBalanced(lines)).toBe(true);
  });

  it('names whose money it is: what is asked and what is credited is the tenant’s, the rest the owner’s', () => {
    const lines = [...rentDueLines(parties, 1), ...rentReceivedLines(parties, 1)];
    expect(lines.map(({ account, partyKind, partyId }) => `${account} ${partyKind} ${partyId}`)).toEqual([
      'rent_receivable tenant tenant',
      'rent_earned owner landlord',
      'rent_prepaid tenant tenant',
      'rent_collected owner landlord',
    ]);
    const [line] = rentDueLines({ tenantId: null, landlordId: 'landlord' }, 1);
    expect(line).toMatchObject({ partyKind: 'tenant', partyId: null });
  });

  it('that moves nothing has no lines', () => {
    expect(rentDueLines(parties, 0)).toEqual([]);
  });

  it.each([
    ['one line', [{ amount: 5 }]],
    ['a paisa too many', [{ amount: 5 }, { amount: -4 }]],
    ['an empty line', [{ amount: 5 }, { amount: -5 }, { amount: 0 }]],
    ['half a paisa', [{ amount: 0.5 }, { amount: -0.5 }]],
  ])('is refused with %s', (_, lines) => {
    expect(isBalanced(lines)).toBe(false);
  });
});

describe('whatever is paid', () => {
  it('sums to zero in each entry, and a payment that is taken back leaves nothing', () => {
    fc.assert(
      fc.property(paise, fc.array(paise, { maxLength: 6 }), (amount, wanted) => {
        const parts = wanted.map((part) => part % (Math.floor(amount / 6) + 1)).filter((part) => part > 0);
        const applied = parts.reduce((sum, part) => sum + part, 0);
        const entries = [
          rentReceivedLines(parties, amount),
          ...parts.map((part) => rentAppliedLines(parties, part)),
          rentReversedLines(parties, { amount, applied }),
        ];
        expect(entries.every(isBalanced)).toBe(true);
        expect(balances(entries.flat())).toEqual({});
      }),
    );
  });

  it('is owed or is credit: a month less its payments is the tenant’s balance', () => {
    fc.assert(
      fc.property(paise, paise, (due, paid) => {
        const applied = Math.min(due, paid);
        const sums = balances([
          ...rentDueLines(parties, due),
          ...rentReceivedLines(parties, paid),
          ...rentAppliedLines(parties, applied),
        ]);
        expect((sums.rent_receivable ?? 0) + (sums.rent_prepaid ?? 0)).toBe(due - paid);
        expect(sums.rent_receivable ?? 0).toBe(due - applied);
        expect(sums.rent_collected).toBe(paid);
        expect(sums.rent_earned).toBe(-due);
      }),
    );
  });
});

it('counts credit on the day its month is due, and what comes later on the day it came', () => {
  expect(appliedOn('2026-11-28', '2026-12-05')).toBe('2026-12-05');
  expect(appliedOn('2026-12-09', '2026-12-05')).toBe('2026-12-09');
});
