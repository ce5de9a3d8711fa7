// Complaints, what both sides wrote in them, and what the office noted for itself.
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { complaintKinds, complaintStatuses } from '../../domain/complaints.ts';
import { languages } from '../../domain/languages.ts';
import {
  createdAt,
  id,
  instant,
  isMe,
  isVisibleWith,
  may,
  oneOf,
  randomId,
  updatedAt,
  workerPolicy,
} from './columns.ts';
import { profiles } from './identity.ts';
import { member } from './roles.ts';

export const complaintEntryKinds = ['message', 'reply', 'note', 'decision', 'reopened'] as const;

export const complaints = pgTable(
  'complaints',
  {
    id: randomId(),
    /** The counting part of its number. */
    serial: bigint('serial', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The form it was sent with: sent twice, it is one complaint. */
    formId: uuid('form_id').notNull(),
    /** Null: somebody without an account, known by the three columns below. */
    complainantId: uuid('complainant_id').references(() => profiles.userId, { onDelete: 'cascade' }),
    senderName: text('sender_name'),
    /** Proved by a code. */
    senderEmail: text('sender_email'),
    senderLanguage: text('sender_language', { enum: languages }),
    kind: text('kind', { enum: complaintKinds }).notNull(),
    /** The row it is about: a payment whose line it is, a home, a lease. No key, for the complaint outlives the row. */
    subjectId: uuid('subject_id'),
    /** What that was when somebody complained, in words and figures. */
    subjectTitle: text('subject_title'),
    message: text('message').notNull(),
    status: text('status', { enum: complaintStatuses }).notNull().default('received'),
    assignedTo: uuid('assigned_to').references(() => profiles.userId, { onDelete: 'set null' }),
    /** The last day on which the answer is in time. */
    answerBy: date('answer_by').notNull(),
    /** When the office was reminded of it. */
    warnedAt: instant('warned_at'),
    decidedAt: instant('decided_at'),
    escalatedAt: instant('escalated_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('complaints_form').on(table.complainantId, table.formId),
    uniqueIndex('complaints_form_by_email').on(table.formId).where(sql`complainant_id is null`),
    index('complaints_of_address').on(table.senderEmail),
    uniqueIndex('complaints_serial').on(table.serial),
    index('complaints_newest').on(table.createdAt, table.id),
    index('complaints_of_person').on(table.complainantId, table.createdAt),
    index('complaints_assigned').on(table.assignedTo),
    index('complaints_open')
      .on(table.answerBy)
      .where(sql`status in ('received', 'in_progress', 'escalated')`),
    oneOf('complaints_kind', table.kind, complaintKinds),
    oneOf('complaints_status', table.status, complaintStatuses),
    check(
      'complaints_sender',
      sql`(${table.complainantId} is null) = (${table.senderEmail} is not null) and (${table.senderEmail} is null) = (${table.senderName} is null)`,
    ),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.complainantId)} or ${may('complaints.readAll')}`,
    }),
    pgPolicy('complain', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.complainantId)} and ${table.status} = 'received' and ${table.assignedTo} is null
        and ${table.decidedAt} is null and ${table.escalatedAt} is null and ${table.warnedAt} is null`,
    }),
    pgPolicy('work as admin', {
      to: member,
      for: 'update',
      using: may('complaints.changeAll'),
      withCheck: may('complaints.changeAll'),
    }),
    pgPolicy('reopen own', {
      to: member,
      for: 'update',
      using: sql`${isMe(table.complainantId)} and ${table.status} = 'resolved'`,
      withCheck: sql`${isMe(table.complainantId)} and ${table.status} = 'escalated'`,
    }),
    workerPolicy(),
  ],
);

/** Never changed. A note is read by the office alone. */
export const complaintEntries = pgTable(
  'complaint_entries',
  {
    id: id(),
    complaintId: uuid('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => profiles.userId, { onDelete: 'set null' }),
    kind: text('kind', { enum: complaintEntryKinds }).notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('complaint_entries_of_complaint').on(table.complaintId, table.createdAt),
    index('complaint_entries_of_author').on(table.authorId),
    oneOf('complaint_entries_kind', table.kind, complaintEntryKinds),
    pgPolicy('read', {
      to: member,
      for: 'select',
      using: sql`${may('complaints.readAll')} or (${table.kind} <> 'note' and ${isVisibleWith(table.complaintId, 'complaints', 'complaints.readAll')})`,
    }),
    pgPolicy('write own', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.authorId)} and ${table.kind} in ('message', 'reopened') and exists
        (select from complaints c where c.id = ${table.complaintId} and c.complainant_id = (select app.user_id()))`,
    }),
    pgPolicy('write as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('complaints.changeAll')} and ${isMe(table.authorId)} and ${table.kind} in ('reply', 'note', 'decision')`,
    }),
    workerPolicy(),
  ],
);
