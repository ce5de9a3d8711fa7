// Dues of a lease: rent month by month, the deposit, charges and late fees; what was paid and confirmed, and which due a payment covers.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { closingKinds, dueKinds } from '../../domain/dues.ts';
import { chargeKinds } from '../../domain/lease-terms.ts';
import { rentPaymentModes } from '../../domain/managed-rentals.ts';
import { chargeStates } from '../../domain/rent-charges.ts';
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

/** Of the lease `l`: the landlord, the manager of their home, or an administrator. */
export const receives = sql`(l.landlord_id = (select app.user_id()) or ${may('rents.actForLandlord')}
  or l.managed_property_id in (select app.managed_homes()))`;
/** Of the lease `l`: who receives, and whoever matches a line of the operator's bank with it in this transaction. */
export const recordsRent = sql`(${receives} or l.id = (select app.collecting()))`;
/** Of the lease `l`: whoever rents. */
export const pays = sql`(l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))`;
const isReceiver = (leaseId: AnyPgColumn) =>
  sql`exists (select from leases l where l.id = ${leaseId} and ${receives})`;
const recordsRentOf = (leaseId: AnyPgColumn) =>
  sql`exists (select from leases l where l.id = ${leaseId} and ${recordsRent})`;
const isPayer = (leaseId: AnyPgColumn) =>
  sql`exists (select from leases l where l.id = ${leaseId} and ${pays})`;

const ofPartyOfDue = (dueId: AnyPgColumn) =>
  sql`exists (select from rent_dues d join leases l on l.id = d.lease_id
    where d.id = ${dueId} and (${receives} or ${pays}))`;

/** Rent, the deposit, fixed charges and late fees are written by a job; another charge by whoever receives the rent. */
export const rentDues = pgTable(
  'rent_dues',
  {
    id: id(),
    leaseId: ofLease(),
    kind: text('kind', { enum: dueKinds }).notNull().default('rent'),
    /** Counts the charges of a month from 1, those that the lease fixes from 21; of every other kind there is one. */
    number: smallint('number').notNull().default(1),
    /** First day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    amount: paise('amount').notNull(),
    /** What confirmed payments gave it, and what closed a part of it without one; kept by a trigger. */
    received: paise('received').notNull().default(0),
    reminders: smallint('reminders').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('rent_dues_of_kind').on(table.leaseId, table.kind, table.month, table.number),
    index('rent_dues_by_month').on(table.month, table.leaseId),
    index('rent_dues_open').on(table.dueDate, table.id).where(sql`received < amount`),
    oneOf('rent_dues_kind', table.kind, dueKinds),
    check('rent_dues_number', sql`${table.number} = 1 or ${table.kind} = 'charge' and ${table.number} > 0`),
    check('rent_dues_first_day', sql`extract(day from ${table.month}) = 1`),
    check('rent_dues_days', sql`${table.toDate} >= ${table.fromDate}`),
    check('rent_dues_money', sql`${table.amount} >= 0 and ${table.received} >= 0`),
    pgPolicy('read with lease', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.leaseId, 'leases', 'leases.readAll'),
    }),
    pgPolicy('charge as receiver', {
      to: member,
      for: 'insert',
      withCheck: sql`${table.kind} = 'charge' and ${isReceiver(table.leaseId)}`,
    }),
    workerPolicy(),
  ],
);

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
    /** Paid ahead to a business before it moved in: covers dues as any payment does, has no receipt, and was not received here. */
    isOpening: boolean('is_opening').notNull().default(false),
    /** What the receiver said: why it does not fit, or why it was taken back. */
    answer: text('answer'),
    reportedBy: person('reported_by'),
    confirmedBy: person('confirmed_by'),
    confirmedAt: instant('confirmed_at'),
    /** Given by a trigger on confirmation; a payment that was taken back keeps it. */
    receiptNumber: text('receipt_number'),
    /** The payment that was taken back for this one; a trigger checks that it is of the same lease. */
    replacesId: uuid('replaces_id').references((): AnyPgColumn => rentPayments.id, { onDelete: 'cascade' }),
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
    uniqueIndex('rent_payments_replaces').on(table.replacesId),
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
        or (${table.state} = 'confirmed' and ${isMe(table.confirmedBy)} and ${recordsRentOf(table.leaseId)}))`,
    }),
    pgPolicy('answer as party', {
      to: member,
      for: 'update',
      using: sql`${isPayer(table.leaseId)} or ${recordsRentOf(table.leaseId)}`,
      withCheck: sql`${isPayer(table.leaseId)} or ${recordsRentOf(table.leaseId)}`,
    }),
    workerPolicy(),
  ],
);

const covers = (allocation: { paymentId: AnyPgColumn; dueId: AnyPgColumn }) =>
  sql`exists (select from rent_payments p join leases l on l.id = p.lease_id
        join rent_dues d on d.lease_id = l.id and d.id = ${allocation.dueId}
        where p.id = ${allocation.paymentId} and p.state = 'confirmed' and ${recordsRent})`;

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

/** What a charge is for and how it was reckoned, beside its due; and what the tenant says against it. */
export const rentCharges = pgTable(
  'rent_charges',
  {
    dueId: uuid('due_id')
      .primaryKey()
      .references(() => rentDues.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: chargeKinds }).notNull(),
    /** The meter at the beginning and at the end of what it counts, and paise for each unit; all null without a meter. */
    before: numeric('reading_before', { precision: 12, scale: 2, mode: 'number' }),
    after: numeric('reading_after', { precision: 12, scale: 2, mode: 'number' }),
    rate: paise('rate'),
    note: text('note'),
    /** The meter or the bill; it lies among the private files. */
    photoKey: text('photo_key').unique(),
    photoWidth: integer('photo_width'),
    photoHeight: integer('photo_height'),
    state: text('state', { enum: chargeStates }).notNull().default('open'),
    /** Why the tenant does not agree. */
    objection: text('objection'),
    objectedBy: person('objected_by'),
    /** Why the receiver keeps it after all, or takes it back. */
    answer: text('answer'),
    enteredBy: person('entered_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('rent_charges_entered_by').on(table.enteredBy),
    index('rent_charges_objected_by').on(table.objectedBy),
    oneOf('rent_charges_kind', table.kind, chargeKinds),
    oneOf('rent_charges_state', table.state, chargeStates),
    check(
      'rent_charges_meter',
      sql`num_nonnulls(${table.before}, ${table.after}, ${table.rate}) in (0, 3) and ${table.after} >= ${table.before}`,
    ),
    check('rent_charges_objection', sql`${table.state} <> 'objected' or ${table.objection} is not null`),
    pgPolicy('read with due', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.dueId, 'rent_dues', 'leases.readAll'),
    }),
    pgPolicy('enter as receiver', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.enteredBy)} and ${table.state} = 'open'
        and exists (select from rent_dues d join leases l on l.id = d.lease_id
          where d.id = ${table.dueId} and d.kind = 'charge' and ${receives})`,
    }),
    pgPolicy('answer as party', {
      to: member,
      for: 'update',
      using: ofPartyOfDue(table.dueId),
      withCheck: ofPartyOfDue(table.dueId),
    }),
    workerPolicy(),
  ],
);

