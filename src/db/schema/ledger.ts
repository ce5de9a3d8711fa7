// The ledger: double entry, one wide row per entry whose accounts sum to zero; rows are added and never changed.
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgPolicy, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { DAY_BOOK, ledgerKinds } from '../../domain/months.ts';
import { isMyAffiliate } from './affiliates.ts';
import { createdAt, may, oneOf, paise, workerPolicy } from './columns.ts';
import { member } from './roles.ts';

const account = (name: string) => paise(name).notNull().default(0);

/**
 * Debits are positive. What an affiliate may still be paid is minus the sum of `payable`. Partitioned by book: each month's
 * close writes a book of its own ('2026-10'), everything else goes into the day book.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** Counted within the book. */
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    book: text('book').notNull().default(DAY_BOOK),
    kind: text('kind', { enum: ledgerKinds }).notNull(),
    /** No foreign key: the money outlives whom it names. */
    affiliateId: text('affiliate_id').notNull(),
    /** First day of the commission month it belongs to. */
    month: date('month', { mode: 'string' }).notNull(),
    postedOn: date('posted_on', { mode: 'string' }).notNull(),
    /** The close, the payout batch or the like that posted it. */
    runId: uuid('run_id'),
    expense: account('expense'),
    payable: account('payable'),
    held: account('held'),
    tds: account('tds'),
    bank: account('bank'),
    memo: text('memo'),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'ledger_entries_key', columns: [table.id, table.book] }),
    index('ledger_entries_of_affiliate').on(table.affiliateId, table.postedOn),
    index('ledger_entries_of_run').on(table.runId).where(sql`${table.book} = 'day'`),
    oneOf('ledger_entries_kind', table.kind, ledgerKinds),
    check(
      'ledger_entries_balanced',
      sql`${table.expense} + ${table.payable} + ${table.held} + ${table.tds} + ${table.bank} = 0`,
    ),
    check(
      'ledger_entries_moves',
      sql`num_nonnulls(nullif(${table.expense}, 0), nullif(${table.payable}, 0), nullif(${table.held}, 0),
        nullif(${table.tds}, 0), nullif(${table.bank}, 0)) >= 2`,
    ),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMyAffiliate(table.affiliateId)} or ${may('ledger.readAll')}`,
    }),
    pgPolicy('add to the day book as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('ledger.addToDayBook')} and ${table.book} = 'day'`,
    }),
    workerPolicy(),
  ],
);

/**
 * What the ledger's entries sum to for each affiliate, carried with them: by a trigger for every entry of the day book, by the
 * close for its month's. Negative `payable` is owed to them, as in the ledger. Nobody writes it by hand, and the nightly proof
 * sums the ledger again.
 */
export const affiliateBalances = pgTable(
  'affiliate_balances',
  {
    affiliateId: text('affiliate_id').primaryKey(),
    payable: account('payable'),
    held: account('held'),
  },
  (table) => [
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMyAffiliate(table.affiliateId)} or ${may('ledger.readAll')}`,
    }),
    workerPolicy(),
  ],
);
