// Adjustments of closed months: proposed by one administrator, approved by another, posted by the close of an open month.
import { sql } from 'drizzle-orm';
import { check, date, index, pgPolicy, pgTable, text } from 'drizzle-orm/pg-core';
import { adjustmentStates } from '../../domain/commission/adjustments.ts';
import { isMyAffiliate } from './affiliates.ts';
import { createdAt, id, instant, may, oneOf, paise, workerPolicy } from './columns.ts';
import { person } from './identity.ts';
import { member } from './roles.ts';

const month = (name: string) => date(name, { mode: 'string' });

export const commissionAdjustments = pgTable(
  'commission_adjustments',
  {
    id: id(),
    /** No foreign key: the money outlives whom it names. */
    affiliateId: text('affiliate_id').notNull(),
    /** First day of the closed month that it mends. */
    originMonth: month('origin_month').notNull(),
    /** Negative: taken back. */
    amount: paise('amount').notNull(),
    /** They read it in their statement. */
    reason: text('reason').notNull(),
    state: text('state', { enum: adjustmentStates }).notNull().default('proposed'),
    proposedBy: person('proposed_by'),
    approvedBy: person('approved_by'),
    approvedAt: instant('approved_at'),
    withdrawnBy: person('withdrawn_by'),
    withdrawnAt: instant('withdrawn_at'),
    /** First day of the month whose close posted it. */
    postedMonth: month('posted_month'),
    createdAt: createdAt(),
  },
  (table) => [
    index('commission_adjustments_of_affiliate').on(table.affiliateId, table.originMonth),
    index('commission_adjustments_waiting')
      .on(table.createdAt)
      .where(sql`${table.state} in ('proposed', 'approved')`),
    index('commission_adjustments_posted').on(table.postedMonth),
    index('commission_adjustments_of_month').on(table.originMonth),
    index('commission_adjustments_of_proposer').on(table.proposedBy),
    index('commission_adjustments_of_approver').on(table.approvedBy),
    index('commission_adjustments_of_withdrawer').on(table.withdrawnBy),
    oneOf('commission_adjustments_state', table.state, adjustmentStates),
    check('commission_adjustments_amount', sql`${table.amount} <> 0`),
    check('commission_adjustments_reason', sql`${table.reason} <> ''`),
    check('commission_adjustments_first_day', sql`extract(day from ${table.originMonth}) = 1`),
    check(
      'commission_adjustments_steps',
      sql`(${table.state} not in ('approved', 'posted') or ${table.approvedAt} is not null)
        and (${table.state} = 'withdrawn') = (${table.withdrawnAt} is not null)
        and (${table.state} = 'posted') = (${table.postedMonth} is not null)
        and (${table.postedMonth} is null or ${table.postedMonth} > ${table.originMonth})`,
    ),
    pgPolicy('read own once posted', {
      to: member,
      for: 'select',
      using: sql`${may('adjustments.list')} or (${isMyAffiliate(table.affiliateId)} and ${table.state} = 'posted')`,
    }),
    pgPolicy('propose as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('adjustments.propose')} and ${table.proposedBy} = (select app.user_id()) and ${table.state} = 'proposed'`,
    }),
    pgPolicy('decide as admin', {
      to: member,
      for: 'update',
      using: sql`${may('adjustments.changeAll')} and ${table.state} in ('proposed', 'approved')`,
      withCheck: sql`${may('adjustments.changeAll')} and ${table.state} <> 'posted'`,
    }),
    workerPolicy(),
  ],
);
