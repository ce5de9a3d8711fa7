/** Reads leases as the contract shows them, each from the side of whoever reads it. */
import { ORPCError } from '@orpc/server';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Lease, LeaseFilters, LetLease } from '../../contract/leases.ts';
import { leaseAcceptances, leaseDocuments, leases } from '../../db/schema/leases.ts';
import { managedPropertyDetails } from '../../db/schema/managed-rentals.ts';
import type { LeaseSide } from '../../domain/leases.ts';
import { can } from '../../domain/permissions.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { isLate, rentsNow } from '../lib/late-rents.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type LeaseRow, leasesOf, partyRowsOf } from './parties.ts';
import { repairsNamed } from './repairs.ts';
import { eSignsOf } from './shown-e-sign.ts';
import {
  agreementShown,
  type LeaseAnd,
  type Person,
  settlementShown,
  sideShown,
  termsShown,
  toLease,
} from './shown-lease.ts';

export type { LeaseRow };

const renewals = alias(leases, 'renewals');

const newestFirst: Keyset = {
  key: sql`${leases.createdAt}`,
  type: 'timestamptz',
  id: sql`${leases.id}`,
  descending: true,
};

/** Landlord or tenant of the lease; an administrator acts for the landlord; null for whoever is no party. */
export function sideOf(lease: LeaseRow, context: Pick<HandlerContext, 'actor'>): LeaseSide | null {
  const userId = userIdOf(context);
  if (lease.landlordId === userId) return 'landlord';
  if (lease.tenantId === userId) return 'tenant';
  return can(context.actor, 'leases.actForLandlord') ? 'landlord' : null;
}

/** The row, locked for a change; hidden ones are not found. */
export async function lockLease(db: Executor, id: string): Promise<LeaseRow> {
  const [row] = await db.select().from(leases).where(eq(leases.id, id)).for('update');
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}

const selectLeases = (db: Executor) =>
  db
    .select({
      lease: leases,
      renewal: { id: renewals.id, state: renewals.state },
      // Hidden from tenants, who see no managed home.
      rvl: managedPropertyDetails.rvlAmount,
      collector: sql<Lease['collector']>`(select json_build_object('name', c.name, 'upi', c.upi)
        from app.collector_of_lease(${leases.id}) c)`,
      mandateHolder: sql<Lease['mandate_holder']>`(select m.deposit_holder from mandates m
        where m.managed_property_id = ${leases.managedPropertyId} and m.state = 'agreed' order by m.version desc limit 1)`,
      at: keyText(newestFirst),
    })
    .from(leases)
    .leftJoin(managedPropertyDetails, eq(managedPropertyDetails.id, leases.managedPropertyId))
    .leftJoin(renewals, and(eq(renewals.renewsId, leases.id), sql`${renewals.state} <> 'cancelled'`))
    .$dynamic();

export async function loadLease(context: HandlerContext, id: string): Promise<Lease> {
  const [row] = await selectLeases(context.db).where(eq(leases.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  const [lease] = await shown(context, [row]);
  if (!lease) throw new ORPCError('NOT_FOUND');
  return lease;
}

const shows: Readonly<Record<Exclude<LeaseFilters['show'], 'late'>, SQL | undefined>> = {
  open: inArray(leases.state, ['draft', 'proposed', 'accepted', 'active', 'ending']),
  running: inArray(leases.state, ['active', 'ending']),
  ended: inArray(leases.state, ['ended', 'cancelled']),
  all: undefined,
};

/** Leases of homes that this person lets, or looks after. */
export async function listLet(context: HandlerContext, { as: role, q, show, ...page }: LeaseFilters) {
  const { db } = context;
  const today = context.services.today();
  const words = containing(q, [leases.homeName, leases.tenantName, leases.tenantEmail]);
  const own = leasesOf(context, role);
  const shown = show === 'late' ? await isLate(db, own, today) : shows[show];
  const list = await listed(context, and(own, shown, words), page);
  const rents = await rentsNow(
    db,
    list.items.map(({ id }) => id),
    today,
  );
  const items: LetLease[] = list.items.map((lease) => ({ ...lease, rent_now: rents.get(lease.id) ?? null }));
  return { ...list, items };
}

/**
 * Leases of homes that this person rents, alone or with others; what was declined or withdrawn is left out, and a draft that was
 * never proposed is no concern of theirs.
 */
export function listRented(context: HandlerContext, page: { limit: number; cursor?: string }) {
  const mine = sql`(${eq(leases.tenantId, userIdOf(context))} or ${leases.id} in (select app.co_tenancies()))`;
  return listed(context, and(mine, sql`${leases.state} <> 'cancelled'`), page);
}

async function listed(
  context: HandlerContext,
  matches: SQL | undefined,
  { limit, cursor }: { limit: number; cursor?: string },
) {
  const { db } = context;
  const rows = await selectLeases(db)
    .where(and(matches, afterCursor(newestFirst, cursor)))
    .orderBy(orderOf(newestFirst))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ lease }) => lease.id);
  return {
    items: await shown(context, page),
    total: await countUpTo(db, sql`${leases} where ${matches ?? sql`true`}`),
    next_cursor,
  };
}

async function shown(context: HandlerContext, rows: readonly LeaseAnd[]): Promise<Lease[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ lease }) => lease.id);
  const { rows: people } = await context.db.execute<Person>(
    sql`select * from app.lease_people(${sql.param(ids)}::uuid[])`,
  );
  const of = (id: string, isLandlord: boolean) =>
    people.find((person) => person.lease_id === id && person.is_landlord === isLandlord);
  const named = rows.flatMap(({ lease }) => lease.settlement?.deductions ?? []);
  const repairs = await repairsNamed(
    context.db,
    named.flatMap(({ repairId }) => repairId ?? []),
  );
  const everybody = await namedIn(context, ids);
  return rows.map((row) => {
    const parties = everybody.parties.filter(({ leaseId }) => leaseId === row.lease.id);
    const side = sideShown(row.lease, parties, context);
    return {
      ...toLease(context, row, side, of(row.lease.id, true), of(row.lease.id, false)),
      ...termsShown(row.lease),
      ...agreementShown(context, row.lease, parties, everybody, side),
      settlement: settlementShown(row.lease, repairs),
    };
  });
}

/** Everybody and every document of these leases, and who said yes to which. */
async function namedIn({ db }: HandlerContext, ids: readonly string[]) {
  const parties = await partyRowsOf(db, ids);
  const documents = await db
    .select()
    .from(leaseDocuments)
    .where(inArray(leaseDocuments.leaseId, [...ids]))
    .orderBy(leaseDocuments.createdAt, leaseDocuments.id);
  const yeses = await db
    .select({
      partyId: leaseAcceptances.partyId,
      documentId: leaseAcceptances.documentId,
      how: leaseAcceptances.how,
    })
    .from(leaseAcceptances)
    .where(inArray(leaseAcceptances.leaseId, [...ids]));
  return { parties, documents, yeses, eSigns: await eSignsOf(db, ids) };
}
