// Affiliates: the sponsor tree, standing, shadow power and the history of each fact a month depends on (compensation plan).
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgPolicy,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { affiliateFacts, affiliateStatuses, calculationModes } from '../../domain/affiliates.ts';
import { payoutGaps } from '../../domain/commission/payouts.ts';
import type { RolePermission } from '../../domain/permissions.ts';
import { createdAt, id, instant, isMe, may, oneOf, paise, updatedAt, workerPolicy } from './columns.ts';
import { profiles } from './identity.ts';
import { member } from './roles.ts';

/** Rows of the caller's own affiliate code; as a sub-select it runs once. */
export const isMyAffiliate = (column: AnyPgColumn) => sql`${column} = (select app.affiliate_id())`;

const ownOrAdmin = (column: AnyPgColumn) =>
  pgPolicy('read own', {
    to: member,
    for: 'select',
    using: sql`${isMyAffiliate(column)} or ${may('affiliates.readAll')}`,
  });
const addAsAdmin = (permission: RolePermission) =>
  pgPolicy('add as admin', { to: member, for: 'insert', withCheck: may(permission) });
const changeAsAdmin = (permission: RolePermission) =>
  pgPolicy('change as admin', {
    to: member,
    for: 'update',
    using: may(permission),
    withCheck: may(permission),
  });

/** The tree: one row per affiliate, their code (KRY-7F3K9) being the key everywhere. Roots have no sponsor. */
export const affiliateRegistrations = pgTable(
  'affiliate_registrations',
  {
    affiliateId: text('affiliate_id').primaryKey(),
    /** Null once the account is erased: the tree and the money outlive it. */
    userId: uuid('user_id')
      .unique()
      .references(() => profiles.userId, { onDelete: 'set null' }),
    fullName: text('full_name').notNull(),
    /** The newest sponsor; a change counts from the next month (`affiliate_fact_changes` knows the earlier one). */
    sponsorId: text('sponsor_id').references((): AnyPgColumn => affiliateRegistrations.affiliateId),
    /** What their invitation links carry: random, so that nobody finds people by trying numbers. */
    inviteToken: uuid('invite_token').notNull().unique().default(sql`gen_random_uuid()`),
    /** What is missing before any payout, null: nothing; and whether theirs is the final one. Kept true by triggers. */
    payoutGap: text('payout_gap', { enum: payoutGaps }).default('no-pan'),
    isTerminated: boolean('is_terminated').notNull().default(false),
    /** That of their payee account, kept true by triggers as well: who is to be paid is asked without reading accounts. */
    accountHeldUntil: instant('account_held_until'),
    /** So is this. */
    isAccountConfirmed: boolean('is_account_confirmed').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('affiliate_registrations_of_sponsor').on(table.sponsorId, table.createdAt, table.affiliateId),
    index('affiliate_registrations_by_name').on(table.fullName, table.affiliateId),
    index('affiliate_registrations_name').using('gin', sql`${table.fullName} gin_trgm_ops`),
    check('affiliate_registrations_own_sponsor', sql`${table.sponsorId} <> ${table.affiliateId}`),
    oneOf('affiliate_registrations_payout_gap', table.payoutGap, payoutGaps),
    ownOrAdmin(table.affiliateId),
    addAsAdmin('affiliates.enrol'),
    changeAsAdmin('affiliates.changeAll'),
    workerPolicy(),
  ],
);

const codeOf = (name: string) =>
  text(name)
    .notNull()
    .references(() => affiliateRegistrations.affiliateId);

