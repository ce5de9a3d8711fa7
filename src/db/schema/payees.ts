// PAN and bank account of whoever is paid: sealed, shown masked, opened only with a reason (identity-and-security).
import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { confirmations } from '../../domain/payees.ts';
import { bytea, createdAt, instant, isMe, may, updatedAt, workerPolicy } from './columns.ts';
import { profiles } from './identity.ts';
import { member } from './roles.ts';

/** Kept when the account is erased: tax law wants the PAN behind each payment. */
const payeeId = () =>
  uuid('user_id')
    .primaryKey()
    .references(() => profiles.userId);

/** One PAN per person; broker and affiliate share it. `sealed` is AES-256-GCM, bound to the person. */
export const taxIdentities = pgTable(
  'tax_identities',
  {
    userId: payeeId(),
    keyId: text('key_id').notNull(),
    sealed: bytea('sealed').notNull(),
    /** Keyed hash of the number, so that a second person with the same PAN is noticed without opening any. */
    fingerprint: bytea('fingerprint').notNull().unique(),
    masked: text('masked').notNull(),
    verifiedAt: instant('verified_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('tax_identities_by_key').on(table.keyId),
    check('tax_identities_sealed', sql`length(${table.sealed}) > 28`),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('payees.readAll')}`,
    }),
    pgPolicy('give own', { to: member, for: 'insert', withCheck: isMe(table.userId) }),
    pgPolicy('change own', {
      to: member,
      for: 'update',
      using: isMe(table.userId),
      withCheck: isMe(table.userId),
    }),
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
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('payees.readAll')}`,
    }),
    pgPolicy('give own', { to: member, for: 'insert', withCheck: isMe(table.userId) }),
    pgPolicy('change own', {
      to: member,
      for: 'update',
      using: isMe(table.userId),
      withCheck: isMe(table.userId),
    }),
    workerPolicy(),
  ],
);
