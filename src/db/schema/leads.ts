// What seekers ask of listers: visits and applications, and the timeline both sides read (specification, section 3).
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  foreignKey,
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
import { occupations } from '../../domain/application-profiles.ts';
import { applicationStatuses, incomeBands } from '../../domain/applications.ts';
import type { LeadSide } from '../../domain/leads.ts';
import type { RolePermission } from '../../domain/permissions.ts';
import { visitSlots, visitStatuses, visitTypes } from '../../domain/visits.ts';
import {
  actsForHome,
  createdAt,
  id,
  instant,
  isMe,
  may,
  oneOf,
  randomId,
  updatedAt,
  workerPolicy,
} from './columns.ts';
import { personId, profiles } from './identity.ts';
import { properties } from './properties.ts';
import { member } from './roles.ts';

const leadSides = ['seeker', 'lister'] as const satisfies LeadSide[];

type Parties = { propertyId: AnyPgColumn; userId: AnyPgColumn; listerId: AnyPgColumn };
const isPartyOr = (permission: RolePermission, table: Parties) =>
  sql`${isMe(table.userId)} or ${isMe(table.listerId)} or ${may(permission)}
    or ${actsForHome(table.propertyId, 'leads')}`;

const partyPolicies = (table: Parties) => [
  pgPolicy('read as party', { to: member, for: 'select', using: isPartyOr('leads.readAll', table) }),
  pgPolicy('ask', {
    to: member,
    for: 'insert',
    withCheck: sql`${isMe(table.userId)} and ${table.userId} <> ${table.listerId}`,
  }),
  pgPolicy('answer as party', {
    to: member,
    for: 'update',
    using: isPartyOr('leads.changeAll', table),
    withCheck: isPartyOr('leads.changeAll', table),
  }),
  workerPolicy(),
];

export const propertyVisits = pgTable(
  'property_visits',
  {
    id: randomId(),
    propertyId: uuid('property_id').notNull(),
    userId: personId('user_id'),
    /** Kept true by the foreign key on (property, lister): policies and lists need no join. */
    listerId: uuid('lister_id').notNull(),
    status: text('status', { enum: visitStatuses }).notNull().default('requested'),
    visitType: text('visit_type', { enum: visitTypes }).notNull(),
    /** While requested: whose answer to the named slot is awaited; either side may name another. */
    awaiting: text('awaiting', { enum: leadSides }).default('lister'),
    scheduledDate: date('scheduled_date', { mode: 'string' }).notNull(),
    slot: text('slot', { enum: visitSlots }).notNull(),
    /** The room of a PG that is asked for. No reference: the request outlives a room that is taken away. */
    roomId: uuid('room_id'),
    notes: text('notes'),
    rating: smallint('rating'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'property_visits_home',
      columns: [table.propertyId, table.listerId],
      foreignColumns: [properties.id, properties.listedBy],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    uniqueIndex('property_visits_one_open')
      .on(table.propertyId, table.userId)
      .where(sql`status in ('requested', 'scheduled')`),
    index('property_visits_of_home').on(table.propertyId, table.listerId, table.createdAt),
    index('property_visits_received').on(table.listerId, table.createdAt),
    index('property_visits_made').on(table.userId, table.createdAt),
    index('property_visits_due').on(table.scheduledDate).where(sql`status in ('requested', 'scheduled')`),
    oneOf('property_visits_status', table.status, visitStatuses),
    oneOf('property_visits_slot', table.slot, visitSlots),
    oneOf('property_visits_awaiting', table.awaiting, leadSides),
    check('property_visits_awaited', sql`(${table.awaiting} is not null) = (${table.status} = 'requested')`),
    oneOf('property_visits_type', table.visitType, visitTypes),
    check('property_visits_rating', sql`${table.rating} between 1 and 5`),
    ...partyPolicies(table),
  ],
);

export const propertyApplications = pgTable(
  'property_applications',
  {
    id: randomId(),
    propertyId: uuid('property_id').notNull(),
    userId: personId('user_id'),
    listerId: uuid('lister_id').notNull(),
    status: text('status', { enum: applicationStatuses }).notNull().default('submitted'),
    moveInDate: date('move_in_date', { mode: 'string' }).notNull(),
    /** Who would live there: family, bachelors, company, as the preferred tenant of a home. */
    household: text('household'),
    occupants: integer('occupants').notNull(),
    incomeBand: text('income_band', { enum: incomeBands }),
    /** Shared of the application profile as it was then; null is not shared. */
    occupation: text('occupation', { enum: occupations }),
    employer: text('employer'),
    /** How many references went along; who they are stands apart, for an accepted application. */
    referenceCount: smallint('reference_count').notNull().default(0),
    /** The room of a PG that is asked for. */
    roomId: uuid('room_id'),
    notes: text('notes'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'property_applications_home',
      columns: [table.propertyId, table.listerId],
      foreignColumns: [properties.id, properties.listedBy],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    uniqueIndex('property_applications_one_open')
      .on(table.propertyId, table.userId)
      .where(sql`status in ('submitted', 'under_review')`),
    index('property_applications_of_home').on(table.propertyId, table.listerId, table.createdAt),
    index('property_applications_received').on(table.listerId, table.createdAt),
    index('property_applications_made').on(table.userId, table.createdAt),
    oneOf('property_applications_status', table.status, applicationStatuses),
    oneOf('property_applications_income_band', table.incomeBand, incomeBands),
    oneOf('property_applications_occupation', table.occupation, occupations),
    check('property_applications_references', sql`${table.referenceCount} between 0 and 3`),
    check('property_applications_occupants', sql`${table.occupants} between 1 and 50`),
    ...partyPolicies(table),
  ],
);

/** The timeline: who did what to a visit or an application, and when; never changed. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: id(),
    visitId: uuid('visit_id').references(() => propertyVisits.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id').references(() => propertyApplications.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id').references(() => profiles.userId, { onDelete: 'set null' }),
    /** What happened, as the domain names it: 'visit.accepted'. */
    action: text('action').notNull(),
    /** The lead's status after the event. */
    status: text('status').notNull(),
    note: text('note'),
    details: jsonb('details').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    check('lead_events_one_lead', sql`num_nonnulls(${table.visitId}, ${table.applicationId}) = 1`),
    index('lead_events_of_visit').on(table.visitId, table.createdAt),
    index('lead_events_of_application').on(table.applicationId, table.createdAt),
    index('lead_events_of_actor').on(table.actorId),
    // The sub-selects run under the leads' own policies: an event is visible with its lead.
    pgPolicy('read with lead', { to: member, for: 'select', using: isOfVisibleLead(table) }),
    pgPolicy('add with lead', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.actorId)} and (${isOfVisibleLead(table)})`,
    }),
    workerPolicy(),
  ],
);

function isOfVisibleLead(table: { visitId: AnyPgColumn; applicationId: AnyPgColumn }) {
  return sql`exists (select from property_visits v where v.id = ${table.visitId})
    or exists (select from property_applications a where a.id = ${table.applicationId})`;
}
