// Buildings of an owner, and what their homes have in common; which home is in which stands with the home.
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { BUILDING_NAME_MAX } from '../../domain/buildings.ts';
import { createdAt, id, ownPolicies, updatedAt, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { member } from './roles.ts';

export const buildings = pgTable(
  'buildings',
  {
    id: id(),
    ownerId: personId('owner_id'),
    name: text('name').notNull(),
    address: text('address'),
    pincode: text('pincode'),
    /** Its pin on the map, which its homes get. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    amenities: text('amenities').array().notNull().default(sql`'{}'`),
    houseRules: text('house_rules'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('buildings_name_once').on(table.ownerId, sql`lower(${table.name})`),
    check('buildings_name', sql`length(${table.name}) between 1 and ${sql.raw(`${BUILDING_NAME_MAX}`)}`),
    ...ownPolicies(table.ownerId),
  ],
);

const isOwnBuilding = sql`exists (select from buildings b where b.id = building_id)`;

/** What all homes of a building show: the entrance, the stairs, the garden. */
export const buildingPhotos = pgTable(
  'building_photos',
  {
    id: id(),
    buildingId: uuid('building_id')
      .notNull()
      .references(() => buildings.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** Address of the size shown by default; the others are in `files`. */
    url: text('url').notNull(),
    files: jsonb('files').$type<Record<string, Record<string, string>>>().notNull().default({}),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    blurhash: text('blurhash'),
    alt: text('alt').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('building_photos_in_order').on(table.buildingId, table.position),
    // Buildings are their owner's alone, so whoever sees the building keeps its photos.
    pgPolicy('keep own', { to: member, for: 'all', using: isOwnBuilding, withCheck: isOwnBuilding }),
    workerPolicy(),
  ],
);
