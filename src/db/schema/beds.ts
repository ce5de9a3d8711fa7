// Rooms of a PG and the beds in them, each of which is let by a lease of its own.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgPolicy,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bedStates, ROOM_NAME_MAX, SHARING_MAX } from '../../domain/beds.ts';
import { createdAt, id, may, oneOf, paise, updatedAt, workerPolicy } from './columns.ts';
import { properties } from './properties.ts';
import { member, visitor } from './roles.ts';

const ownsHome = sql`exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or ${may('properties.changeAll')}))`;
const seesHome = sql`exists (select from properties p where p.id = property_id)`;

const policies = () => [
  pgPolicy('read with the home', { to: [visitor, member], for: 'select', using: seesHome }),
  pgPolicy('keep own', { to: member, for: 'all', using: ownsHome, withCheck: ownsHome }),
  workerPolicy(),
];

export const pgRooms = pgTable(
  'pg_rooms',
  {
    id: id(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** How many share it: it has as many beds. */
    sharing: smallint('sharing').notNull(),
    attachedBathroom: boolean('attached_bathroom').notNull().default(false),
    airConditioned: boolean('air_conditioned').notNull().default(false),
    /** Of one bed, a month. */
    rent: paise('rent').notNull(),
    /** Of one bed; absent: not said. */
    deposit: paise('deposit'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('pg_rooms_name_once').on(table.propertyId, sql`lower(${table.name})`),
    check('pg_rooms_name', sql`length(${table.name}) between 1 and ${sql.raw(`${ROOM_NAME_MAX}`)}`),
    check('pg_rooms_sharing', sql`${table.sharing} between 1 and ${sql.raw(`${SHARING_MAX}`)}`),
    check(
      'pg_rooms_money',
      sql`${table.rent} between 100 and 1000000000 and ${table.rent} % 100 = 0 and ${table.deposit} >= 0`,
    ),
    ...policies(),
  ],
);

export const pgBeds = pgTable(
  'pg_beds',
  {
    id: id(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => pgRooms.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    /** `let` comes and goes with leases, by a trigger; the owner holds a bed that is not to be let. */
    state: text('state', { enum: bedStates }).notNull().default('free'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('pg_beds_label_once').on(table.roomId, table.label),
    index('pg_beds_of_home').on(table.propertyId),
    oneOf('pg_beds_state', table.state, bedStates),
    ...policies(),
  ],
);