export const affiliateProfiles = pgTable(
  'affiliate_profiles',
  {
    id: id(),
    affiliateId: codeOf('affiliate_id').unique(),
    userId: uuid('user_id')
      .unique()
      .references(() => profiles.userId, { onDelete: 'set null' }),
    fullName: text('full_name').notNull(),
    email: text('email'),
    status: text('status', { enum: affiliateStatuses }).notNull().default('pending'),
    rewardCalculationMode: text('reward_calculation_mode', { enum: calculationModes })
      .notNull()
      .default('balanced'),
    calculationModeChangedAt: instant('calculation_mode_changed_at'),
    /** Version of the plan's terms they agreed to, and when; without it they stay pending. */
    contractVersion: text('contract_version'),
    contractConsentedAt: instant('contract_consented_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('affiliate_profiles_by_status').on(table.status, table.fullName, table.affiliateId),
    index('affiliate_profiles_email').using('gin', sql`${table.email} gin_trgm_ops`),
    oneOf('affiliate_profiles_status', table.status, affiliateStatuses),
    oneOf('affiliate_profiles_mode', table.rewardCalculationMode, calculationModes),
    check(
      'affiliate_profiles_consent',
      sql`num_nulls(${table.contractVersion}, ${table.contractConsentedAt}) in (0, 2)`,
    ),
    ownOrAdmin(table.affiliateId),
    addAsAdmin('affiliates.enrol'),
    changeAsAdmin('affiliates.changeAll'),
    workerPolicy(),
  ],
);

/** What completes the weaker stream of an affiliate in balanced mode; never a base, never upward. */
export const affiliateShadowPower = pgTable(
  'affiliate_shadow_power',
  {
    id: id(),
    affiliateId: codeOf('affiliate_id').unique(),
    shadowPowerAmount: paise('shadow_power_amount').notNull(),
    isActive: boolean('is_active').notNull(),
    notes: text('notes'),
    createdByAdminId: uuid('created_by_admin_id').references(() => profiles.userId, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('affiliate_shadow_power_newest').on(table.createdAt, table.id),
    index('affiliate_shadow_power_of_admin').on(table.createdByAdminId),
    check('affiliate_shadow_power_amount', sql`${table.shadowPowerAmount} >= 0`),
    check('affiliate_shadow_power_active', sql`${table.isActive} = (${table.shadowPowerAmount} > 0)`),
    ownOrAdmin(table.affiliateId),
    addAsAdmin('shadowPower.changeAll'),
    changeAsAdmin('shadowPower.changeAll'),
    workerPolicy(),
  ],
);

/** The rows that display shadow power as properties; they sum to it and are never counted beside it. */
export const shadowPowerProperties = pgTable(
  'shadow_power_properties',
  {
    affiliateId: codeOf('affiliate_id'),
    position: smallint('position').notNull(),
    amount: paise('amount').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('shadow_power_properties_position').on(table.affiliateId, table.position),
    check('shadow_power_properties_amount', sql`${table.amount} > 0`),
    ownOrAdmin(table.affiliateId),
    addAsAdmin('shadowPower.changeAll'),
    pgPolicy('remove as admin', { to: member, for: 'delete', using: may('shadowPower.changeAll') }),
    workerPolicy(),
  ],
);

export const affiliateCalculationModeAudit = pgTable(
  'affiliate_calculation_mode_audit',
  {
    id: id(),
    affiliateId: codeOf('affiliate_id'),
    oldMode: text('old_mode', { enum: calculationModes }).notNull(),
    newMode: text('new_mode', { enum: calculationModes }).notNull(),
    reason: text('reason').notNull(),
    /** No reference: what was written stays as it is, also after that account is erased. */
    changedByAdminId: uuid('changed_by_admin_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('affiliate_calculation_mode_audit_newest').on(table.affiliateId, table.createdAt),
    oneOf('affiliate_calculation_mode_audit_old', table.oldMode, calculationModes),
    oneOf('affiliate_calculation_mode_audit_new', table.newMode, calculationModes),
    check('affiliate_calculation_mode_audit_reason', sql`trim(${table.reason}) <> ''`),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('affiliates.readAll') }),
    pgPolicy('add as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('calculationMode.set')} and ${isMe(table.changedByAdminId)}`,
    }),
    workerPolicy(),
  ],
);

/**
 * What each fact was before it changed, written by triggers: the value at an instant is `before` of the first change after
 * it, or the present value. Months read the tree, status, mode, shadow power and grant so, however late they are closed.
 */
export const affiliateFactChanges = pgTable(
  'affiliate_fact_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    affiliateId: codeOf('affiliate_id'),
    fact: text('fact', { enum: affiliateFacts }).notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    changedBy: uuid('changed_by'),
    changedAt: instant('changed_at').notNull().default(sql`app.clock_timestamp()`),
    /** First day of the first month that reads the new value: the next month for a sponsor, else the month of the change. */
    effectiveFrom: date('effective_from', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('affiliate_fact_changes_of').on(table.affiliateId, table.fact, table.id),
    index('affiliate_fact_changes_since').on(table.effectiveFrom, table.fact),
    oneOf('affiliate_fact_changes_fact', table.fact, affiliateFacts),
    ownOrAdmin(table.affiliateId),
    workerPolicy(),
  ],
);
