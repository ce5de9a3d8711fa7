// A home as lists of leads, shortlisted and viewed homes show it: also when it was let, paused or taken away since.
import { z } from 'zod';
import { availabilities, furnishings, listingStates, propertyTypes } from '../domain/properties.ts';
import { invalid } from '../domain/refusals.ts';
import { coverPhoto } from './cover-photo.ts';

export const homeSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  city: z.string().nullable(),
  locality: z.string().nullable(),
  rent: z.number().int().nullable().describe('paise a month'),
  deposit: z.number().int().nullable().describe('paise'),
  bedrooms: z.number().int().nullable(),
  area_sqft: z.number().int().nullable(),
  property_type: z.enum(propertyTypes).nullable(),
  furnishing: z.enum(furnishings).nullable(),
  availability: z.enum(availabilities),
  listing_state: z.enum(listingStates),
  verified: z.boolean(),
  cover: coverPhoto.nullable(),
});
export type HomeSummary = z.infer<typeof homeSummary>;

export const homeId = z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home' }));
