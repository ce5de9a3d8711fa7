// Maintenance of homes, let or vacant: what is broken, who repairs it at what cost, its photos and its history.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  MAINTENANCE_COST_MAX,
  maintenanceCategories,
  maintenanceSides,
  maintenanceStatuses,
  priorities,
} from '../../domain/maintenance.ts';
import type { RolePermission } from '../../domain/permissions.ts';
import {
  createdAt,
  id,
  instant,
  isMe,
  isVisibleWith,
  may,
  oneOf,
  paise,
  updatedAt,
  workerPolicy,
} from './columns.ts';
import { person } from './identity.ts';
import { leases } from './leases.ts';
import { managedProperties } from './managed-rentals.ts';
import { properties } from './properties.ts';
import { member } from './roles.ts';

type Concerned = Record<'leaseId' | 'propertyId' | 'managedPropertyId', AnyPgColumn>;

/**
 * Who sees the lease sees what concerns its tenant. What was repaired while nobody rented the home is its lessor's and manager's
 * alone: neither the tenant before nor the one after reads it.
 */
const isOwnOr = (permission: RolePermission, { leaseId, propertyId, managedPropertyId }: Concerned) =>
  sql`(${may(permission)} or case when ${leaseId} is not null then exists (select from leases v where v.id = ${leaseId})
    else app.lets_home(${propertyId}, ${managedPropertyId}) or ${managedPropertyId} in (select app.managed_homes()) end)`;

export const maintenanceRequests = pgTable(
  'maintenance_requests',
  {
    id: id(),
    /** Only when a tenant is concerned. */
    leaseId: uuid('lease_id').references(() => leases.id, { onDelete: 'cascade' }),
    /** The home and its name as it was then; a trigger copies those of the lease where there is one. */
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    managedPropertyId: uuid('managed_property_id').references(() => managedProperties.id),
    homeName: text('home_name').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    category: text('category', { enum: maintenanceCategories }).notNull(),
    priority: text('priority', { enum: priorities }).notNull().default('normal'),
    status: text('status', { enum: maintenanceStatuses }).notNull().default('open'),
    assigneeName: text('assignee_name'),
    assigneePhone: text('assignee_phone'),
    estimate: paise('estimate'),
    approvedAt: instant('approved_at'),
    cost: paise('cost'),
    doneAt: instant('done_at'),
    rating: smallint('rating'),
    ratingNote: text('rating_note'),
    reportedBy: person('reported_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Those without a lease are found by their home, and would only be in the way here.
    index('maintenance_requests_of_lease')
      .on(table.leaseId, table.createdAt, table.id)
      .where(sql`lease_id is not null`),
    index('maintenance_requests_of_home').on(table.propertyId, table.createdAt, table.id),
    index('maintenance_requests_of_managed_home').on(table.managedPropertyId, table.createdAt, table.id),
    index('maintenance_requests_newest').on(table.status, table.createdAt, table.id),
    index('maintenance_requests_reported_by').on(table.reportedBy),
    oneOf('maintenance_requests_status', table.status, maintenanceStatuses),
    oneOf('maintenance_requests_category', table.category, maintenanceCategories),
    oneOf('maintenance_requests_priority', table.priority, priorities),
    check(
      'maintenance_requests_one_home',
      sql`num_nonnulls(${table.propertyId}, ${table.managedPropertyId}) <= 1
        and (${table.leaseId} is not null or num_nonnulls(${table.propertyId}, ${table.managedPropertyId}) = 1)`,
    ),
    check('maintenance_requests_rating', sql`${table.rating} between 1 and 5`),
    check(
      'maintenance_requests_money',
      sql`coalesce(${table.estimate}, 0) between 0 and ${sql.raw(`${MAINTENANCE_COST_MAX}`)}
        and coalesce(${table.cost}, 0) between 0 and ${sql.raw(`${MAINTENANCE_COST_MAX}`)}`,
    ),
    pgPolicy('read with lease or home', {
      to: member,
      for: 'select',
      using: isOwnOr('maintenance.readAll', table),
    }),
    pgPolicy('raise as party', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.reportedBy)} and ${table.status} = 'open' and ${isOwnOr('maintenance.actForLandlord', table)}`,
    }),
    pgPolicy('work as party', {
      to: member,
      for: 'update',
      using: isOwnOr('maintenance.actForLandlord', table),
      withCheck: isOwnOr('maintenance.actForLandlord', table),
    }),
    workerPolicy(),
  ],
);

const ofVisibleRequest = (column: AnyPgColumn) =>
  isVisibleWith(column, 'maintenance_requests', 'maintenance.readAll');
const ofRequest = () =>
  uuid('request_id')
    .notNull()
    .references(() => maintenanceRequests.id, { onDelete: 'cascade' });

/** Who did what to a request, and when; never changed. */
export const maintenanceEvents = pgTable(
  'maintenance_events',
  {
    id: id(),
    requestId: ofRequest(),
    actorId: person('actor_id'),
    /** Whose side the actor was on then. */
    side: text('side', { enum: maintenanceSides }).notNull(),
    /** 'maintenance.assign' and the like. */
    action: text('action').notNull(),
    status: text('status').notNull(),
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [
    index('maintenance_events_of_request').on(table.requestId, table.createdAt),
    index('maintenance_events_of_actor').on(table.actorId),
    oneOf('maintenance_events_side', table.side, maintenanceSides),
    pgPolicy('read with request', { to: member, for: 'select', using: ofVisibleRequest(table.requestId) }),
    pgPolicy('add own', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.actorId)} and ${ofVisibleRequest(table.requestId)}`,
    }),
    workerPolicy(),
  ],
);

/** Photos lie among the private files and are shown by signed links. */
export const maintenancePhotos = pgTable(
  'maintenance_photos',
  {
    id: id(),
    requestId: ofRequest(),
    key: text('key').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    addedBy: person('added_by'),
    createdAt: createdAt(),
  },
  (table) => [
    index('maintenance_photos_of_request').on(table.requestId, table.createdAt),
    index('maintenance_photos_added_by').on(table.addedBy),
    pgPolicy('read with request', { to: member, for: 'select', using: ofVisibleRequest(table.requestId) }),
    pgPolicy('add as party', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.addedBy)} and ${ofVisibleRequest(table.requestId)}`,
    }),
    workerPolicy(),
  ],
);
