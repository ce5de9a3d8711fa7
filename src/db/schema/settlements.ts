// Settlements of deposits: one for a lease that is over, its lines with what both sides say to them, their photos, and what was paid back.
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
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { depositHolders, leaseSides } from '../../domain/leases.ts';
import { rentPaymentModes } from '../../domain/managed-rentals.ts';
import {
  refundStates,
  settlementLineKinds,
  settlementLineStates,
  settlementStates,
} from '../../domain/settlements.ts';
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
import { maintenanceRequests } from './maintenance.ts';
import { rentDues } from './rents.ts';
import { member } from './roles.ts';

/** Who does something about the settlement of that lease: its landlord, its first tenant, its manager, or the team. */
const acts = (leaseId: AnyPgColumn) => sql`app.side_of_settlement(${leaseId}) is not null`;

export const settlements = pgTable(
  'settlements',
  {
    id: id(),
    leaseId: uuid('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    state: text('state', { enum: settlementStates }).notNull(),
    startedBy: text('started_by', { enum: leaseSides }).notNull(),
    /** What was received as deposit, and rent that was paid beyond the last month. */
    deposit: paise('deposit').notNull(),
    credit: paise('credit').notNull().default(0),
    heldBy: text('held_by', { enum: depositHolders }).notNull(),
    /** By when whoever's turn it is acts; null once it is closed. */
    dueOn: date('due_on', { mode: 'string' }),
    /** When the case came to the team. */
    disputedAt: instant('disputed_at'),
    decidedBy: person('decided_by'),
    decidedAt: instant('decided_at'),
    /** What the landlord gave up of the debt, and why. */
    waived: paise('waived').notNull().default(0),
    waiveReason: text('waive_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('settlements_of_lease').on(table.leaseId),
    index('settlements_by_turn').on(table.state, table.dueOn, table.id),
    index('settlements_decided_by').on(table.decidedBy),
    oneOf('settlements_state', table.state, settlementStates),
    oneOf('settlements_started_by', table.startedBy, leaseSides),
    oneOf('settlements_held_by', table.heldBy, depositHolders),
    check('settlements_money', sql`${table.deposit} >= 0 and ${table.credit} >= 0 and ${table.waived} >= 0`),
    check('settlements_turn', sql`(${table.state} = 'closed') = (${table.dueOn} is null)`),
    pgPolicy('read with lease', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.leaseId, 'leases', 'settlements.readAll'),
    }),
    pgPolicy('start as side', {
      to: member,
      for: 'insert',
      withCheck: sql`app.side_of_settlement(${table.leaseId}) = ${table.startedBy}`,
    }),
    pgPolicy('act as side', {
      to: member,
      for: 'update',
      using: acts(table.leaseId),
      withCheck: acts(table.leaseId),
    }),
    workerPolicy(),
  ],
);

const ofSettlement = () =>
  uuid('settlement_id')
    .notNull()
    .references(() => settlements.id, { onDelete: 'cascade' });
const readWithSettlement = (column: AnyPgColumn) =>
  pgPolicy('read with settlement', {
    to: member,
    for: 'select',
    using: isVisibleWith(column, 'settlements', 'settlements.readAll'),
  });
/** The side of the caller in the settlement with that id. */
const sideIn = (settlementId: AnyPgColumn) =>
  sql`(select app.side_of_settlement(s.lease_id) from settlements s where s.id = ${settlementId})`;

