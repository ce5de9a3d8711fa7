// Statements of rent that were handed out, by their numbers, and the municipal tax that owners paid on their homes.
import { sql } from 'drizzle-orm';
import { check, date, index, pgPolicy, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isMe, may, paise, workerPolicy } from './columns.ts';
import { person, personId } from './identity.ts';
import { managedProperties } from './managed-rentals.ts';
import { properties } from './properties.ts';
import { member } from './roles.ts';

/** The same figures keep their number; others get the next one. What a statement said is read from the payments themselves. */
export const rentStatements = pgTable(
  'rent_statements',
  {
    id: id(),
    /** Whose series the number is of: the owner, or a manager whose homes are of several owners. */
    holderId: personId('holder_id'),
    /** Where it tells of the homes alone that this manager looks after. */
    managerId: person('manager_id'),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    /** SHA-256 of its figures. */
    figures: text('figures').notNull(),
    /** Given by a trigger. */
    number: text('number').notNull().default(''),
    madeBy: person('made_by'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('rent_statements_number').on(table.holderId, table.number),
    unique('rent_statements_same')
      .on(table.holderId, table.managerId, table.fromDate, table.toDate, table.figures)
      .nullsNotDistinct(),
    index('rent_statements_of_manager').on(table.managerId),
    index('rent_statements_made_by').on(table.madeBy),
    check('rent_statements_days', sql`${table.toDate} >= ${table.fromDate}`),
    check('rent_statements_figures', sql`${table.figures} ~ '^[0-9a-f]{64}$'`),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.holderId)} or ${isMe(table.managerId)} or ${may('leases.readAll')}`,
    }),
    pgPolicy('make as owner or manager', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.madeBy)} and (
        ${isMe(table.holderId)} and (${table.managerId} is null or ${table.managerId} in (select m.manager_id from app.my_managers() m))
        or ${isMe(table.managerId)} and exists (select from managed_properties p
          where p.owner_id = ${table.holderId} and p.id in (select app.managed_homes())))`,
    }),
    workerPolicy(),
  ],
);

export const municipalTaxes = pgTable(
  'municipal_taxes',
  {
    id: id(),
    ownerId: personId('owner_id'),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    managedPropertyId: uuid('managed_property_id').references(() => managedProperties.id),
    /** As the home was called then. */
    homeName: text('home_name').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    amount: paise('amount').notNull(),
    /** Of the municipality's receipt. */
    reference: text('reference'),
    createdAt: createdAt(),
  },
  (table) => [
    index('municipal_taxes_of_owner').on(table.ownerId, table.paidOn, table.id),
    index('municipal_taxes_of_home').on(table.propertyId),
    index('municipal_taxes_of_managed_home').on(table.managedPropertyId),
    // The same receipt is entered once.
    uniqueIndex('municipal_taxes_reference')
      .on(table.ownerId, table.reference)
      .where(sql`reference is not null`),
    check('municipal_taxes_amount', sql`${table.amount} > 0`),
    check('municipal_taxes_home', sql`num_nonnulls(${table.propertyId}, ${table.managedPropertyId}) <= 1`),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.ownerId)} or ${may('leases.readAll')}`,
    }),
    pgPolicy('enter own', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.ownerId)} and app.lets_home(${table.propertyId}, ${table.managedPropertyId})`,
    }),
    pgPolicy('remove own', { to: member, for: 'delete', using: isMe(table.ownerId) }),
    workerPolicy(),
  ],
);
