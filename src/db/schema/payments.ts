// Money to the platform and back, and the word of the payment provider about it, kept as it came (specification, section 3).
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  pgPolicy,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  paymentEventOutcomes,
  paymentKinds,
  paymentProviders,
  paymentStatuses,
} from '../../domain/payments.ts';
import { brokers, isMyBroker } from './brokers.ts';
import { createdAt, id, instant, isMe, may, oneOf, paise, updatedAt, workerPolicy } from './columns.ts';
import { profiles } from './identity.ts';
import { member } from './roles.ts';

export const payments = pgTable(
  'payments',
  {
    id: id(),
    kind: text('kind', { enum: paymentKinds }).notNull(),
    brokerId: uuid('broker_id').references(() => brokers.id),
    /** Who pays, or gets their money back; null once the account is erased. */
    userId: uuid('user_id').references(() => profiles.userId, { onDelete: 'set null' }),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    /** The provider's order, under which a person may try to pay several times. */
    providerOrderId: text('provider_order_id'),
    /** The provider's number of the try that succeeded, of the refund, or the reference of cash. */
    providerPaymentId: text('provider_payment_id'),
    amount: paise('amount').notNull(),
    status: text('status', { enum: paymentStatuses }).notNull().default('created'),
    /** Why it failed or was given back, in words for an administrator. */
    note: text('note'),
    /** The payment that a refund gives back. */
    refundOf: uuid('refund_of').references((): AnyPgColumn => payments.id),
    processedByAdminId: uuid('processed_by_admin_id').references(() => profiles.userId, {
      onDelete: 'set null',
    }),
    paidAt: instant('paid_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('payments_newest').on(table.kind, table.createdAt, table.id),
    index('payments_of_broker').on(table.brokerId, table.createdAt),
    index('payments_of_person').on(table.userId, table.createdAt),
    index('payments_of_admin').on(table.processedByAdminId),
    index('payments_open')
      .on(table.status, table.createdAt)
      .where(sql`${table.status} in ('created', 'pending')`),
    uniqueIndex('payments_order').on(table.provider, table.providerOrderId),
    uniqueIndex('payments_provider_payment')
      .on(table.provider, table.providerPaymentId)
      .where(sql`${table.provider} <> 'cash'`),
    uniqueIndex('payments_one_refund').on(table.refundOf).where(sql`${table.status} <> 'failed'`),
    uniqueIndex('payments_one_open_registration')
      .on(table.brokerId)
      .where(sql`${table.kind} = 'broker_registration' and ${table.status} in ('created', 'pending')`),
    oneOf('payments_kind', table.kind, paymentKinds),
    oneOf('payments_provider', table.provider, paymentProviders),
    oneOf('payments_status', table.status, paymentStatuses),
    check('payments_amount', sql`${table.amount} >= 0`),
    check(
      'payments_paid',
      sql`${table.status} not in ('succeeded', 'refunded') or ${table.paidAt} is not null`,
    ),
    check('payments_broker', sql`${table.kind} <> 'broker_registration' or ${table.brokerId} is not null`),
    check('payments_refund', sql`(${table.kind} = 'refund') = (${table.refundOf} is not null)`),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${isMyBroker(table.brokerId)} or ${may('payments.readAll')}`,
    }),
    pgPolicy('begin own', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.userId)} and ${isMyBroker(table.brokerId)}
        and ${table.kind} = 'broker_registration' and ${table.status} in ('created', 'pending')`,
    }),
    pgPolicy('refund as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('brokerRegistrations.refund')} and ${table.kind} = 'refund' and ${table.status} = 'created'`,
    }),
    // Who is no administrator gives up an open payment and does nothing else: the guard says so (sql/after/payments.sql).
    pgPolicy('change own', {
      to: member,
      for: 'update',
      using: sql`${isMyBroker(table.brokerId)} or ${may('payments.changeAll')}`,
      withCheck: sql`${isMyBroker(table.brokerId)} or ${may('payments.changeAll')}`,
    }),
    workerPolicy(),
  ],
);

/** What the provider sent, verified and word for word, once each however often it sends it; what became of it is said later. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    providerEventId: text('provider_event_id').notNull(),
    event: text('event').notNull(),
    providerOrderId: text('provider_order_id'),
    paymentId: uuid('payment_id').references(() => payments.id),
    /** The body exactly as signed. */
    payload: text('payload').notNull(),
    outcome: text('outcome', { enum: paymentEventOutcomes }),
    createdAt: createdAt(),
    handledAt: instant('handled_at'),
  },
  (table) => [
    uniqueIndex('payment_events_once').on(table.provider, table.providerEventId),
    index('payment_events_of').on(table.paymentId, table.createdAt),
    oneOf('payment_events_provider', table.provider, paymentProviders),
    oneOf('payment_events_outcome', table.outcome, paymentEventOutcomes),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('payments.readAll') }),
    workerPolicy(),
  ],
);
