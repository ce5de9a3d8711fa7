import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  byUrgency,
  dueAt,
  inboxKinds,
  inboxOf,
  isLate,
  isOneLate,
  lateAfter,
  lateAmount,
  type Waiting,
} from './inbox.ts';

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 26, 6);
const now = new Date(NOW).toISOString();
const waiting = (kind: Waiting['kind'], days: number, count = 1): Waiting => ({
  kind,
  count,
  oldest: new Date(NOW - days * DAY).toISOString(),
});

it('puts what is late first, the oldest on top, and of the rest money before tidying', () => {
  const items = [
    waiting('localities', 1),
    waiting('enquiries', 0.5),
    waiting('flags', 8),
    waiting('months-to-close', 3),
    waiting('claims', 2, 0),
  ];
  expect(byUrgency(items, now).map(({ kind }) => kind)).toEqual([
    'flags',
    'months-to-close',
    'enquiries',
    'localities',
  ]);
});

it('is late after its days, not on them, and not where nobody knows since when', () => {
  expect(isLate(waiting('enquiries', 1), now)).toBe(false);
  // In India a day later, which is what the age says too.
  expect(isLate(waiting('enquiries', 1.4), now)).toBe(false);
  expect(isLate(waiting('enquiries', 1.6), now)).toBe(true);
  expect(isLate(waiting('gst-to-pay', 5), now)).toBe(false);
  expect(isLate(waiting('gst-to-pay', 5 + 1 / DAY), now)).toBe(true);
  expect(lateAfter('enquiries')).toBe(1);
  expect(lateAfter('gst-to-pay')).toBeNull();
  expect(lateAfter('complaints')).toBeNull();
  expect(isLate({ kind: 'enquiries', oldest: null }, now)).toBe(false);
  expect(isOneLate('claims', new Date(NOW - 4 * DAY).toISOString(), now)).toBe(true);
  expect(isOneLate('claims', new Date(NOW - 2 * DAY).toISOString(), now)).toBe(false);
});

it('says the day of the law for tax, and none for the rest', () => {
  const { oldest } = waiting('gst-to-pay', 1);
  expect(dueAt('gst-to-pay', oldest)).toBe(new Date(NOW + 3 * DAY).toISOString());
  expect(dueAt('enquiries', oldest)).toBeNull();
  // Owners have the day that was promised to them: it waits from five days before.
  expect(dueAt('owners-to-pay', oldest)).toBe(new Date(NOW + 4 * DAY).toISOString());
  expect(dueAt('tds-to-deposit', null)).toBeNull();
});

it('says what of the money is late, by the rule of its kind', () => {
  const at = (days: number) => new Date(NOW - days * DAY).toISOString();
  const sums = [
    { since: at(120), amount: 9_520_00 },
    { since: at(1), amount: 1_19_500_00 },
    { since: null, amount: 7_00 },
  ];
  expect(lateAmount({ ...waiting('owners-without-account', 120), sums }, now)).toBe(9_520_00);
  expect(lateAmount({ ...waiting('batches-to-send', 1), sums: sums.slice(1) }, now)).toBe(0);
  expect(lateAmount(waiting('enquiries', 30), now)).toBeNull();
});

it('is late by its own day where each has one', () => {
  const complaint = waiting('complaints', 30);
  expect(isLate(complaint, now)).toBe(false);
  expect(isLate({ ...complaint, lateFrom: new Date(NOW + 1).toISOString() }, now)).toBe(false);
  expect(isLate({ ...complaint, lateFrom: now }, now)).toBe(true);
});

it('loses nothing that waits and shows nothing that does not', () => {
  const item = fc
    .tuple(fc.constantFrom(...inboxKinds), fc.nat(40), fc.nat(3))
    .map(([kind, days, count]) => waiting(kind, days, count));
  fc.assert(
    fc.property(fc.uniqueArray(item, { selector: ({ kind }) => kind }), (items) => {
      const shown = byUrgency(items, now);
      expect(new Set(shown)).toEqual(new Set(items.filter(({ count }) => count > 0)));
      const late = shown.map((one) => isLate(one, now));
      expect(late).toEqual(late.toSorted((one, other) => Number(other) - Number(one)));
    }),
  );
});

it('is the work of whoever may do it', () => {
  const member = { kind: 'member', userId: 'u', isAffiliate: false, isVerified: true } as const;
  expect(inboxOf({ ...member, roles: ['admin'] })).toEqual(inboxKinds);
  expect(inboxOf({ ...member, roles: ['landlord'] })).toEqual([]);
  expect(inboxOf({ kind: 'visitor' })).toEqual([]);
});

it('keeps the cash of a registration from whoever may activate brokers and issues no invoice', () => {
  const manager = {
    kind: 'member',
    userId: 'u',
    isAffiliate: false,
    isVerified: true,
    roles: ['programme_manager'],
  } as const;
  expect(inboxOf(manager)).toContain('registrations-paid');
  expect(inboxOf(manager)).not.toContain('registrations-cash');
});
