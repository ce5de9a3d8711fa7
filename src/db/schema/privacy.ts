// What a person may know and ask of their own data: copies of it, who looked at it, and its erasure.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { erasureStates, exportStates, lookSubjects } from '../../domain/privacy.ts';
import { createdAt, id, instant, isMe, may, oneOf, updatedAt, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { member } from './roles.ts';

/** A copy of somebody's data as a ZIP; the file is private and goes after some days, the row stays as a record. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: personId('user_id'),
    state: text('state', { enum: exportStates }).notNull().default('queued'),
    key: text('key'),
    bytes: bigint('bytes', { mode: 'number' }),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('data_exports_newest').on(table.userId, table.createdAt),
    index('data_exports_to_remove').on(table.expiresAt).where(sql`${table.state} = 'ready'`),
    uniqueIndex('data_exports_one_at_a_time').on(table.userId).where(sql`${table.state} = 'queued'`),
    oneOf('data_exports_state', table.state, exportStates),
    pgPolicy('read own', { to: member, for: 'select', using: isMe(table.userId) }),
    pgPolicy('ask', { to: member, for: 'insert', withCheck: isMe(table.userId) }),
    workerPolicy(),
  ],
);

/** Who of the office looked at whose data, and when; once an hour for each matter. A view as the person is one of its own. */
export const dataLooks = pgTable(
  'data_looks',
  {
    id: id(),
    userId: personId('user_id'),
    actorId: uuid('actor_id').notNull(),
    /** As they were called then: a person may not read the profiles of administrators. */
    actorName: text('actor_name').notNull(),
    subject: text('subject', { enum: lookSubjects }).notNull(),
    /** Of a view as this person alone: why, from which session of the actor, and until when. */
    reason: text('reason'),
    sessionId: uuid('session_id'),
    endsAt: instant('ends_at'),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('data_looks_newest').on(table.userId, table.createdAt),
    index('data_looks_old').on(table.createdAt),
    oneOf('data_looks_subject', table.subject, lookSubjects),
    check(
      'data_looks_view',
      sql`(${table.subject} = 'view-as') = (${table.reason} is not null and ${table.sessionId} is not null and ${table.endsAt} is not null)`,
    ),
    // Whoever looked knows it, so that one look is noted once an hour.
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${isMe(table.actorId)} or ${may('privacy.readAll')}`,
    }),
    pgPolicy('note own look', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.actorId)} and ${may('privacy.noteLook')}`,
    }),
    workerPolicy(),
  ],
);

/** The wish to be erased, and what became of it. */
export const erasures = pgTable(
  'erasures',
  {
    id: id(),
    userId: personId('user_id'),
    state: text('state', { enum: erasureStates }).notNull().default('requested'),
    dueOn: date('due_on').notNull(),
    /** What stood against it on the day; it is tried again each night. */
    blocks: jsonb('blocks').$type<string[]>(),
    doneAt: instant('done_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('erasures_open').on(table.userId).where(sql`${table.state} = 'requested'`),
    index('erasures_due').on(table.dueOn).where(sql`${table.state} = 'requested'`),
    oneOf('erasures_state', table.state, erasureStates),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('privacy.readAll')}`,
    }),
    pgPolicy('ask', { to: member, for: 'insert', withCheck: isMe(table.userId) }),
    pgPolicy('take back', {
      to: member,
      for: 'update',
      using: isMe(table.userId),
      withCheck: isMe(table.userId),
    }),
    workerPolicy(),
  ],
);
