// Brokers and the history of their Fast Track Advantage (specification, sections 3 and 4).
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { brokerDocumentKinds, brokerStatuses } from '../../domain/brokers.ts';
import { shadowBalancingActions } from '../../domain/shadow-balancing.ts';
import { createdAt, id, instant, isMe, may, oneOf, updatedAt, workerPolicy } from './columns.ts';
import { files } from './files.ts';
import { profiles } from './identity.ts';
import { member } from './roles.ts';

/** Rows of the caller's own broker record; as a sub-select it runs once. */
export const isMyBroker = (column: AnyPgColumn) => sql`${column} = (select app.broker_id())`;

/** A right to act as broker's agent in one state, as its authority numbers it. */
export interface ReraNumber {
  state: string;
  number: string;
  /** Calendar date. */
  expires_on: string | null;
}

export const brokers = pgTable(
  'brokers',
  {
    id: id(),
    /** Null once the account is erased: homes they brought and the history of their grant outlive it. */
    userId: uuid('user_id')
      .unique()
      .references(() => profiles.userId, { onDelete: 'set null' }),
    name: text('name').notNull(),
    firm: text('firm'),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    gstin: text('gstin'),
    reraNumbers: jsonb('rera_numbers').$type<ReraNumber[]>().notNull().default([]),
    status: text('status', { enum: brokerStatuses }).notNull().default('draft'),
    /** Version of the terms agreed to when the registration was handed in, and when that was. */
    termsVersion: text('terms_version'),
    submittedAt: instant('submitted_at'),
    rejectReason: text('reject_reason'),
    reviewedAt: instant('reviewed_at'),
    /** Rank of the last closed month; null before the first. */
    currentRank: text('current_rank'),
    activated: boolean('activated').notNull().default(false),
    regFeePaid: boolean('reg_fee_paid').notNull().default(false),
    regPaidAt: instant('reg_paid_at'),
    regPaymentMode: text('reg_payment_mode'),
    regPaymentRef: text('reg_payment_ref'),
    shadowBalancingEnabled: boolean('shadow_balancing_enabled').notNull().default(false),
    shadowBalancingStartDate: date('shadow_balancing_start_date', { mode: 'string' }),
    shadowBalancingEndDate: date('shadow_balancing_end_date', { mode: 'string' }),
    shadowBalancingReason: text('shadow_balancing_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('brokers_by_name').on(table.name, table.id),
    oneOf('brokers_status', table.status, brokerStatuses),
    check(
      'brokers_grant',
      sql`case when ${table.shadowBalancingEnabled}
        then ${table.shadowBalancingStartDate} is not null and ${table.shadowBalancingReason} is not null
          and ${table.shadowBalancingEndDate} between ${table.shadowBalancingStartDate}
            and ${table.shadowBalancingStartDate} + 183
        else num_nonnulls(${table.shadowBalancingStartDate}, ${table.shadowBalancingEndDate},
          ${table.shadowBalancingReason}) = 0 end`,
    ),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('brokers.readAll')}`,
    }),
    pgPolicy('add as admin', { to: member, for: 'insert', withCheck: may('brokers.changeAll') }),
    pgPolicy('change as admin', {
      to: member,
      for: 'update',
      using: may('brokers.changeAll'),
      withCheck: may('brokers.changeAll'),
    }),
    // What a person may change of their own, and which way its status goes, is the guard's business (sql/after/brokers.sql).
    pgPolicy('begin own', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.userId)} and ${table.status} = 'draft' and not ${table.activated}
        and not ${table.regFeePaid} and not ${table.shadowBalancingEnabled}`,
    }),
    pgPolicy('change own', {
      to: member,
      for: 'update',
      using: isMe(table.userId),
      withCheck: isMe(table.userId),
    }),
    workerPolicy(),
  ],
);

/** A paper of a broker: the file itself is private and one of `files`. A new one takes the place of an earlier one. */
export const brokerDocuments = pgTable(
  'broker_documents',
  {
    id: id(),
    brokerId: uuid('broker_id')
      .notNull()
      .references(() => brokers.id),
    kind: text('kind', { enum: brokerDocumentKinds }).notNull(),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** As the person's device called it; shown, never used as a path. */
    name: text('name').notNull(),
    /** Last day on which it is good; null when it has none. */
    expiresOn: date('expires_on', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('broker_documents_of').on(table.brokerId, table.kind, table.createdAt),
    oneOf('broker_documents_kind', table.kind, brokerDocumentKinds),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMyBroker(table.brokerId)} or ${may('brokers.readDocuments')}`,
    }),
    pgPolicy('add own', { to: member, for: 'insert', withCheck: isMyBroker(table.brokerId) }),
    pgPolicy('remove own', { to: member, for: 'delete', using: isMyBroker(table.brokerId) }),
    workerPolicy(),
  ],
);

/** Each change of a broker's grant; never changed itself. */
export const shadowBalancingAudit = pgTable(
  'shadow_balancing_audit',
  {
    id: id(),
    brokerId: uuid('broker_id')
      .notNull()
      .references(() => brokers.id),
    /** No reference: what was written stays as it is, also after that account is erased. */
    adminUserId: uuid('admin_user_id').notNull(),
    action: text('action', { enum: shadowBalancingActions }).notNull(),
    reason: text('reason'),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    previousEndDate: date('previous_end_date', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('shadow_balancing_audit_newest').on(table.createdAt, table.id),
    index('shadow_balancing_audit_of_broker').on(table.brokerId, table.createdAt),
    oneOf('shadow_balancing_audit_action', table.action, shadowBalancingActions),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('shadowBalancing.listAudit') }),
    pgPolicy('add as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('shadowBalancing.configure')} and ${isMe(table.adminUserId)}`,
    }),
    workerPolicy(),
  ],
);
