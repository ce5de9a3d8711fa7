import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { askedOf, hintsOf } from './hints.ts';
import { toValues } from './listing-values.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const place = { ...toValues({}), city: 'Bengaluru', locality: ' Koramangala ' };

describe('what the form asks', () => {
  it('is nothing until the place is named', () => {
    expect(askedOf(toValues({}))).toBeNull();
    expect(askedOf({ ...place, locality: '  ' })).toBeNull();
    expect(askedOf({ ...place, city: null })).toBeNull();
  });

  it('is what is typed so far, in the contract’s units', () => {
    expect(askedOf(place)).toEqual({ city: 'Bengaluru', locality: 'Koramangala' });
    expect(
      askedOf({ ...place, pincode: '560034', bedrooms: '2', rent: 30_000, area_sqft: 1100 }),
    ).toMatchObject({ pincode: '560034', bedrooms: 2, rent: 3_000_000, area_sqft: 1100 });
  });

  it('leaves out what cannot be right', () => {
    for (const slips of [
      { pincode: '5600', rent: -5, area_sqft: '12.5' },
      { pincode: '056003', rent: 99_999_999, area_sqft: 100_001 },
    ]) {
      expect(askedOf({ ...place, ...slips })).toEqual({ city: 'Bengaluru', locality: 'Koramangala' });
    }
  });
});

describe('hints', () => {
  // spec doubtful-listings: Who writes a listing reads hints at the fields, and is not stopped
  it('stand at their fields, the first one of each', () => {
    const hints = hintsOf(
      [
        {
          kind: 'rent_median',
          field: 'rent',
          facts: { of: 1_000_000, percent: 33, median: 3_000_000, homes: 30 },
        },
        { kind: 'rent', field: 'rent', facts: { of: '1/2' } },
        { kind: 'pincode', field: 'pincode', facts: { of: '400050' } },
      ],
      i18n,
    );
    expect(hints).toEqual({
      rent: 'This is 33% of ₹30,000, the middle rent of 30 such homes here. If it is right, continue.',
      pincode: 'The places we know in this city have other PIN codes than 400050. If it is right, continue.',
    });
  });

  it('say nothing of what belongs to no field', () => {
    expect(hintsOf([{ kind: 'duplicate', field: null, facts: { of: 'terms' } }], i18n)).toEqual({});
  });
});
