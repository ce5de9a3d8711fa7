// Guaranteed leases that owners order, with the offer of our team, the owner's answer and how it ends.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { guaranteedStatuses } from '../../domain/guaranteed-leases.ts';
import { createdAt, id, instant, isMe, may, oneOf, paise, updatedAt, workerPolicy } from './columns.ts';
import { person, personId } from './identity.ts';
import { managedProperties } from './managed-rentals.ts';
import { mandates } from './mandates.ts';
import { properties } from './properties.ts';
import { member } from './roles.ts';

export const guaranteedLeases = pgTable(
  'guaranteed_leases',
  {
    id: id(),
    /** The counting part of its number. */
    serial: bigint('serial', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The form it was ordered with: sent twice, it is one order. */
    formId: uuid('form_id').notNull(),
    ownerId: personId('owner_id'),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    /** Named with the order for a home that we manage already, else made with the agreement. */
    managedPropertyId: uuid('managed_property_id').references(() => managedProperties.id),
    mandateId: uuid('mandate_id').references(() => mandates.id),
    home: text('home').notNull(),
    address: text('address').notNull(),
    hopedRent: paise('hoped_rent'),
    details: text('details'),
    status: text('status', { enum: guaranteedStatuses }).notNull().default('requested'),
    inspectedOn: date('inspected_on'),
    inspection: text('inspection'),
    rent: paise('rent'),
    /** What we expect a tenant to pay; not for the owner. */
    marketRent: paise('market_rent'),
    /** First day of the first guaranteed month, and the last guaranteed day: always the last of a month. */
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    months: smallint('months'),
    feeBp: integer('fee_bp'),
    remittanceDay: smallint('remittance_day'),
    payeeName: text('payee_name'),
    payeeUpi: text('payee_upi'),
    conditions: text('conditions'),
    offerUntil: date('offer_until'),
    /** What the owner agrees to, as it was offered, and its SHA-256 in hexadecimal digits. */
    text: text('text'),
    textHash: text('text_hash'),
    offeredBy: person('offered_by'),
    signedName: text('signed_name'),
    answeredAt: instant('answered_at'),
    reason: text('reason'),
    noticeBy: text('notice_by', { enum: ['owner', 'operator'] }),
    noticeOn: date('notice_on'),
    noticeReason: text('notice_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('guaranteed_leases_form').on(table.ownerId, table.formId),
    uniqueIndex('guaranteed_leases_serial').on(table.serial),
    uniqueIndex('guaranteed_leases_one_of_listing')
      .on(table.propertyId)
      .where(sql`status in ('requested', 'inspected', 'offered', 'agreed')`),
    uniqueIndex('guaranteed_leases_one_of_home')
      .on(table.managedPropertyId)
      .where(sql`status in ('requested', 'inspected', 'offered', 'agreed')`),
    index('guaranteed_leases_newest').on(table.createdAt, table.id),
    index('guaranteed_leases_of_owner').on(table.ownerId, table.createdAt),
    index('guaranteed_leases_of_listing').on(table.propertyId),
    index('guaranteed_leases_of_home').on(table.managedPropertyId, table.startsOn),
    index('guaranteed_leases_of_mandate').on(table.mandateId),
    index('guaranteed_leases_by_admin').on(table.offeredBy),
    index('guaranteed_leases_open')
      .on(table.status, table.createdAt)
      .where(sql`status in ('requested', 'inspected', 'offered', 'agreed')`),
    oneOf('guaranteed_leases_status', table.status, guaranteedStatuses),
    oneOf('guaranteed_leases_notice_by', table.noticeBy, ['owner', 'operator']),
    check('guaranteed_leases_money', sql`${table.rent} > 0 and ${table.marketRent} >= ${table.rent}`),
    check('guaranteed_leases_hoped', sql`${table.hopedRent} > 0`),
    check('guaranteed_leases_fee', sql`${table.feeBp} between 0 and 10000`),
    check('guaranteed_leases_remittance_day', sql`${table.remittanceDay} between 1 and 28`),
    check('guaranteed_leases_months', sql`${table.months} between 1 and 60`),
    check(
      'guaranteed_leases_days',
      sql`extract(day from ${table.startsOn}) = 1 and extract(day from ${table.endsOn} + 1) = 1`,
    ),
    check(
      'guaranteed_leases_offer',
      sql`num_nonnulls(${table.rent}, ${table.marketRent}, ${table.startsOn}, ${table.endsOn}, ${table.months}, ${table.feeBp},
        ${table.remittanceDay}, ${table.payeeName}, ${table.payeeUpi}, ${table.offerUntil}, ${table.text}, ${table.textHash}) in (0, 12)
        and (${table.status} not in ('offered', 'agreed', 'ended', 'declined', 'expired') or ${table.text} is not null)`,
    ),
    check(
      'guaranteed_leases_agreed',
      sql`${table.status} not in ('agreed', 'ended')
        or num_nonnulls(${table.signedName}, ${table.managedPropertyId}, ${table.mandateId}) = 3`,
    ),
    check(
      'guaranteed_leases_notice',
      sql`num_nonnulls(${table.noticeBy}, ${table.noticeOn}, ${table.noticeReason}) in (0, 3)`,
    ),
    pgPolicy('read as side', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.ownerId)} or ${may('guaranteedLeases.readAll')}`,
    }),
    pgPolicy('order', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.ownerId)} and ${table.status} = 'requested' and ${table.text} is null`,
    }),
    // Which side may do which step is the trigger's business (src/db/sql/after/guaranteed-leases.sql).
    pgPolicy('step as side', {
      to: member,
      for: 'update',
      using: sql`${isMe(table.ownerId)} or ${may('guaranteedLeases.inspectAll')}`,
      withCheck: sql`${isMe(table.ownerId)} or ${may('guaranteedLeases.inspectAll')}`,
    }),
    workerPolicy(),
  ],
);
