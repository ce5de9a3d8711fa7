// The secret address under which a person's calendar is read without signing in.
import { sql } from 'drizzle-orm';
import { check, pgPolicy, pgTable } from 'drizzle-orm/pg-core';
import { bytea, createdAt, instant, isMe, updatedAt, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { member } from './roles.ts';

/** One a person. One that is ended is gone, and a new one takes the place of the one before. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: personId('user_id').primaryKey(),
    /** SHA-256 of the secret, which nobody guesses: a changed secret of the installation ends no calendar. */
    hash: bytea('hash').notNull().unique(),
    /** To the minute. */
    lastReadAt: instant('last_read_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('calendar_feeds_hash', sql`length(${table.hash}) = 32`),
    pgPolicy('own', { to: member, for: 'all', using: isMe(table.userId), withCheck: isMe(table.userId) }),
    workerPolicy(),
  ],
);
