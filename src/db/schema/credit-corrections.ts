// Corrections of whom a managed home is credited to, from a day in the past: proposed by one administrator, approved by another.
import { sql } from 'drizzle-orm';
import { check, date, index, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { creditCorrectionStates } from '../../domain/commission/credit-corrections.ts';
import { createdAt, id, instant, may, oneOf, workerPolicy } from './columns.ts';
import { person } from './identity.ts';
import { managedProperties } from './managed-rentals.ts';
import { member } from './roles.ts';

/** What is approved is an attribution of its day, as every other; here stands who proposed it, and why. */
export const creditCorrections = pgTable(
  'credit_corrections',
  {
    id: id(),
    managedPropertyId: uuid('managed_property_id')
      .notNull()
      .references(() => managedProperties.id),
    /** No foreign key: the money outlives whom it names. Null: nobody's. */
    affiliateId: text('affiliate_id'),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: creditCorrectionStates }).notNull().default('proposed'),
    proposedBy: person('proposed_by'),
    approvedBy: person('approved_by'),
    approvedAt: instant('approved_at'),
    withdrawnBy: person('withdrawn_by'),
    withdrawnAt: instant('withdrawn_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('credit_corrections_of_home').on(table.managedPropertyId),
    uniqueIndex('credit_corrections_one_waiting')
      .on(table.managedPropertyId)
      .where(sql`${table.state} = 'proposed'`),
    index('credit_corrections_newest').on(table.createdAt, table.id),
    index('credit_corrections_of_proposer').on(table.proposedBy),
    index('credit_corrections_of_approver').on(table.approvedBy),
    index('credit_corrections_of_withdrawer').on(table.withdrawnBy),
    oneOf('credit_corrections_state', table.state, creditCorrectionStates),
    check('credit_corrections_reason', sql`${table.reason} <> ''`),
    check(
      'credit_corrections_steps',
      sql`(${table.state} = 'approved') = (${table.approvedAt} is not null)
        and (${table.state} = 'withdrawn') = (${table.withdrawnAt} is not null)`,
    ),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('creditCorrections.list') }),
    pgPolicy('propose as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('creditCorrections.propose')} and ${table.proposedBy} = (select app.user_id()) and ${table.state} = 'proposed'`,
    }),
    pgPolicy('decide as admin', {
      to: member,
      for: 'update',
      using: sql`${may('creditCorrections.changeAll')} and ${table.state} = 'proposed'`,
      withCheck: may('creditCorrections.changeAll'),
    }),
    workerPolicy(),
  ],
);
