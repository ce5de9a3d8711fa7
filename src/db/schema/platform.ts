// What every feature leans on: repeated requests, settings, consents, notifications and mail.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { mailStatuses } from '../../domain/mail.ts';
import { type NoticeCategory, noticeCategories } from '../../domain/notifications.ts';
import { createdAt, id, instant, isMe, may, now, oneOf, updatedAt, workerPolicy } from './columns.ts';
import { personId, profiles } from './identity.ts';
import { member, visitor } from './roles.ts';

/** The answer to a request that carried an Idempotency-Key: the same request again gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: personId('user_id'),
    key: text('key').notNull(),
    procedure: text('procedure').notNull(),
    requestHash: text('request_hash').notNull(),
    /** `{ output }`, or the same sealed where it holds a secret; null while the request is worked on. */
    response: jsonb('response').$type<{ output?: unknown } | { keyId: string; sealed: string }>(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull().default(sql`app.now() + interval '24 hours'`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.procedure, table.key] }),
    index('idempotency_keys_expired').on(table.expiresAt),
    pgPolicy('own', { to: member, for: 'all', using: isMe(table.userId), withCheck: isMe(table.userId) }),
    workerPolicy(),
  ],
);

/** `value` is the section's, as it would be; `by` the administrator who requested it, `at` when. */
type WaitingChange = {
  readonly id: string;
  readonly value: unknown;
  readonly by: string;
  readonly at: string;
};

/** What an administrator may change without a release, one row a section; public ones appear on public pages. */
export const settings = pgTable(
  'settings',
  {
    key: text('key').primaryKey(),
    value: jsonb('value').$type<unknown>().notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    /** Counts the changes: a save names the one that was read. */
    version: integer('version').notNull().default(1),
    updatedBy: uuid('updated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** A change that waits for a second administrator. */
    waiting: jsonb('waiting').$type<WaitingChange | null>(),
  },
  (table) => [
    pgPolicy('read public', { to: visitor, for: 'select', using: sql`${table.isPublic}` }),
    pgPolicy('read', { to: member, for: 'select', using: sql`${table.isPublic} or ${may('settings.get')}` }),
    pgPolicy('add', { to: member, for: 'insert', withCheck: may('settings.update') }),
    pgPolicy('change', {
      to: member,
      for: 'update',
      using: may('settings.update'),
      withCheck: may('settings.update'),
    }),
    workerPolicy(),
  ],
);

/** Each consent given or withdrawn, per purpose and version of the text; the newest row counts. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: personId('user_id'),
    purpose: text('purpose').notNull(),
    version: text('version').notNull(),
    isGiven: boolean('is_given').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('consents_newest').on(table.userId, table.purpose, table.createdAt),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('privacy.readAll')}`,
    }),
    pgPolicy('give or withdraw', { to: member, for: 'insert', withCheck: isMe(table.userId) }),
    workerPolicy(),
  ],
);

/** The outbox: who is to hear of which event, written in the transaction of the event itself. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: personId('user_id'),
    actorId: uuid('actor_id').references(() => profiles.userId, { onDelete: 'set null' }),
    event: text('event').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** By what people switch on and off (domain/notifications.ts). */
    category: text('category', { enum: noticeCategories }).notNull().default('account'),
    /** When its e-mail and push are to be decided on: after quiet hours, or once whoever took it up failed. Null: that is done, or it has none. */
    emailAt: instant('email_at').default(now),
    /** What it is about, by `threadOf` of domain/mail.ts; its e-mails lie together. Null: each by itself. */
    thread: text('thread'),
    /** When its devices were told, or the jobs that tell them were stored: that happens once. */
    pushedAt: instant('pushed_at'),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.createdAt),
    index('notifications_of_actor').on(table.actorId),
    index('notifications_unread').on(table.userId, table.category).where(sql`${table.readAt} is null`),
    index('notifications_to_mail').on(table.emailAt).where(sql`${table.emailAt} is not null`),
    oneOf('notifications_category', table.category, noticeCategories),
    pgPolicy('read own', { to: member, for: 'select', using: isMe(table.userId) }),
    pgPolicy('tell', { to: member, for: 'insert', withCheck: isMe(table.actorId) }),
    pgPolicy('mark read', {
      to: member,
      for: 'update',
      using: isMe(table.userId),
      withCheck: isMe(table.userId),
    }),
    workerPolicy(),
  ],
);

/** How a person wants to be told of things; no row means the defaults. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: personId('user_id').primaryKey(),
    emailOff: text('email_off').array().$type<NoticeCategory[]>().notNull().default(sql`'{}'`),
    pushOff: text('push_off').array().$type<NoticeCategory[]>().notNull().default(sql`'{}'`),
    appOff: text('app_off').array().$type<NoticeCategory[]>().notNull().default(sql`'{}'`),
    /** Hours of the day in India; both or neither. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      'notification_preferences_quiet',
      sql`(${table.quietFrom} is null) = (${table.quietTo} is null)
        and ${table.quietFrom} between 0 and 23 and ${table.quietTo} between 0 and 23`,
    ),
    pgPolicy('own', { to: member, for: 'all', using: isMe(table.userId), withCheck: isMe(table.userId) }),
    workerPolicy(),
  ],
);

/**
 * The mail log: every letter sent, or kept for the development mailbox when no mail server is configured. Administrators see all
 * of it but the text, which is empty where a letter with a code was really sent.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    userId: uuid('user_id').references(() => profiles.userId, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** For the mail program's own button to end such letters. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Of the notice. */
    thread: text('thread'),
    /** A calendar file that goes along. */
    calendar: text('calendar'),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    /** What the mail server answered when it took the letter, by which it can be asked about it. */
    answer: text('answer'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    bouncedAt: instant('bounced_at'),
    /** Until then somebody is sending it; after it, that process is taken for dead. */
    takenUntil: instant('taken_until'),
  },
  (table) => [
    index('mails_newest').on(table.createdAt, table.id),
    index('mails_undelivered')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} in ('failed', 'bounced', 'withheld')`),
    index('mails_waiting').on(table.createdAt, table.id).where(sql`${table.status} = 'queued'`),
    index('mails_to').on(table.recipient, table.createdAt),
    index('mails_of_person').on(table.userId),
    index('mails_words').using(
      'gin',
      sql`app.list_words(${table.recipient}, ${table.subject}, ${table.kind}, null)`,
    ),
    oneOf('mails_status', table.status, mailStatuses),
    pgPolicy('read', { to: member, for: 'select', using: may('mailLog.readAll') }),
    pgPolicy('send again', {
      to: member,
      for: 'update',
      using: may('mailLog.sendAgain'),
      withCheck: may('mailLog.sendAgain'),
    }),
    workerPolicy(),
  ],
);

/** Addresses whose letters come back: no more go there until somebody proves anew that they read it. */
export const undeliverableAddresses = pgTable(
  'undeliverable_addresses',
  {
    /** In lower case. */
    address: text('address').primaryKey(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    /** Kept a while, so that a late report about a letter of before does not count. */
    provedAt: instant('proved_at'),
  },
  (table) => [
    check('undeliverable_addresses_lower', sql`${table.address} = lower(${table.address})`),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${may('mailLog.readAll')} or ${table.address} = (select lower(p.email) from profiles p where p.user_id = app.user_id())`,
    }),
    workerPolicy(),
  ],
);
