// The catalogue as searches read it: public facts of live homes only, kept true by triggers on properties (decision 0007).
import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, now, paise, workerPolicy } from './columns.ts';
import { member, visitor } from './roles.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const varbit = customType<{ data: string }>({ dataType: () => 'bit varying' });

// No foreign keys to properties: a cascade would take a row away before the trigger has counted it out.

/** Everything in these tables is public, so the policy hides nothing and PostgreSQL may use every index for visitors. */
const readPolicy = () => pgPolicy('read', { to: [visitor, member], for: 'select', using: sql`true` });

/** Where the home lies on the map's grid (domain/map.ts); 0: nobody knows. */
const cellColumns = () => ({
  latCell: smallint('lat_cell').notNull().default(0),
  lngCell: smallint('lng_cell').notNull().default(0),
});

/** What lists are sorted by. */
const sortColumns = () => ({
  rent: paise('rent').notNull(),
  areaSqft: integer('area_sqft').notNull(),
  /** Verified, photos, freshness and rating in one number; larger comes first. */
  best: bigint('best', { mode: 'number' }).notNull(),
  /** published_at in microseconds, exact in a cursor. */
  newest: bigint('newest', { mode: 'number' }).notNull(),
  /** Hundredths of a star, 0 for not rated. */
  rating: integer('rating').notNull(),
});

export const listings = pgTable(
  'listings',
  {
    propertyId: uuid('property_id').primaryKey(),
    cityId: integer('city_id').notNull(),
    localityId: integer('locality_id').notNull(),
    ...sortColumns(),
    availableFrom: date('available_from'),
    /** Filter values as small numbers (domain/catalogue.ts). */
    tags: integer('tags').array().notNull(),
    words: tsvector('words').notNull(),
    /** The result card, ready as JSON. */
    card: text('card').notNull(),
    ...cellColumns(),
  },
  (table) => [
    index('listings_city_best').on(table.cityId, table.best, table.propertyId),
    index('listings_city_newest').on(table.cityId, table.newest, table.propertyId),
    index('listings_city_rent').on(table.cityId, table.rent, table.propertyId),
    index('listings_city_area').on(table.cityId, table.areaSqft, table.propertyId),
    index('listings_city_rating').on(table.cityId, table.rating, table.propertyId),
    index('listings_best').on(table.best, table.propertyId),
    index('listings_newest').on(table.newest, table.propertyId),
    index('listings_rent').on(table.rent, table.propertyId),
    index('listings_area').on(table.areaSqft, table.propertyId),
    index('listings_rating').on(table.rating, table.propertyId),
    index('listings_locality_rent').on(table.localityId, table.rent, table.propertyId),
    index('listings_tags').using('gin', table.tags).with({ fastupdate: false }),
    index('listings_words').using('gin', table.words).with({ fastupdate: false }),
    readPolicy(),
    workerPolicy(),
  ],
);

export const catalogueVersion = pgSequence('catalogue_version');

/** A new number with every change, so that whoever keeps a copy asks for what is newer than that. */
const versionColumn = () =>
  bigint('version', { mode: 'number' }).notNull().default(sql`nextval('catalogue_version')`);

/** The place of a listing in its city's bit rows: slot / 31,744 is the chunk, the remainder the bit. With what lists are sorted by. */
export const listingSlots = pgTable(
  'listing_slots',
  {
    propertyId: uuid('property_id').primaryKey(),
    cityId: integer('city_id').notNull(),
    slot: integer('slot').notNull(),
    ...cellColumns(),
    ...sortColumns(),
    version: versionColumn(),
  },
  (table) => [
    index('listing_slots_newer').on(table.version),
    unique('listing_slots_place').on(table.cityId, table.slot),
    // Everything the map needs of a home without touching its row.
    index('listing_slots_on_map').on(
      table.latCell,
      table.lngCell,
      table.cityId,
      table.slot,
      table.propertyId,
    ),
    readPolicy(),
    workerPolicy(),
  ],
);

/** For each filter value of a city, one bit per listing: counts of any combination are ANDs of these. */
export const listingBits = pgTable(
  'listing_bits',
  {
    cityId: integer('city_id').notNull(),
    chunk: smallint('chunk').notNull(),
    key: integer('key').notNull(),
    bits: varbit('bits').notNull(),
    version: versionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.cityId, table.chunk, table.key] }),
    index('listing_bits_newer').on(table.version),
    readPolicy(),
    workerPolicy(),
  ],
);

/** How many live homes of a city carry a filter value: the answer when nothing but a city is asked. */
export const listingCounts = pgTable(
  'listing_counts',
  {
    cityId: integer('city_id').notNull(),
    key: integer('key').notNull(),
    homes: integer('homes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cityId, table.key] }), readPolicy(), workerPolicy()],
);

/** Homes touched by a transaction, worked off when it commits; nobody else ever sees a row of it. */
export const listingChanges = pgTable(
  'listing_changes',
  { propertyId: uuid('property_id').primaryKey() },
  () => [workerPolicy()],
);

/** Homes whose entry in the catalogue changed since alerts last looked; `was` is the entry before, null for a new one. */
export const listingNews = pgTable(
  'listing_news',
  {
    propertyId: uuid('property_id').primaryKey(),
    was: jsonb('was').$type<Record<string, unknown>>(),
    changedAt: instant('changed_at').notNull().default(now),
  },
  (table) => [index('listing_news_oldest').on(table.changedAt), workerPolicy()],
);

/** Words that stand in so many homes that they are counted like filter values, not looked up one home at a time. */
export const frequentWords = pgTable(
  'frequent_words',
  {
    word: text('word').primaryKey(),
    /** The word as PostgreSQL's English search keeps it; several words may share one. */
    lexeme: text('lexeme').notNull(),
    key: integer('key').notNull(),
  },
  (table) => [index('frequent_words_lexeme').on(table.lexeme), readPolicy(), workerPolicy()],
);
