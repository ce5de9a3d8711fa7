// Challans by which deducted tax was deposited; a wrong one is withdrawn by two administrators and recorded anew.
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgPolicy, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { challanAccounts } from '../../domain/commission/tds-duties.ts';
import { createdAt, id, instant, isMe, may, oneOf, paise, workerPolicy } from './columns.ts';
import { person } from './identity.ts';
import { member } from './roles.ts';

export const tdsChallans = pgTable(
  'tds_challans',
  {
    id: id(),
    /** First day of the month in which the tax was deducted. */
    month: date('month', { mode: 'string' }).notNull(),
    bsrCode: text('bsr_code').notNull(),
    depositedOn: date('deposited_on', { mode: 'string' }).notNull(),
    serial: text('serial').notNull(),
    /** The tax alone, without interest or fee; with that of further months. */
    amount: paise('amount').notNull(),
    /** What of it pays the tax of other months; the rest pays that of `month`. */
    further: jsonb('further').$type<{ month: string; amount: number }[]>().notNull().default([]),
    /** What the same challan paid beside it, as it says: the tax was late. */
    interest: paise('interest').notNull().default(0),
    lateFee: paise('late_fee').notNull().default(0),
    /** The bank account that it left. */
    paidFrom: text('paid_from', { enum: challanAccounts }).notNull().default('collection'),
    recordedBy: person('recorded_by'),
    createdAt: createdAt(),
    withdrawalReason: text('withdrawal_reason'),
    withdrawalAskedBy: person('withdrawal_asked_by'),
    withdrawalAskedAt: instant('withdrawal_asked_at'),
    withdrawnBy: person('withdrawn_by'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('tds_challans_once')
      .on(table.bsrCode, table.depositedOn, table.serial)
      .where(sql`${table.withdrawnAt} is null`),
    index('tds_challans_by_month').on(table.month, table.id),
    index('tds_challans_of_recorder').on(table.recordedBy),
    index('tds_challans_of_asker').on(table.withdrawalAskedBy),
    index('tds_challans_of_approver').on(table.withdrawnBy),
    oneOf('tds_challans_paid_from', table.paidFrom, challanAccounts),
    check('tds_challans_month', sql`extract(day from ${table.month}) = 1`),
    check(
      'tds_challans_numbers',
      sql`${table.bsrCode} ~ '^[0-9]{7}$' and ${table.serial} ~ '^[0-9]{5}$' and ${table.amount} > 0`,
    ),
    check('tds_challans_further', sql`jsonb_typeof(${table.further}) = 'array'`),
    check('tds_challans_beside', sql`${table.interest} >= 0 and ${table.lateFee} >= 0`),
    check(
      'tds_challans_withdrawal',
      sql`(${table.withdrawalReason} is null) = (${table.withdrawalAskedAt} is null)
        and (${table.withdrawnAt} is null or ${table.withdrawalAskedAt} is not null)`,
    ),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('tds.readAll') }),
    pgPolicy('record as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('tds.recordChallan')} and ${isMe(table.recordedBy)} and ${table.withdrawalAskedAt} is null`,
    }),
    pgPolicy('withdraw as admin', {
      to: member,
      for: 'update',
      using: sql`${may('tds.changeAll')} and ${table.withdrawnAt} is null`,
      withCheck: may('tds.changeAll'),
    }),
    workerPolicy(),
  ],
);
