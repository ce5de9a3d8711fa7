/** Reads managed rental applications as the contract shows them, to administrators and to their parties. */
import { ORPCError } from '@orpc/server';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  ManagedRental,
  ManagedRentalFilters,
  OwnManagedRental,
} from '../../contract/managed-rentals.ts';
import { affiliateProfiles, affiliateRegistrations } from '../../db/schema/affiliates.ts';
import { brokers } from '../../db/schema/brokers.ts';
import { profiles } from '../../db/schema/identity.ts';
import { managedProperties, managedRentalApplications } from '../../db/schema/managed-rentals.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { bringerOf } from './homes-brought.ts';

const landlords = alias(profiles, 'landlords');
const reviewers = alias(profiles, 'reviewers');
const application = managedRentalApplications;

const newestFirst: Keyset = {
  key: sql`${application.createdAt}`,
  type: 'timestamptz',
  id: sql`${application.id}`,
  descending: true,
};

/** The table is named in words: Drizzle leaves it out of columns where a query has no join, and the id would be the managed home's. */
const isConfigured = sql<boolean>`exists (select from ${managedProperties} p where p.application_id = ${application}.id)`;

export type ApplicationRow = typeof application.$inferSelect;

/** The row, locked for an administrator's decision. */
export async function lockApplication(db: Executor, id: string) {
  const [row] = await db.select().from(application).where(eq(application.id, id)).for('update');
  if (!row) throw new ORPCError('NOT_FOUND');
  const [known] = await db
    .select({ id: managedProperties.id })
    .from(managedProperties)
    .where(eq(managedProperties.applicationId, id));
  return { ...row, isConfigured: known !== undefined };
}

const selectForAdmin = (db: Executor) =>
  db
    .select({
      application,
      isConfigured,
      landlord: landlords,
      broker: { id: brokers.id, name: brokers.name },
      affiliate: { id: affiliateRegistrations.affiliateId, name: affiliateRegistrations.fullName },
      bringer: bringerOf(application.broughtBy),
      reviewedBy: sql<string | null>`coalesce(${reviewers.fullName}, ${reviewers.email})`,
      at: keyText(newestFirst),
    })
    .from(application)
    .leftJoin(landlords, eq(landlords.userId, application.landlordId))
    .leftJoin(reviewers, eq(reviewers.userId, application.reviewedByAdminId))
    .leftJoin(brokers, eq(brokers.id, application.submittedByBrokerId))
    .leftJoin(
      affiliateRegistrations,
      and(eq(affiliateRegistrations.userId, brokers.userId), isNotTerminated()),
    )
    .$dynamic();

/** A registration without a profile counts as active. */
export const isNotTerminated = (): SQL => sql`not exists (select from ${affiliateProfiles} ended
  where ended.affiliate_id = ${affiliateRegistrations.affiliateId} and ended.status = 'terminated')`;

