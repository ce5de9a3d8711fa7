// Months of the books that were closed, and opened again: no entry of the journal is dated in a closed one.
import { sql } from 'drizzle-orm';
import { check, date, index, pgPolicy, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isMe, may, workerPolicy } from './columns.ts';
import { person } from './identity.ts';
import { member } from './roles.ts';

export const bookClosings = pgTable(
  'book_closings',
  {
    id: id(),
    /** Its first day. The months before it are closed with it. */
    month: date('month', { mode: 'string' }).notNull(),
    closedBy: person('closed_by'),
    createdAt: createdAt(),
    reopenedBy: person('reopened_by'),
    reopenedAt: instant('reopened_at'),
    reopenReason: text('reopen_reason'),
  },
  (table) => [
    uniqueIndex('book_closings_once').on(table.month).where(sql`${table.reopenedAt} is null`),
    index('book_closings_newest').on(table.createdAt, table.id),
    index('book_closings_of_closer').on(table.closedBy),
    index('book_closings_of_reopener').on(table.reopenedBy),
    check('book_closings_month', sql`extract(day from ${table.month}) = 1`),
    check('book_closings_reopened', sql`(${table.reopenedAt} is null) = (${table.reopenReason} is null)`),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('books.trialBalance') }),
    pgPolicy('close as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('books.closeMonth')} and ${isMe(table.closedBy)} and ${table.reopenedAt} is null`,
    }),
    pgPolicy('reopen as admin', {
      to: member,
      for: 'update',
      using: sql`${may('books.reopenMonth')} and ${table.reopenedAt} is null`,
      withCheck: sql`${may('books.reopenMonth')} and ${isMe(table.reopenedBy)}`,
    }),
    workerPolicy(),
  ],
);