/** What closes a due, or a part of it, without a payment to whoever receives the rent. */
export const dueClosings = pgTable(
  'due_closings',
  {
    id: id(),
    dueId: uuid('due_id')
      .notNull()
      .references(() => rentDues.id),
    kind: text('kind', { enum: closingKinds }).notNull(),
    amount: paise('amount').notNull(),
    reason: text('reason'),
    /** Of tax: number of the challan, and the day it was paid. */
    reference: text('reference'),
    paidOn: date('paid_on', { mode: 'string' }),
    recordedBy: person('recorded_by'),
    /** Why it does not count any more. */
    takenBackReason: text('taken_back_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('due_closings_of_due').on(table.dueId),
    index('due_closings_recorded_by').on(table.recordedBy),
    uniqueIndex('due_closings_challan')
      .on(table.dueId, table.reference)
      .where(sql`kind = 'tds' and taken_back_reason is null`),
    oneOf('due_closings_kind', table.kind, closingKinds),
    check('due_closings_amount', sql`${table.amount} > 0`),
    check(
      'due_closings_tax',
      sql`(${table.kind} = 'tds') = (${table.paidOn} is not null and ${table.reference} is not null)
        and (${table.takenBackReason} is null or ${table.kind} = 'tds')`,
    ),
    pgPolicy('read with due', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.dueId, 'rent_dues', 'leases.readAll'),
    }),
    // The receiver gives up what they are owed; tax is what whoever rents paid to the state.
    pgPolicy('close as side', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.recordedBy)} and exists (select from rent_dues d join leases l on l.id = d.lease_id
        where d.id = ${table.dueId} and case ${table.kind} when 'tds' then d.kind = 'rent' and ${pays}
          when 'waiver' then d.kind = 'late_fee' and ${receives}
          when 'cancelled' then d.kind = 'charge' and ${receives} else false end)`,
    }),
    // The receiver, whom it did not reach, or whoever rents and entered it wrongly.
    pgPolicy('take back as side', {
      to: member,
      for: 'update',
      using: sql`${table.kind} = 'tds' and ${ofPartyOfDue(table.dueId)}`,
      withCheck: sql`${table.kind} = 'tds' and ${ofPartyOfDue(table.dueId)}`,
    }),
    workerPolicy(),
  ],
);
