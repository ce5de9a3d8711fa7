// Addresses of a person's own programs that are told of events: the addresses, the events, and each delivery.
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgPolicy, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { deliveryStates, WEBHOOK_URL_MAX, type WebhookKind, webhookStates } from '../../domain/webhooks.ts';
import { apiPrograms, apiTokens } from './api-access.ts';
import { bytea, createdAt, id, instant, isMe, now, oneOf, updatedAt, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { member } from './roles.ts';

export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    userId: personId('user_id'),
    /** The access token or the program that set it up, and with whose end it goes; both null: its person did. */
    tokenId: uuid('token_id').references(() => apiTokens.id, { onDelete: 'cascade' }),
    programId: uuid('program_id').references(() => apiPrograms.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookKind[]>().notNull(),
    state: text('state', { enum: webhookStates }).notNull().default('on'),
    /** The secret that signs, sealed and bound to the person. */
    keyId: text('key_id').notNull(),
    sealed: bytea('sealed').notNull(),
    /** The one before it, which signs too until then, so that receivers can change over. */
    earlierKeyId: text('earlier_key_id'),
    earlierSealed: bytea('earlier_sealed'),
    earlierUntil: instant('earlier_until'),
    /** Since when nothing got through; null: the last one did. */
    failingSince: instant('failing_since'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('webhooks_newest').on(table.userId, table.createdAt),
    index('webhooks_of_token').on(table.tokenId).where(sql`${table.tokenId} is not null`),
    index('webhooks_of_program').on(table.programId).where(sql`${table.programId} is not null`),
    index('webhooks_by_key').on(table.keyId),
    index('webhooks_by_earlier_key').on(table.earlierKeyId).where(sql`${table.earlierKeyId} is not null`),
    oneOf('webhooks_state', table.state, webhookStates),
    check('webhooks_url', sql`length(${table.url}) between 1 and ${sql.raw(`${WEBHOOK_URL_MAX}`)}`),
    check('webhooks_events', sql`cardinality(${table.events}) > 0`),
    check('webhooks_sealed', sql`length(${table.sealed}) > 28`),
    check(
      'webhooks_earlier',
      sql`num_nulls(${table.earlierKeyId}, ${table.earlierSealed}, ${table.earlierUntil}) in (0, 3)`,
    ),
    check('webhooks_one_maker', sql`num_nonnulls(${table.tokenId}, ${table.programId}) <= 1`),
    pgPolicy('own', { to: member, for: 'all', using: isMe(table.userId), withCheck: isMe(table.userId) }),
    workerPolicy(),
  ],
);

/** The outbox: what happened for whom, written by triggers in the transaction of the act itself. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** Goes along with each delivery, so that a receiver knows what it has already. */
    id: id(),
    userId: personId('user_id'),
    kind: text('kind').notNull(),
    /** What it is about: the id of a home, lead or managed home, or a month. */
    subjectId: text('subject_id').notNull(),
    /** What the act itself says, such as the state it led to. */
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    /** The body as it was first sent, read as that person: each repetition is the same to the letter. */
    body: text('body'),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_events_of_person').on(table.userId, table.createdAt),
    index('webhook_events_old').on(table.createdAt),
    pgPolicy('read own', { to: member, for: 'select', using: isMe(table.userId) }),
    pgPolicy('try', { to: member, for: 'insert', withCheck: isMe(table.userId) }),
    workerPolicy(),
  ],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    userId: personId('user_id'),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; whoever tries puts it off first, so that no other does at the same time. */
    nextAt: instant('next_at').default(now),
    /** Of the last try. */
    status: integer('status'),
    problem: text('problem'),
    durationMs: integer('duration_ms'),
    triedAt: instant('tried_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('webhook_deliveries_once').on(table.eventId, table.webhookId),
    index('webhook_deliveries_newest').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_of_person').on(table.userId),
    index('webhook_deliveries_due').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    oneOf('webhook_deliveries_state', table.state, deliveryStates),
    check('webhook_deliveries_waits', sql`(${table.state} = 'waiting') = (${table.nextAt} is not null)`),
    pgPolicy('read own', { to: member, for: 'select', using: isMe(table.userId) }),
    pgPolicy('try', { to: member, for: 'insert', withCheck: isMe(table.userId) }),
    pgPolicy('try again', {
      to: member,
      for: 'update',
      using: isMe(table.userId),
      withCheck: isMe(table.userId),
    }),
    workerPolicy(),
  ],
);
