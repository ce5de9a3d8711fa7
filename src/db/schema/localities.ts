// The catalogue's vocabulary of places: cities and their localities with other names people use for them.
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { localityStates } from '../../domain/places.ts';
import { createdAt, instant, may, now, oneOf, paise, updatedAt, workerPolicy } from './columns.ts';
import { member, visitor } from './roles.ts';

const readPolicy = () => pgPolicy('read', { to: [visitor, member], for: 'select', using: sql`true` });
const curatePolicy = () =>
  pgPolicy('curate', {
    to: member,
    for: 'all',
    using: may('places.changeAll'),
    withCheck: may('places.changeAll'),
  });
const aliases = () => text('aliases').array().notNull().default(sql`'{}'`);

/** Small numbers and not UUIDs, because a million catalogue entries and their indexes repeat them. */
const number = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

const rentColumns = () => ({
  bedrooms: integer('bedrooms').notNull(),
  homes: integer('homes').notNull(),
  lowerQuartile: paise('lower_quartile').notNull(),
  median: paise('median').notNull(),
  upperQuartile: paise('upper_quartile').notNull(),
  refreshedAt: instant('refreshed_at').notNull().default(now),
});

export const cities = pgTable(
  'cities',
  {
    id: number(),
    name: text('name').notNull().unique(),
    slug: text('slug').notNull().unique(),
    state: text('state').notNull(),
    /** "Bangalore" for Bengaluru. */
    aliases: aliases(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [readPolicy(), curatePolicy(), workerPolicy()],
);

export const localities = pgTable(
  'localities',
  {
    id: number(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    aliases: aliases(),
    pincode: text('pincode'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** Only a known one is shown and searched; homes never stand in another (docs/decisions/0056). */
    state: text('state', { enum: localityStates }).notNull().default('known'),
    /** Its names are names of that one. Without a foreign key: only names that wait are ever deleted (app.forget_names). */
    mergedInto: integer('merged_into'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('localities_state', table.state, localityStates),
    unique('localities_city_slug').on(table.cityId, table.slug),
    index('localities_by_slug').on(table.slug),
    readPolicy(),
    curatePolicy(),
    workerPolicy(),
  ],
);

/** Rents of live homes by locality and bedrooms, refreshed in the background; `homes` says how many stand behind a median. */
export const localityRents = pgTable(
  'locality_rents',
  {
    localityId: integer('locality_id')
      .notNull()
      .references(() => localities.id, { onDelete: 'cascade' }),
    ...rentColumns(),
  },
  (table) => [primaryKey({ columns: [table.localityId, table.bedrooms] }), readPolicy(), workerPolicy()],
);

/** The same of a whole city, which is no middle of its localities' middles. */
export const cityRents = pgTable(
  'city_rents',
  {
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    ...rentColumns(),
  },
  (table) => [primaryKey({ columns: [table.cityId, table.bedrooms] }), readPolicy(), workerPolicy()],
);
