/** Reads managed properties with their details as the contract shows them to administrators. */
import { ORPCError } from '@orpc/server';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ManagedProperty, ManagedPropertyFilters } from '../../contract/managed-rentals.ts';
import { brokers } from '../../db/schema/brokers.ts';
import { profiles } from '../../db/schema/identity.ts';
import { managedPropertyManagers as managers } from '../../db/schema/managed-property-managers.ts';
import {
  managedProperties,
  managedPropertyDetails,
  managedRentalApplications,
} from '../../db/schema/managed-rentals.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';
import { havingWords, type SearchedList } from '../lib/search-words.ts';
import { hasOtherRent, leasesOfHomes } from './home-leases.ts';
import { mandatesOf } from './mandate-rows.ts';

const details = managedPropertyDetails;
const managerProfiles = alias(profiles, 'manager_profiles');

export const newestProperties: Keyset = {
  key: sql`${details.createdAt}`,
  type: 'timestamptz',
  id: sql`${details.id}`,
  descending: true,
};

export const selectProperties = (db: Executor, order = newestProperties) =>
  db
    .select({
      details,
      application: managedRentalApplications,
      ownerId: managedProperties.ownerId,
      at: keyText(order),
    })
    .from(details)
    .innerJoin(managedProperties, eq(managedProperties.id, details.id))
    .innerJoin(managedRentalApplications, eq(managedRentalApplications.id, details.applicationId))
    .$dynamic();

export type PropertyRow = Awaited<ReturnType<typeof selectProperties>>[number];

const searched: SearchedList = {
  name: 'managed homes',
  words: sql`app.list_words(${details.propertyName}, ${details.ownerName}, ${details.affiliateName}, ${details.affiliateId})`,
  id: details.id,
};

export async function chosenProperties(
  db: Executor,
  { q, show }: Pick<ManagedPropertyFilters, 'q' | 'show'>,
): Promise<SQL | undefined> {
  return and(ofShow(show), await havingWords(db, searched, q));
}

function ofShow(show: ManagedPropertyFilters['show']): SQL | undefined {
  if (show === 'all') return undefined;
  if (show === 'no-state') return isNotNull(details.stateMissingSince);
  return show === 'differs' ? and(eq(details.status, 'active'), hasOtherRent) : eq(details.status, show);
}

const selectWithPeople = (db: Executor) =>
  db
    .select({
      details,
      application: managedRentalApplications,
      owner: profiles,
      brokerName: brokers.name,
      manager: { user_id: managerProfiles.userId, full_name: managerProfiles.fullName },
      at: keyText(newestProperties),
    })
    .from(details)
    .innerJoin(managedProperties, eq(managedProperties.id, details.id))
    .innerJoin(managedRentalApplications, eq(managedRentalApplications.id, details.applicationId))
    .leftJoin(profiles, eq(profiles.userId, managedProperties.ownerId))
    .leftJoin(brokers, eq(brokers.id, managedProperties.brokerId))
    .leftJoin(managers, eq(managers.managedPropertyId, details.id))
    .leftJoin(managerProfiles, eq(managerProfiles.userId, managers.managerId))
    .$dynamic();

export async function loadProperty(db: Executor, id: string): Promise<ManagedProperty> {
  const [row] = await selectWithPeople(db).where(eq(details.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  return toManagedProperty(row, (await agreedFor(db, [id]))(id));
}

export async function listForAdmin(db: Executor, { limit, cursor, ...filters }: ManagedPropertyFilters) {
  const chosen = await chosenProperties(db, filters);
  const rows = await selectWithPeople(db)
    .where(and(chosen, afterCursor(newestProperties, cursor)))
    .orderBy(orderOf(newestProperties))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.details.id);
  const agreed = await agreedFor(
    db,
    page.map((row) => row.details.id),
  );
  return {
    items: page.map((row) => toManagedProperty(row, agreed(row.details.id))),
    total: await countUpTo(db, sql`${details} where ${chosen ?? sql`true`}`),
    next_cursor,
  };
}

/** What is agreed for each home: with its owner, and with its tenant. */
export async function agreedFor(db: Executor, ids: readonly string[]) {
  const mandates = await mandatesOf(db, ids);
  const leases = await leasesOfHomes(db, ids);
  return (id: string) => ({ ...mandates(id), lease: leases(id) });
}

type Agreed = ReturnType<Awaited<ReturnType<typeof agreedFor>>>;

export const commonFields = ({
  details: own,
  application,
}: Pick<PropertyRow, 'details' | 'application'>) => ({
  id: own.id,
  status: own.status,
  property_name: own.propertyName,
  owner_name: own.ownerName,
  property_type: application.propertyType,
  property_location: application.propertyLocation,
  monthly_rent: own.monthlyRent,
  security_deposit_company: own.securityDepositCompany,
  security_deposit_type: own.securityDepositType,
  payment_mode: own.paymentMode,
  monthly_rent_payment_date: own.monthlyRentPaymentDate,
  lease_start_date: own.leaseStartDate,
  lease_end_date: own.leaseEndDate,
  rvl_amount: own.rvlAmount,
  commission_percentage: application.commissionPercentage,
  management_fee_percentage: application.managementFeePercentage,
  created_at: own.createdAt.toISOString(),
});

type PeopleRow = Awaited<ReturnType<typeof selectWithPeople>>[number];

const toManagedProperty = (
  { owner, brokerName, manager, ...row }: PeopleRow,
  agreed: Agreed,
): ManagedProperty => ({
  ...commonFields(row),
  ...agreed,
  application_id: row.application.id,
  owner: owner && {
    user_id: owner.userId,
    full_name: owner.fullName,
    email: owner.email,
    phone: owner.phone,
  },
  broker_name: brokerName,
  manager,
  affiliate_id: row.details.affiliateId,
  affiliate_name: row.details.affiliateName,
  home_state: row.details.homeState,
  state_missing: row.details.stateMissingSince !== null,
});
