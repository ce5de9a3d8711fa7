// GST as it was paid to the state; a wrong payment is withdrawn by somebody else than who recorded it, and recorded anew.
import { sql } from 'drizzle-orm';
import { check, date, index, pgPolicy, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { gstSources } from '../../domain/gst-payments.ts';
import { createdAt, id, instant, isMe, may, oneOf, paise, workerPolicy } from './columns.ts';
import { person } from './identity.ts';
import { member } from './roles.ts';

export const gstPayments = pgTable(
  'gst_payments',
  {
    id: id(),
    /** First day of the month whose invoices were taxed. */
    month: date('month', { mode: 'string' }).notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    /** CPIN or CIN of the challan; of a set-off the number of its entry in the credit ledger. */
    reference: text('reference').notNull(),
    cgst: paise('cgst').notNull().default(0),
    /** Or UTGST. */
    sgst: paise('sgst').notNull().default(0),
    igst: paise('igst').notNull().default(0),
    interest: paise('interest').notNull().default(0),
    lateFee: paise('late_fee').notNull().default(0),
    paidFrom: text('paid_from', { enum: gstSources }).notNull(),
    recordedBy: person('recorded_by'),
    createdAt: createdAt(),
    withdrawalReason: text('withdrawal_reason'),
    withdrawnBy: person('withdrawn_by'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('gst_payments_once')
      .on(table.reference, table.month)
      .where(sql`${table.withdrawnAt} is null`),
    index('gst_payments_by_month').on(table.month, table.id),
    index('gst_payments_of_recorder').on(table.recordedBy),
    index('gst_payments_of_withdrawer').on(table.withdrawnBy),
    oneOf('gst_payments_paid_from', table.paidFrom, gstSources),
    check('gst_payments_month', sql`extract(day from ${table.month}) = 1`),
    check(
      'gst_payments_amounts',
      sql`least(${table.cgst}, ${table.sgst}, ${table.igst}, ${table.interest}, ${table.lateFee}) >= 0
        and ${table.cgst} + ${table.sgst} + ${table.igst} > 0`,
    ),
    check(
      'gst_payments_withdrawal',
      sql`(${table.withdrawalReason} is null) = (${table.withdrawnAt} is null)`,
    ),
    pgPolicy('read as finance', { to: member, for: 'select', using: may('gstPayments.readAll') }),
    pgPolicy('record as maker', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('gstPayments.record')} and ${isMe(table.recordedBy)} and ${table.withdrawnAt} is null`,
    }),
    pgPolicy('withdraw as checker', {
      to: member,
      for: 'update',
      using: sql`${may('gstPayments.withdraw')} and ${table.withdrawnAt} is null`,
      withCheck: may('gstPayments.withdraw'),
    }),
    workerPolicy(),
  ],
);
