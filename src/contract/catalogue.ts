// What anyone may read of the catalogue: results, one home with what surrounds it, the front page, and places.
import { z } from 'zod';
import { shownFields } from '../domain/home-fields.ts';
import { exactnesses } from '../domain/map-exactness.ts';
import { organisationKinds } from '../domain/organisations.ts';
import { availabilities } from '../domain/properties.ts';
import { invalid } from '../domain/refusals.ts';
import { stationKinds } from '../domain/stations.ts';
import { offeredRoom } from './beds.ts';
import { shownBuilding } from './buildings.ts';
import { shownClaim } from './claims.ts';
import { procedure } from './procedure.ts';
import { propertyFilters } from './property-filters.ts';
import {
  asOf,
  popularCity,
  propertyCard,
  propertySearchResult,
  rentMedian,
  shownPhoto,
} from './property-search.ts';
import { shownSchema } from './shown-home.ts';

export type PropertyPhoto = z.infer<typeof shownPhoto>;

const nearStation = z.object({
  kind: z.enum(stationKinds),
  name: z.string(),
  distance_m: z.number().int().describe('about, in steps of 500'),
  walk_minutes: z.number().int().nullable().describe('about, in steps of 5; null where it is no walk'),
});

/** One home in full, without what only accepted seekers may know. */
export const propertyDetail = propertyCard.extend({
  ...shownSchema(shownFields),
  availability: z.enum(availabilities),
  state: z.string().nullable(),
  place_slugs: z
    .object({ city: z.string(), locality: z.string() })
    .describe('of the pages of its city and locality: /rent/{city}/{locality}'),
  view_count: z.number().int(),
  renewed_at: z.string(),
  photos: z.array(shownPhoto),
  rooms: z.array(offeredRoom).describe('of a PG: by sharing and rent; empty for every other home'),
  building: shownBuilding.nullable().describe('that its lister says it is in'),
  lister: z.object({ name: z.string(), since: z.string(), avatar_url: z.string().nullable() }).nullable(),
  organisation: z
    .object({ kind: z.enum(organisationKinds), name: z.string(), rera_number: z.string().nullable() })
    .nullable()
    .describe('the company, firm or agency that it is listed for'),
  answering: z
    .object({
      within_hours: z
        .number()
        .int()
        .nullable()
        .describe('half of the answers came sooner; null: slower than two days'),
      percent: z.number().int().describe('of requests that were answered'),
    })
    .nullable()
    .describe('how its lister answers requests to visit and to rent; null: too few were asked to say'),
  claims: z
    .array(shownClaim)
    .describe('what is verified of the home, of who lists it and of the organisation it is listed for'),
  place: z
    .object({
      lat: z.number(),
      lng: z.number(),
      exactness: z
        .enum(exactnesses)
        .describe('what of it is known: its own place, or only its locality or city'),
      radius_m: z.number().int().describe('how far from there the home may be'),
      near: z.array(nearStation).describe('the nearest metro and railway station, straight across'),
    })
    .nullable()
    .describe('roughly: the middle of a cell of about 370 metres'),
  rent_comparison: rentMedian
    .extend({ of: z.enum(['locality', 'city']) })
    .nullable()
    .describe(
      'Rents of as many bedrooms in the locality, or in the city where fewer than 5 homes there say it',
    ),
  asOf: asOf.optional(),
});
export type PropertyDetail = z.infer<typeof propertyDetail>;

const propertyId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home' })),
});

export const propertiesContract = {
  search: procedure('properties.search')
    .route({ method: 'GET', path: '/properties' })
    .input(propertyFilters)
    .output(propertySearchResult),
  get: procedure('properties.get')
    .route({ method: 'GET', path: '/properties/{id}' })
    .input(propertyId)
    .output(propertyDetail),
  former: procedure('properties.get')
    .route({
      method: 'GET',
      path: '/properties/{id}/former',
      summary: 'What remains of a home that is no longer shown',
    })
    .input(propertyId)
    .output(z.object({ title: z.string(), city: z.string(), locality: z.string(), gone: z.boolean() })),
  similar: procedure('properties.similar')
    .route({ method: 'GET', path: '/properties/{id}/similar' })
    .input(propertyId)
    .output(z.array(propertyCard).max(8)),
  home: procedure('properties.home')
    .route({ method: 'GET', path: '/front-page' })
    .output(
      z.object({
        cities: z.array(popularCity).max(12),
        newest: z.array(propertyCard).max(8),
        homes: z.number().int(),
        verified: z.number().int(),
        localities: z.number().int(),
        asOf: asOf.optional(),
      }),
    ),
  recordView: procedure('properties.recordView')
    .route({ method: 'POST', path: '/properties/{id}/views' })
    .input(
      propertyId.extend({ viewer: z.string().min(16).max(64).describe('a random word kept on the device') }),
    ),
};
