// Bank statements: the payments that came into an account, and which rent each was recorded as. The files themselves are not kept.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bankLayouts } from '../../domain/bank-layouts.ts';
import { lineOutcomes } from '../../domain/bank-statements.ts';
import { rentPaymentModes } from '../../domain/managed-rentals.ts';
import { createdAt, id, may, oneOf, paise, workerPolicy } from './columns.ts';
import { profiles } from './identity.ts';
import { recordsRent, rentPayments } from './rents.ts';
import { member } from './roles.ts';

/** Whose account it is; null: the operator's. */
const owner = () => uuid('owner_id').references(() => profiles.userId, { onDelete: 'cascade' });

const ownPolicy = (ownerId: AnyPgColumn) => {
  const isOwn = sql`${ownerId} = (select app.user_id()) or (${ownerId} is null and ${may('bankStatements.operate')})`;
  return pgPolicy('own', { to: member, for: 'all', using: isOwn, withCheck: isOwn });
};

/** A file that was read. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: id(),
    ownerId: owner(),
    uploadedBy: uuid('uploaded_by').references(() => profiles.userId, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    layout: text('layout', { enum: bankLayouts }).notNull(),
    /** Those that no earlier file had. */
    lines: integer('lines').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('bank_statements_of_owner').on(table.ownerId, table.createdAt),
    index('bank_statements_uploaded_by').on(table.uploadedBy),
    oneOf('bank_statements_layout', table.layout, bankLayouts),
    ownPolicy(table.ownerId),
    workerPolicy(),
  ],
);

/** A payment that came in. It is open until all of its amount was recorded, or somebody said why it is no rent. */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: id(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatements.id, { onDelete: 'cascade' }),
    ownerId: owner(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    amount: paise('amount').notNull(),
    /** What was recorded of it; kept by a trigger. */
    matched: paise('matched').notNull().default(0),
    narration: text('narration').notNull(),
    mode: text('mode', { enum: rentPaymentModes }).notNull(),
    reference: text('reference'),
    payer: text('payer'),
    /** A hash by which the line is known in a later file. */
    fingerprint: text('fingerprint').notNull(),
    /** Why it, or the rest of it, is no rent. */
    ignoredReason: text('ignored_reason'),
    /** Of a line of the operator's account: where its money went. */
    outcome: text('outcome', { enum: lineOutcomes }),
    returnedOn: date('returned_on', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('bank_lines_once').on(table.ownerId, table.fingerprint).nullsNotDistinct(),
    index('bank_lines_of_statement').on(table.statementId),
    index('bank_lines_of_owner').on(table.ownerId, table.paidOn, table.id),
    index('bank_lines_unmatched').on(table.createdAt).where(sql`matched = 0`),
    oneOf('bank_lines_mode', table.mode, rentPaymentModes),
    oneOf('bank_lines_outcome', table.outcome, lineOutcomes),
    check(
      'bank_lines_returned',
      sql`coalesce(${table.outcome} = 'returned', false) = (${table.returnedOn} is not null)`,
    ),
    check('bank_lines_amount', sql`${table.amount} > 0 and ${table.matched} between 0 and ${table.amount}`),
    ownPolicy(table.ownerId),
    workerPolicy(),
  ],
);

const isVisibleLine = (lineId: AnyPgColumn) => sql`exists (select from bank_lines v where v.id = ${lineId})`;

/** The payments of rent that a line was recorded as. No two lines are one payment. */
export const bankLinePayments = pgTable(
  'bank_line_payments',
  {
    lineId: uuid('line_id')
      .notNull()
      .references(() => bankLines.id, { onDelete: 'cascade' }),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => rentPayments.id, { onDelete: 'cascade' }),
    amount: paise('amount').notNull(),
    /** The payment counts because of this line; else it was confirmed before the line came. */
    isPosted: boolean('is_posted').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.paymentId] }),
    unique('bank_line_payments_once').on(table.paymentId),
    check('bank_line_payments_amount', sql`${table.amount} > 0`),
    pgPolicy('read with line', { to: member, for: 'select', using: isVisibleLine(table.lineId) }),
    pgPolicy('add as receiver', {
      to: member,
      for: 'insert',
      withCheck: sql`${isVisibleLine(table.lineId)} and exists (select from rent_payments p join leases l on l.id = p.lease_id
        where p.id = ${table.paymentId} and p.state = 'confirmed' and ${recordsRent})`,
    }),
    pgPolicy('take away with line', { to: member, for: 'delete', using: isVisibleLine(table.lineId) }),
    workerPolicy(),
  ],
);
