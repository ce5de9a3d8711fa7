// Mandates of managed homes: each offer is a version of its own, and the newest agreed one is in force.
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { depositHolders } from '../../domain/leases.ts';
import { mandateStates, rentCollectors } from '../../domain/mandates.ts';
import { createdAt, id, instant, isMe, may, oneOf, updatedAt, workerPolicy } from './columns.ts';
import { person } from './identity.ts';
import { managedProperties, ofVisibleManagedProperty } from './managed-rentals.ts';
import { member } from './roles.ts';

export const mandates = pgTable(
  'mandates',
  {
    id: id(),
    managedPropertyId: uuid('managed_property_id')
      .notNull()
      .references(() => managedProperties.id, { onDelete: 'cascade' }),
    version: smallint('version').notNull(),
    state: text('state', { enum: mandateStates }).notNull().default('offered'),
    collects: text('collects', { enum: rentCollectors }).notNull(),
    feeBp: integer('fee_bp').notNull(),
    remittanceDay: smallint('remittance_day'),
    depositHolder: text('deposit_holder', { enum: depositHolders }).notNull(),
    payeeName: text('payee_name'),
    payeeUpi: text('payee_upi'),
    /** What the owner agrees to, as it was offered, and its SHA-256 in hexadecimal digits. */
    text: text('text').notNull(),
    textHash: text('text_hash').notNull(),
    offeredBy: person('offered_by'),
    answeredBy: person('answered_by'),
    answeredAt: instant('answered_at'),
    signedName: text('signed_name'),
    declineReason: text('decline_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('mandates_version').on(table.managedPropertyId, table.version),
    uniqueIndex('mandates_one_offer').on(table.managedPropertyId).where(sql`state = 'offered'`),
    index('mandates_by_admin').on(table.offeredBy),
    index('mandates_by_answer').on(table.answeredBy),
    oneOf('mandates_state', table.state, mandateStates),
    oneOf('mandates_collects', table.collects, rentCollectors),
    oneOf('mandates_deposit_holder', table.depositHolder, depositHolders),
    check('mandates_fee', sql`${table.feeBp} between 0 and 10000`),
    check('mandates_remittance_day', sql`${table.remittanceDay} between 1 and 28`),
    check(
      'mandates_collecting',
      sql`num_nonnulls(${table.remittanceDay}, ${table.payeeName}, ${table.payeeUpi})
        = case ${table.collects} when 'operator' then 3 else 0 end`,
    ),
    check('mandates_agreed', sql`${table.state} <> 'agreed' or ${table.signedName} is not null`),
    pgPolicy('read with property', {
      to: member,
      for: 'select',
      using: ofVisibleManagedProperty(table.managedPropertyId),
    }),
    pgPolicy('offer as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('managedRentals.changeAll')} and ${isMe(table.offeredBy)} and ${table.state} = 'offered'`,
    }),
    pgPolicy('withdraw as admin', {
      to: member,
      for: 'update',
      using: sql`${may('managedRentals.changeAll')} and ${table.state} = 'offered'`,
      withCheck: sql`${may('managedRentals.changeAll')} and ${table.state} = 'withdrawn'`,
    }),
    // Nobody else accepts for the owner, whatever they may otherwise do.
    pgPolicy('answer as owner', {
      to: member,
      for: 'update',
      using: sql`${table.state} = 'offered' and ${table.managedPropertyId} in
        (select p.id from managed_properties p where p.owner_id = (select app.user_id()))`,
      withCheck: sql`${table.state} in ('agreed', 'declined') and ${isMe(table.answeredBy)}
        and ${table.managedPropertyId} in (select p.id from managed_properties p where p.owner_id = (select app.user_id()))`,
    }),
    workerPolicy(),
  ],
);
