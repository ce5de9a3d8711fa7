// Leases: what landlord and tenant agreed for a home, from the draft to the settled deposit.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { acceptanceWays, leaseDocumentKinds } from '../../domain/lease-acceptance.ts';
import {
  type InventoryItem,
  type LateFee,
  type LeaseCharge,
  LOCK_IN_MONTHS_MAX,
} from '../../domain/lease-terms.ts';
import {
  depositHolders,
  ESCALATION_MAX,
  leasePartyRoles,
  leaseSides,
  leaseStates,
  NOTICE_DAYS_MAX,
  type OldSettlement,
} from '../../domain/leases.ts';
import {
  createdAt,
  id,
  instant,
  isAmong,
  isMe,
  isVisibleWith,
  may,
  oneOf,
  paise,
  updatedAt,
  workerPolicy,
} from './columns.ts';
import { person } from './identity.ts';
import { propertyApplications } from './leads.ts';
import { managedProperties } from './managed-rentals.ts';
import { properties } from './properties.ts';
import { member } from './roles.ts';

type Sides = {
  id: AnyPgColumn;
  landlordId: AnyPgColumn;
  tenantId: AnyPgColumn;
  managedPropertyId: AnyPgColumn;
};
const changers = ({ id: lease, landlordId, tenantId, managedPropertyId }: Sides) =>
  sql`${isMe(landlordId)} or ${isMe(tenantId)} or ${may('leases.actForLandlord')}
    or ${managedPropertyId} in (select app.managed_homes()) or ${lease} in (select app.co_tenancies())`;

/**
 * Written by the caller for the owner of a home that they list, who has not signed it: what follows is between owner and tenant. Whoever
 * lists the home no more reads no more of it.
 */
const isPreparedByMe = (
  lease: Record<
    'createdBy' | 'documentVersion' | 'landlordEmail' | 'landlordPhone' | 'propertyId',
    AnyPgColumn
  >,
) =>
  sql`${isMe(lease.createdBy)} and ${lease.documentVersion} = 0
    and num_nonnulls(${lease.landlordEmail}, ${lease.landlordPhone}) > 0 and app.is_lister(${lease.propertyId})`;

