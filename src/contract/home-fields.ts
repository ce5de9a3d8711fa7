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
import { invalid } from '../domain/refusals.ts';
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
    listed_as: choice(listerKinds, invalid('listed-as.unknown', 'Choose owner or broker')).default('owner'),
    city: line(80).min(1, invalid('city.missing', 'Choose a city')),
    locality: line(120)
      .min(1, invalid('locality.missing', 'Enter the locality'))
      .describe('Made when the city has none of this name'),
    landmark: optionalLine(120),
    pincode: optional(
      z
        .string(invalid('pincode.malformed', 'Enter a PIN code of six digits'))
        .transform(bareNumber)
        .pipe(
          z.string().regex(/^[1-9]\d{5}$/, invalid('pincode.malformed', 'Enter a PIN code of six digits')),
        ),
    ),
    address: optionalLine(300).describe('Shown only after a visit or application is accepted'),
    contact_phone: phone.describe('Shown only after a visit or application is accepted'),
    property_type: choice(propertyTypes, invalid('home-type.unknown', 'Choose the type of home')),
    furnishing: choice(furnishings, invalid('furnishing.unknown', 'Choose the furnishing')),
    bedrooms: whole(1, 5, 'bedrooms.out-of-range', 'Enter bedrooms from {least} to {most}').describe(
      '5 means 5 or more',
    ),
    bathrooms: whole(1, 5, 'bathrooms.out-of-range', 'Enter bathrooms from {least} to {most}').describe(
      '5 means 5 or more',
    ),
    area_sqft: whole(1, MAX_AREA_SQFT, 'area.out-of-range', 'Enter an area in sq ft from {least} to {most}'),
    floor: optional(whole(-3, 200, 'floor.out-of-range', 'Enter a floor from {least} to {most}')).describe(
      '0 is the ground floor',
    ),
    total_floors: optional(
      whole(0, 200, 'floors.out-of-range', 'Enter the number of floors from {least} to {most}'),
    ),
    facing: optional(choice(facings, invalid('facing.unknown', 'Choose a direction'))),
    parking: optional(choice(parkings, invalid('parking.unknown', 'Choose the parking'))),
    water_supply: optional(choice(waterSupplies, invalid('water-supply.unknown', 'Choose the water supply'))),
    amenities: z
      .array(choice(amenities, invalid('amenities.unknown', 'Choose amenities of the list')))
      .max(amenities.length, invalid('amenities.repeated', 'Choose each amenity once'))
      .default([])
      .transform((chosen) => [...new Set(chosen)]),
    rent: rupees(1, 'rent.out-of-range', 'Enter the rent in whole rupees, at most {most} crore'),
    deposit: optional(
      rupees(0, 'deposit.out-of-range', 'Enter the deposit in whole rupees, at most {most} crore'),
    ).describe('Absent means not said, zero means none'),
    maintenance_charge: optional(
      rupees(
        0,
        'maintenance-charge.out-of-range',
        'Enter the maintenance charge in whole rupees, at most {most} crore',
      ),
    ),
    brokerage_days: whole(
      0,
      365,
      'brokerage-days.out-of-range',
      'Enter days of rent from {least} to {most}',
    ).default(0),
    available_from: optional(calendarDate),
    preferred_tenant: choice(
      preferredTenants,
      invalid('preferred-tenant.unknown', 'Choose whom you prefer'),
    ).default('anyone'),
    pets_allowed: z.boolean(invalid('yes-or-no.missing', 'Choose yes or no')).default(false),
    rera_number: optionalLine(60),
  })
  .refine((home) => home.floor === null || home.total_floors === null || home.floor <= home.total_floors, {
    path: ['floor'],
    ...invalid('floor.above-highest', 'The floor is above the highest one'),
  });

export type HomeFields = z.output<typeof homeFields>;
export type HomeInput = z.input<typeof homeFields>;
