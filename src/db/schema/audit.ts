// The trail of administrators' acts: append-only, each row carrying the hash of the one before.
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea, isMe, may, workerPolicy } from './columns.ts';
import { member } from './roles.ts';

/** Number, time and both hashes are set by a trigger, whatever the statement says. */
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
    previousHash: bytea('previous_hash').notNull(),
    hash: bytea('hash').notNull(),
  },
  (table) => [
    index('audit_log_of_actor').on(table.actorId, table.id),
    index('audit_log_of_action').on(table.action, table.id),
    index('audit_log_of_subject').on(table.subjectType, table.subjectId, table.id),
    index('audit_log_of_people').using('gin', table.people),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('audit.readAll') }),
    pgPolicy('add own act', { to: member, for: 'insert', withCheck: isMe(table.actorId) }),
    workerPolicy(),
  ],
);
