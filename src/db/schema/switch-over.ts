// A business that moves in: people by its own numbers, what was taken from which file, and the end of the switch-over.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { switchOverKinds } from '../../domain/switch-over.ts';
import { movedHolders } from '../../domain/switch-over-leases.ts';
import { affiliateRegistrations } from './affiliates.ts';
import { createdAt, id, instant, isMe, may, oneOf, paise, updatedAt, workerPolicy } from './columns.ts';
import { person } from './identity.ts';
import { leases } from './leases.ts';
import { managedProperties } from './managed-rentals.ts';
import { member } from './roles.ts';

export const switchOverFiles = pgTable(
  'switch_over_files',
  {
    id: id(),
    kind: text('kind', { enum: switchOverKinds }).notNull(),
    name: text('name').notNull(),
    /** SHA-256 of its bytes. */
    hash: text('hash').notNull(),
    /** Those that were new. */
    rows: integer('rows').notNull(),
    amount: paise('amount').notNull().default(0),
    uploadedBy: person('uploaded_by'),
    createdAt: createdAt(),
  },
  (table) => [
    index('switch_over_files_newest').on(table.createdAt, table.id),
    index('switch_over_files_of').on(table.uploadedBy),
    oneOf('switch_over_files_kind', table.kind, switchOverKinds),
    check('switch_over_files_rows', sql`${table.rows} > 0`),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('switchOver.state') }),
    pgPolicy('add as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('switchOver.upload')} and ${isMe(table.uploadedBy)}`,
    }),
    workerPolicy(),
  ],
);

