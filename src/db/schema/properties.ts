// Homes as their listers keep them, with photos and views (specification, section 3; the catalogue's own copy is in listings.ts).
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { camelCase, choiceFields, homeFields } from '../../domain/home-fields.ts';
import {
  amenities,
  availabilities,
  facings,
  furnishings,
  listedAs,
  listingStates,
  MAX_AREA_SQFT,
  parkings,
  preferredTenants,
  propertyTypes,
  waterSupplies,
} from '../../domain/properties.ts';
import type { VisitHours } from '../../domain/visit-hours.ts';
import { buildings } from './buildings.ts';
import {
  actsFor,
  createdAt,
  id,
  instant,
  isMe,
  may,
  now,
  oneOf,
  paise,
  updatedAt,
  workerPolicy,
} from './columns.ts';
import { personId } from './identity.ts';
import { cities, localities } from './localities.ts';
import { organisations } from './organisations.ts';
import { member, visitor } from './roles.ts';

/** One picture as a page shows it: sizes by width, and what stands in its place while it loads. */
export interface PhotoVariants {
  /** Key of the stored file by format and width, e.g. { avif: { 480: 'photos/….avif' } }. */
  files: Record<string, Record<string, string>>;
}

/** The cover as a result card needs it, kept on the home so that a search joins nothing. */
export interface CoverPhoto extends PhotoVariants {
  url: string;
  width: number;
  height: number;
  blurhash: string | null;
  alt: string;
}

const textArray = (name: string) => text(name).array().notNull().default(sql`'{}'`);

