// What each night's proof of the ledger found, so that an administrator sees a difference the day it appears.
import { bigint, index, jsonb, pgPolicy, pgTable, text } from 'drizzle-orm/pg-core';
import { type LedgerDifference, proofStarts } from '../../domain/ledger-proof.ts';
import { createdAt, id, may, oneOf, workerPolicy } from './columns.ts';
import { member } from './roles.ts';

export const ledgerProofs = pgTable(
  'ledger_proofs',
  {
    id: id(),
    startedBy: text('started_by', { enum: proofStarts }).notNull(),
    entries: bigint('entries', { mode: 'number' }).notNull(),
    /** Empty: everything agrees. */
    differences: jsonb('differences').$type<LedgerDifference[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('ledger_proofs_newest').on(table.createdAt),
    oneOf('ledger_proofs_started_by', table.startedBy, proofStarts),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('ledger.readAll') }),
    workerPolicy(),
  ],
);
