// PAN and bank account of whoever is paid, a person or an organisation: sealed, shown masked, opened only with a reason.
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
import type { OrganisationWork } from '../../domain/organisations.ts';
import { confirmations, panHolders } from '../../domain/payees.ts';
import { actsFor, bytea, createdAt, instant, isMe, may, updatedAt, workerPolicy } from './columns.ts';
import { member } from './roles.ts';

/**
 * The id of the person, or of the organisation whose administrator gives it (docs/decisions/0121-firms-that-are-paid.md). Kept when the
 * account is erased: tax law wants the PAN behind each payment.
 */
const payeeId = () => uuid('user_id').primaryKey();

const ofPayee = (userId: AnyPgColumn, work: OrganisationWork) =>
  sql`${isMe(userId)} or ${actsFor(userId, work)}`;
const readAsPayee = (userId: AnyPgColumn) =>
  pgPolicy('read own', {
    to: member,
    for: 'select',
    using: sql`${ofPayee(userId, 'money')} or ${may('payees.readAll')}`,
  });
const give = (userId: AnyPgColumn) =>
  pgPolicy('give own', { to: member, for: 'insert', withCheck: ofPayee(userId, 'members') });
const change = (userId: AnyPgColumn) =>
  pgPolicy('change own', {
    to: member,
    for: 'update',
    using: ofPayee(userId, 'members'),
    withCheck: ofPayee(userId, 'members'),
  });

/** One PAN per payee; broker and affiliate share it. `sealed` is AES-256-GCM, bound to the payee. */
export const taxIdentities = pgTable(
  'tax_identities',
  {
    userId: payeeId(),
    keyId: text('key_id').notNull(),
    sealed: bytea('sealed').notNull(),
    /** Keyed hash of the number, so that a second payee with the same PAN is noticed without opening any. */
    fingerprint: bytea('fingerprint').notNull().unique(),
    masked: text('masked').notNull(),
    /** By its fourth letter; null of PANs that an earlier release took. */
    holder: text('holder', { enum: panHolders }),
    verifiedAt: instant('verified_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('tax_identities_by_key').on(table.keyId),
    check('tax_identities_sealed', sql`length(${table.sealed}) > 28`),
    readAsPayee(table.userId),
    give(table.userId),
    change(table.userId),
    workerPolicy(),
  ],
);

export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    userId: payeeId(),
    keyId: text('key_id').notNull(),
    /** Account number; the branch and the holder's name are no secrets. */
    sealed: bytea('sealed').notNull(),
    masked: text('masked').notNull(),
    ifsc: text('ifsc').notNull(),
    holderName: text('holder_name').notNull(),
    /** It took the place of another, and nothing is paid to it before this moment. */
    heldUntil: instant('held_until'),
    /** Nothing is paid to it before it was confirmed. A trigger empties these five when another account is given. */
    confirmedAt: instant('confirmed_at'),
    confirmedHow: text('confirmed_how', { enum: confirmations }),
    confirmedBy: uuid('confirmed_by'),
    /** The bank's reference of the transfer (UTR), and the name that the bank showed. */
    confirmedReference: text('confirmed_reference'),
    confirmedName: text('confirmed_name'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('payout_accounts_by_key').on(table.keyId),
    uniqueIndex('payout_accounts_reference').on(table.confirmedReference),
    check('payout_accounts_sealed', sql`length(${table.sealed}) > 28`),
    readAsPayee(table.userId),
    give(table.userId),
    change(table.userId),
    workerPolicy(),
  ],
);
