/** Reads leases as the contract shows them, each from the side of whoever reads it. */
import { ORPCError } from '@orpc/server';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Lease, LeaseFilters, LeaseRepair } from '../../contract/leases.ts';
import { leases } from '../../db/schema/leases.ts';
import type { LeaseSide } from '../../domain/leases.ts';
import { can } from '../../domain/permissions.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';
import { userIdOf } from '../lib/signed-in.ts';
import type { LeaseRow } from './parties.ts';
import { leasesOf } from './parties.ts';
import { repairsNamed } from './repairs.ts';

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
      at: keyText(newestFirst),
    })
    .from(leases)
    .leftJoin(renewals, and(eq(renewals.renewsId, leases.id), sql`${renewals.state} <> 'cancelled'`))
    .$dynamic();
type Row = Awaited<ReturnType<typeof selectLeases>>[number];

export async function loadLease(context: HandlerContext, id: string): Promise<Lease> {
  const [row] = await selectLeases(context.db).where(eq(leases.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  const [lease] = await shown(context, [row]);
  if (!lease) throw new ORPCError('NOT_FOUND');
  return lease;
}

const shows: Readonly<Record<LeaseFilters['show'], SQL | undefined>> = {
  open: inArray(leases.state, ['draft', 'active', 'ending']),
  running: inArray(leases.state, ['active', 'ending']),
  ended: inArray(leases.state, ['ended', 'cancelled']),
  all: undefined,
};

/** Leases of homes that this person lets, or looks after. */
export function listLet(context: HandlerContext, { as: role, q, show, ...page }: LeaseFilters) {
  const words = containing(q, [leases.homeName, leases.tenantName, leases.tenantEmail]);
  return listed(context, and(leasesOf(context, role), shows[show], words), page);
}

/** Leases of homes that this person rents, declined and withdrawn drafts left out. */
export function listRented(context: HandlerContext, page: { limit: number; cursor?: string }) {
  const mine = eq(leases.tenantId, userIdOf(context));
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

type Person = {
  lease_id: string;
  is_landlord: boolean;
  full_name: string | null;
  phone: string | null;
  email: string;
};

async function shown(context: HandlerContext, rows: readonly Row[]): Promise<Lease[]> {
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
  return rows.map((row) => ({
    ...toLease(row, sideShown(row.lease, context), of(row.lease.id, true), of(row.lease.id, false)),
    settlement: settlementShown(row.lease, repairs),
  }));
}

function settlementShown({ settlement }: LeaseRow, repairs: readonly LeaseRepair[]): Lease['settlement'] {
  return (
    settlement && {
      ...settlement,
      deductions: settlement.deductions.map(({ label, amount, repairId }) => ({
        label,
        amount,
        repair: repairs.find(({ id }) => id === repairId) ?? null,
      })),
    }
  );
}

const sideShown = (lease: LeaseRow, context: HandlerContext): LeaseSide | null => {
  const userId = userIdOf(context);
  if (lease.landlordId === userId) return 'landlord';
  return lease.tenantId === userId ? 'tenant' : null;
};

function toLease(
  { lease, renewal }: Row,
  side: LeaseSide | null,
  landlord: Person | undefined,
  tenant: Person | undefined,
): Omit<Lease, 'settlement'> {
  return {
    id: lease.id,
    side,
    state: lease.state,
    home_name: lease.homeName,
    home_address: lease.homeAddress,
    property_id: lease.propertyId,
    managed_property_id: lease.managedPropertyId,
    landlord: {
      name: lease.landlordName,
      phone: landlord?.phone ?? null,
      email: landlord?.email ?? null,
    },
    tenant: {
      name: lease.tenantName,
      phone: tenant?.phone ?? lease.tenantPhone,
      email: tenant?.email ?? lease.tenantEmail,
    },
    tenant_has_account: tenant !== undefined,
    start_date: lease.startDate,
    end_date: lease.endDate,
    rent: lease.rent,
    deposit: lease.deposit,
    deposit_held_by: lease.depositHeldBy,
    notice_days: lease.noticeDays,
    escalation_bp: lease.escalationBp,
    due_day: lease.dueDay,
    terms: lease.terms,
    payee_name: lease.payeeName,
    payee_upi: lease.payeeUpi,
    agreed_at: lease.agreedAt?.toISOString() ?? null,
    is_signed_on_paper: lease.isSignedOnPaper,
    paper_answer: lease.paperAnswer,
    notice:
      lease.noticeBy && lease.noticeGivenOn && lease.endsOn
        ? {
            by: lease.noticeBy,
            given_on: lease.noticeGivenOn,
            ends_on: lease.endsOn,
            is_agreed: lease.isEndAgreed,
          }
        : null,
    proposed_end:
      lease.proposedEnd && lease.proposedEndBy
        ? { by: lease.proposedEndBy, ends_on: lease.proposedEnd }
        : null,
    ended_on: lease.endedOn,
    renews_id: lease.renewsId,
    renewal,
    version: lease.version,
    created_at: lease.createdAt.toISOString(),
  };
}