export const leases = pgTable(
  'leases',
  {
    id: id(),
    /** The home: a listed one or one under management. Its name and address are kept as agreed. */
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    managedPropertyId: uuid('managed_property_id').references(() => managedProperties.id),
    /**
     * Of a PG: the bed that is let. No reference: an ended lease stays what it was when the bed is taken away, and triggers
     * look after the rest (pg-beds.sql).
     */
    bedId: uuid('bed_id'),
    homeName: text('home_name').notNull(),
    homeAddress: text('home_address'),
    applicationId: uuid('application_id').references(() => propertyApplications.id, { onDelete: 'set null' }),
    /** The lease that this one goes on with. */
    renewsId: uuid('renews_id').references((): AnyPgColumn => leases.id),
    landlordId: person('landlord_id'),
    landlordName: text('landlord_name').notNull(),
    /**
     * By one of both whoever lists a home named its owner, for whom they let it (docs/decisions/0122-owners-without-an-account.md). The landlord is
     * whoever has or gets an account with it.
     */
    landlordEmail: text('landlord_email'),
    landlordPhone: text('landlord_phone'),
    /** Set by a trigger: the applicant, or whoever has or gets an account with the confirmed address below. */
    tenantId: person('tenant_id'),
    tenantName: text('tenant_name').notNull(),
    /** One of both names whom the lease is offered to. */
    tenantEmail: text('tenant_email'),
    tenantPhone: text('tenant_phone'),
    state: text('state', { enum: leaseStates }).notNull().default('draft'),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    rent: paise('rent').notNull(),
    deposit: paise('deposit').notNull().default(0),
    depositHeldBy: text('deposit_held_by', { enum: depositHolders }).notNull().default('landlord'),
    /** Of the tenant; the landlord's are the same unless the next column says otherwise. */
    noticeDays: smallint('notice_days').notNull(),
    landlordNoticeDays: smallint('landlord_notice_days'),
    /** So many months neither side ends it by a notice. */
    lockInMonths: smallint('lock_in_months').notNull().default(0),
    /** The day by which the deposit is paid; null: as they agree. */
    depositDueOn: date('deposit_due_on', { mode: 'string' }),
    /** What is paid beside the rent, by whom and how. */
    charges: jsonb('charges').$type<LeaseCharge[]>().notNull().default([]),
    lateFee: jsonb('late_fee').$type<LateFee>(),
    /** What is in the home and in what condition, as the annex lists it. */
    inventory: jsonb('inventory').$type<InventoryItem[]>().notNull().default([]),
    landlordAddress: text('landlord_address'),
    tenantAddress: text('tenant_address'),
    /** Where the agreement is made. */
    place: text('place'),
    /** The yearly rise of the rent in basis points. */
    escalationBp: smallint('escalation_bp').notNull().default(0),
    /** Day of the month on which rent is due; in a shorter month its last day. */
    dueDay: smallint('due_day').notNull().default(1),
    terms: text('terms'),
    /** Where rent goes: straight to the landlord. */
    payeeName: text('payee_name'),
    payeeUpi: text('payee_upi'),
    /** Whether those who rent also see the bank account that the landlord gave in the settings. */
    payeeShowsBank: boolean('payee_shows_bank').notNull().default(false),
    /** The day from which the tenant knew where to pay: days before it cost no late fee. Kept by the job that reckons late fees. */
    payeeSince: date('payee_since', { mode: 'string' }),
    agreedAt: instant('agreed_at'),
    agreedBy: person('agreed_by'),
    /** How often it was proposed: each time another sealed document. Zero: nobody but the landlord's side has seen it. */
    documentVersion: integer('document_version').notNull().default(0),
    proposedAt: instant('proposed_at'),
    /** Proposed by a scan that the landlord says all signed; its tenants accept or contest it. */
    isSignedOnPaper: boolean('is_signed_on_paper').notNull().default(false),
    /** Why the tenant says that it was not signed. */
    paperAnswer: text('paper_answer'),
    /** When somebody whom it names said that they do not know the landlord. */
    disownedAt: instant('disowned_at'),
    noticeBy: text('notice_by', { enum: leaseSides }),
    noticeGivenOn: date('notice_given_on', { mode: 'string' }),
    /** The last day that a notice named. */
    endsOn: date('ends_on', { mode: 'string' }),
    /** Both agreed on that day, so neither takes it back alone. */
    isEndAgreed: boolean('is_end_agreed').notNull().default(false),
    /** An earlier last day that one side proposes; it counts with the other side's yes. */
    proposedEnd: date('proposed_end', { mode: 'string' }),
    proposedEndBy: text('proposed_end_by', { enum: leaseSides }),
    endedOn: date('ended_on', { mode: 'string' }),
    /** How it was settled before there were settlements; null for all others. */
    settlement: jsonb('settlement').$type<OldSettlement>(),
    renewalReminders: smallint('renewal_reminders').notNull().default(0),
    /** Counts the changes: who edits an older one is told so. */
    version: integer('version').notNull().default(1),
    /** The day on which it came with a business that moved in, already running; null: it was made here. */
    movedOn: date('moved_on', { mode: 'string' }),
    /** When those who rent were sent word of that. */
    movedToldAt: instant('moved_told_at'),
    /** The first day whose rent is asked for here; null: the first of the lease. */
    rentFrom: date('rent_from', { mode: 'string' }),
    /** When whoever wrote it for its landlord took it back, or it lapsed, before the landlord signed; both null: neither. */
    preparedWithdrawnAt: instant('prepared_withdrawn_at'),
    preparedLapsedAt: instant('prepared_lapsed_at'),
    createdBy: person('created_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('leases_of_landlord').on(table.landlordId, table.createdAt, table.id),
    index('leases_of_tenant').on(table.tenantId, table.createdAt, table.id),
    index('leases_of_home').on(table.propertyId),
    index('leases_of_bed').on(table.bedId).where(sql`bed_id is not null`),
    index('leases_of_managed_home').on(table.managedPropertyId),
    index('leases_of_email').on(sql`lower(${table.tenantEmail})`),
    index('leases_of_phone').on(table.tenantPhone).where(sql`tenant_id is null`),
    index('leases_of_owner_email').on(sql`lower(${table.landlordEmail})`).where(sql`landlord_id is null`),
    index('leases_of_owner_phone').on(table.landlordPhone).where(sql`landlord_id is null`),
    index('leases_by_end').on(table.state, table.endDate, table.id),
    index('leases_newest').on(table.createdAt, table.id),
    index('leases_agreed_by').on(table.agreedBy),
    index('leases_created_by').on(table.createdBy),
    index('leases_moved').on(table.id).where(sql`moved_on is not null`),
    uniqueIndex('leases_one_per_application').on(table.applicationId).where(sql`state <> 'cancelled'`),
    uniqueIndex('leases_one_renewal').on(table.renewsId).where(sql`state <> 'cancelled'`),
    oneOf('leases_state', table.state, leaseStates),
    oneOf('leases_deposit_held_by', table.depositHeldBy, depositHolders),
    oneOf('leases_notice_by', table.noticeBy, leaseSides),
    oneOf('leases_proposed_end_by', table.proposedEndBy, leaseSides),
    check(
      'leases_proposed_end',
      sql`(${table.proposedEnd} is null) = (${table.proposedEndBy} is null)
        and (${table.proposedEnd} is null or ${table.state} in ('active', 'ending'))`,
    ),
    check('leases_term', sql`${table.endDate} >= ${table.startDate}`),
    check('leases_money', sql`${table.rent} > 0 and ${table.deposit} >= 0`),
    check('leases_notice_days', sql`${table.noticeDays} between 0 and ${sql.raw(`${NOTICE_DAYS_MAX}`)}`),
    check('leases_escalation', sql`${table.escalationBp} between 0 and ${sql.raw(`${ESCALATION_MAX}`)}`),
    check('leases_lock_in', sql`${table.lockInMonths} between 0 and ${sql.raw(`${LOCK_IN_MONTHS_MAX}`)}`),
    check(
      'leases_landlord_notice_days',
      sql`${table.landlordNoticeDays} between 0 and ${sql.raw(`${NOTICE_DAYS_MAX}`)}`,
    ),
    check('leases_due_day', sql`${table.dueDay} between 1 and 31`),
    check('leases_tenant_reachable', sql`num_nonnulls(${table.tenantEmail}, ${table.tenantPhone}) > 0`),
    check('leases_one_home', sql`num_nonnulls(${table.propertyId}, ${table.managedPropertyId}) <= 1`),
    check('leases_notice', sql`(${table.state} = 'ending') <= (${table.endsOn} is not null)`),
    check(
      'leases_left',
      sql`(${table.state} = 'ended') = (${table.endedOn} is not null)
        and coalesce(${table.endedOn}, ${table.endsOn}, ${table.endDate}) >= ${table.startDate}`,
    ),
    pgPolicy('read as party', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.landlordId)} or ${may('leases.readAll')}
        or (${isMe(table.tenantId)} and (${table.state} <> 'draft' or ${table.documentVersion} > 0))
        or ${table.managedPropertyId} in (select app.managed_homes()) or ${table.id} in (select app.party_leases())
        or (${isPreparedByMe(table)}) or ${table.id} = (select app.collecting())`,
    }),
    pgPolicy('offer', {
      to: member,
      for: 'insert',
      withCheck: sql`${table.state} = 'draft' and ${isMe(table.createdBy)}
        and num_nonnulls(${table.propertyId}, ${table.managedPropertyId}) = 1
        and (${may('leases.actForLandlord')}
          or (${table.managedPropertyId} in (select app.managed_homes()) and ${table.payeeUpi} is null and not ${table.payeeShowsBank}
            and ${table.landlordId} = (select p.owner_id from managed_properties p where p.id = ${table.managedPropertyId}))
          or (num_nonnulls(${table.landlordEmail}, ${table.landlordPhone}) > 0 and app.is_lister(${table.propertyId})
            and ${table.payeeUpi} is null and not ${table.payeeShowsBank})
          or (${isMe(table.landlordId)}
          and (${table.propertyId} is null or app.is_lister(${table.propertyId}) or app.is_own_renewal(${table.renewsId}, ${table.propertyId}))
          and (${table.managedPropertyId} is null or ${table.managedPropertyId} in
            (select p.id from managed_properties p where p.owner_id = (select app.user_id())))))`,
    }),
    // A manager holds the row while they record its rent; the guard lets them change none of it.
    pgPolicy('change as party', {
      to: member,
      for: 'update',
      using: changers(table),
      withCheck: changers(table),
    }),
    workerPolicy(),
  ],
);

/** Those whom the landlord names beside the two sides. */
const isNamed = (role: AnyPgColumn) => isAmong(role, ['co_owner', 'co_tenant', 'occupant']);
const isOwnDraft = (lease: AnyPgColumn) => sql`exists (select from leases l where l.id = ${lease}
  and l.state = 'draft' and (l.landlord_id = (select app.user_id()) or ${may('leases.actForLandlord')}
    or (l.created_by = (select app.user_id()) and (l.managed_property_id in (select app.managed_homes())
      or l.document_version = 0 and num_nonnulls(l.landlord_email, l.landlord_phone) > 0 and app.is_lister(l.property_id)))))`;

/**
 * Everybody whom a lease names, each of whom reads it. Landlord and tenant are one row each, which a trigger keeps as the lease itself has
 * them; whatever changes them there changes them here.
 */
export const leaseParties = pgTable(
  'lease_parties',
  {
    id: id(),
    leaseId: uuid('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    role: text('role', { enum: leasePartyRoles }).notNull(),
    /** Null: has no account, or none yet. */
    userId: person('user_id'),
    name: text('name').notNull(),
    /** What part of the home is theirs, in basis points; of owners alone. */
    shareBp: integer('share_bp'),
    /** One of both reaches a co-tenant, whose account is found by it. */
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    /** When they opened the document that is proposed. */
    openedAt: instant('opened_at'),
    /** When a notice of a paper lease is known to have reached them. */
    toldAt: instant('told_at'),
    /** When they said yes to the lease themselves. */
    acceptedAt: instant('accepted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('lease_parties_sides')
      .on(table.leaseId, table.role)
      .where(sql`role in ('landlord', 'tenant')`),
    index('lease_parties_of_lease').on(table.leaseId),
    index('lease_parties_of_person').on(table.userId, table.leaseId),
    oneOf('lease_parties_role', table.role, leasePartyRoles),
    check(
      'lease_parties_share',
      sql`(${table.role} in ('landlord', 'co_owner')) = (${table.shareBp} is not null)
        and ${table.shareBp} between 1 and 10000`,
    ),
    check(
      'lease_parties_reachable',
      sql`${table.role} <> 'co_tenant' or num_nonnulls(${table.email}, ${table.phone}) > 0`,
    ),
    index('lease_parties_of_email').on(sql`lower(${table.email})`).where(sql`user_id is null`),
    index('lease_parties_of_phone').on(table.phone).where(sql`user_id is null`),
    pgPolicy('read with lease', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.leaseId, 'leases', 'leases.readAll'),
    }),
    pgPolicy('name in a draft', {
      to: member,
      for: 'insert',
      withCheck: sql`${isNamed(table.role)} and ${isOwnDraft(table.leaseId)}`,
    }),
    pgPolicy('name no more in a draft', {
      to: member,
      for: 'delete',
      using: sql`${isNamed(table.role)} and ${isOwnDraft(table.leaseId)}`,
    }),
    workerPolicy(),
  ],
);

/**
 * The very bytes that were proposed, claimed to be signed, or stamped: kept as they are, and named by their hash. They lie in the storage
 * under the key, belong to both sides, and stay when one of them leaves.
 */
export const leaseDocuments = pgTable(
  'lease_documents',
  {
    id: id(),
    leaseId: uuid('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: leaseDocumentKinds }).notNull(),
    /** `document_version` of the lease that it is the document of; a stamped copy has that of its day. */
    version: integer('version').notNull(),
    key: text('key').notNull().unique(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** Of the e-stamp certificate or the registration of a copy, and the date on it. */
    number: text('number'),
    datedOn: date('dated_on', { mode: 'string' }),
    createdBy: person('created_by'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('lease_documents_sealed')
      .on(table.leaseId, table.version)
      .where(sql`kind in ('agreement', 'scan')`),
    index('lease_documents_of_lease').on(table.leaseId),
    index('lease_documents_by').on(table.createdBy, table.createdAt),
    oneOf('lease_documents_kind', table.kind, leaseDocumentKinds),
    check('lease_documents_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check('lease_documents_bytes', sql`${table.bytes} > 0`),
    pgPolicy('read with lease', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.leaseId, 'leases', 'leases.readAll'),
    }),
    pgPolicy('add', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.createdBy)} and ${table.leaseId} in (select app.own_leases())`,
    }),
    workerPolicy(),
  ],
);

