// Late money, reversals and corrections: lines of closed months taken back and posted anew, to the paisa.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fromRupees, paise } from '../money.ts';
import { presentPlan } from './plan.ts';
import {
  type LineStatus,
  lapsesWith,
  linesAfterClose,
  type PostedLine,
  type Posting,
  reversalOf,
  whereIsNow,
} from './posted-lines.ts';
import { type MonthStatus, monthStatuses } from './standing.ts';
import type { Upline } from './trace.ts';

const b: Upline = { affiliateId: 'B', status: 'active', rateBp: 1000 };
const a: Upline = { affiliateId: 'A', status: 'active', rateBp: 1500 };
const posting: Posting = {
  paymentId: 'p1',
  sequence: 1,
  kind: 'late',
  month: '2026-11',
  originMonth: '2026-10',
  rvl: fromRupees(200_000),
  shareBp: 800,
};
const everybodyActive = () => 'active' as const;
const late = (changes: Partial<Posting> = {}, uplines: Upline[] = [b, a]) =>
  linesAfterClose(presentPlan, { ...posting, ...changes }, uplines, everybodyActive);
const amounts = (lines: readonly PostedLine[]) =>
  lines.map(({ affiliateId, amount }) => [affiliateId, amount]);
const asPosted = (line: PostedLine) => line.status;

describe('a payment that goes back to pending after the close, and is paid again (E9)', () => {
  const closed: PostedLine[] = late({ month: '2026-10' }).map((line) => ({ ...line, kind: 'regular' }));
  const reversed = reversalOf(closed, '2026-11', asPosted);
  const again = late({ sequence: 2 });

  it('takes back exactly what was posted', () => {
    expect(amounts(reversed)).toEqual([
      ['B', -160_000],
      ['A', -80_000],
    ]);
    expect(reversed[0]).toMatchObject({
      kind: 'reversal',
      sequence: 1,
      month: '2026-11',
      originMonth: '2026-10',
    });
  });

  it('posts it again under the next sequence', () => {
    expect(amounts(again)).toEqual([
      ['B', 160_000],
      ['A', 80_000],
    ]);
    expect(again[0]).toMatchObject({ kind: 'late', sequence: 2 });
  });

  it('takes back the second time what was posted the second time', () => {
    const second = reversalOf([...closed, ...reversed, ...again], '2026-12', asPosted);
    expect(second.map(({ sequence, amount }) => [sequence, amount])).toEqual([
      [2, -160_000],
      [2, -80_000],
    ]);
  });

  it('is not taken back twice', () => {
    expect(() => reversalOf([...closed, ...reversed], '2026-12', asPosted)).toThrow(
      'commission.already-reversed',
    );
  });

  it('has nothing to take back where nothing was posted', () => {
    expect(reversalOf([], '2026-12', asPosted)).toEqual([]);
  });
});

it('corrects a wrong amount by taking all back and posting anew at the frozen rates', () => {
  const wrong = late({ month: '2026-10' });
  const anew = late({ kind: 'correction', sequence: 2, rvl: fromRupees(150_000) });
  expect(amounts([...reversalOf(wrong, '2026-11', asPosted), ...anew])).toEqual([
    ['B', -160_000],
    ['A', -80_000],
    ['B', 120_000],
    ['A', 60_000],
  ]);
});

test.each<[MonthStatus, MonthStatus, LineStatus | null]>([
  ['active', 'active', 'payable'],
  ['active', 'suspended', 'held'],
  ['active', 'terminated', 'held'],
  ['pending', 'active', 'payable'],
  ['pending', 'pending', 'held'],
  ['terminated', 'active', null],
])('late money of somebody %s then and %s now is %s', (then, now, status) => {
  const lines = linesAfterClose(presentPlan, posting, [{ ...b, status: then }], () => now);
  expect(lines.map((line) => line.status)).toEqual(status === null ? [] : [status]);
});

test.each([
  ['payable', null, 'payable'],
  ['held', null, 'held'],
  ['held', 'released', 'payable'],
  ['held', 'lapsed', 'lapsed'],
] as const)('a line posted as %s whose hold was %s is taken back from %s', (status, outcome, now) => {
  expect(whereIsNow(status, outcome)).toBe(now);
  const [line] = reversalOf([{ ...(late()[0] as PostedLine), status }], '2026-12', () => now);
  expect(line?.status).toBe(now);
});

it('reversed and paid again leaves nothing, whatever the rates, statuses and amounts', () => {
  const upline = fc.record({
    affiliateId: fc.uuid(),
    status: fc.constantFrom(...monthStatuses),
    rateBp: fc.integer({ min: 0, max: 10_000 }),
  });
  const rvls = fc.integer({ min: 0, max: 900_000_000_000 }).map(paise);
  fc.assert(
    fc.property(
      rvls,
      fc.uniqueArray(upline, { maxLength: 14, selector: (one) => one.affiliateId }),
      (rvl, uplines) => {
        const first = late({ rvl }, uplines);
        const back = first.length > 0 ? reversalOf(first, '2026-11', asPosted) : [];
        const again = late({ rvl, sequence: 2 }, uplines);
        const sums = new Map<string, number>();
        for (const { affiliateId, amount } of [...back, ...again]) {
          sums.set(affiliateId, (sums.get(affiliateId) ?? 0) + amount);
        }
        expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
      },
    ),
  );
});

it('lapses six closed months later', () => {
  expect(lapsesWith('2026-06', presentPlan)).toBe('2026-12');
  expect(lapsesWith('2026-09', presentPlan)).toBe('2027-03');
});
