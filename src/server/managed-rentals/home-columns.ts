/** The home of an application, whether its owner or a broker hands it in or an administrator adds it. */
import type { z } from 'zod';
import type { AddRvl, managedRentalForm } from '../../contract/managed-rentals.ts';

type Home = AddRvl | z.output<typeof managedRentalForm>;

export const homeColumns = (input: Home) => ({
  monthlyRent: input.monthly_rent,
  propertyLocation: input.property_location,
  propertyType: input.property_type,
  propertyAddress: input.property_address,
  locality: input.locality,
  bedrooms: input.bedrooms,
  bathrooms: input.bathrooms,
  areaSqft: input.area_sqft,
  furnishing: input.furnishing,
  amenities: input.amenities,
  description: input.description,
  securityDeposit: input.security_deposit,
});