/** Who said yes to which document, when, from where, and how they proved who they are. Never changed. */
export const leaseAcceptances = pgTable(
  'lease_acceptances',
  {
    id: id(),
    leaseId: uuid('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id')
      .notNull()
      .references(() => leaseDocuments.id, { onDelete: 'cascade' }),
    partyId: uuid('party_id')
      .notNull()
      .references(() => leaseParties.id, { onDelete: 'cascade' }),
    userId: person('user_id'),
    /** As they typed it. */
    name: text('name').notNull(),
    how: text('how', { enum: acceptanceWays }).notNull(),
    /** Where the code went, masked. */
    sentTo: text('sent_to'),
    /** The network address. */
    address: text('address'),
    /** Of an e-signature: whose certificate it is, and which, as the provider says. */
    certificate: text('certificate'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('lease_acceptances_once').on(table.documentId, table.partyId),
    index('lease_acceptances_of_lease').on(table.leaseId),
    index('lease_acceptances_of_party').on(table.partyId),
    index('lease_acceptances_by').on(table.userId),
    oneOf('lease_acceptances_how', table.how, acceptanceWays),
    pgPolicy('read with lease', {
      to: member,
      for: 'select',
      using: isVisibleWith(table.leaseId, 'leases', 'leases.readAll'),
    }),
    pgPolicy('say yes', {
      to: member,
      for: 'insert',
      withCheck: sql`${isMe(table.userId)} and ${table.how} not in ('silence', 'e-signature') and ${table.certificate} is null
        and app.may_sign(${table.leaseId}, ${table.partyId}, ${table.documentId})`,
    }),
    workerPolicy(),
  ],
);
