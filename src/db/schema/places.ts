// The gazetteer: places of India by kind, with their names and points, and what administrators decide about new ones.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  doublePrecision,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { localityDecisions, placeKinds } from '../../domain/places.ts';
import { createdAt, id, instant, isMe, may, oneOf, updatedAt, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { cities, localities } from './localities.ts';
import { properties } from './properties.ts';
import { member, visitor } from './roles.ts';

/**
 * Cities and localities that homes stand in are rows of `cities` and `localities`, whose numbers the catalogue carries; here is
 * what these are made of when the first home comes, and everything that homes are only near.
 */
export const places = pgTable(
  'places',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: placeKinds }).notNull(),
    /** The city of what lies in one; null for cities, and for PIN areas. */
    parentId: integer('parent_id').references((): AnyPgColumn => places.id),
    /** Of a city: its row once it is served. */
    cityId: integer('city_id').references(() => cities.id),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** Other names, abbreviations, old names, and names in other scripts. */
    aliases: text('aliases').array().notNull().default(sql`'{}'`),
    /** Of a city. */
    state: text('state'),
    pincode: text('pincode'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** Which open data it is from: src/db/seed/places/open/SOURCES.md says under which licence. */
    source: text('source').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('places_kind', table.kind, placeKinds),
    unique('places_slug').on(table.kind, table.parentId, table.slug).nullsNotDistinct(),
    index('places_of_city').on(table.parentId, table.kind),
    index('places_by_point').on(table.lat, table.lng).where(sql`kind <> 'pin_area'`),
    index('places_city').on(table.cityId).where(sql`city_id is not null`),
    pgPolicy('read', { to: [visitor, member], for: 'select', using: sql`true` }),
    workerPolicy(),
  ],
);

/** Who wants to hear when a city is served. */
export const cityRequests = pgTable(
  'city_requests',
  {
    placeId: integer('place_id')
      .notNull()
      .references(() => places.id),
    userId: personId('user_id'),
    createdAt: createdAt(),
    /** When it was served and they heard of it. */
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.placeId, table.userId] }),
    index('city_requests_of_person').on(table.userId),
    pgPolicy('own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('places.changeAll')}`,
    }),
    pgPolicy('ask', { to: member, for: 'insert', withCheck: isMe(table.userId) }),
    pgPolicy('withdraw', { to: member, for: 'delete', using: isMe(table.userId) }),
    pgPolicy('tell', {
      to: member,
      for: 'update',
      using: may('places.changeAll'),
      withCheck: may('places.changeAll'),
    }),
    workerPolicy(),
  ],
);

/** What was decided about a locality; taken back as a whole. */
export const localityDecisionRows = pgTable(
  'locality_decisions',
  {
    id: id(),
    localityId: integer('locality_id')
      .notNull()
      .references(() => localities.id),
    decision: text('decision', { enum: localityDecisions }).notNull(),
    /** Of a merge: the locality that stays. */
    intoId: integer('into_id'),
    /** What the locality was before. */
    stateBefore: text('state_before').notNull(),
    decidedBy: uuid('decided_by'),
    createdAt: createdAt(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    oneOf('locality_decisions_decision', table.decision, localityDecisions),
    index('locality_decisions_of').on(table.localityId),
    index('locality_decisions_newest').on(table.createdAt, table.id),
    pgPolicy('curate', {
      to: member,
      for: 'all',
      using: may('places.changeAll'),
      withCheck: may('places.changeAll'),
    }),
    workerPolicy(),
  ],
);

/** The homes that a decision moved, and from where. */
export const decisionHomes = pgTable(
  'decision_homes',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => localityDecisionRows.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    fromId: integer('from_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.decisionId, table.propertyId] }),
    index('decision_homes_of_home').on(table.propertyId),
    pgPolicy('curate', {
      to: member,
      for: 'all',
      using: may('places.changeAll'),
      withCheck: may('places.changeAll'),
    }),
    workerPolicy(),
  ],
);
