/** Buildings of an owner: what their homes share, and the homes in each. */
import { z } from 'zod';
import {
  BUILDING_HOMES_MAX,
  BUILDING_NAME_MAX,
  BUILDING_RULES_MAX,
  BUILDINGS_MAX,
} from '../domain/buildings.ts';
import { CAPTION_MAX } from '../domain/files.ts';
import { homeFields } from '../domain/home-fields.ts';
import { availabilities, listingStates, propertyTypes } from '../domain/properties.ts';
import { invalid } from '../domain/refusals.ts';
import { choice, line, optionalLine, paragraph } from './fields.ts';
import { pin } from './home-fields.ts';
import { procedure } from './procedure.ts';
import { shownPhoto } from './property-search.ts';

const facts = {
  name: z.string(),
  address: z.string().nullable().describe('shown only to people whom the owner accepted, as that of a home'),
  pincode: z.string().nullable(),
  amenities: z.array(z.string()),
  house_rules: z.string().nullable(),
};
const summary = z.object({
  id: z.uuid(),
  ...facts,
  homes: z.number().int(),
  free: z.number().int().describe('homes that are listed and available'),
});
export type BuildingSummary = z.infer<typeof summary>;

const unit = z.object({
  id: z.uuid(),
  title: z.string(),
  property_type: z.enum(propertyTypes).nullable(),
  bedrooms: z.number().int().nullable(),
  floor: z.number().int().nullable(),
  rent: z.number().int().nullable(),
  listing_state: z.enum(listingStates),
  availability: z.enum(availabilities),
  bed_count: z.number().int().nullable(),
  free_beds: z.number().int().nullable(),
  lease: z.object({ id: z.uuid(), tenant_name: z.string(), last_day: z.string() }).nullable(),
});
export type BuildingUnit = z.infer<typeof unit>;
const point = z.object({ lat: z.number(), lng: z.number() });
export type BuildingPhoto = z.infer<typeof shownPhoto>;
const building = z.object({
  id: z.uuid(),
  ...facts,
  point: point.nullable().describe('its pin on the map, to about a metre, as that of a home'),
  around: point.nullable().describe('the middle of the city of its first home, where a pin is looked for'),
  photos: z.array(shownPhoto).describe('shown with those of each home in it'),
  units: z.array(unit).describe('by floor, then title'),
});
export type Building = z.infer<typeof building>;

/** What the page of a home says of its building. */
export const shownBuilding = z.object({
  name: z.string(),
  house_rules: z.string().nullable(),
  photos: z.array(shownPhoto).describe('of what its homes share'),
  homes: z
    .array(z.object({ id: z.uuid(), title: z.string(), rent: z.number().int() }))
    .describe('others in it that are free; at most 12'),
});

const { pincode, amenities } = homeFields;
const form = z.object({
  name: line(BUILDING_NAME_MAX).min(1, invalid('building-name.missing', 'Give the building a name')),
  address: optionalLine(homeFields.address.most),
  pincode: z
    .string()
    .trim()
    .regex(/^[1-9]\d{5}$/, invalid(pincode.wrong.reason, pincode.wrong.sentence))
    .nullish()
    .transform((text) => text ?? null),
  point: pin.nullish().describe('becomes the pin of each home in it; absent or null: homes keep their own'),
  amenities: z
    .array(choice(amenities.options, invalid(amenities.wrong.reason, amenities.wrong.sentence)))
    .max(amenities.options.length)
    .default([]),
  house_rules: paragraph(BUILDING_RULES_MAX)
    .nullish()
    .transform((text) => text || null),
});
export type BuildingForm = z.output<typeof form>;
const one = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a building' })),
});
const shownPhotos = z.object({ photos: z.array(shownPhoto) });
const onePhoto = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a photo' })),
});
const path = '/my/buildings/{id}';

export const buildingsContract = {
  list: procedure('buildings.list')
    .route({ method: 'GET', path: '/my/buildings', summary: 'All of one’s own, by name' })
    .output(z.object({ items: z.array(summary).max(BUILDINGS_MAX) })),
  get: procedure('buildings.get').route({ method: 'GET', path }).input(one).output(building),
  create: procedure('buildings.create')
    .route({ method: 'POST', path: '/my/buildings', successStatus: 201 })
    .input(form)
    .output(building),
  update: procedure('buildings.update')
    .route({ method: 'PUT', path, summary: 'Its address, PIN code and amenities change in all its homes' })
    .input(one.extend(form.shape))
    .output(building),
  setHomes: procedure('buildings.setHomes')
    .route({ method: 'PUT', path: `${path}/homes`, summary: 'The homes that are in it; all others leave it' })
    .input(
      one.extend({
        property_ids: z
          .array(z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home' })))
          .max(
            BUILDING_HOMES_MAX,
            invalid('homes.too-many', 'Choose at most {most} homes', { most: BUILDING_HOMES_MAX }),
          ),
      }),
    )
    .output(building),
  addPhoto: procedure('buildings.addPhoto', 'handler')
    .route({ method: 'POST', path: `${path}/photos`, successStatus: 201 })
    .input(one.extend({ file: z.file(invalid('photo.missing', 'Choose a photo')) }))
    .output(shownPhotos),
  describePhoto: procedure('buildings.describePhoto')
    .route({ method: 'PATCH', path: '/my/building-photos/{id}' })
    .input(
      onePhoto.extend({
        alt: z
          .string()
          .trim()
          .max(CAPTION_MAX, invalid('text.too-long', 'Use at most {most} characters', { most: CAPTION_MAX })),
      }),
    )
    .output(shownPhotos),
  removePhoto: procedure('buildings.removePhoto')
    .route({ method: 'DELETE', path: '/my/building-photos/{id}' })
    .input(onePhoto)
    .output(shownPhotos),
  remove: procedure('buildings.remove')
    .route({ method: 'DELETE', path, summary: 'Its homes stay as they are' })
    .input(one)
    .output(z.object({ ok: z.literal(true) })),
};
