import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  dayNumber,
  decodeCursor,
  dimensionNames,
  dimensions,
  encodeCursor,
  keyOf,
  sorts,
} from './catalogue.ts';

it('gives every filter value a number of its own', () => {
  const keys = dimensionNames.flatMap((name) => dimensions[name].values.map((value) => keyOf(name, value)));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => key !== undefined && key > 0 && key < 1000)).toBe(true);
  expect(keyOf('furnishing', 'lavish')).toBeUndefined();
});

it('keeps the numbers that stand in the catalogue of every database', () => {
  const stored = {
    bedrooms: 101,
    bathrooms: 201,
    furnishing: 301,
    property_type: 401,
    listed_as: 501,
    preferred_tenant: 601,
    pets: 701,
    verified: 801,
    amenities: 901,
  };
  const now = Object.fromEntries(dimensionNames.map((name) => [name, dimensions[name].first]));
  expect(now).toMatchObject(stored);
  expect(keyOf('property_type', 'pg')).toBe(407);
  // Homes of one city are kept in the order of this one.
  expect(dimensionNames[0]).toBe('bedrooms');
});

it('reads back the cursors it writes and no other text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sorts), fc.maxSafeNat(), fc.uuid(), (sort, key, id) => {
      expect(decodeCursor(encodeCursor({ sort, key, id }))).toEqual({ sort, key, id });
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => decodeCursor(text) === undefined));
  expect(decodeCursor('best~9999999999999999~019b76da-a800-7198-a1ff-94e4bff6a800')).toBeUndefined();
});

test.each([
  [null, 0],
  ['2019-05-01', 0],
  ['2020-01-02', 1],
  ['2026-11-20', 2515],
  ['2999-01-01', 32_767],
])('%s is day %s', (date, day) => {
  expect(dayNumber(date)).toBe(day);
});
