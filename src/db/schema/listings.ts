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
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, now, paise, workerPolicy } from './columns.ts';
import { member, visitor } from './roles.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

// No foreign keys to properties: a cascade would take a row away before the trigger has seen it.

/** Everything in these tables is public, so the policy hides nothing and PostgreSQL may use every index for visitors. */
const readPolicy = () => pgPolicy('read', { to: [visitor, member], for: 'select', using: sql`true` });

export const listings = pgTable(
  'listings',
  {
    propertyId: uuid('property_id').primaryKey(),
    cityId: integer('city_id').notNull(),
    localityId: integer('locality_id').notNull(),
    rent: paise('rent').notNull(),
    areaSqft: integer('area_sqft').notNull(),
    /** Verified, photos, freshness and rating in one number; larger comes first. */
    best: bigint('best', { mode: 'number' }).notNull(),
    /** published_at in microseconds, exact in a cursor. */
    newest: bigint('newest', { mode: 'number' }).notNull(),
    /** Hundredths of a star, 0 for not rated. */
    rating: integer('rating').notNull(),
    availableFrom: date('available_from'),
    /** Filter values as small numbers (domain/catalogue.ts). */
    tags: integer('tags').array().notNull(),
    words: tsvector('words').notNull(),
    /** The result card, ready as JSON. */
    card: text('card').notNull(),
    /** Where the home lies on the map's grid (domain/map.ts); 0: nobody knows. */
    latCell: smallint('lat_cell').notNull().default(0),
    lngCell: smallint('lng_cell').notNull().default(0),
    /** Larger with every change of the home; 0: as a bulk load left it. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
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

/**
 * Which homes look different since when, for whoever keeps a copy: rows of transactions that its last look could not see are
 * news. They stay an hour; whoever was away for longer reads all homes anew.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    /** The transaction, since changes are committed in another order than they are numbered. */
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
    home: uuid('home').notNull(),
    /** For a home that has left; one that is listed has its own. */
    version: bigint('version', { mode: 'number' }).notNull().default(sql`nextval('catalogue_version')`),
    changedAt: instant('changed_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.xid, table.home] }),
    pgPolicy('read', { to: visitor, for: 'select', using: sql`true` }),
    workerPolicy(),
  ],
);

/** Homes that the search engine did not take in three tries: `npm run search -- retry` gives them to it once more. */
export const catalogueDeadLetters = pgTable(
  'catalogue_dead_letters',
  {
    home: uuid('home').primaryKey(),
    /** The one that was refused. */
    version: bigint('version', { mode: 'number' }).notNull(),
    /** The engine's own words. */
    reason: text('reason').notNull(),
    refusedAt: instant('refused_at').notNull().default(now),
  },
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
