import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from './dates.ts';
import { generatedTitle, type TitleParts } from './made-titles.ts';
import {
  acceptsLeads,
  amenities,
  asRoomCount,
  availabilities,
  badgeColour,
  canMoveListing,
  daysUntilStale,
  facings,
  freeFrom,
  furnishings,
  type ListingAction,
  type ListingState,
  listedAs,
  listingStates,
  nextListingState,
  parkings,
  preferredTenants,
  propertyTypes,
  staleStep,
  toggledAvailability,
  waterSupplies,
} from './properties.ts';

describe('the days until a listing pauses itself', () => {
  it.each([
    ['2026-11-01', '2026-11-21', null],
    ['2026-10-06', '2026-11-20', null],
    ['2026-10-06', '2026-11-21', 14],
    ['2026-09-22', '2026-11-21', 0],
    ['2026-01-01', '2026-11-21', 0],
  ])('renewed on %s are on %s: %s', (renewedOn, today, days) => {
    expect(daysUntilStale(renewedOn, today)).toBe(days);
  });
});

describe('vocabularies', () => {
  it('use stable lower-case codes, each once', () => {
    const lists = [
      propertyTypes,
      furnishings,
      facings,
      parkings,
      preferredTenants,
      waterSupplies,
      listedAs,
      availabilities,
      listingStates,
      amenities,
    ];
    for (const list of lists) {
      expect(new Set(list).size).toBe(list.length);
      expect(list.filter((code: string) => !/^[a-z]+(_[a-z]+)*$/.test(code))).toEqual([]);
    }
  });

  it('keeps the order of the amenities in the search index', () => {
    expect(amenities.slice(0, 3)).toEqual(['lift', 'power_backup', 'security']);
    expect(amenities).toHaveLength(25);
  });

  // spec 2.6: Bedrooms and bathrooms 1 to 5+
  test.each([
    [0, 1],
    [1, 1],
    [4, 4],
    [5, 5],
    [6, 5],
    [10, 5],
  ])('%s rooms count as %s', (rooms, expected) => {
    expect(asRoomCount(rooms)).toBe(expected);
  });
});

describe('listing states', () => {
  const legal: [ListingState, ListingAction, ListingState][] = [
    ['draft', 'publish', 'published'],
    ['published', 'pause', 'paused'],
    ['paused', 'resume', 'published'],
    ['published', 'renew', 'published'],
    ['published', 'expire', 'paused'],
    ['draft', 'remove', 'withdrawn'],
    ['published', 'remove', 'withdrawn'],
    ['paused', 'remove', 'withdrawn'],
  ];
  const actions: ListingAction[] = ['publish', 'pause', 'resume', 'renew', 'expire', 'remove'];

  test.each(legal)('%s by %s becomes %s', (from, action, to) => {
    expect(nextListingState(from, action)).toBe(to);
  });

  it('allows nothing else', () => {
    for (const state of listingStates) {
      for (const action of actions) {
        const isLegal = legal.some(([from, by]) => from === state && by === action);
        expect(canMoveListing(state, action)).toBe(isLegal);
        if (!isLegal)
          expect(() => nextListingState(state, action)).toThrow('property.transition-not-allowed');
      }
    }
  });
});

describe('availability', () => {
  // spec 2.5: available becomes booked, anything else available
  it('turns available into booked and anything else into available', () => {
    expect(availabilities.map(toggledAvailability)).toEqual([
      'booked',
      'available',
      'available',
      'available',
      'available',
    ]);
  });

  it('lets leads in only where a home is published and available', () => {
    const open = listingStates.flatMap((state) =>
      availabilities.filter((availability) => acceptsLeads(state, availability)).map((a) => [state, a]),
    );
    expect(open).toEqual([['published', 'available']]);
  });
});

describe('staleness', () => {
  const renewed = '2026-01-01';
  test.each([
    [0, 0, 'none'],
    [45, 0, 'none'],
    [46, 0, 'remind'],
    [46, 1, 'none'],
    [57, 1, 'remind'],
    [59, 2, 'none'],
    [60, 2, 'pause'],
    [400, 2, 'pause'],
    [400, 0, 'remind'],
    [400, 1, 'remind'],
  ] as const)('after %s days and %s reminders: %s', (days, reminders, step) => {
    expect(staleStep(renewed, reminders, addDays(renewed, days))).toBe(step);
  });

  // spec 2.5: Beyond it: a listing pauses itself after two reminders without renewal
  it('never pauses before two reminders', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 1 }), (days, reminders) => {
        return staleStep(renewed, reminders, addDays(renewed, days)) !== 'pause';
      }),
    );
  });
});

// spec 4: Status display: commission paid or other … the colours of badges
test.each([
  ['available', 'green'],
  ['approved', 'green'],
  ['completed', 'green'],
  ['booked', 'blue'],
  ['scheduled', 'blue'],
  ['unavailable', 'amber'],
  ['pending', 'amber'],
  ['rejected', 'red'],
  ['cancelled', 'red'],
  ['rented', 'grey'],
  ['requested', 'grey'],
  ['constructor', 'grey'],
])('%s is shown %s', (status, colour) => {
  expect(badgeColour(status)).toBe(colour);
});

describe('generated title', () => {
  const cases: [TitleParts, string][] = [
    [
      { propertyType: 'apartment', bedrooms: 2, locality: 'Koramangala', city: 'Bengaluru' },
      '2 BHK Apartment in Koramangala, Bengaluru',
    ],
    [{ propertyType: 'villa', bedrooms: 5, locality: 'Aundh', city: 'Pune' }, '5+ BHK Villa in Aundh, Pune'],
    [{ propertyType: 'studio', bedrooms: 1, locality: 'Powai', city: 'Mumbai' }, 'Studio in Powai, Mumbai'],
    [{ propertyType: 'pg', bedrooms: 1, locality: null, city: 'Kota' }, 'PG in Kota'],
  ];
  test.each(cases)('%j', (parts, title) => {
    expect(generatedTitle(parts)).toBe(title);
  });
});

it.each([
  [null, null],
  ['2020-01-01', null],
  ['2026-11-24', null],
  ['2026-11-25', '2026-11-25'],
])('a home free from %s is to be had on 24 Nov 2026 from %s', (from, shown) => {
  expect(freeFrom(from, '2026-11-24')).toBe(shown);
});
