// How many homes there are, by the month in which each was made: the sum of what every statement added and took away.
import { date, integer, pgTable } from 'drizzle-orm/pg-core';
import { id, workerPolicy } from './columns.ts';

/** Written by triggers, one row for each statement, so that two listers never wait for one counter; added up each night. */
export const homeCounts = pgTable(
  'home_counts',
  {
    id: id(),
    /** First day of the month, in India. */
    month: date('month', { mode: 'string' }).notNull(),
    homes: integer('homes').notNull(),
  },
  () => [workerPolicy()],
);
