// What a seeker and the lister of a home write to each other: one conversation for each home and seeker.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { MESSAGE_MAX } from '../../domain/messages.ts';
import { actsForHome, createdAt, id, instant, isMe, now, updatedAt, workerPolicy } from './columns.ts';
import { personId, profiles } from './identity.ts';
import { properties } from './properties.ts';
import { member } from './roles.ts';

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    propertyId: uuid('property_id').notNull(),
    userId: personId('user_id'),
    /** Kept true by the foreign key on (property, lister), as with visits. */
    listerId: uuid('lister_id').notNull(),
    /** Phone and e-mail show to both once both have agreed. */
    seekerShares: boolean('seeker_shares').notNull().default(false),
    listerShares: boolean('lister_shares').notNull().default(false),
    lastMessageAt: instant('last_message_at').notNull().default(now),
    lastSenderId: uuid('last_sender_id').notNull(),
    seekerReadAt: instant('seeker_read_at'),
    listerReadAt: instant('lister_read_at'),
    /** Who reported it; nobody writes there any more. */
    blockedBy: uuid('blocked_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'conversations_home',
      columns: [table.propertyId, table.listerId],
      foreignColumns: [properties.id, properties.listedBy],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    uniqueIndex('conversations_one').on(table.propertyId, table.userId),
    index('conversations_of_seeker').on(table.userId, table.lastMessageAt, table.id),
    index('conversations_of_lister').on(table.listerId, table.lastMessageAt, table.id),
    check('conversations_two_sides', sql`${table.userId} <> ${table.listerId}`),
    pgPolicy('read as party', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${isMe(table.listerId)} or ${actsForHome(table.propertyId, 'leads')}`,
    }),
    pgPolicy('begin', { to: member, for: 'insert', withCheck: isMe(table.userId) }),
    pgPolicy('go on as party', {
      to: member,
      for: 'update',
      using: sql`${isMe(table.userId)} or ${isMe(table.listerId)} or ${actsForHome(table.propertyId, 'leads')}`,
      withCheck: sql`${isMe(table.userId)} or ${isMe(table.listerId)} or ${actsForHome(table.propertyId, 'leads')}`,
    }),
    workerPolicy(),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    senderId: uuid('sender_id').references(() => profiles.userId, { onDelete: 'set null' }),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('messages_of_conversation').on(table.conversationId, table.createdAt, table.id),
    index('messages_of_sender').on(table.senderId),
    check('messages_body', sql`length(${table.body}) between 1 and ${sql.raw(`${MESSAGE_MAX}`)}`),
    pgPolicy('read as party', {
      to: member,
      for: 'select',
      using: sql`exists (select from conversations c where c.id = ${table.conversationId})`,
    }),
    pgPolicy('write as party', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.senderId)} and exists (
        select from conversations c where c.id = ${table.conversationId} and c.blocked_by is null)`,
    }),
    workerPolicy(),
  ],
);

/** Who wants to hear nothing more of whom: neither writes to the other, or asks for a home of theirs. */
export const personBlocks = pgTable(
  'person_blocks',
  {
    blockerId: personId('blocker_id'),
    blockedId: personId('blocked_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('person_blocks_of_blocked').on(table.blockedId),
    check('person_blocks_two', sql`${table.blockerId} <> ${table.blockedId}`),
    pgPolicy('own', {
      to: member,
      for: 'all',
      using: isMe(table.blockerId),
      withCheck: isMe(table.blockerId),
    }),
    workerPolicy(),
  ],
);