export async function loadForAdmin(db: Executor, id: string): Promise<ManagedRental> {
  const [row] = await selectForAdmin(db).where(eq(application.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  return toManagedRental(row);
}

function shown(show: ManagedRentalFilters['show']): SQL | undefined {
  if (show === 'all') return undefined;
  if (show === 'pending') return inArray(application.status, ['submitted', 'under_review']);
  if (show === 'to-configure') return and(eq(application.status, 'approved'), sql`not ${isConfigured}`);
  return eq(application.status, show);
}

export async function listForAdmin(db: Executor, { q, show, sort, limit, cursor }: ManagedRentalFilters) {
  const order = { ...newestFirst, descending: sort === 'newest' };
  const matches = and(
    shown(show),
    containing(q, [
      application.propertyLocation,
      application.locality,
      application.landlordName,
      landlords.fullName,
      landlords.email,
      brokers.name,
    ]),
  );
  const rows = await selectForAdmin(db)
    .where(and(matches, afterCursor(order, cursor)))
    .orderBy(orderOf(order))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.application.id);
  const counted = sql`${application} left join ${profiles} landlords on landlords.user_id = ${application.landlordId}
    left join ${brokers} on ${brokers.id} = ${application.submittedByBrokerId} where ${matches ?? sql`true`}`;
  return { items: page.map(toManagedRental), total: await countUpTo(db, counted), next_cursor };
}

type AdminRow = Awaited<ReturnType<typeof selectForAdmin>>[number];

function toManagedRental(row: AdminRow): ManagedRental {
  const { application: own, landlord, broker, affiliate } = row;
  return {
    ...commonFields(row),
    landlord_name: own.landlordName ?? landlord?.fullName ?? null,
    landlord_email: own.landlordEmail,
    landlord_phone: own.landlordPhone,
    landlord: landlord && {
      user_id: landlord.userId,
      full_name: landlord.fullName,
      email: landlord.email,
      phone: landlord.phone,
    },
    broker,
    affiliate: proposed(row) ?? (affiliate && { affiliate_id: affiliate.id, full_name: affiliate.name }),
    reviewed_by: row.reviewedBy,
  };
}

/** Who brought it, while they are in the programme. */
const proposed = ({ bringer }: Pick<AdminRow, 'bringer'>) =>
  bringer && bringer.status !== 'terminated' ? named(bringer) : null;
const named = ({ affiliate_id, full_name }: { affiliate_id: string; full_name: string }) => ({
  affiliate_id,
  full_name,
});

const commonFields = ({
  application: own,
  isConfigured: configured,
  bringer,
}: Pick<AdminRow, 'application' | 'isConfigured' | 'bringer'>) => ({
  id: own.id,
  status: own.status,
  is_configured: configured,
  monthly_rent: own.monthlyRent,
  property_location: own.propertyLocation,
  property_type: own.propertyType,
  property_address: own.propertyAddress,
  locality: own.locality,
  bedrooms: own.bedrooms,
  bathrooms: own.bathrooms,
  area_sqft: own.areaSqft,
  furnishing: own.furnishing,
  amenities: own.amenities,
  description: own.description,
  security_deposit: own.securityDeposit,
  commission_percentage: own.commissionPercentage,
  management_fee_percentage: own.managementFeePercentage,
  rental_start_date: own.rentalStartDate,
  rental_end_date: own.rentalEndDate,
  contract_type: own.contractType,
  rental_value_locked: own.rentalValueLocked,
  decline_reason: own.declineReason,
  brought_by: bringer && named(bringer),
  reviewed_at: own.reviewedAt?.toISOString() ?? null,
  created_at: own.createdAt.toISOString(),
});

const selectOwn = (db: Executor) =>
  db
    .select({
      application,
      isConfigured,
      bringer: bringerOf(application.broughtBy),
      at: keyText(newestFirst),
    })
    .from(application)
    .$dynamic();

/** What concerns that person as owner or broker; an administrator sees no more here than anybody else. */
const isParty = (userId: string) =>
  or(eq(application.landlordId, userId), sql`${application.submittedByBrokerId} = (select app.broker_id())`);

export async function loadOwn(context: HandlerContext, id: string): Promise<OwnManagedRental> {
  const [row] = await selectOwn(context.db).where(eq(application.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  return toOwn(row, userIdOf(context));
}

export async function listOwn(
  context: HandlerContext,
  { limit, cursor }: { limit: number; cursor?: string },
) {
  const { db } = context;
  const userId = userIdOf(context);
  const mine = isParty(userId);
  const rows = await selectOwn(db)
    .where(and(mine, afterCursor(newestFirst, cursor)))
    .orderBy(orderOf(newestFirst))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.application.id);
  return {
    items: page.map((row) => toOwn(row, userId)),
    total: await countUpTo(db, sql`${application} where ${mine}`),
    next_cursor,
  };
}

type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number];

const toOwn = (row: OwnRow, userId: string): OwnManagedRental => ({
  ...commonFields(row),
  landlord_name: row.application.landlordName,
  side: row.application.landlordId === userId ? 'owner' : 'broker',
});