export const properties = pgTable(
  'properties',
  {
    id: id(),
    listedBy: personId('listed_by'),
    /** Listed for it: its members see and work on the home by their roles. */
    organisationId: uuid('organisation_id').references(() => organisations.id, { onDelete: 'set null' }),
    /** The building of the lister that it is in. */
    buildingId: uuid('building_id').references(() => buildings.id, { onDelete: 'set null' }),
    listedAs: text('listed_as', { enum: listedAs }).notNull().default('owner'),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    propertyType: text('property_type', { enum: propertyTypes }),
    pgFor: text('pg_for', { enum: homeFields.pg_for.options }),
    pgMeals: text('pg_meals', { enum: homeFields.pg_meals.options }),
    pgNoticeDays: smallint('pg_notice_days'),
    houseRules: text('house_rules'),
    /** Kept by triggers of the rooms and beds of a PG; absent: it has none. Then rent and deposit are those of the cheapest free bed. */
    bedCount: smallint('bed_count'),
    freeBeds: smallint('free_beds'),
    bedSharing: textArray('bed_sharing'),
    furnishing: text('furnishing', { enum: furnishings }),
    cityId: integer('city_id').references(() => cities.id),
    localityId: integer('locality_id').references(() => localities.id),
    /** The locality that its lister named, where that is not one in which homes stand: an administrator decides about it. */
    namedLocalityId: integer('named_locality_id'),
    /** Names as shown; set from the ids by a trigger. */
    city: text('city'),
    locality: text('locality'),
    landmark: text('landmark'),
    state: text('state'),
    pincode: text('pincode'),
    /** The place roughly (about 300 m); the exact point is private. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    bedrooms: smallint('bedrooms'),
    bathrooms: smallint('bathrooms'),
    areaSqft: integer('area_sqft'),
    rent: paise('rent'),
    /** Absent and zero differ: absent means not said. */
    deposit: paise('deposit'),
    maintenanceCharge: paise('maintenance_charge'),
    brokerageDays: smallint('brokerage_days').notNull().default(0),
    availableFrom: date('available_from'),
    floor: smallint('floor'),
    totalFloors: smallint('total_floors'),
    facing: text('facing', { enum: facings }),
    parking: text('parking', { enum: parkings }),
    waterSupply: text('water_supply', { enum: waterSupplies }),
    petsAllowed: boolean('pets_allowed').notNull().default(false),
    preferredTenant: text('preferred_tenant', { enum: preferredTenants }).notNull().default('anyone'),
    amenities: textArray('amenities'),
    reraNumber: text('rera_number'),
    /** When it is shown to seekers, by weekday; absent: at any hour (src/domain/visit-hours.ts). */
    visitHours: jsonb('visit_hours').$type<VisitHours[]>(),
    availability: text('availability', { enum: availabilities }).notNull().default('available'),
    listingState: text('listing_state', { enum: listingStates }).notNull().default('draft'),
    verified: boolean('verified').notNull().default(false),
    /** Why the office took the home out of sight; only the office shows it again. */
    hiddenReason: text('hidden_reason'),
    viewCount: integer('view_count').notNull().default(0),
    rating: numeric('rating', { precision: 3, scale: 2, mode: 'number' }),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Addresses of the photos in order; property_photos is the truth behind it. */
    imageUrls: textArray('image_urls'),
    cover: jsonb('cover').$type<CoverPhoto>(),
    publishedAt: instant('published_at'),
    renewedAt: instant('renewed_at'),
    renewalReminders: smallint('renewal_reminders').notNull().default(0),
    /** The day an imported listing was posted at its source. */
    sourcePostedOn: date('source_posted_on'),
    /** Tells an imported home from others of its lister: hash of its own number, or of the row that it came in. */
    importKey: text('import_key'),
    /** Fields whose values are readable but implausible (rent, area_sqft): an admin looks at them. */
    implausible: textArray('implausible'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // What leads refer to, so that a lead always names the true lister.
    unique('properties_id_lister').on(table.id, table.listedBy),
    ...choiceFields.map((name) =>
      oneOf(`properties_${name}`, table[camelCase(name)], homeFields[name].options),
    ),
    oneOf('properties_availability', table.availability, availabilities),
    oneOf('properties_listing_state', table.listingState, listingStates),
    check('properties_amenities', sql`${table.amenities} <@ ${sql.raw(textArrayOf(amenities))}`),
    check('properties_bedrooms', sql`${table.bedrooms} between 1 and 5`),
    check('properties_bathrooms', sql`${table.bathrooms} between 1 and 5`),
    check('properties_area', sql`${table.areaSqft} between 1 and ${sql.raw(String(MAX_AREA_SQFT))}`),
    check(
      'properties_money',
      sql`${table.rent} between 100 and 1000000000 and ${table.rent} % 100 = 0 and ${table.deposit} >= 0 and ${table.maintenanceCharge} >= 0`,
    ),
    check('properties_brokerage_days', sql`${table.brokerageDays} between 0 and 365`),
    check('properties_rating', sql`${table.rating} between 0 and 5`),
    // A draft, even a discarded one, may be half filled; what the catalogue shows may not.
    check(
      'properties_complete',
      sql`${table.listingState} in ('draft', 'withdrawn') or (${table.title} <> '' and ${table.propertyType} is not null
        and ${table.furnishing} is not null and ${table.cityId} is not null and ${table.localityId} is not null
        and ${table.bedrooms} is not null and ${table.bathrooms} is not null and ${table.areaSqft} is not null
        and ${table.rent} is not null)`,
    ),
    check('properties_hidden', sql`${table.hiddenReason} is null or ${table.listingState} <> 'published'`),
    check(
      'properties_published_at',
      sql`${table.listingState} <> 'published' or (${table.publishedAt} is not null and ${table.renewedAt} is not null)`,
    ),
    index('properties_by_lister').on(table.listedBy, table.createdAt, table.id),
    index('properties_of_organisation')
      .on(table.organisationId, table.createdAt, table.id)
      .where(sql`organisation_id is not null`),
    uniqueIndex('properties_imported_once')
      .on(table.listedBy, table.importKey)
      .where(sql`${table.importKey} is not null`),
    index('properties_of_building').on(table.buildingId).where(sql`building_id is not null`),
    index('properties_newest').on(table.createdAt, table.id),
    // Few homes are not available: a list of those would walk past all others.
    index('properties_not_available')
      .on(table.availability, table.createdAt, table.id)
      .where(sql`${table.availability} <> 'available'`),
    // What administrators search homes by; titles are too alike for the catalogue's own words.
    index('properties_words').using(
      'gin',
      sql`app.list_words(${table.title}, ${table.locality}, ${table.city}, null)`,
    ),
    // Homes that may be one: the same place and size at nearly the same rent.
    index('properties_twins')
      .on(table.bedrooms, table.localityId, table.rent)
      .where(sql`${table.listingState} = 'published'`),
    index('properties_named_locality').on(table.namedLocalityId).where(sql`named_locality_id is not null`),
    index('properties_renewal').on(table.renewedAt).where(sql`${table.listingState} = 'published'`),
    pgPolicy('read published', {
      to: visitor,
      for: 'select',
      using: sql`${table.listingState} = 'published'`,
    }),
    pgPolicy('read', {
      to: member,
      for: 'select',
      using: sql`${table.listingState} = 'published' or ${isMe(table.listedBy)} or ${may('properties.readAll')}
        or ${actsFor(table.organisationId, 'homes')} or app.follows_property(${table.id})`,
    }),
    pgPolicy('list own', {
      to: member,
      for: 'insert',
      withCheck: sql`(${isMe(table.listedBy)} and (${table.organisationId} is null or ${actsFor(table.organisationId, 'homes')}))
        or ${may('properties.changeAll')}`,
    }),
    // Who lists it and for which organisation changes by app.guard_home_organisation alone.
    pgPolicy('change own', {
      to: member,
      for: 'update',
      using: sql`${isMe(table.listedBy)} or ${may('properties.changeAll')} or ${actsFor(table.organisationId, 'homes')}`,
      withCheck: sql`${isMe(table.listedBy)} or ${may('properties.changeAll')} or ${actsFor(table.organisationId, 'homes')}`,
    }),
    pgPolicy('remove own', {
      to: member,
      for: 'delete',
      using: sql`${isMe(table.listedBy)} or ${actsFor(table.organisationId, 'homes')}`,
    }),
    workerPolicy(),
  ],
);

function textArrayOf(values: readonly string[]): string {
  return `array[${values.map((value) => `'${value}'`).join(', ')}]::text[]`;
}

const ownsProperty = sql`exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or ${may('properties.changeAll')}
    or p.organisation_id = any (array(select app.acts_for('homes')))))`;
const seesProperty = sql`exists (select from properties p where p.id = property_id)`;

export const propertyPhotos = pgTable(
  'property_photos',
  {
    id: id(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    isCover: boolean('is_cover').notNull().default(false),
    room: text('room'),
    /** Address of the size shown by default; the others are in `files`. */
    url: text('url').notNull(),
    files: jsonb('files').$type<PhotoVariants['files']>().notNull().default({}),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    blurhash: text('blurhash'),
    /** What photos that look the same are found by (src/domain/photo-looks.ts); absent: not looked at yet; empty: nothing to know it by. */
    look: integer('look').array(),
    alt: text('alt').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('property_photos_in_order').on(table.propertyId, table.position),
    index('property_photos_look').using('gin', table.look),
    uniqueIndex('property_photos_one_cover').on(table.propertyId).where(sql`${table.isCover}`),
    pgPolicy('read with the home', { to: [visitor, member], for: 'select', using: seesProperty }),
    pgPolicy('keep own', { to: member, for: 'all', using: ownsProperty, withCheck: ownsProperty }),
    workerPolicy(),
  ],
);

/** One view per viewer and day; a job rolls them into properties.view_count. */
export const propertyViews = pgTable(
  'property_views',
  {
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** The user's id, or a hash that stands for an anonymous device for one day. */
    viewer: text('viewer').notNull(),
    viewedOn: date('viewed_on').notNull(),
    viewedAt: instant('viewed_at').notNull().default(now),
    isCounted: boolean('is_counted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.viewer, table.viewedOn] }),
    index('property_views_uncounted').on(table.propertyId).where(sql`not ${table.isCounted}`),
    pgPolicy('read of own homes', { to: member, for: 'select', using: ownsProperty }),
    pgPolicy('record own', {
      to: member,
      for: 'insert',
      withCheck: sql`${table.viewer} = (select app.user_id())::text`,
    }),
    workerPolicy(),
  ],
);
