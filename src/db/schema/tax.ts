// The rules of tax deducted at source, each from a day on: added for the future, never changed.
import { sql } from 'drizzle-orm';
import { check, date, integer, pgPolicy, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, may, paise, workerPolicy } from './columns.ts';
import { member } from './roles.ts';

export const taxRules = pgTable(
  'tax_rules',
  {
    validFrom: date('valid_from', { mode: 'string' }).primaryKey(),
    /** As the law is cited on a statement: '194H'. */
    section: text('section').notNull(),
    rateBp: integer('rate_bp').notNull(),
    withoutPanBp: integer('without_pan_bp').notNull(),
    /** Nothing is deducted until the total of the financial year passes it; then from the whole. */
    threshold: paise('threshold').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'tax_rules_rates',
      sql`0 <= ${table.rateBp} and ${table.rateBp} <= ${table.withoutPanBp}
      and ${table.withoutPanBp} <= 10000 and ${table.threshold} >= 0`,
    ),
    pgPolicy('read', { to: member, for: 'select', using: sql`true` }),
    pgPolicy('add as admin', { to: member, for: 'insert', withCheck: may('taxRules.add') }),
    workerPolicy(),
  ],
);
