/** The two sides of a lease: whose it is, where each reads of it, how each is told, and that what it owes is written after a change. */

import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { LessorRole } from '../../contract/leases.ts';
import { leaseParties, leases } from '../../db/schema/leases.ts';
import { maintenanceRequests } from '../../db/schema/maintenance.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import { actorOf, isSigner } from '../../domain/lease-acceptance.ts';
import { type LeaseActor, type LeaseEvent, type LeaseSide, sideOfActor } from '../../domain/leases.ts';
import { can } from '../../domain/permissions.ts';
import type { NoticeTo } from '../audit/act.ts';
import type { JobKind } from '../lib/jobs.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

export type LeaseRow = typeof leases.$inferSelect;
export type PartyRow = typeof leaseParties.$inferSelect;
type Parties = Pick<LeaseRow, 'id' | 'tenantId' | 'landlordId' | 'homeName'>;

export const leasePath = (id: string, side: LeaseSide): string =>
  side === 'tenant' ? `/portal/tenant/lease?lease=${id}` : `/portal/landlord/leases/${id}`;

/** The sides that have an account; co-tenants stand on their tenant's. */
export function sidesOf(
  { tenantId, landlordId }: Parties,
  coTenants: readonly string[] = [],
): [person: string, side: LeaseSide][] {
  const sides: [string | null, LeaseSide][] = [
    [tenantId, 'tenant'],
    ...coTenants.map((person): [string, LeaseSide] => [person, 'tenant']),
    [landlordId, 'landlord'],
  ];
  return sides.filter((side): side is [string, LeaseSide] => side[0] !== null);
}

/** Everybody whom these leases name, in the order in which they were named. */
export function partyRowsOf(db: Executor, leaseIds: readonly string[]): Promise<PartyRow[]> {
  return db
    .select()
    .from(leaseParties)
    .where(inArray(leaseParties.leaseId, [...leaseIds]))
    .orderBy(leaseParties.createdAt, leaseParties.id);
}

/** The accounts of those who rent it together with its tenant. */
export async function coTenantsOf(db: Executor, leaseId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: leaseParties.userId })
    .from(leaseParties)
    .where(
      and(
        eq(leaseParties.leaseId, leaseId),
        eq(leaseParties.role, 'co_tenant'),
        isNotNull(leaseParties.userId),
      ),
    );
  return rows.flatMap(({ userId }) => userId ?? []);
}

export type Acting = { actor: LeaseActor; side: LeaseSide; party: PartyRow };

/** As whom the caller acts on a lease; an administrator acts for the landlord; null for whoever signs nothing of it. */
export async function actingOn(
  context: Pick<HandlerContext, 'actor' | 'db'>,
  lease: LeaseRow,
): Promise<Acting | null> {
  const userId = userIdOf(context);
  const parties = await partyRowsOf(context.db, [lease.id]);
  const own = parties.find((party) => party.userId === userId && actorOf(party.role) !== null);
  const actsFor = can(context.actor, 'leases.actForLandlord')
    ? parties.find(({ role }) => role === 'landlord')
    : undefined;
  const party = own ?? actsFor;
  const actor = actorOf(party?.role ?? null);
  return party && actor ? { actor, side: sideOfActor(actor), party } : null;
}

/** Those who rent and have no account yet. */
export const withoutAccount = (parties: readonly PartyRow[]) =>
  parties.filter(({ role, userId }) => isSigner(role) && userId === null);

/** Who looks after the home of a lease; nobody where a job asks. */
export async function managerOf(db: Pick<Executor, 'execute'>, leaseId: string): Promise<string | null> {
  const { rows } = await db.execute<{ manager: string | null }>(
    sql`select app.manager_of_lease(${leaseId}) as manager`,
  );
  return rows[0]?.manager ?? null;
}

type LeaseNews = {
  event: LeaseEvent;
  /** The day it is about. */
  date: CalendarDate;
  /** Who acted; null: a job. */
  actorId: string | null;
  /** The side that acted. */
  by?: LeaseSide;
  note?: string | undefined;
  /** The accounts of co-tenants, who hear what their tenant hears. */
  coTenants?: readonly string[];
  /** What of the lease the news names: amounts in paise, a day. */
  facts?: LeaseFacts;
};
export type LeaseFacts = {
  rent?: number;
  deposit?: number;
  until?: CalendarDate;
  /** Who asks the receiver to sign. */
  from?: string;
  /** The rent after a renewal, and its first day. */
  nextRent?: number;
  nextFrom?: CalendarDate;
};

/** Whoever acted gets a record; a tenant without an account hears nothing here. */
export const leaseNotices = (
  lease: Parties,
  { event, date, actorId, by, note, coTenants, facts }: LeaseNews,
): NoticeTo[] =>
  sidesOf(lease, coTenants).map(([to, side]) => ({
    to,
    notice: {
      event,
      date,
      home: lease.homeName,
      path: leasePath(lease.id, side),
      byYou: to === actorId,
      fromOther: by !== undefined && by !== side,
      ...facts,
      ...(note ? { note } : {}),
    },
  }));

/** Those of both sides who have an account. */
export const partiesOf = (
  lease: Pick<LeaseRow, 'tenantId' | 'landlordId'>,
  coTenants: readonly string[] = [],
) => [lease.tenantId, lease.landlordId, ...coTenants];

/** Of the table `leases`, under that name in the query. */
export const leasesOf = (context: Pick<HandlerContext, 'actor'>, role: LessorRole): SQL =>
  role === 'manager'
    ? sql`${leases.managedPropertyId} in (select app.managed_homes())`
    : eq(leases.landlordId, userIdOf(context));

/**
 * The same of `maintenance_requests`: with a tenant as their lease, without one as the home. They are gathered by their ids, for one
 * condition over three tables would read every request there is.
 */
export function requestsOf(context: Pick<HandlerContext, 'actor'>, role: LessorRole): SQL {
  if (role === 'manager') {
    return sql`${maintenanceRequests.managedPropertyId} in (select app.managed_homes())`;
  }
  const me = userIdOf(context);
  return sql`${maintenanceRequests.id} in (
    select r.id from leases l join maintenance_requests r on r.lease_id = l.id where l.landlord_id = ${me}
    union all
    select r.id from properties p join maintenance_requests r on r.property_id = p.id
     where p.listed_by = ${me} and r.lease_id is null
    union all
    select r.id from managed_properties m join maintenance_requests r on r.managed_property_id = m.id
     where m.owner_id = ${me} and r.lease_id is null)`;
}

/** Once a lease is agreed: proposals of the same home for the same days are withdrawn. */
export const withdrawOthersJob = {
  name: 'tenancy.withdraw-others',
  data: z.object({ leaseId: z.uuid() }),
} satisfies JobKind<object>;

/** Once a home is let or booked: visits that were still to come are cancelled, and whoever waits is told. */
export const endVisitsOfHomeJob = {
  name: 'leads.end-visits-of-home',
  data: z.object({ propertyId: z.uuid() }),
} satisfies JobKind<object>;

/** Writes what a lease owes, after it began, ended or changed. */
export const writeDuesJob = {
  name: 'tenancy.write-dues',
  data: z.object({ leaseId: z.uuid() }),
} satisfies JobKind<object>;