/** One row for each of the business's people; the files after that of people add to it. */
export const switchOverPeople = pgTable(
  'switch_over_people',
  {
    id: id(),
    /** The business's own number of this person. */
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    /** Whoever proved that address or number; null until then. */
    userId: person('user_id'),
    affiliateId: text('affiliate_id')
      .unique()
      .references(() => affiliateRegistrations.affiliateId),
    /** The sponsor's own number; null without sponsor, or before the file of sponsors. */
    sponsorReference: text('sponsor_reference'),
    joinedOn: date('joined_on', { mode: 'string' }),
    /** Of a broker's file; null: no broker. */
    firm: text('firm'),
    reraState: text('rera_state'),
    reraNumber: text('rera_number'),
    /** Whoever paid the business to register pays no fee again. */
    feePaid: boolean('fee_paid'),
    /** Commission that the business owed, tax deducted; null before the file of balances. */
    payable: paise('payable'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('switch_over_people_of_user').on(table.userId),
    index('switch_over_people_by_email').on(table.email),
    index('switch_over_people_by_phone').on(table.phone),
    check('switch_over_people_affiliate', sql`(${table.affiliateId} is null) = (${table.joinedOn} is null)`),
    check('switch_over_people_payable', sql`${table.payable} >= 0`),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('switchOver.state')}`,
    }),
    pgPolicy('add as admin', { to: member, for: 'insert', withCheck: may('switchOver.upload') }),
    pgPolicy('change as admin', {
      to: member,
      for: 'update',
      using: may('switchOver.upload'),
      withCheck: may('switchOver.upload'),
    }),
    workerPolicy(),
  ],
);

const adminsAlone = () => [
  pgPolicy('read as admin', { to: member, for: 'select', using: may('switchOver.state') }),
  pgPolicy('add as admin', { to: member, for: 'insert', withCheck: may('switchOver.upload') }),
  workerPolicy(),
];

/** The business's managed homes as their file said them, beside what became of each here. */
export const switchOverHomes = pgTable(
  'switch_over_homes',
  {
    id: id(),
    /** The business's own number of this home. */
    reference: text('reference').notNull().unique(),
    ownerReference: text('owner_reference')
      .notNull()
      .references(() => switchOverPeople.reference),
    affiliateReference: text('affiliate_reference').references(() => switchOverPeople.reference),
    location: text('location').notNull(),
    address: text('address'),
    propertyType: text('property_type').notNull(),
    rvl: paise('rvl').notNull(),
    /** Basis points of each month's rent. */
    feeBp: integer('fee_bp').notNull(),
    managedSince: date('managed_since', { mode: 'string' }).notNull(),
    /** Its months before that are history: what was earned by them stands in the balances. */
    countedFrom: date('counted_from', { mode: 'string' }).notNull(),
    managedPropertyId: uuid('managed_property_id')
      .notNull()
      .unique()
      .references(() => managedProperties.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('switch_over_homes_of_owner').on(table.ownerReference),
    index('switch_over_homes_of_affiliate').on(table.affiliateReference),
    check('switch_over_homes_rvl', sql`${table.rvl} > 0`),
    ...adminsAlone(),
  ],
);

/** Whether the rent of a home's month was paid before the business moved in. */
export const switchOverMonths = pgTable(
  'switch_over_months',
  {
    homeReference: text('home_reference')
      .notNull()
      .references(() => switchOverHomes.reference),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    isPaid: boolean('is_paid').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.homeReference, table.month] }),
    check('switch_over_months_first_day', sql`extract(day from ${table.month}) = 1`),
    ...adminsAlone(),
  ],
);

/**
 * Leases that ran when their business moved in, as its files said them; names and addresses are the lease's alone. What is owed or paid
 * ahead is that of the last file.
 */
export const switchOverLeases = pgTable(
  'switch_over_leases',
  {
    id: id(),
    /** The business's own number of this lease. */
    reference: text('reference').notNull().unique(),
    homeReference: text('home_reference')
      .notNull()
      .references(() => switchOverHomes.reference),
    rent: paise('rent').notNull(),
    deposit: paise('deposit').notNull(),
    owed: paise('owed').notNull(),
    prepaid: paise('prepaid').notNull(),
    paidUntil: date('paid_until', { mode: 'string' }).notNull(),
    /** Of the file of deposits: who has it, how much, and since when; null before that file. */
    heldBy: text('held_by', { enum: movedHolders }),
    held: paise('held'),
    heldSince: date('held_since', { mode: 'string' }),
    leaseId: uuid('lease_id')
      .notNull()
      .unique()
      .references(() => leases.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('switch_over_leases_of_home').on(table.homeReference),
    oneOf('switch_over_leases_held_by', table.heldBy, movedHolders),
    check(
      'switch_over_leases_money',
      sql`${table.rent} > 0 and ${table.deposit} >= 0 and ${table.held} >= 0`,
    ),
    check(
      'switch_over_leases_balance',
      sql`${table.owed} >= 0 and ${table.prepaid} >= 0 and least(${table.owed}, ${table.prepaid}) = 0`,
    ),
    check(
      'switch_over_leases_held',
      sql`num_nulls(${table.heldBy}, ${table.held}, ${table.heldSince}) in (0, 3)`,
    ),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('switchOver.state') }),
    workerPolicy(),
  ],
);

/** Going live, asked for by one administrator and approved by another: once. */
export const switchOverEnd = pgTable(
  'switch_over_end',
  {
    id: id(),
    askedBy: person('asked_by'),
    approvedBy: person('approved_by'),
    approvedAt: instant('approved_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('switch_over_end_once').on(sql`(true)`).where(sql`${table.approvedAt} is not null`),
    index('switch_over_end_of_asker').on(table.askedBy),
    index('switch_over_end_of_approver').on(table.approvedBy),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('switchOver.state') }),
    pgPolicy('ask as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('switchOver.askGoLive')} and ${isMe(table.askedBy)} and ${table.approvedAt} is null`,
    }),
    pgPolicy('approve as admin', {
      to: member,
      for: 'update',
      using: sql`${may('switchOver.goLive')} and ${table.approvedAt} is null`,
      withCheck: sql`${may('switchOver.goLive')} and ${isMe(table.approvedBy)}`,
    }),
    // Another file takes the question back: what would go live is not what was asked for.
    pgPolicy('take back as admin', {
      to: member,
      for: 'delete',
      using: sql`${may('switchOver.upload')} and ${table.approvedAt} is null`,
    }),
    workerPolicy(),
  ],
);
