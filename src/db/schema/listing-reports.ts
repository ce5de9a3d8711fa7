// What people report about listings, once each, and what the office decided.
import { sql } from 'drizzle-orm';
import { index, pgPolicy, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { reportReasons, reportStatuses } from '../../domain/listing-reports.ts';
import { createdAt, id, instant, isMe, may, oneOf, updatedAt, workerPolicy } from './columns.ts';
import { personId, profiles } from './identity.ts';
import { properties } from './properties.ts';
import { member } from './roles.ts';

export const listingReports = pgTable(
  'listing_reports',
  {
    id: id(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    reporterId: personId('reporter_id'),
    reason: text('reason', { enum: reportReasons }).notNull(),
    note: text('note'),
    status: text('status', { enum: reportStatuses }).notNull().default('open'),
    /** What the reporter was told. */
    outcome: text('outcome'),
    decidedBy: uuid('decided_by').references(() => profiles.userId, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('listing_reports_once').on(table.propertyId, table.reporterId),
    index('listing_reports_newest').on(table.createdAt, table.id),
    index('listing_reports_in_state').on(table.status, table.createdAt, table.id),
    index('listing_reports_of_reporter').on(table.reporterId),
    index('listing_reports_of_admin').on(table.decidedBy),
    oneOf('listing_reports_reason', table.reason, reportReasons),
    oneOf('listing_reports_status', table.status, reportStatuses),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.reporterId)} or ${may('reports.readAll')}`,
    }),
    pgPolicy('report', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.reporterId)} and ${table.propertyId} in
        (select p.id from properties p where p.listing_state = 'published' and p.listed_by <> (select app.user_id()))`,
    }),
    pgPolicy('decide as admin', {
      to: member,
      for: 'update',
      using: may('reports.changeAll'),
      withCheck: may('reports.changeAll'),
    }),
    workerPolicy(),
  ],
);
