// The fields of a home as a lister gives them: the API, the form and the import check the same schema.
import { z } from 'zod';
import { MAX_AREA_SQFT } from '../domain/catalogue.ts';
import { listerKinds } from '../domain/own-homes.ts';
import { bareNumber } from '../domain/phones.ts';
import {
  amenities,
  facings,
  furnishings,
  parkings,
  preferredTenants,
  propertyTypes,
  waterSupplies,
} from '../domain/properties.ts';
import {
  calendarDate,
  choice,
  line,
  optional,
  optionalLine,
  paragraph,
  phone,
  rupees,
  whole,
} from './fields.ts';

export const homeFields = z
  .object({
    title: line(200).default('').describe('Left empty, one is made from type, bedrooms and place'),
    description: paragraph(5000).default(''),
    listed_as: choice(listerKinds, 'Choose owner or broker').default('owner'),
    city: line(80).min(1, 'Choose a city'),
    locality: line(120).min(1, 'Enter the locality').describe('Made when the city has none of this name'),
    landmark: optionalLine(120),
    pincode: optional(
      z
        .string({ error: 'Enter a PIN code of six digits' })
        .transform(bareNumber)
        .pipe(z.string().regex(/^[1-9]\d{5}$/, 'Enter a PIN code of six digits')),
    ),
    address: optionalLine(300).describe('Shown only after a visit or application is accepted'),
    contact_phone: phone.describe('Shown only after a visit or application is accepted'),
    property_type: choice(propertyTypes, 'Choose the type of home'),
    furnishing: choice(furnishings, 'Choose the furnishing'),
    bedrooms: whole(1, 5, 'bedrooms').describe('5 means 5 or more'),
    bathrooms: whole(1, 5, 'bathrooms').describe('5 means 5 or more'),
    area_sqft: whole(1, MAX_AREA_SQFT, 'an area in sq ft'),
    floor: optional(whole(-3, 200, 'a floor')).describe('0 is the ground floor'),
    total_floors: optional(whole(0, 200, 'the number of floors')),
    facing: optional(choice(facings, 'Choose a direction')),
    parking: optional(choice(parkings, 'Choose the parking')),
    water_supply: optional(choice(waterSupplies, 'Choose the water supply')),
    amenities: z
      .array(choice(amenities, 'Choose amenities of the list'))
      .max(amenities.length, 'Choose each amenity once')
      .default([])
      .transform((chosen) => [...new Set(chosen)]),
    rent: rupees(1, 'the rent'),
    deposit: optional(rupees(0, 'the deposit')).describe('Absent means not said, zero means none'),
    maintenance_charge: optional(rupees(0, 'the maintenance charge')),
    brokerage_days: whole(0, 365, 'days of rent').default(0),
    available_from: optional(calendarDate),
    preferred_tenant: choice(preferredTenants, 'Choose whom you prefer').default('anyone'),
    pets_allowed: z.boolean({ error: 'Choose yes or no' }).default(false),
    rera_number: optionalLine(60),
  })
  .refine((home) => home.floor === null || home.total_floors === null || home.floor <= home.total_floors, {
    path: ['floor'],
    message: 'The floor is above the highest one',
  });

export type HomeFields = z.output<typeof homeFields>;
export type HomeInput = z.input<typeof homeFields>;
