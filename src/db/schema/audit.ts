// The trail of administrators' acts, append-only, and the chain of hashes over it.
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  jsonb,
  pgPolicy,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, isMe, may, workerPolicy } from './columns.ts';
import { member } from './roles.ts';

/** Numbers of rows of the trail. Acts that fail leave gaps; the chain has none. */
export const auditLogNumber = pgSequence('audit_log_number');

/** Number and time are set by a trigger, whatever the statement says. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey(),
    /** Null when a job or start-up acted. No foreign key: the trail outlives the person. */
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Whose matter it is; the actor only where it is theirs too. No foreign keys, as above. */
    people: uuid('people').array().notNull().default(sql`'{}'`),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    reason: text('reason'),
    requestId: text('request_id'),
    address: text('address'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('audit_log_of_actor').on(table.actorId, table.id),
    index('audit_log_of_action').on(table.action, table.id),
    index('audit_log_of_subject').on(table.subjectType, table.subjectId, table.id),
    // A bank's reference confirms one account: app.bank_reference_was_used.
    index('audit_log_bank_references')
      .on(sql`(${table.after} ->> 'reference')`)
      .where(sql`${table.action} = 'payees.confirmAccount'`),
    index('audit_log_of_people').using('gin', table.people),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('audit.readAll') }),
    pgPolicy('add own act', { to: member, for: 'insert', withCheck: isMe(table.actorId) }),
    workerPolicy(),
  ],
);

/** Written by the worker after the rows of the trail have committed; append-only too. */
export const auditChain = pgTable(
  'audit_chain',
  {
    /** From 1 on, without gaps. */
    position: bigint('position', { mode: 'number' }).primaryKey(),
    /** No foreign key: a row that is gone has to show. */
    rowId: bigint('row_id', { mode: 'number' }).notNull().unique('audit_chain_row_once'),
    /** Which key made the hash. */
    keyId: text('key_id').notNull(),
    hash: bytea('hash').notNull(),
  },
  () => [workerPolicy()],
);
