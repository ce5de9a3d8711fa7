import { describe, expect, it } from 'vitest';
import { checkHome } from './check-home.ts';
import { stepOf, toContent, toValues } from './listing-values.ts';

const filled = {
  ...toValues({}),
  city: 'Bengaluru',
  locality: ' Koramangala ',
  property_type: 'apartment',
  furnishing: 'unfurnished',
  bedrooms: '2',
  bathrooms: '1',
  area_sqft: 1100,
  rent: 30_000,
};

describe('the fields of the form', () => {
  it('become a home in the contract’s units', () => {
    expect(checkHome(filled).home).toMatchObject({
      locality: 'Koramangala',
      bedrooms: 2,
      rent: 3_000_000,
      deposit: null,
      brokerage_days: 0,
    });
  });

  it('keep no deposit apart from a deposit of nothing', () => {
    expect(toContent({ ...filled, deposit: '' })).not.toHaveProperty('deposit');
    expect(toContent({ ...filled, deposit: 0 })).toMatchObject({ deposit: 0 });
  });

  it('come back as they were kept', () => {
    const values = { ...filled, locality: 'Koramangala', amenities: ['lift'], pets_allowed: true, floor: 0 };
    expect(toValues(toContent(values))).toEqual(values);
  });

  it('leave out what another client kept in a wrong form', () => {
    const values = toValues({
      city: 7,
      rent: 'much',
      amenities: 'lift',
      pets_allowed: 'yes',
      facing: 3,
      bedrooms: [],
    });
    expect(values).toMatchObject({
      city: null,
      amenities: [],
      pets_allowed: false,
      facing: null,
      bedrooms: null,
    });
  });

  it('refuse a floor above the highest on their own step, while the rent is still empty', () => {
    const above = { ...filled, rent: '', floor: 9, total_floors: 4 } as const;
    expect(checkHome(above).problems).toMatchObject({ floor: 'The floor is above the highest one' });
    for (const right of [{ floor: 4 }, { floor: '' }, { total_floors: '' }] as const)
      expect(checkHome({ ...above, ...right }).problems).not.toHaveProperty('floor');
  });

  it('ask a PG whom it is for, and keep that of no other home', () => {
    const pg = { ...filled, property_type: 'pg', rent: '' };
    expect(checkHome(pg).problems).toMatchObject({ pg_for: 'Choose whom the PG is for' });
    expect(checkHome({ ...pg, pg_for: 'women' }).problems).not.toHaveProperty('pg_for');
    expect(toContent({ ...pg, pg_for: 'women' })).toMatchObject({ pg_for: 'women' });
    expect(toContent({ ...filled, pg_for: 'women' })).not.toHaveProperty('pg_for');
    expect(checkHome({ ...filled, pg_for: 'women' }).home).toMatchObject({ pg_for: null });
  });

  it('say what is missing, each in its step', () => {
    const { problems } = checkHome(toValues({}));
    expect(Object.keys(problems).sort()).toEqual([
      'area_sqft',
      'bathrooms',
      'bedrooms',
      'city',
      'furnishing',
      'locality',
      'property_type',
      'rent',
    ]);
    expect(problems.rent).toBe('Enter the rent in whole rupees, at most 1 crore');
    expect(['city', 'bedrooms', 'rent', 'photos'].map(stepOf)).toEqual(['place', 'home', 'money', undefined]);
  });
});
