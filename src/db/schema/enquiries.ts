// What people ask the office for, and everything the office noted and did about it.
import { sql } from 'drizzle-orm';
import { index, jsonb, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { enquiryKinds, enquiryStatuses } from '../../domain/enquiries.ts';
import { createdAt, id, instant, isMe, may, oneOf, randomId, updatedAt, workerPolicy } from './columns.ts';
import { person } from './identity.ts';
import { properties } from './properties.ts';
import { member } from './roles.ts';

export const enquiries = pgTable(
  'enquiries',
  {
    id: randomId(),
    /** The form it was sent with: sent twice, it is one enquiry. */
    formId: uuid('form_id').notNull(),
    kind: text('kind', { enum: enquiryKinds }).notNull(),
    /** What exactly, in a word: the service asked for. */
    topic: text('topic'),
    status: text('status', { enum: enquiryStatuses }).notNull().default('new'),
    name: text('name').notNull(),
    /** One of both, to answer to. */
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    city: text('city'),
    message: text('message').notNull(),
    /** Further answers of the form as people read them: the question and what was answered. */
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    /** Who sent it, when signed in. */
    userId: person('user_id'),
    assignedTo: person('assigned_to'),
    /** When the office was written to about it. */
    toldAt: instant('told_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('enquiries_form').on(table.formId),
    index('enquiries_newest').on(table.createdAt, table.id),
    index('enquiries_in_state').on(table.status, table.createdAt, table.id),
    index('enquiries_of_person').on(table.userId, table.createdAt),
    index('enquiries_of_home').on(table.propertyId),
    index('enquiries_assigned').on(table.assignedTo, table.createdAt),
    index('enquiries_untold').on(table.createdAt).where(sql`told_at is null`),
    index('enquiries_words').using(
      'gin',
      sql`app.list_words(${table.name}, coalesce(${table.email}, '') || ' ' || coalesce(${table.phone} || ' ' || right(${table.phone}, 10), ''),
        ${table.company}, ${table.message})`,
    ),
    oneOf('enquiries_kind', table.kind, enquiryKinds),
    oneOf('enquiries_status', table.status, enquiryStatuses),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('enquiries.readAll')}`,
    }),
    pgPolicy('work as admin', {
      to: member,
      for: 'update',
      using: may('enquiries.changeAll'),
      withCheck: may('enquiries.changeAll'),
    }),
    workerPolicy(),
  ],
);

/** The office's record of an enquiry, never changed. Whoever asked reads the answers, nobody outside the office the rest. */
export const enquiryEvents = pgTable(
  'enquiry_events',
  {
    id: id(),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    actorId: person('actor_id'),
    action: text('action', { enum: ['moved', 'assigned', 'noted', 'answered', 'handed_in'] }).notNull(),
    /** The enquiry's status after the event. */
    status: text('status', { enum: enquiryStatuses }).notNull(),
    assignedTo: person('assigned_to'),
    /** What was noted, or answered. */
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [
    index('enquiry_events_of_enquiry').on(table.enquiryId, table.createdAt),
    index('enquiry_events_of_actor').on(table.actorId),
    index('enquiry_events_of_assigned').on(table.assignedTo),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('enquiries.readAll') }),
    pgPolicy('read own answers', {
      to: member,
      for: 'select',
      using: sql`${table.action} = 'answered'
        and exists (select from ${enquiries} where ${enquiries.id} = ${table.enquiryId} and ${isMe(enquiries.userId)})`,
    }),
    pgPolicy('note as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('enquiries.changeAll')} and ${isMe(table.actorId)}`,
    }),
    workerPolicy(),
  ],
);
