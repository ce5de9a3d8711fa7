// The catalogue's filters as URL, API and form share them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dimensions, sorts } from '../domain/catalogue.ts';
import { amenities, furnishings, listedAs, preferredTenants, propertyTypes } from '../domain/properties.ts';
import { checkFilters, filtersFromUrl, filtersToUrl, propertyFilters } from './property-filters.ts';

const read = (query: string) => filtersFromUrl(new URLSearchParams(query));
const check = (query: string) => checkFilters(new URLSearchParams(query));

const some = <T>(list: readonly T[]) =>
  fc.option(fc.subarray([...list], { minLength: 1 }), { nil: undefined });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const name = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text && text !== '');
const anyFilters = fc.record({
  q: maybe(name),
  city: maybe(name),
  locality: maybe(fc.uniqueArray(name, { minLength: 1, maxLength: 4 })),
  rent_min: maybe(fc.integer({ min: 0, max: 20_000 })),
  rent_max: maybe(fc.integer({ min: 20_000, max: 10_000_000 })),
  bedrooms: some([1, 2, 3, 4, 5]),
  parking: some(dimensions.parking.values),
  bathrooms: maybe(fc.integer({ min: 1, max: 5 })),
  furnishing: some(furnishings),
  property_type: some(propertyTypes),
  area_min: maybe(fc.integer({ min: 0, max: 500 })),
  area_max: maybe(fc.integer({ min: 500, max: 100_000 })),
  available_by: maybe(fc.constantFrom('2026-12-01', '2028-02-29')),
  amenities: some(amenities),
  pets: maybe(fc.boolean()),
  preferred_tenant: maybe(fc.constantFrom(...preferredTenants)),
  verified: maybe(fc.boolean()),
  listed_as: maybe(fc.constantFrom(...listedAs)),
  sort: fc.constantFrom(...sorts),
  limit: fc.integer({ min: 1, max: 100 }),
});

it('comes back from a URL as it went in, and equal filters give equal URLs', () => {
  fc.assert(
    fc.property(anyFilters, (input) => {
      const filters = propertyFilters.parse(input);
      const url = filtersToUrl(filters);
      expect(filtersFromUrl(url)).toEqual(filters);
      expect(filtersToUrl(filtersFromUrl(url)).toString()).toBe(url.toString());
      expect(checkFilters(url).success).toBe(true);
    }),
  );
});

it('reads amounts, areas and dates of a form as people write them, and of the API as figures alone', () => {
  const query = 'rent_min=25k&rent_max=1.5+lakh&area_min=१,१००&available_by=5+Nov+2026';
  expect(read(query)).toMatchObject({
    rent_min: 25_000,
    rent_max: 150_000,
    area_min: 1100,
    available_by: '2026-11-05',
  });
  expect(check(query).success).toBe(false);
  expect(read('rent_min=cheap&area_min=-1&available_by=5+Nov')).toEqual({ sort: 'best', limit: 24 });
});

it('leaves out what is not asked', () => {
  expect(filtersToUrl(propertyFilters.parse({})).toString()).toBe('');
  expect(read('')).toEqual({ sort: 'best', limit: 24 });
  expect(read('rent_min=&rent_max=&q=+&bedrooms=')).toEqual({ sort: 'best', limit: 24 });
  expect(read('pets=false&verified=off')).toEqual({ sort: 'best', limit: 24 });
});

it('takes one or many, each once, in one order', () => {
  expect(read('bedrooms=3&bedrooms=2&bedrooms=3').bedrooms).toEqual([2, 3]);
  expect(propertyFilters.parse({ bedrooms: 2, locality: 'Powai' })).toMatchObject({
    bedrooms: [2],
    locality: ['Powai'],
  });
  expect(propertyFilters.parse({ furnishing: [] }).furnishing).toBeUndefined();
});

describe('on the page', () => {
  it('leaves out what is unknown or wrong and keeps the rest', () => {
    expect(
      read('utm_source=x&rent_max=abc&bedrooms=9&bedrooms=2&sort=upwards&city=Pune&limit=1000&cursor=x'),
    ).toEqual({
      city: 'Pune',
      bedrooms: [2],
      sort: 'best',
      limit: 24,
    });
  });

  it('turns a range that stands the wrong way round', () => {
    expect(read('rent_min=30000&rent_max=10000')).toMatchObject({ rent_min: 10_000, rent_max: 30_000 });
  });

  it('never fails, whatever the query string', () => {
    fc.assert(
      fc.property(
        fc.webQueryParameters(),
        fc.constantFrom('rent_min', 'q', 'cursor', 'bedrooms'),
        (text, field) => {
          expect(read(`${text}&${field}=${text}`).limit).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('in the API', () => {
  it.each([
    ['colour=red', ''],
    ['rent_max=abc', 'rent_max'],
    ['rent_max=-1', 'rent_max'],
    ['rent_max=1.5', 'rent_max'],
    ['rent_max=99999999999999999999', 'rent_max'],
    ['bedrooms=6', 'bedrooms'],
    ['bedrooms=0&bedrooms=2', 'bedrooms'],
    ['furnishing=lavish', 'furnishing'],
    ['available_by=2026-02-30', 'available_by'],
    ['sort=upwards', 'sort'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['pets=maybe', 'pets'],
    ['rent_min=2&rent_max=1', 'rent_max'],
    [`q=${'x'.repeat(2001)}`, 'q'],
    ['cursor=abc', 'cursor'],
  ])('%s is refused', (query, field) => {
    expect(check(query).error?.issues.map(({ path }) => path[0] ?? '')).toContain(field);
  });
});
