// A lister's own view of who asks about which home: the stage of their pipeline, a reminder, and notes nobody but their organisation reads.
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  pgPolicy,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { leadStages } from '../../domain/lead-pipeline.ts';
import { actsForHome, createdAt, id, instant, isMe, oneOf, updatedAt, workerPolicy } from './columns.ts';
import { personId, profiles } from './identity.ts';
import { properties } from './properties.ts';
import { member } from './roles.ts';

/** One per home and seeker, however many visits and applications there are between them; made by their triggers. */
export const leadCards = pgTable(
  'lead_cards',
  {
    id: id(),
    propertyId: uuid('property_id').notNull(),
    userId: personId('user_id'),
    listerId: uuid('lister_id').notNull(),
    /** Who of the home's organisation answers; nobody else than the lister unless said. */
    assignedTo: uuid('assigned_to').references(() => profiles.userId, { onDelete: 'set null' }),
    stage: text('stage', { enum: leadStages }).notNull().default('new'),
    /** When the lister first did anything about it; response time counts until then. */
    answeredAt: instant('answered_at'),
    endedAt: instant('ended_at'),
    reminderOn: date('reminder_on', { mode: 'string' }),
    reminderNote: text('reminder_note'),
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'lead_cards_home',
      columns: [table.propertyId, table.listerId],
      foreignColumns: [properties.id, properties.listedBy],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    uniqueIndex('lead_cards_once').on(table.propertyId, table.userId),
    index('lead_cards_of_lister').on(table.listerId, table.stage, table.createdAt, table.id),
    index('lead_cards_newest').on(table.listerId, table.createdAt, table.id),
    index('lead_cards_asked').on(table.createdAt, table.id),
    index('lead_cards_of_home').on(table.propertyId, table.listerId),
    index('lead_cards_assigned').on(table.assignedTo).where(sql`assigned_to is not null`),
    index('lead_cards_of_seeker').on(table.userId),
    index('lead_cards_reminders').on(table.reminderOn).where(sql`reminded_at is null`),
    oneOf('lead_cards_stage', table.stage, leadStages),
    check('lead_cards_ended', sql`(${table.stage} in ('let', 'lost')) = (${table.endedAt} is not null)`),
    check('lead_cards_reminder', sql`${table.reminderNote} is null or ${table.reminderOn} is not null`),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.listerId)} or ${actsForHome(table.propertyId, 'leads')}`,
    }),
    pgPolicy('work own', {
      to: member,
      for: 'update',
      using: sql`${isMe(table.listerId)} or ${actsForHome(table.propertyId, 'leads')}`,
      withCheck: sql`(${isMe(table.listerId)} or ${actsForHome(table.propertyId, 'leads')})
        and (${table.assignedTo} is null or app.may_answer_for(${table.propertyId}, ${table.assignedTo}))`,
    }),
    workerPolicy(),
  ],
);

export const leadNotes = pgTable(
  'lead_notes',
  {
    id: id(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => leadCards.id, { onDelete: 'cascade' }),
    /** Who wrote it: the lister, or a member of the home's organisation. */
    listerId: personId('lister_id'),
    note: text('note').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('lead_notes_of').on(table.cardId, table.createdAt),
    index('lead_notes_of_lister').on(table.listerId),
    check('lead_notes_note', sql`trim(${table.note}) <> ''`),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.listerId)} or exists (select from lead_cards c where c.id = ${table.cardId})`,
    }),
    pgPolicy('write own', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.listerId)} and exists (select from lead_cards c where c.id = ${table.cardId})`,
    }),
    pgPolicy('remove own', { to: member, for: 'delete', using: isMe(table.listerId) }),
    workerPolicy(),
  ],
);
