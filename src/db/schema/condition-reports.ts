// Condition reports of a lease: rooms, meters and keys as one side saw them, its photos, and the comments of the other.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type KeySet,
  type Meter,
  type ReportRoom,
  reportKinds,
  reportStates,
} from '../../domain/condition-reports.ts';
import { leaseSides } from '../../domain/leases.ts';
import { createdAt, id, instant, isMe, isVisibleWith, oneOf, updatedAt, workerPolicy } from './columns.ts';
import { person } from './identity.ts';
import { leases } from './leases.ts';
import { member } from './roles.ts';

const ofLease = () =>
  uuid('lease_id')
    .notNull()
    .references(() => leases.id, { onDelete: 'cascade' });
const withLease = (column: AnyPgColumn) => isVisibleWith(column, 'leases', 'conditionReports.readAll');

export const conditionReports = pgTable(
  'condition_reports',
  {
    id: id(),
    leaseId: ofLease(),
    kind: text('kind', { enum: reportKinds }).notNull(),
    state: text('state', { enum: reportStates }).notNull().default('sent'),
    /** Counts how often it was sent. */
    version: integer('version').notNull().default(1),
    writtenBy: text('written_by', { enum: leaseSides }).notNull(),
    authorId: person('author_id'),
    authorName: text('author_name').notNull(),
    sentAt: instant('sent_at').notNull(),
    inspectedOn: date('inspected_on', { mode: 'string' }).notNull(),
    rooms: jsonb('rooms').$type<ReportRoom[]>().notNull(),
    meters: jsonb('meters').$type<Meter[]>().notNull(),
    keys: jsonb('keys').$type<KeySet[]>().notNull(),
    /** Ids of `condition_photos` and the lines they show. */
    photos: jsonb('photos').$type<{ id: string; lineId: string }[]>().notNull(),
    agreedAt: instant('agreed_at'),
    agreedBy: person('agreed_by'),
    /** As they typed it. */
    agreedByName: text('agreed_by_name'),
    /** The sealed PDF, which lies in the storage under the key and is named by its hash. */
    documentKey: text('document_key').unique(),
    documentSha256: text('document_sha256'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('condition_reports_one_of_kind').on(table.leaseId, table.kind),
    index('condition_reports_of_author').on(table.authorId),
    index('condition_reports_agreed_by').on(table.agreedBy),
    oneOf('condition_reports_kind', table.kind, reportKinds),
    oneOf('condition_reports_state', table.state, reportStates),
    oneOf('condition_reports_written_by', table.writtenBy, leaseSides),
    check(
      'condition_reports_sealed',
      sql`(${table.state} = 'agreed') = (num_nonnulls(${table.agreedAt}, ${table.agreedByName}, ${table.documentKey}, ${table.documentSha256}) = 4)`,
    ),
    check('condition_reports_sha256', sql`${table.documentSha256} ~ '^[0-9a-f]{64}$'`),
    pgPolicy('read with lease', { to: member, for: 'select', using: withLease(table.leaseId) }),
    pgPolicy('send', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.authorId)} and ${table.state} = 'sent' and app.condition_side(${table.leaseId}) = ${table.writtenBy}`,
    }),
    // A guard says what each side may change.
    pgPolicy('answer', {
      to: member,
      for: 'update',
      using: sql`app.condition_side(${table.leaseId}) is not null`,
      withCheck: sql`app.condition_side(${table.leaseId}) is not null`,
    }),
    workerPolicy(),
  ],
);

/** Each is added before the report that names it is sent, and is shown through that report alone. They lie among the private files. */
export const conditionPhotos = pgTable(
  'condition_photos',
  {
    id: id(),
    leaseId: ofLease(),
    key: text('key').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    addedBy: person('added_by'),
    createdAt: createdAt(),
  },
  (table) => [
    index('condition_photos_of_lease').on(table.leaseId),
    index('condition_photos_added_by').on(table.addedBy),
    index('condition_photos_oldest').on(table.createdAt),
    pgPolicy('read with lease', { to: member, for: 'select', using: withLease(table.leaseId) }),
    pgPolicy('add', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.addedBy)} and app.condition_side(${table.leaseId}) in ('landlord', 'tenant')`,
    }),
    workerPolicy(),
  ],
);

/** What somebody else sees differently; never changed. */
export const conditionComments = pgTable(
  'condition_comments',
  {
    id: id(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => conditionReports.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Null: about the whole report. */
    lineId: uuid('line_id'),
    side: text('side', { enum: leaseSides }).notNull(),
    authorId: person('author_id'),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('condition_comments_of_report').on(table.reportId, table.createdAt),
    index('condition_comments_of_author').on(table.authorId),
    oneOf('condition_comments_side', table.side, leaseSides),
    pgPolicy('read with report', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.reportId, 'condition_reports', 'conditionReports.readAll'),
    }),
    pgPolicy('add', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.authorId)} and exists (select from condition_reports r where r.id = ${table.reportId}
        and r.state <> 'agreed' and app.condition_side(r.lease_id) is not null)`,
    }),
    workerPolicy(),
  ],
);

/** That a report of that kind was asked for, so that it is asked for once. */
export const conditionReminders = pgTable(
  'condition_reminders',
  {
    leaseId: ofLease(),
    kind: text('kind', { enum: reportKinds }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.leaseId, table.kind] }),
    oneOf('condition_reminders_kind', table.kind, reportKinds),
    workerPolicy(),
  ],
);
