// Month figures: what happened in a month in a city, counted in the background, so that a chart never counts a million rows.
import { date, integer, pgPolicy, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, may, paise, workerPolicy } from './columns.ts';
import { member } from './roles.ts';

const counted = (name: string) => integer(name).notNull().default(0);
const sum = (name: string) => paise(name).notNull().default(0);

export const monthFigures = pgTable(
  'month_figures',
  {
    /** First day of the month, in India. */
    month: date('month', { mode: 'string' }).notNull(),
    /** Empty where a home names no city that the catalogue knows. */
    city: text('city').notNull(),
    /** Homes published in the month. */
    listings: counted('listings'),
    /** Homes viewed, once per viewer and day. */
    views: counted('views'),
    visits: counted('visits'),
    visitsCompleted: counted('visits_completed'),
    applications: counted('applications'),
    applicationsApproved: counted('applications_approved'),
    /** Paise: rents of managed homes paid for the month, the fees of them, and the commission posted in it. */
    rvl: sum('rvl'),
    fees: sum('fees'),
    commission: sum('commission'),
    /** When it was counted. */
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.city] }),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('analytics.get') }),
    workerPolicy(),
  ],
);
