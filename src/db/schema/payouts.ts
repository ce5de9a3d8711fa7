// Payouts: batches of bank transfers and each transfer, whose money moves only by entries of the ledger.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  batchPurposes,
  batchStates,
  payeeKinds,
  payoutKinds,
  payoutStates,
} from '../../domain/commission/payouts.ts';
import { isMyAffiliate } from './affiliates.ts';
import {
  bytea,
  createdAt,
  id,
  instant,
  isMe,
  isVisibleWith,
  may,
  oneOf,
  paise,
  workerPolicy,
} from './columns.ts';
import { person, profiles } from './identity.ts';
import { journalLines } from './journal.ts';
import { organisations } from './organisations.ts';
import { member } from './roles.ts';

const readAsAdmin = () =>
  pgPolicy('read as admin', { to: member, for: 'select', using: may('payouts.readAll') });
const addAsAdmin = (createdBy: AnyPgColumn) =>
  pgPolicy('add as admin', {
    to: member,
    for: 'insert',
    withCheck: sql`${may('payouts.createBatch')} and ${createdBy} = (select app.user_id())`,
  });
const changeAsAdmin = () =>
  pgPolicy('change as admin', {
    to: member,
    for: 'update',
    using: may('payouts.changeAll'),
    withCheck: may('payouts.changeAll'),
  });

export const payoutBatches = pgTable(
  'payout_batches',
  {
    id: id(),
    state: text('state', { enum: batchStates }).notNull().default('draft'),
    purpose: text('purpose', { enum: batchPurposes }).notNull().default('commission'),
    /** As its first day: of commission the newest closed month whose balances it pays out, of owners the month it was drafted in. */
    month: date('month', { mode: 'string' }).notNull(),
    transfers: integer('transfers').notNull().default(0),
    amount: paise('amount').notNull().default(0),
    createdBy: person('created_by'),
    approvedBy: person('approved_by'),
    approvedAt: instant('approved_at'),
    exportedAt: instant('exported_at'),
    settledAt: instant('settled_at'),
    cancelReason: text('cancel_reason'),
    /** Its maker approved it too, in single-operator mode, for this declared reason. */
    singleOperator: text('single_operator'),
    createdAt: createdAt(),
  },
  (table) => [
    index('payout_batches_newest').on(table.createdAt, table.id),
    index('payout_batches_of_creator').on(table.createdBy),
    index('payout_batches_of_approver').on(table.approvedBy),
    // Two clicks, or two people, make one draft.
    uniqueIndex('payout_batches_one_draft_each').on(table.purpose).where(sql`${table.state} = 'draft'`),
    oneOf('payout_batches_purpose', table.purpose, batchPurposes),
    oneOf('payout_batches_state', table.state, batchStates),
    check(
      'payout_batches_steps',
      sql`(${table.state} not in ('approved', 'exported', 'settled') or ${table.approvedAt} is not null)
        and (${table.state} in ('exported', 'settled')) = (${table.exportedAt} is not null)
        and (${table.state} = 'settled') = (${table.settledAt} is not null)`,
    ),
    readAsAdmin(),
    addAsAdmin(table.createdBy),
    changeAsAdmin(),
    workerPolicy(),
  ],
);

