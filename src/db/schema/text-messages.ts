// The log of text messages by SMS and WhatsApp, which is also what their limits are counted from.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { languages } from '../../domain/languages.ts';
import { textChannels, textStates } from '../../domain/text-messages.ts';
import { textTemplateNames } from '../../domain/text-templates.ts';
import { bytea, createdAt, id, instant, may, oneOf, workerPolicy } from './columns.ts';
import { profiles } from './identity.ts';
import { member } from './roles.ts';

export const textMessages = pgTable(
  'text_messages',
  {
    id: id(),
    /** Null: asked for at a number that belongs to no account. */
    userId: uuid('user_id').references(() => profiles.userId, { onDelete: 'cascade' }),
    /** With its plus: +919876543210. */
    recipient: text('recipient').notNull(),
    template: text('template', { enum: textTemplateNames as [string, ...string[]] }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    channel: text('channel', { enum: textChannels }).notNull(),
    /** The values of its places, a code among them; gone once the text can be sent no more. */
    keyId: text('key_id'),
    sealed: bytea('sealed'),
    /** The network it was asked for from, as a fingerprint. */
    askedFrom: text('asked_from'),
    /** What it is paid as; a text that goes by SMS after WhatsApp failed is paid twice. */
    units: integer('units').notNull(),
    state: text('state', { enum: textStates }).notNull().default('waiting'),
    /** By the present channel. */
    attempts: integer('attempts').notNull().default(0),
    provider: text('provider'),
    /** The provider's own number of it, which reports name. */
    providerId: text('provider_id'),
    error: text('error'),
    createdAt: createdAt(),
    /** Until then somebody is sending it; after it, that process is taken for dead. */
    takenUntil: instant('taken_until'),
    sentAt: instant('sent_at'),
    /** When it arrived, or when it was known that it does not. */
    concludedAt: instant('concluded_at'),
  },
  (table) => [
    index('text_messages_newest').on(table.createdAt, table.id),
    index('text_messages_to').on(table.recipient, table.createdAt),
    index('text_messages_prefix').on(sql`left(${table.recipient}, -3)`, table.createdAt),
    index('text_messages_asked_from').on(table.askedFrom, table.createdAt),
    index('text_messages_of_person').on(table.userId),
    index('text_messages_reported').on(table.provider, table.providerId),
    oneOf('text_messages_state', table.state, textStates),
    oneOf('text_messages_channel', table.channel, textChannels),
    check('text_messages_sealed', sql`(${table.keyId} is null) = (${table.sealed} is null)`),
    pgPolicy('read', { to: member, for: 'select', using: may('messaging.readAll') }),
    workerPolicy(),
  ],
);
