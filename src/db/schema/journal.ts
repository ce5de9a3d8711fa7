// The journal under all money: entries of two or more lines that sum to zero; both are added and never changed.
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  chargeActKinds,
  controlAccounts,
  journalAccounts,
  journalKinds,
  journalSources,
  leaseAccounts,
  partyKinds,
  paymentKinds,
} from '../../domain/journal.ts';
import { createdAt, id, isAmong, isMe, isVisibleWith, may, oneOf, paise, workerPolicy } from './columns.ts';
import { pays, receives, recordsRent } from './rents.ts';
import { member } from './roles.ts';

/** No foreign key names a person, a lease or a payment: the money outlives whom it names. */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: id(),
    kind: text('kind', { enum: journalKinds }).notNull(),
    /** The day it counts on: of the payment, or on which a month is due. `created_at` says when it was booked. */
    happenedOn: date('happened_on', { mode: 'string' }).notNull(),
    /** The day it belongs to, where the books of that day's month were closed already: then it counts on the first open day. */
    lateFor: date('late_for', { mode: 'string' }),
    sourceType: text('source_type', { enum: journalSources }).notNull(),
    /** Null: of the day book, without a run. */
    sourceId: uuid('source_id'),
    /** Names the act, so that what is posted twice stands once. */
    key: text('key').notNull(),
    reason: text('reason'),
    /** Null: a job, or the close of a month that nobody asked for. */
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('journal_entries_key').on(table.key),
    index('journal_entries_of_source').on(table.sourceType, table.sourceId),
    index('journal_entries_by_day').on(table.happenedOn, table.id),
    oneOf('journal_entries_kind', table.kind, journalKinds),
    oneOf('journal_entries_source', table.sourceType, journalSources),
    pgPolicy('read with its lines', {
      to: member,
      for: 'select',
      using: sql`${may('journal.readAll')} or ${isMe(table.actorId)}
        or exists (select from journal_lines v where v.entry_id = ${table.id})`,
    }),
    pgPolicy('post as receiver', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.actorId)} and ${isAmong(table.kind, paymentKinds)}
        and ${table.sourceType} = 'rent_payment'
        and exists (select from rent_payments p join leases l on l.id = p.lease_id
          where p.id = ${table.sourceId} and ${recordsRent})`,
    }),
    pgPolicy('post dues as side', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.actorId)} and ${table.sourceType} = 'rent_due'
        and exists (select from rent_dues d join leases l on l.id = d.lease_id
          where d.id = ${table.sourceId} and (${isAmong(table.kind, chargeActKinds)} and ${receives}
            or ${table.kind} = 'rent_tds' and (${receives} or ${pays})))`,
    }),
    workerPolicy(),
  ],
);

/** Debits are positive. What a lease's tenant owes is the sum of its receivables and `rent_prepaid`. */
export const journalLines = pgTable(
  'journal_lines',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => journalEntries.id),
    position: smallint('position').notNull(),
    account: text('account', { enum: journalAccounts }).notNull(),
    /** Whose money it is; null is the house's own. */
    partyKind: text('party_kind', { enum: partyKinds }),
    /** Their account, where they have one. */
    partyId: uuid('party_id'),
    /** The lease in whose book it stands. */
    leaseId: uuid('lease_id'),
    amount: paise('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.position] }),
    index('journal_lines_of_lease').on(table.leaseId, table.account),
    index('journal_lines_of_owner').on(table.partyId, table.entryId).where(sql`account = 'owner_payable'`),
    oneOf('journal_lines_account', table.account, journalAccounts),
    oneOf('journal_lines_party', table.partyKind, partyKinds),
    check('journal_lines_amount', sql`${table.amount} <> 0`),
    check('journal_lines_named', sql`${table.partyId} is null or ${table.partyKind} is not null`),
    check(
      'journal_lines_lease',
      sql`case when ${table.leaseId} is null then not ${isAmong(table.account, leaseAccounts)}
        else not ${isAmong(table.account, controlAccounts)} end`,
    ),
    pgPolicy('read with lease', {
      to: member,
      for: 'select',
      // What an owner and we owe each other is theirs to read where no lease is named too.
      using: sql`${isVisibleWith(table.leaseId, 'leases', 'journal.readAll')}
        or (${table.account} = 'owner_payable' and ${isMe(table.partyId)})`,
    }),
    pgPolicy('post as receiver', {
      to: member,
      for: 'insert',
      withCheck: sql`app.is_own_entry(${table.entryId}, ${table.leaseId})`,
    }),
    workerPolicy(),
  ],
);
