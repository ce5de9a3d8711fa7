// Organisations: who belongs to one in which role, and who is asked to. Homes name theirs in `properties`.
import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { reraStates } from '../../domain/brokers.ts';
import { LEGAL_NAME_MAX, memberRoles, organisationKinds } from '../../domain/organisations.ts';
import { actsFor, createdAt, id, instant, isMe, may, oneOf, updatedAt, workerPolicy } from './columns.ts';
import { personId, profiles } from './identity.ts';
import { member } from './roles.ts';

export const organisations = pgTable(
  'organisations',
  {
    id: id(),
    kind: text('kind', { enum: organisationKinds }).notNull(),
    legalName: text('legal_name').notNull(),
    city: text('city').notNull(),
    gstin: text('gstin'),
    /** Whose authority gave the number; null too for numbers of the time before it was asked. */
    reraState: text('rera_state', { enum: reraStates }),
    reraNumber: text('rera_number'),
    /** Who founded it; null once their account is gone. */
    foundedBy: uuid('founded_by').references(() => profiles.userId, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('organisations_founded_once').on(table.foundedBy, sql`lower(${table.legalName})`),
    oneOf('organisations_kind', table.kind, organisationKinds),
    check(
      'organisations_legal_name',
      sql`length(${table.legalName}) between 1 and ${sql.raw(`${LEGAL_NAME_MAX}`)}`,
    ),
    pgPolicy('read as member', {
      to: member,
      for: 'select',
      using: sql`${table.id} in (select m.organisation_id from organisation_members m)`,
    }),
    pgPolicy('read what it claims', { to: member, for: 'select', using: may('claims.readAll') }),
    pgPolicy('found', { to: member, for: 'insert', withCheck: isMe(table.foundedBy) }),
    pgPolicy('change', {
      to: member,
      for: 'update',
      using: actsFor(table.id, 'members'),
      withCheck: actsFor(table.id, 'members'),
    }),
    workerPolicy(),
  ],
);

export const organisationMembers = pgTable(
  'organisation_members',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    userId: personId('user_id'),
    role: text('role', { enum: memberRoles }).notNull(),
    joinedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index('organisation_members_of_person').on(table.userId),
    oneOf('organisation_members_role', table.role, memberRoles),
    pgPolicy('read as member', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${table.organisationId} in (select app.my_organisations())`,
    }),
    // Others join by saying yes to an invitation: app.accept_organisation_invitation.
    pgPolicy('found', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.userId)} and ${table.role} = 'administrator' and app.is_new_organisation(${table.organisationId})`,
    }),
    pgPolicy('change', {
      to: member,
      for: 'update',
      using: actsFor(table.organisationId, 'members'),
      withCheck: actsFor(table.organisationId, 'members'),
    }),
    pgPolicy('leave or remove', {
      to: member,
      for: 'delete',
      using: sql`${isMe(table.userId)} or ${actsFor(table.organisationId, 'members')}`,
    }),
    workerPolicy(),
  ],
);

const invitationStates = ['open', 'accepted', 'declined', 'withdrawn'] as const;

export const organisationInvitations = pgTable(
  'organisation_invitations',
  {
    id: id(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Whoever has confirmed this address or number may answer. */
    email: text('email'),
    phone: text('phone'),
    role: text('role', { enum: memberRoles }).notNull(),
    invitedBy: personId('invited_by'),
    state: text('state', { enum: invitationStates }).notNull().default('open'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('organisation_invitations_one_email')
      .on(table.organisationId, table.email)
      .where(sql`state = 'open'`),
    uniqueIndex('organisation_invitations_one_phone')
      .on(table.organisationId, table.phone)
      .where(sql`state = 'open'`),
    index('organisation_invitations_to_email').on(table.email).where(sql`state = 'open'`),
    index('organisation_invitations_to_phone').on(table.phone).where(sql`state = 'open'`),
    index('organisation_invitations_by').on(table.invitedBy),
    oneOf('organisation_invitations_role', table.role, memberRoles),
    oneOf('organisation_invitations_state', table.state, invitationStates),
    check('organisation_invitations_reach', sql`num_nonnulls(${table.email}, ${table.phone}) = 1`),
    pgPolicy('read as administrator', {
      to: member,
      for: 'select',
      using: actsFor(table.organisationId, 'members'),
    }),
    pgPolicy('invite', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.invitedBy)} and ${actsFor(table.organisationId, 'members')} and ${table.state} = 'open'`,
    }),
    pgPolicy('withdraw', {
      to: member,
      for: 'update',
      using: actsFor(table.organisationId, 'members'),
      withCheck: sql`${actsFor(table.organisationId, 'members')} and ${table.state} = 'withdrawn'`,
    }),
    workerPolicy(),
  ],
);