export const settlementLines = pgTable(
  'settlement_lines',
  {
    id: id(),
    settlementId: ofSettlement(),
    position: smallint('position').notNull(),
    kind: text('kind', { enum: settlementLineKinds }).notNull(),
    label: text('label').notNull(),
    amount: paise('amount').notNull(),
    /** The month it is the unpaid part of. */
    dueId: uuid('due_id').references(() => rentDues.id, { onDelete: 'set null' }),
    /** The repair it pays for. */
    repairId: uuid('repair_id').references(() => maintenanceRequests.id, { onDelete: 'set null' }),
    state: text('state', { enum: settlementLineStates }).notNull().default('open'),
    /** Nobody answered in time. */
    isBySilence: boolean('is_by_silence').notNull().default(false),
    /** Why the tenant does not agree. */
    reason: text('reason'),
    /** What of it counts after all; null: not said yet. */
    allowed: paise('allowed'),
    /** What deposit, prepaid rent or the landlord's waiver paid of it; written as it is posted. */
    covered: paise('covered').notNull().default(0),
    /** Why the team decided so. */
    decision: text('decision'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('settlement_lines_position').on(table.settlementId, table.position),
    index('settlement_lines_of_due').on(table.dueId),
    index('settlement_lines_of_repair').on(table.repairId),
    oneOf('settlement_lines_kind', table.kind, settlementLineKinds),
    oneOf('settlement_lines_state', table.state, settlementLineStates),
    check(
      'settlement_lines_money',
      sql`${table.amount} > 0 and coalesce(${table.allowed}, 0) between 0 and ${table.amount}
        and ${table.covered} between 0 and coalesce(${table.allowed}, 0)`,
    ),
    check(
      'settlement_lines_said',
      sql`(${table.allowed} is null) = (${table.state} in ('open', 'disputed'))
        and (${table.state} <> 'decided' or ${table.decision} is not null)`,
    ),
    readWithSettlement(table.settlementId),
    pgPolicy('propose as side', {
      to: member,
      for: 'insert',
      withCheck: sql`${table.state} = 'open' and ${sideIn(table.settlementId)} = 'landlord'`,
    }),
    pgPolicy('answer as side', {
      to: member,
      for: 'update',
      using: sql`${sideIn(table.settlementId)} is not null`,
      withCheck: sql`${sideIn(table.settlementId)} is not null`,
    }),
    workerPolicy(),
  ],
);

/** Photos that one side shows to a line; they lie among the private files. */
export const settlementPhotos = pgTable(
  'settlement_photos',
  {
    id: id(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => settlementLines.id, { onDelete: 'cascade' }),
    side: text('side', { enum: leaseSides }).notNull(),
    key: text('key').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    addedBy: person('added_by'),
    createdAt: createdAt(),
  },
  (table) => [
    index('settlement_photos_of_line').on(table.lineId, table.createdAt),
    index('settlement_photos_added_by').on(table.addedBy),
    oneOf('settlement_photos_side', table.side, leaseSides),
    pgPolicy('read with line', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.lineId, 'settlement_lines', 'settlements.readAll'),
    }),
    pgPolicy('add as side', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.addedBy)} and ${table.side} = (select app.side_of_settlement(s.lease_id)
        from settlement_lines l join settlements s on s.id = l.settlement_id where l.id = ${table.lineId})`,
    }),
    workerPolicy(),
  ],
);

/** What whoever holds the deposit says they paid back, and what the tenant answers. */
export const settlementRefunds = pgTable(
  'settlement_refunds',
  {
    id: id(),
    settlementId: ofSettlement(),
    amount: paise('amount').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    mode: text('mode', { enum: rentPaymentModes }).notNull(),
    reference: text('reference'),
    state: text('state', { enum: refundStates }).notNull().default('reported'),
    /** Why it did not come. */
    answer: text('answer'),
    recordedBy: person('recorded_by'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('settlement_refunds_of_settlement').on(table.settlementId, table.createdAt),
    index('settlement_refunds_recorded_by').on(table.recordedBy),
    oneOf('settlement_refunds_state', table.state, refundStates),
    oneOf('settlement_refunds_mode', table.mode, rentPaymentModes),
    check('settlement_refunds_amount', sql`${table.amount} > 0`),
    check('settlement_refunds_answered', sql`(${table.state} = 'reported') = (${table.answeredAt} is null)`),
    readWithSettlement(table.settlementId),
    pgPolicy('report as payer', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.recordedBy)} and ${table.state} = 'reported'
        and exists (select from settlements s where s.id = ${table.settlementId}
          and case s.held_by when 'company' then ${may('settlements.actForTeam')}
            when 'manager' then app.side_of_settlement(s.lease_id) in ('landlord', 'manager')
            else app.side_of_settlement(s.lease_id) = 'landlord' end)`,
    }),
    pgPolicy('answer as tenant', {
      to: member,
      for: 'update',
      using: sql`${sideIn(table.settlementId)} = 'tenant'`,
      withCheck: sql`${sideIn(table.settlementId)} = 'tenant'`,
    }),
    workerPolicy(),
  ],
);
