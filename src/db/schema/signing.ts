// Agreements that a provider has signed electronically: what was asked for, who signed, and what the provider reported.
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { signatureOutcomes, signingProviders, signingStates } from '../../domain/signing.ts';
import { createdAt, id, instant, isMe, isVisibleWith, oneOf, workerPolicy } from './columns.ts';
import { profiles } from './identity.ts';
import { leaseDocuments, leaseParties, leases } from './leases.ts';
import { member } from './roles.ts';

/** One sealed agreement, with its signers at the provider. */
export const signingRequests = pgTable(
  'signing_requests',
  {
    id: id(),
    leaseId: uuid('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id')
      .notNull()
      .references(() => leaseDocuments.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: signingProviders }).notNull(),
    /** The provider's own number of it. */
    providerId: text('provider_id').notNull(),
    state: text('state', { enum: signingStates }).notNull().default('open'),
    expiresAt: instant('expires_at').notNull(),
    closedAt: instant('closed_at'),
    createdBy: uuid('created_by').references(() => profiles.userId, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('signing_requests_of_provider').on(table.provider, table.providerId),
    uniqueIndex('signing_requests_one_open').on(table.documentId).where(sql`state = 'open'`),
    index('signing_requests_of_lease').on(table.leaseId, table.createdAt),
    index('signing_requests_of_document').on(table.documentId),
    index('signing_requests_by').on(table.createdBy),
    index('signing_requests_open').on(table.id).where(sql`state = 'open'`),
    oneOf('signing_requests_provider', table.provider, signingProviders),
    oneOf('signing_requests_state', table.state, signingStates),
    check('signing_requests_closed', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
    pgPolicy('read with lease', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.leaseId, 'leases', 'leases.readAll'),
    }),
    // The landlord begins; others sign what was begun.
    pgPolicy('begin', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.createdBy)} and exists (select from leases l
        join lease_documents d on d.lease_id = l.id and d.version = l.document_version and d.kind = 'agreement'
       where l.id = ${table.leaseId} and d.id = ${table.documentId} and l.state = 'proposed'
         and l.landlord_id = (select app.user_id()))`,
    }),
    workerPolicy(),
  ],
);

export const signingSigners = pgTable(
  'signing_signers',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => signingRequests.id, { onDelete: 'cascade' }),
    partyId: uuid('party_id')
      .notNull()
      .references(() => leaseParties.id, { onDelete: 'cascade' }),
    /** Those of a lower number sign before; those of the same one in any order. */
    turn: smallint('turn').notNull(),
    signedAt: instant('signed_at'),
    /** As the provider says: whose certificate it is, and which. */
    name: text('name'),
    certificate: text('certificate'),
    outcome: text('outcome', { enum: signatureOutcomes }),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.partyId] }),
    index('signing_signers_of_party').on(table.partyId),
    oneOf('signing_signers_outcome', table.outcome, signatureOutcomes),
    check('signing_signers_signed', sql`num_nulls(${table.signedAt}, ${table.outcome}) in (0, 2)`),
    pgPolicy('read with request', {
      to: member,
      for: 'select',
      using: sql`exists (select from signing_requests r where r.id = ${table.requestId})`,
    }),
    pgPolicy('name', {
      to: member,
      for: 'insert',
      withCheck: sql`${table.signedAt} is null and exists (select from signing_requests r
        join lease_parties p on p.lease_id = r.lease_id and p.id = ${table.partyId}
       where r.id = ${table.requestId} and r.created_by = (select app.user_id()))`,
    }),
    workerPolicy(),
  ],
);

/** What the provider reported, once each, exactly as it was signed; what the sandbox keeps of its requests as well. */
export const signingEvents = pgTable(
  'signing_events',
  {
    id: id(),
    provider: text('provider', { enum: signingProviders }).notNull(),
    providerEventId: text('provider_event_id').notNull(),
    providerRequestId: text('provider_request_id').notNull(),
    payload: text('payload').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('signing_events_once').on(table.provider, table.providerEventId),
    index('signing_events_of').on(table.provider, table.providerRequestId, table.createdAt),
    oneOf('signing_events_provider', table.provider, signingProviders),
    workerPolicy(),
  ],
);