/** One transfer to one payee; name and account are those of the moment it was drafted. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    /** What the bank's file and statements call it. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity().unique(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => payoutBatches.id),
    payeeKind: text('payee_kind', { enum: payeeKinds }).notNull().default('affiliate'),
    /** Whose entries of the commission ledger it pays; null of other payees. */
    affiliateId: text('affiliate_id'),
    /** The settlement whose refund it pays, and that refund once the bank paid it. */
    settlementId: uuid('settlement_id'),
    refundId: uuid('refund_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.userId),
    /** The organisation whose account it goes to, and its name then; null: to the person's own. */
    organisationId: uuid('organisation_id').references(() => organisations.id),
    organisationName: text('organisation_name'),
    kind: text('kind', { enum: payoutKinds }).notNull(),
    amount: paise('amount').notNull(),
    state: text('state', { enum: payoutStates }).notNull().default('pending'),
    /** Sealed as in `payout_accounts`, from which it is copied. */
    keyId: text('key_id').notNull(),
    sealed: bytea('sealed').notNull(),
    masked: text('masked').notNull(),
    ifsc: text('ifsc').notNull(),
    holderName: text('holder_name').notNull(),
    /** The bank's own number of the transfer. */
    reference: text('reference').unique(),
    paidOn: date('paid_on', { mode: 'string' }),
    failure: text('failure'),
    failedAt: instant('failed_at'),
    /** It came back from the account its payee still has, and nothing is sent there until they give one anew or an administrator clears it. */
    holdsAccount: boolean('holds_account').notNull().default(false),
    /** Entries of the journal that paid out what is no commission, and took it back. */
    journalEntryId: uuid('journal_entry_id'),
    returnJournalEntryId: uuid('return_journal_entry_id'),
    /** The entries of the day book that paid it out, and that took it back. */
    entryId: bigint('entry_id', { mode: 'number' }).unique(),
    returnEntryId: bigint('return_entry_id', { mode: 'number' }).unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('payouts_of_batch').on(table.batchId, table.number),
    // All that the sums of a batch are made of, and what the policy asks: no transfer itself is read for them.
    index('payouts_sums').on(table.batchId, table.state, table.amount, table.affiliateId),
    index('payouts_of_affiliate').on(table.affiliateId, table.number),
    index('payouts_of_person').on(table.userId),
    index('payouts_by_key').on(table.keyId),
    index('payouts_holding').on(table.userId).where(sql`holds_account`),
    // Nobody waits for two transfers at once, so that no balance is paid twice.
    uniqueIndex('payouts_one_pending').on(table.affiliateId).where(sql`${table.state} = 'pending'`),
    // An owner's own account and a company's are two payees.
    uniqueIndex('payouts_one_pending_for_owner')
      .on(table.userId, sql`coalesce(organisation_id, user_id)`)
      .where(sql`${table.state} = 'pending' and ${table.payeeKind} = 'owner'`),
    index('payouts_of_organisation').on(table.organisationId),
    uniqueIndex('payouts_one_pending_refund')
      .on(table.settlementId)
      .where(sql`${table.state} = 'pending' and ${table.settlementId} is not null`),
    oneOf('payouts_payee_kind', table.payeeKind, payeeKinds),
    check(
      'payouts_payee',
      sql`(${table.payeeKind} in ('affiliate', 'broker')) = (${table.affiliateId} is not null)
        and (${table.payeeKind} = 'tenant') = (${table.settlementId} is not null)`,
    ),
    oneOf('payouts_state', table.state, payoutStates),
    oneOf('payouts_kind', table.kind, payoutKinds),
    check('payouts_amount', sql`${table.amount} > 0`),
    check(
      'payouts_ended',
      sql`case ${table.state}
        when 'pending' then num_nonnulls(${table.reference}, ${table.paidOn}, ${table.failure}, ${table.returnEntryId},
          ${table.returnJournalEntryId}) = 0
        when 'paid' then num_nulls(${table.reference}, ${table.paidOn}, coalesce(${table.entryId}::text, ${table.journalEntryId}::text)) = 0
          and num_nonnulls(${table.failure}, ${table.returnEntryId}, ${table.returnJournalEntryId}) = 0
        when 'failed' then num_nulls(${table.failure}, ${table.failedAt}, coalesce(${table.entryId}::text, ${table.journalEntryId}::text),
          coalesce(${table.returnEntryId}::text, ${table.returnJournalEntryId}::text)) = 0
        else num_nonnulls(${table.entryId}, ${table.journalEntryId}) = 0 end`,
    ),
    check('payouts_holds', sql`not ${table.holdsAccount} or ${table.state} = 'failed'`),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMyAffiliate(table.affiliateId)} or ${may('payouts.readAll')}
        or (${isMe(table.userId)} and ${table.affiliateId} is null)`,
    }),
    changeAsAdmin(),
    workerPolicy(),
  ],
);

/** What of the journal a transfer to an owner pays: no line is paid by two. Those of a transfer that was left out go back. */
export const payoutLines = pgTable(
  'payout_lines',
  {
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id),
    entryId: uuid('entry_id').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.position] }),
    index('payout_lines_of_payout').on(table.payoutId),
    foreignKey({
      name: 'payout_lines_line',
      columns: [table.entryId, table.position],
      foreignColumns: [journalLines.entryId, journalLines.position],
    }),
    pgPolicy('read with payout', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.payoutId, 'payouts', 'payouts.readAll'),
    }),
    workerPolicy(),
  ],
);
