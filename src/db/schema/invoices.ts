// Invoices and credit notes of whoever runs the product, each with its number; and the rates of GST, each from a day on.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Operator } from '../../domain/gst.ts';
import { feeKinds, invoiceKinds } from '../../domain/invoices.ts';
import { createdAt, id, isMe, isVisibleWith, may, oneOf, paise, workerPolicy } from './columns.ts';
import { member } from './roles.ts';

/** Added for days to come, never changed: what was invoiced keeps its rate. */
export const gstRates = pgTable(
  'gst_rates',
  {
    fee: text('fee', { enum: feeKinds }).notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    sac: text('sac').notNull(),
    rateBp: integer('rate_bp').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.fee, table.validFrom] }),
    oneOf('gst_rates_fee', table.fee, feeKinds),
    check('gst_rates_sac', sql`${table.sac} ~ '^[0-9]{4,6}$'`),
    check('gst_rates_rate', sql`${table.rateBp} between 0 and 4000`),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('invoices.rates') }),
    pgPolicy('add as admin', { to: member, for: 'insert', withCheck: may('invoices.addRate') }),
    workerPolicy(),
  ],
);

/** No foreign key names a person, a lease or a payment: the law keeps an invoice longer than an account lives. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    fee: text('fee', { enum: feeKinds }).notNull(),
    /** By the database: 'INV/26-27/00001', each series without a gap. */
    number: text('number').notNull().default(''),
    series: text('series').notNull().default(''),
    serial: integer('serial').notNull().default(0),
    issuedOn: date('issued_on', { mode: 'string' }).notNull().default(sql`app.today()`),
    /** Names the charge, so that it is invoiced once. */
    key: text('key').notNull(),
    /** The payment or remittance it is about. */
    sourceId: uuid('source_id'),
    leaseId: uuid('lease_id'),
    payerId: uuid('payer_id'),
    payerName: text('payer_name').notNull(),
    payerAddress: text('payer_address'),
    payerGstin: text('payer_gstin'),
    /** The operator as it was on that day. */
    seller: jsonb('seller').$type<Operator>().notNull(),
    description: text('description').notNull(),
    sac: text('sac').notNull(),
    rateBp: integer('rate_bp').notNull(),
    placeOfSupply: text('place_of_supply'),
    taxable: paise('taxable').notNull(),
    cgst: paise('cgst').notNull(),
    sgst: paise('sgst').notNull(),
    igst: paise('igst').notNull(),
    total: paise('total').notNull(),
    /** By when it is to be paid; null: it was paid, or kept from the rent, when it was written. */
    dueOn: date('due_on', { mode: 'string' }),
    /** How it was paid when it was written, with the reference; `invoice_payments` has what was paid later. */
    paidBy: text('paid_by'),
    /** The invoice that a credit note takes back. */
    corrects: uuid('corrects').references((): AnyPgColumn => invoices.id),
    reason: text('reason'),
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('invoices_key').on(table.key),
    unique('invoices_number').on(table.series, table.serial),
    index('invoices_newest').on(table.createdAt, table.id),
    index('invoices_by_day').on(table.issuedOn, table.id),
    index('invoices_of_payer').on(table.payerId, table.createdAt),
    index('invoices_of_source').on(table.sourceId),
    index('invoices_credited').on(table.corrects),
    oneOf('invoices_kind', table.kind, invoiceKinds),
    oneOf('invoices_fee', table.fee, feeKinds),
    check(
      'invoices_sum',
      sql`${table.total} > 0 and least(${table.taxable}, ${table.cgst}, ${table.sgst}, ${table.igst}) >= 0
        and ${table.taxable} + ${table.cgst} + ${table.sgst} + ${table.igst} = ${table.total} and ${table.cgst} = ${table.sgst}`,
    ),
    check('invoices_no_tax', sql`${table.kind} <> 'receipt' or ${table.total} = ${table.taxable}`),
    check(
      'invoices_credit',
      sql`(${table.kind} = 'credit_note') = (${table.corrects} is not null)
        and (${table.corrects} is null) = (${table.reason} is null)`,
    ),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.payerId)} or ${may('invoices.readAll')}`,
    }),
    pgPolicy('issue as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('invoices.write')} and ${isMe(table.actorId)}`,
    }),
    workerPolicy(),
  ],
);

/** That an invoice with a day to pay by was paid: whole, less what was credited until then. Added once, never changed. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    invoiceId: uuid('invoice_id')
      .primaryKey()
      .references(() => invoices.id),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    /** How, with the reference. */
    paidBy: text('paid_by').notNull(),
    amount: paise('amount').notNull(),
    recordedBy: uuid('recorded_by'),
    createdAt: createdAt(),
  },
  (table) => [
    check('invoice_payments_amount', sql`${table.amount} > 0`),
    pgPolicy('read with invoice', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.invoiceId, 'invoices', 'invoices.readAll'),
    }),
    pgPolicy('record as maker', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('invoices.markPaid')} and ${isMe(table.recordedBy)}`,
    }),
    workerPolicy(),
  ],
);
