/** Homes for tests: the places they stand in, and the fields a lister would fill in. */
import type { HomeInput } from '../../src/contract/home-fields.ts';
import type { TestServices } from './services.ts';

/** Bengaluru with Koramangala, and Pune without a locality. */
export async function addPlaces(asOwner: TestServices['asOwner']): Promise<void> {
  await asOwner(`insert into cities (name, slug, state, aliases) values
    ('Bengaluru', 'bengaluru', 'Karnataka', '{Bangalore}'), ('Pune', 'pune', 'Maharashtra', '{}')`);
  await asOwner(`insert into localities (city_id, name, slug)
    select id, 'Koramangala', 'koramangala' from cities where name = 'Bengaluru'`);
}

export const homeInput = (own: Partial<HomeInput> = {}): HomeInput => ({
  city: 'Bengaluru',
  locality: 'Koramangala',
  property_type: 'apartment',
  furnishing: 'semi_furnished',
  bedrooms: 2,
  bathrooms: 2,
  area_sqft: 1100,
  rent: 3_000_000,
  deposit: 12_000_000,
  ...own,
});
