/** Reads leases as the contract shows them, each from the side of whoever reads it. */
import { ORPCError } from '@orpc/server';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Lease, LeaseDocument, LeaseFilters, LeaseParty, LeaseRepair } from '../../contract/leases.ts';
import { leaseAcceptances, leaseDocuments, leases } from '../../db/schema/leases.ts';
import type { LeaseSide } from '../../domain/leases.ts';
import { can } from '../../domain/permissions.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';
import { userIdOf } from '../lib/signed-in.ts';
import type { LeaseRow, PartyRow } from './parties.ts';
import { leasesOf, partyRowsOf } from './parties.ts';
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
  open: inArray(leases.state, ['draft', 'proposed', 'accepted', 'active', 'ending']),
  running: inArray(leases.state, ['active', 'ending']),
  ended: inArray(leases.state, ['ended', 'cancelled']),
  all: undefined,
};

/** Leases of homes that this person lets, or looks after. */
export function listLet(context: HandlerContext, { as: role, q, show, ...page }: LeaseFilters) {
  const words = containing(q, [leases.homeName, leases.tenantName, leases.tenantEmail]);
  return listed(context, and(leasesOf(context, role), shows[show], words), page);
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
  const everybody = await namedIn(context, ids);
  return rows.map((row) => {
    const parties = everybody.parties.filter(({ leaseId }) => leaseId === row.lease.id);
    const side = sideShown(row.lease, parties, context);
    return {
      ...toLease(row, side, of(row.lease.id, true), of(row.lease.id, false)),
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
  return { parties, documents, yeses };
}
type Named = Awaited<ReturnType<typeof namedIn>>;

const documentShown = (row: typeof leaseDocuments.$inferSelect): LeaseDocument => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  sha256: row.sha256,
  content_type: row.contentType,
  created_at: row.createdAt.toISOString(),
});

function agreementShown(
  context: HandlerContext,
  lease: LeaseRow,
  parties: readonly PartyRow[],
  { documents, yeses }: Named,
  side: LeaseSide | null,
): Pick<Lease, 'parties' | 'document' | 'stamped_copies' | 'is_co_tenant' | 'proposed_at'> {
  const own = documents.filter(({ leaseId }) => leaseId === lease.id);
  // In a draft the earlier document is void.
  const proposed =
    lease.state === 'draft'
      ? undefined
      : own.find(({ kind, version }) => kind !== 'stamped' && version === lease.documentVersion);
  const userId = userIdOf(context);
  const howOf = (party: PartyRow) =>
    yeses.find(({ partyId, documentId }) => partyId === party.id && documentId === proposed?.id)?.how ?? null;
  const shown = (party: PartyRow): LeaseParty => {
    const isYou = party.userId === userId;
    const seesContact = side !== 'tenant' || isYou;
    return {
      id: party.id,
      role: party.role,
      name: party.name,
      is_you: isYou,
      share_bp: party.shareBp,
      email: seesContact ? party.email : null,
      phone: seesContact ? party.phone : null,
      address: party.address,
      opened_at: party.openedAt?.toISOString() ?? null,
      told_at: party.toldAt?.toISOString() ?? null,
      accepted_at: party.acceptedAt?.toISOString() ?? null,
      accepted_how: howOf(party),
    };
  };
  return {
    parties: parties.map(shown),
    document: proposed ? documentShown(proposed) : null,
    stamped_copies: own.filter(({ kind }) => kind === 'stamped').map(documentShown),
    is_co_tenant: parties.some(({ role, userId: whose }) => role === 'co_tenant' && whose === userId),
    proposed_at: lease.proposedAt?.toISOString() ?? null,
  };
}

type Shown = Pick<
  Lease,
  | 'landlord_notice_days'
  | 'lock_in_months'
  | 'deposit_due_on'
  | 'charges'
  | 'late_fee'
  | 'inventory'
  | 'landlord_address'
  | 'tenant_address'
  | 'place'
>;

const termsShown = (lease: LeaseRow): Shown => ({
  landlord_notice_days: lease.landlordNoticeDays,
  lock_in_months: lease.lockInMonths,
  deposit_due_on: lease.depositDueOn,
  charges: lease.charges.map(({ kind, paidBy, how, amount }) => ({
    kind,
    paid_by: paidBy,
    how,
    amount: amount ?? null,
  })),
  late_fee: lease.lateFee && {
    grace_days: lease.lateFee.graceDays,
    a_day: lease.lateFee.aDay,
    most: lease.lateFee.most,
  },
  inventory: lease.inventory.map((item) => ({ ...item })),
  landlord_address: lease.landlordAddress,
  tenant_address: lease.tenantAddress,
  place: lease.place,
});

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

const sideShown = (
  lease: LeaseRow,
  parties: readonly PartyRow[],
  context: HandlerContext,
): LeaseSide | null => {
  const userId = userIdOf(context);
  if (lease.landlordId === userId) return 'landlord';
  const rents = ({ role, userId: whose }: PartyRow) => role === 'co_tenant' && whose === userId;
  return lease.tenantId === userId || parties.some(rents) ? 'tenant' : null;
};

function toLease(
  { lease, renewal }: Row,
  side: LeaseSide | null,
  landlord: Person | undefined,
  tenant: Person | undefined,
): Omit<
  Lease,
  'settlement' | keyof Shown | 'parties' | 'document' | 'stamped_copies' | 'is_co_tenant' | 'proposed_at'
> {
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
