// What people asked the office to verify of themselves, their homes and their organisations, and what came of it.
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  type ClaimSubject,
  claimKinds,
  claimMethods,
  claimRules,
  claimStatuses,
} from '../../domain/claims.ts';
import {
  actsFor,
  createdAt,
  id,
  instant,
  isAmong,
  isMe,
  may,
  oneOf,
  updatedAt,
  workerPolicy,
} from './columns.ts';
import { files } from './files.ts';
import { personId, profiles } from './identity.ts';
import { organisations } from './organisations.ts';
import { properties } from './properties.ts';
import { member } from './roles.ts';

const kindsOf = (subject: ClaimSubject) => claimKinds.filter((kind) => claimRules[kind].subject === subject);

export const verificationClaims = pgTable(
  'verification_claims',
  {
    id: id(),
    /** Who asked; of a home its lister, of an organisation one of its administrators. */
    userId: personId('user_id'),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    /** Without it and a home the claim is about the person. */
    organisationId: uuid('organisation_id').references(() => organisations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: claimKinds }).notNull(),
    status: text('status', { enum: claimStatuses }).notNull().default('submitted'),
    /** What is verified, as it was when it was asked: a phone number, a RERA number, a name. */
    reference: text('reference'),
    note: text('note'),
    /** The paper, private; taken away some time after the decision. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    method: text('method', { enum: claimMethods }),
    /** Why it was declined or taken back, as the person reads it. */
    reason: text('reason'),
    decidedBy: uuid('decided_by').references(() => profiles.userId, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** The last day on which it is good. */
    validUntil: date('valid_until', { mode: 'string' }),
    isReminded: boolean('is_reminded').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // One of a kind waits, and one is in force; the latter also answers what a home's page shows.
    uniqueIndex('verification_claims_waiting_of_home')
      .on(table.propertyId, table.kind)
      .where(sql`${table.status} = 'submitted' and ${table.propertyId} is not null`),
    uniqueIndex('verification_claims_waiting_of_oneself')
      .on(table.userId, table.kind)
      .where(
        sql`${table.status} = 'submitted' and ${table.propertyId} is null and ${table.organisationId} is null`,
      ),
    uniqueIndex('verification_claims_waiting_of_organisation')
      .on(table.organisationId, table.kind)
      .where(sql`${table.status} = 'submitted' and ${table.organisationId} is not null`),
    uniqueIndex('verification_claims_good_of_home')
      .on(table.propertyId, table.kind)
      .where(sql`${table.status} = 'verified' and ${table.propertyId} is not null`),
    uniqueIndex('verification_claims_good_of_oneself')
      .on(table.userId, table.kind)
      .where(
        sql`${table.status} = 'verified' and ${table.propertyId} is null and ${table.organisationId} is null`,
      ),
    uniqueIndex('verification_claims_good_of_organisation')
      .on(table.organisationId, table.kind)
      .where(sql`${table.status} = 'verified' and ${table.organisationId} is not null`),
    index('verification_claims_of_home').on(table.propertyId, table.createdAt, table.id),
    index('verification_claims_of_organisation')
      .on(table.organisationId)
      .where(sql`${table.organisationId} is not null`),
    index('verification_claims_of_person').on(table.userId, table.createdAt, table.id),
    index('verification_claims_newest').on(table.createdAt, table.id),
    index('verification_claims_in_state').on(table.status, table.createdAt, table.id),
    index('verification_claims_ending').on(table.validUntil).where(sql`${table.status} = 'verified'`),
    index('verification_claims_of_file').on(table.fileId),
    index('verification_claims_of_admin').on(table.decidedBy),
    oneOf('verification_claims_kind', table.kind, claimKinds),
    oneOf('verification_claims_status', table.status, claimStatuses),
    oneOf('verification_claims_method', table.method, claimMethods),
    check(
      'verification_claims_subject',
      sql`(${table.propertyId} is not null) = (${isAmong(table.kind, kindsOf('home'))})
        and (${table.organisationId} is not null) = (${isAmong(table.kind, kindsOf('organisation'))})`,
    ),
    check(
      'verification_claims_good',
      sql`${table.status} <> 'verified'
        or num_nulls(${table.method}, ${table.decidedAt}, ${table.validUntil}) = 0`,
    ),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('claims.readAll')} or ${actsFor(table.organisationId, 'members')}`,
    }),
    pgPolicy('ask', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.userId)} and ${table.status} = 'submitted' and ${table.kind} <> 'listing'
        and num_nonnulls(${table.method}, ${table.decidedBy}, ${table.decidedAt}, ${table.validUntil}) = 0
        and (${table.propertyId} is null or ${table.propertyId} in
          (select p.id from properties p where p.listed_by = (select app.user_id())))
        and (${table.organisationId} is null or ${actsFor(table.organisationId, 'members')})`,
    }),
    // An administrator looks a listing over without being asked.
    pgPolicy('approve as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('admin.properties.approve')} and ${table.kind} = 'listing' and ${isMe(table.decidedBy)}`,
    }),
    pgPolicy('change', {
      to: member,
      for: 'update',
      using: sql`${isMe(table.userId)} or ${may('claims.changeAll')} or ${actsFor(table.organisationId, 'members')}`,
      withCheck: sql`${isMe(table.userId)} or ${may('claims.changeAll')} or ${actsFor(table.organisationId, 'members')}`,
    }),
    workerPolicy(),
  ],
);
