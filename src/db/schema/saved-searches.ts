// Searches that a person saved, and what each of them found. Only their own eyes see them.
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { anyKinds } from '../../domain/places.ts';
import { searchFrequencies } from '../../domain/saved-searches.ts';
import {
  createdAt,
  id,
  instant,
  now,
  oneOf,
  ownPolicies,
  paise,
  updatedAt,
  workerPolicy,
} from './columns.ts';
import { personId } from './identity.ts';
import { properties } from './properties.ts';

const homeId = () =>
  uuid('property_id')
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' });

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: personId('user_id'),
    name: text('name').notNull(),
    /** The filter exactly as the URL has it, without the question mark. */
    query: text('query').notNull(),
    frequency: text('frequency', { enum: searchFrequencies }).notNull().default('daily'),
    isPaused: boolean('is_paused').notNull().default(false),
    lastSentAt: instant('last_sent_at'),
    /** Null: any city. A place that does not exist is city 0, where no home is. */
    cityId: integer('city_id'),
    rentMin: paise('rent_min'),
    rentMax: paise('rent_max'),
    areaMin: integer('area_min'),
    areaMax: integer('area_max'),
    availableBy: date('available_by'),
    /** Numbers of filter values (domain/catalogue.ts): a home carries all of these, and one of each other list. */
    allKeys: integer('all_keys').array().notNull().default(sql`'{}'`),
    anyLocalities: integer('any_localities').array(),
    anyBedrooms: integer('any_bedrooms').array(),
    anyFurnishings: integer('any_furnishings').array(),
    anyTypes: integer('any_types').array(),
    /** Of each other field that is asked for by several values, their numbers: a home has one of each. */
    anyOthers: jsonb('any_others').$type<number[][]>(),
    words: text('words').notNull().default(''),
    /** A part of the map in cells of its grid (domain/map.ts). */
    latFrom: smallint('lat_from'),
    latTo: smallint('lat_to'),
    lngFrom: smallint('lng_from'),
    lngTo: smallint('lng_to'),
    /** Within so many metres of any place of these kinds; null: anywhere. */
    nearKinds: text('near_kinds', { enum: anyKinds }).array(),
    nearMeters: integer('near_meters'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('saved_searches_once').on(table.userId, table.query),
    index('saved_searches_newest').on(table.userId, table.createdAt),
    index('saved_searches_of_city').on(table.cityId, table.rentMax).where(sql`not ${table.isPaused}`),
    oneOf('saved_searches_frequency', table.frequency, searchFrequencies),
    ...ownPolicies(table.userId),
  ],
);

/** A home that came to match a saved search: told of once, however often it leaves the catalogue and comes back. */
export const savedSearchMatches = pgTable(
  'saved_search_matches',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    propertyId: homeId(),
    matchedAt: instant('matched_at').notNull().default(now),
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.propertyId] }),
    index('saved_search_matches_untold')
      .on(table.searchId, table.matchedAt)
      .where(sql`${table.toldAt} is null`),
    index('saved_search_matches_of_home').on(table.propertyId),
    workerPolicy(),
  ],
);
