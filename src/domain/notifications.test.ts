import { describe, expect, it } from 'vitest';
import { categoryOf, defaultPreferences, deliveryOf, type NoticePreferences } from './notifications.ts';

it.each([
  ['visit.requested', 'requests'],
  ['application.approved', 'requests'],
  ['home.gone', 'requests'],
  ['listing.stale', 'listings'],
  ['search.matches', 'searches'],
  ['shortlist.price-drop', 'shortlist'],
  ['managed-rental.approved', 'managed_rentals'],
  ['payout.failed', 'account'],
  ['account.welcome', 'account'],
])('%s is about %s', (event, category) => {
  expect(categoryOf(event)).toBe(category);
});

/** Hours of 21 November 2026 in India. */
const at = (hour: number, minute = 0) =>
  new Date(Date.UTC(2026, 10, 21, hour - 5, minute - 30)).toISOString();

const both = { send: 'now', email: true, push: true };

describe('a notice', () => {
  it('leaves at once unless somebody said otherwise', () => {
    expect(deliveryOf('searches', defaultPreferences, at(3))).toEqual(both);
  });

  it('stays where its category is switched off, but for what concerns the account', () => {
    const off: NoticePreferences = {
      ...defaultPreferences,
      emailOff: ['searches', 'account', 'shortlist'],
      pushOff: ['searches', 'account', 'listings'],
    };
    expect(deliveryOf('searches', off, at(12))).toEqual({ send: 'never' });
    expect(deliveryOf('shortlist', off, at(12))).toEqual({ send: 'now', email: false, push: true });
    expect(deliveryOf('listings', off, at(12))).toEqual({ send: 'now', email: true, push: false });
    expect(deliveryOf('requests', off, at(12))).toEqual(both);
    expect(deliveryOf('account', off, at(12))).toEqual(both);
  });

  it.each([
    ['before the night', 21, 22, 7, undefined],
    ['as the night begins', 22, 22, 7, '2026-11-22T01:30:00Z'],
    ['after midnight', 3, 22, 7, '2026-11-21T01:30:00Z'],
    ['as the night ends', 7, 22, 7, undefined],
    ['at noon', 13, 13, 15, '2026-11-21T09:30:00Z'],
    ['after noon', 15, 13, 15, undefined],
    ['without a quiet hour', 9, 9, 9, undefined],
  ])('waits for the end of quiet hours: %s', (_, hour, from, to, until) => {
    const delivery = deliveryOf('requests', { ...defaultPreferences, quiet: { from, to } }, at(hour, 10));
    if (until === undefined) expect(delivery).toEqual(both);
    else expect(delivery).toMatchObject({ send: 'later' });
    if (delivery.send === 'later') expect(new Date(delivery.at)).toEqual(new Date(until ?? ''));
  });
});
