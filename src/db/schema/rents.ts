// Rent: what each month of a lease owes, what was paid and confirmed, and which due a payment covers.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { rentPaymentModes } from '../../domain/managed-rentals.ts';
import { rentPaymentStates } from '../../domain/rents.ts';
import {
  createdAt,
  id,
  instant,
  isMe,
  isVisibleWith,
  may,
  oneOf,
  paise,
  updatedAt,
  workerPolicy,
} from './columns.ts';
import { person } from './identity.ts';
import { leases } from './leases.ts';
import { member } from './roles.ts';

const ofLease = () =>
  uuid('lease_id')
    .notNull()
    .references(() => leases.id, { onDelete: 'cascade' });

/** Written by a job when a lease begins and month by month. */
export const rentDues = pgTable(
  'rent_dues',
  {
    id: id(),
    leaseId: ofLease(),
    /** First day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    amount: paise('amount').notNull(),
    /** The sum of what confirmed payments gave it; kept by a trigger. */
    received: paise('received').notNull().default(0),
    reminders: smallint('reminders').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('rent_dues_month').on(table.leaseId, table.month),
    index('rent_dues_by_month').on(table.month, table.leaseId),
    index('rent_dues_open').on(table.dueDate, table.id).where(sql`received < amount`),
    check('rent_dues_first_day', sql`extract(day from ${table.month}) = 1`),
    check('rent_dues_days', sql`${table.toDate} >= ${table.fromDate}`),
    check('rent_dues_money', sql`${table.amount} >= 0 and ${table.received} >= 0`),
    pgPolicy('read with lease', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.leaseId, 'leases', 'leases.readAll'),
    }),
    workerPolicy(),
  ],
);

/** Of the lease `l`: the landlord, the manager of their home, or an administrator. */
export const receives = sql`(l.landlord_id = (select app.user_id()) or ${may('rents.actForLandlord')}
  or l.managed_property_id in (select app.managed_homes()))`;
const isReceiver = (leaseId: AnyPgColumn) =>
  sql`exists (select from leases l where l.id = ${leaseId} and ${receives})`;
const isPayer = (leaseId: AnyPgColumn) =>
  sql`exists (select from leases l where l.id = ${leaseId}
    and (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies())))`;

export const rentPayments = pgTable(
  'rent_payments',
  {
    id: id(),
    leaseId: ofLease(),
    /** The month it was paid for; what it covers is in `rent_allocations`. */
    dueId: uuid('due_id').references(() => rentDues.id, { onDelete: 'set null' }),
    /** Set by a trigger from the lease: references and receipt numbers are one landlord's. */
    landlordId: person('landlord_id'),
    amount: paise('amount').notNull(),
    /** What the tenant had reported where another amount was confirmed; set by a trigger. */
    reportedAmount: paise('reported_amount'),
    mode: text('mode', { enum: rentPaymentModes }).notNull(),
    reference: text('reference'),
    /** One transfer may pay the rent of several leases: each is a payment of the same reference, counted from 1. */
    part: smallint('part').notNull().default(1),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    state: text('state', { enum: rentPaymentStates }).notNull(),
    note: text('note'),
    /** What the receiver said: why it does not fit, or why it was taken back. */
    answer: text('answer'),
    reportedBy: person('reported_by'),
    confirmedBy: person('confirmed_by'),
    confirmedAt: instant('confirmed_at'),
    /** Given by a trigger on confirmation; a payment that was taken back keeps it. */
    receiptNumber: text('receipt_number'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('rent_payments_of_lease').on(table.leaseId, table.createdAt, table.id),
    index('rent_payments_of_due').on(table.dueId),
    index('rent_payments_to_answer')
      .on(table.landlordId, table.createdAt, table.id)
      .where(sql`state in ('reported', 'mismatch')`),
    index('rent_payments_confirmed').on(table.landlordId, table.confirmedAt).where(sql`state = 'confirmed'`),
    index('rent_payments_reported_by').on(table.reportedBy),
    index('rent_payments_confirmed_by').on(table.confirmedBy),
    uniqueIndex('rent_payments_reference_part')
      .on(table.landlordId, table.reference, table.part)
      .where(sql`reference is not null and mode <> 'cash' and state <> 'cancelled'`),
    uniqueIndex('rent_payments_receipt').on(table.landlordId, table.receiptNumber),
    oneOf('rent_payments_state', table.state, rentPaymentStates),
    oneOf('rent_payments_mode', table.mode, rentPaymentModes),
    check('rent_payments_amount', sql`${table.amount} > 0`),
    check(
      'rent_payments_confirmation',
      sql`${table.state} = 'cancelled' or (${table.state} = 'confirmed') = (${table.confirmedAt} is not null)`,
    ),
    pgPolicy('read with lease', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.leaseId, 'leases', 'leases.readAll'),
    }),
    pgPolicy('report or record', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.reportedBy)} and ((${table.state} = 'reported' and ${isPayer(table.leaseId)})
        or (${table.state} = 'confirmed' and ${isMe(table.confirmedBy)} and ${isReceiver(table.leaseId)}))`,
    }),
    pgPolicy('answer as party', {
      to: member,
      for: 'update',
      using: sql`${isPayer(table.leaseId)} or ${isReceiver(table.leaseId)}`,
      withCheck: sql`${isPayer(table.leaseId)} or ${isReceiver(table.leaseId)}`,
    }),
    workerPolicy(),
  ],
);

const covers = (allocation: { paymentId: AnyPgColumn; dueId: AnyPgColumn }) =>
  sql`exists (select from rent_payments p join leases l on l.id = p.lease_id
        join rent_dues d on d.lease_id = l.id and d.id = ${allocation.dueId}
        where p.id = ${allocation.paymentId} and p.state = 'confirmed' and ${receives})`;

/** Which part of a confirmed payment covers which month. */
export const rentAllocations = pgTable(
  'rent_allocations',
  {
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => rentPayments.id, { onDelete: 'cascade' }),
    dueId: uuid('due_id')
      .notNull()
      .references(() => rentDues.id),
    amount: paise('amount').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.dueId] }),
    index('rent_allocations_of_due').on(table.dueId),
    check('rent_allocations_amount', sql`${table.amount} > 0`),
    pgPolicy('read with payment', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.paymentId, 'rent_payments', 'leases.readAll'),
    }),
    pgPolicy('add as receiver', { to: member, for: 'insert', withCheck: covers(table) }),
    // A payment whose credit covered a part of a month may come to cover another part of it.
    pgPolicy('add to as receiver', {
      to: member,
      for: 'update',
      using: covers(table),
      withCheck: covers(table),
    }),
    workerPolicy(),
  ],
);
