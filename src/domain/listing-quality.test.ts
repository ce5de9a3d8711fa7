import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  bestMatchScore,
  checkDraftComplete,
  compareRent,
  draftSteps,
  implausibleFields,
  type ListingFigures,
  missingFields,
  type RankedListing,
} from './listing-quality.ts';
import { fromRupees } from './money.ts';

describe('draft', () => {
  const full = {
    city: 'Pune',
    locality: 'Aundh',
    propertyType: 'apartment',
    bedrooms: 2,
    bathrooms: 2,
    furnishing: 'unfurnished',
    areaSqft: 900,
    rent: 2_500_000,
  };

  it('says what each step lacks', () => {
    expect(draftSteps.map((step) => missingFields({}, step))).toEqual([
      ['city', 'locality'],
      ['propertyType', 'bedrooms', 'bathrooms', 'furnishing', 'areaSqft'],
      ['rent'],
      [],
      [],
    ]);
    expect(missingFields({ city: 'Pune', locality: '' }, 'place')).toEqual(['locality']);
    expect(missingFields({ ...full, rent: null }, 'money')).toEqual(['rent']);
  });

  it('is published only when nothing is missing', () => {
    expect(() => checkDraftComplete(full)).not.toThrow();
    expect(() => checkDraftComplete({ ...full, furnishing: '' })).toThrow(
      'property.draft-incomplete (furnishing)',
    );
    expect(() => checkDraftComplete({})).toThrow('property.draft-incomplete (city)');
  });
});

describe('plausibility', () => {
  const home = (
    rupees: number,
    areaSqft: number,
    bedrooms: number,
    floor?: number,
    totalFloors?: number,
  ) => ({
    rent: fromRupees(rupees),
    areaSqft,
    bedrooms,
    floor,
    totalFloors,
  });
  const cases: [ListingFigures, string[]][] = [
    [home(25_000, 1_000, 2), []],
    [home(4_000, 150, 1), []],
    [home(400_000, 4_000, 4), []],
    [home(3_500_000, 2_500, 3), ['rent']],
    [home(25_000, 10, 2), ['area_sqft']],
    [home(3_500_000, 10, 2), ['rent', 'area_sqft']],
    [home(999, 500, 1), ['rent']],
    [home(900_000, 1_000, 2), ['rent']],
    [home(1_500, 1_000, 2), ['rent']],
    [home(25_000, 9_000, 1), ['area_sqft']],
    [home(90_000, 6_000, 6), []],
    [home(25_000, 1_000, 2, 3, 2), ['floor']],
    [home(25_000, 1_000, 2, 2, 2), []],
  ];
  test.each(cases)('%j', (figures, fields) => {
    expect(implausibleFields(figures)).toEqual(fields);
  });
});

describe('best match', () => {
  const listing: RankedListing = {
    renewedAt: '2026-11-05T00:00:00Z',
    verified: false,
    photoCount: 0,
    rating: null,
  };
  const gain = (change: Partial<RankedListing>) =>
    bestMatchScore({ ...listing, ...change }) - bestMatchScore(listing);

  test.each([
    [{ verified: true }, 300],
    [{ photoCount: 4 }, 60],
    [{ photoCount: 20 }, 120],
    [{ rating: 5 }, 100],
    [{ rating: 3 }, 0],
    [{ rating: 3.01 }, 1],
    [{ rating: 2.99 }, -1],
    [{ rating: 1 }, -100],
    [{ renewedAt: '2026-11-06T00:00:00Z' }, 10],
  ])('%j adds %s', (change, expected) => {
    expect(gain(change)).toBe(expected);
  });

  it('keeps its order as time goes by, being whole and free of today', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.nat(30),
        fc.option(fc.integer({ min: 100, max: 500 })),
        (verified, photoCount, r) => {
          const rating = r === null ? null : r / 100;
          expect(Number.isSafeInteger(bestMatchScore({ ...listing, verified, photoCount, rating }))).toBe(
            true,
          );
        },
      ),
    );
  });
});

describe('rent against the median', () => {
  test.each([
    [22_500, 'below', 10],
    [25_000, 'usual', 0],
    [26_250, 'usual', 5],
    [23_750, 'usual', 5],
    [30_000, 'above', 20],
  ])('₹%s where ₹25,000 is usual: %s by %s %%', (rent, standing, percent) => {
    const median = fromRupees(25_000);
    expect(compareRent(fromRupees(rent), median, 12)).toEqual({ standing, percent, median, homes: 12 });
  });

  it('says nothing from fewer than five homes', () => {
    expect(compareRent(fromRupees(20_000), fromRupees(25_000), 4)).toBeNull();
    expect(compareRent(fromRupees(20_000), fromRupees(0), 9)).toBeNull();
  });
});
