// The monthly rent value of managed homes: what was paid for which month, every change of it, and whom it is credited to.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { MAX_RVL, rentPaymentModes, rvlPaymentStatuses } from '../../domain/managed-rentals.ts';
import { affiliateRegistrations } from './affiliates.ts';
import {
  createdAt,
  id,
  instant,
  isVisibleWith,
  may,
  oneOf,
  paise,
  updatedAt,
  workerPolicy,
} from './columns.ts';
import { profiles } from './identity.ts';
import { managedProperties, ofVisibleManagedProperty } from './managed-rentals.ts';
import { member } from './roles.ts';

const admin = (name: string) => uuid(name).references(() => profiles.userId, { onDelete: 'set null' });
const ofManagedProperty = () =>
  uuid('managed_property_id')
    .notNull()
    .references(() => managedProperties.id);

export const managedPropertyRvlPayments = pgTable(
  'managed_property_rvl_payments',
  {
    id: id(),
    managedPropertyId: ofManagedProperty(),
    /** First day of the month the rent is for. */
    paymentMonth: date('payment_month', { mode: 'string' }).notNull(),
    rvlAmount: paise('rvl_amount').notNull(),
    paymentStatus: text('payment_status', { enum: rvlPaymentStatuses }).notNull().default('pending'),
    paymentDate: date('payment_date', { mode: 'string' }),
    /** The moment it was marked paid, which the month's cut-off is compared with. */
    markedPaidAt: instant('marked_paid_at'),
    /** How often it has been marked paid: 1 the first time; commission lines carry it. */
    sequence: integer('sequence').notNull().default(0),
    paidBy: text('paid_by'),
    mode: text('mode', { enum: rentPaymentModes }),
    reference: text('reference'),
    processedByAdminId: admin('processed_by_admin_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('managed_property_rvl_payments_month').on(table.managedPropertyId, table.paymentMonth),
    index('managed_property_rvl_payments_paid').on(table.paymentMonth, table.paymentStatus),
    // The first month that has anything to count, found without a look at every payment.
    index('managed_property_rvl_payments_counts_in')
      .on(
        sql`greatest(${table.paymentMonth},
          date_trunc('month', ${table.markedPaidAt} at time zone 'Asia/Kolkata' - interval '9 days')::date)`,
      )
      .where(sql`${table.paymentStatus} = 'paid'`),
    index('managed_property_rvl_payments_of_admin').on(table.processedByAdminId),
    oneOf('managed_property_rvl_payments_status', table.paymentStatus, rvlPaymentStatuses),
    oneOf('managed_property_rvl_payments_mode', table.mode, rentPaymentModes),
    check('managed_property_rvl_payments_first_day', sql`extract(day from ${table.paymentMonth}) = 1`),
    check(
      'managed_property_rvl_payments_amount',
      sql`${table.rvlAmount} between 0 and ${sql.raw(`${MAX_RVL}`)}`,
    ),
    check(
      'managed_property_rvl_payments_marked',
      sql`case ${table.paymentStatus} when 'paid'
        then ${table.markedPaidAt} is not null and ${table.paymentDate} is not null and ${table.sequence} > 0
        else num_nonnulls(${table.markedPaidAt}, ${table.paymentDate}) = 0 end`,
    ),
    pgPolicy('read with property', {
      to: member,
      for: 'select',
      using: ofVisibleManagedProperty(table.managedPropertyId),
    }),
    pgPolicy('add as admin', { to: member, for: 'insert', withCheck: may('rvl.changeAll') }),
    pgPolicy('change as admin', {
      to: member,
      for: 'update',
      using: may('rvl.changeAll'),
      withCheck: may('rvl.changeAll'),
    }),
    workerPolicy(),
  ],
);

/** Each change of a month's payment, written by a trigger; never changed itself. */
export const managedPropertyRvlChanges = pgTable(
  'managed_property_rvl_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => managedPropertyRvlPayments.id),
    oldStatus: text('old_status', { enum: rvlPaymentStatuses }),
    newStatus: text('new_status', { enum: rvlPaymentStatuses }).notNull(),
    oldAmount: paise('old_amount'),
    newAmount: paise('new_amount').notNull(),
    sequence: integer('sequence').notNull(),
    reason: text('reason'),
    changedBy: uuid('changed_by'),
    changedAt: instant('changed_at').notNull().default(sql`app.clock_timestamp()`),
  },
  (table) => [
    index('managed_property_rvl_changes_of_payment').on(table.paymentId, table.id),
    index('managed_property_rvl_changes_since').on(table.changedAt),
    pgPolicy('read with payment', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.paymentId, 'managed_property_rvl_payments', 'managedRentals.readAll'),
    }),
    workerPolicy(),
  ],
);

/**
 * Whom a managed property's rent value is credited to, from which day on; null is nobody. The first row counts from the
 * start of the lease, so that months entered afterwards are credited too. The newest row of a day wins.
 */
export const managedPropertyAttributions = pgTable(
  'managed_property_attributions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    managedPropertyId: ofManagedProperty(),
    affiliateId: text('affiliate_id').references(() => affiliateRegistrations.affiliateId),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    reason: text('reason'),
    /** No reference: what was written stays as it is, also after that account is erased. */
    createdByAdminId: uuid('created_by_admin_id').default(sql`app.user_id()`),
    createdAt: createdAt(),
  },
  (table) => [
    index('managed_property_attributions_of').on(table.managedPropertyId, table.validFrom, table.id),
    index('managed_property_attributions_to').on(table.affiliateId, table.validFrom),
    pgPolicy('read with property', {
      to: member,
      for: 'select',
      using: sql`${ofVisibleManagedProperty(table.managedPropertyId)} or ${table.affiliateId} = (select app.affiliate_id())`,
    }),
    pgPolicy('add as admin', { to: member, for: 'insert', withCheck: may('managedRentals.changeAll') }),
    workerPolicy(),
  ],
);

/**
 * The commissionable share of a managed property in basis points, from which instant on: written by a trigger when the
 * percentages of its application change, read as of the end of a month.
 */
export const managedPropertyShares = pgTable(
  'managed_property_shares',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    managedPropertyId: ofManagedProperty(),
    shareBp: integer('share_bp').notNull(),
    /** Minus infinity for the first: months entered afterwards have it too. */
    validFrom: instant('valid_from').notNull(),
  },
  (table) => [
    index('managed_property_shares_of').on(table.managedPropertyId, table.validFrom, table.id),
    check('managed_property_shares_range', sql`${table.shareBp} between 0 and 10000`),
    pgPolicy('read with property', {
      to: member,
      for: 'select',
      using: ofVisibleManagedProperty(table.managedPropertyId),
    }),
    workerPolicy(),
  ],
);

/**
 * The management fee of a managed property in basis points, from which instant on: written by the same triggers as the share,
 * read as of the end of a month, so that another fee leaves the months before it as they were.
 */
export const managedPropertyFees = pgTable(
  'managed_property_fees',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    managedPropertyId: ofManagedProperty(),
    feeBp: integer('fee_bp').notNull(),
    /** Minus infinity for the first: months entered afterwards have it too. */
    validFrom: instant('valid_from').notNull(),
  },
  (table) => [
    index('managed_property_fees_of').on(table.managedPropertyId, table.validFrom, table.id),
    check('managed_property_fees_range', sql`${table.feeBp} between 0 and 10000`),
    pgPolicy('read with property', {
      to: member,
      for: 'select',
      using: ofVisibleManagedProperty(table.managedPropertyId),
    }),
    workerPolicy(),
  ],
);
