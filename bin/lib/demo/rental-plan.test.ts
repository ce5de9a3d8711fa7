import { expect, it } from 'vitest';
import { demoAffiliates } from '../../../src/db/seed/demo/affiliates.ts';
import { demoPeople } from '../../../src/db/seed/demo/people.ts';
import { usualRent } from '../../../src/db/seed/demo/rents.ts';
import { cities } from '../../../src/db/seed/places.ts';
import { demoManagedRentals } from './rental-plan.ts';

it('rents managed homes at what such homes cost in their city', () => {
  const people = demoPeople();
  const rentals = demoManagedRentals(people, demoAffiliates(people), '2026-12-01');
  const times = rentals.map((rental) => {
    const city = cities.find(({ name }) => name === rental.city);
    const locality = city?.localities.find(({ name }) => name === rental.locality);
    if (!city || !locality) throw new Error(`${rental.locality} is not in ${rental.city}`);
    const kind = {
      propertyType: rental.type,
      bedrooms: rental.bedrooms,
      furnishing: 'fully_furnished',
    } as const;
    return rental.rent / usualRent(city, locality, kind);
  });
  expect(Math.max(...times)).toBeLessThan(1.6);
  expect(Math.min(...times)).toBeGreaterThan(0.8);
  expect(new Set(rentals.map(({ city }) => city)).size).toBeGreaterThan(8);
});
