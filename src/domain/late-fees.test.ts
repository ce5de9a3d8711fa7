import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { lateFeeOfMonth, paidInFullOn } from './late-fees.ts';

const fee = { graceDays: 5, aDay: 10_000, most: 150_000 };
const RENT = 3_000_000;
const due = '2026-11-05';

type Case = {
  today: string;
  paid?: { on: string; amount: number }[];
  knownSince?: string | null;
  dueDate?: string;
};
const feeOf = ({ today, paid = [], knownSince = '2026-06-01', dueDate = due }: Case) =>
  lateFeeOfMonth(fee, { dueDate, amount: RENT, paid }, { today, knownSince });

it.each<[string, Case, number]>([
  ['nothing before the due day', { today: '2026-11-01' }, 0],
  ['nothing on the last day of grace', { today: '2026-11-10' }, 0],
  ['one day after the grace days', { today: '2026-11-11' }, 10_000],
  ['three days after them', { today: '2026-11-13' }, 30_000],
  ['never more than the cap', { today: '2027-03-01' }, 150_000],
  [
    'what is paid within the grace days, however late it is confirmed',
    { today: '2026-11-30', paid: [{ on: '2026-11-10', amount: RENT }] },
    0,
  ],
  [
    'days until the rent was paid',
    { today: '2026-11-30', paid: [{ on: '2026-11-12', amount: RENT }] },
    20_000,
  ],
  [
    'days until the last part',
    {
      today: '2026-11-30',
      paid: [
        { on: '2026-11-14', amount: 1_000_000 },
        { on: '2026-11-06', amount: 2_000_000 },
      ],
    },
    40_000,
  ],
  [
    'all days where a part is missing',
    { today: '2026-11-13', paid: [{ on: '2026-11-06', amount: RENT - 1 }] },
    30_000,
  ],
  ['no day before the account was known', { today: '2026-11-20', knownSince: '2026-11-12' }, 30_000],
  ['nothing without an account', { today: '2026-12-20', knownSince: null }, 0],
  ['nothing of months long before the account', { today: '2026-12-20', knownSince: '2026-12-07' }, 0],
])('costs %s', (_, month, expected) => {
  expect(feeOf(month)).toBe(expected);
});

it('is nothing where the lease has no such term', () => {
  expect(
    lateFeeOfMonth(null, { dueDate: due, amount: RENT, paid: [] }, { today: '2027-01-01', knownSince: due }),
  ).toBe(0);
});

it('is paid in full on the day of the part that completes it', () => {
  expect(paidInFullOn({ amount: 10, paid: [] })).toBeNull();
  expect(
    paidInFullOn({
      amount: 10,
      paid: [
        { on: '2026-11-09', amount: 4 },
        { on: '2026-11-02', amount: 6 },
      ],
    }),
  ).toBe('2026-11-09');
});

it('never passes the cap, never falls from one day to the next, and is the same whatever was charged before', () => {
  const days = fc.integer({ min: -40, max: 400 });
  fc.assert(
    fc.property(
      fc.record({
        graceDays: fc.integer({ min: 0, max: 60 }),
        aDay: fc.integer({ min: 1, max: 1_000_000 }),
        most: fc.integer({ min: 1, max: 10_000_000 }),
      }),
      fc.array(fc.record({ on: days, amount: fc.integer({ min: 1, max: RENT }) }), { maxLength: 4 }),
      days,
      days,
      (term, parts, known, late) => {
        const month = {
          dueDate: due,
          amount: RENT,
          paid: parts.map(({ on, amount }) => ({ on: addDays(due, on), amount })),
        };
        const on = (day: number) =>
          lateFeeOfMonth(term, month, { today: addDays(due, day), knownSince: addDays(due, known) });
        expect(on(late)).toBeGreaterThanOrEqual(0);
        expect(on(late)).toBeLessThanOrEqual(term.most);
        expect(on(late + 1)).toBeGreaterThanOrEqual(on(late));
        expect(on(late + 1) - on(late)).toBeLessThanOrEqual(term.aDay);
        if (late <= Math.max(known, 0) + term.graceDays) expect(on(late)).toBe(0);
      },
    ),
  );
});
