/** What the lists of visits and of applications share: whose they are, which ones, and in what order. */
import { type AnyColumn, and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LeadFilters } from '../../contract/leads.ts';
import { homeMatches } from '../../db/home-summary.ts';
import { pgRooms } from '../../db/schema/beds.ts';
import { properties } from '../../db/schema/properties.ts';
import { contactsAsSeen } from '../../domain/contacts.ts';
import type { LeadSide } from '../../domain/leads.ts';
import { type ListerStanding, waitsForVerification } from '../../domain/lister-verification.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText } from '../lib/keyset.ts';
import { waitsInEndedLead } from '../lib/lead-columns.ts';
import { actsForHome, isOfMyOrganisations, isReceivedBy } from '../lib/organisation-homes.ts';
import type { Executor } from '../lib/request-context.ts';
import { namedBy } from '../lib/short-ids.ts';
import { leadsOfSeeker } from './lead-people.ts';

/** The columns that visits and applications have in common. */
export type LeadTable = PgTable &
  Record<'id' | 'propertyId' | 'userId' | 'listerId' | 'status' | 'createdAt', AnyColumn>;

/** The room of a PG that is asked for. */
export const roomColumns = { id: pgRooms.id, name: pgRooms.name, sharing: pgRooms.sharing };

/** `waits`: what waits for the reader, which order 'waiting' has first. */
export function leadOrder(table: LeadTable, sort: LeadFilters['sort'], waits: SQL): Keyset {
  const byDay: Keyset = {
    key: sql`${table.createdAt}`,
    type: 'timestamptz',
    id: sql`${table.id}`,
    descending: sort !== 'oldest',
  };
  if (sort !== 'waiting') return byDay;
  return {
    ...byDay,
    key: sql`case when ${waits} then '1 ' else '0 ' end || ${keyText(byDay)}`,
    type: 'text',
  };
}

export type LeadSelection = {
  table: LeadTable;
  side: LeadSide;
  userId: string;
  /** Leads of their organisations' homes are received by them too. */
  isOffice: boolean;
  filters: LeadFilters;
  statuses: readonly string[];
  ended: (status: string) => boolean;
  order: Keyset;
};

/** The side is what is asked for, not what may be seen: row policies see to that. */
function chosen({ table, side, userId, isOffice, filters, statuses, ended }: LeadSelection): SQL | undefined {
  const isOver = filters.show === 'ended';
  const wanted = inArray(
    table.status,
    statuses.filter((status) => ended(status) === isOver),
  );
  const withLead = waitsInEndedLead(table);
  const ofLister = isOver ? or(wanted, withLead) : and(wanted, not(withLead));
  return and(
    side === 'seeker' ? eq(table.userId, userId) : isReceivedBy(userId, isOffice, table),
    filters.assigned_to ? assignedTo(table, filters.assigned_to) : undefined,
    filters.show === 'all' ? undefined : side === 'lister' ? ofLister : wanted,
    filters.property_id ? eq(table.propertyId, filters.property_id) : undefined,
    or(namedBy(table.id, filters.q), homeMatches(filters.q, side === 'lister' ? ofSeeker(table) : undefined)),
  );
}

const ofSeeker =
  (table: LeadTable) =>
  (word: string): SQL =>
    sql`exists (select from lead_cards c
  where c.property_id = ${table.propertyId} and c.user_id = ${table.userId} and c.id in ${leadsOfSeeker(word)})`;

const assignedTo = (table: LeadTable, person: string): SQL => sql`exists (select from lead_cards c
  where c.property_id = ${table.propertyId} and c.user_id = ${table.userId} and c.assigned_to = ${person})`;

/** Beside each lead: whether its reader answers for the home's organisation, which one that is, and who was given the lead. */
export const officeColumns = (table: LeadTable) => ({
  isOffice: isOfMyOrganisations(table.propertyId, 'leads'),
  organisationId: properties.organisationId,
  assignedTo: sql<string | null>`(select c.assigned_to from lead_cards c
    where c.property_id = ${table.propertyId} and c.user_id = ${table.userId})`,
  /** Of one that is answered no more nobody asks it. */
  standing: sql<ListerStanding | null>`(select json_build_object('people', s.leads, 'isKnown', s.is_known)
    from app.lister_standing(${table.listerId}, ${table.createdAt}) s where ${table.status} in ('requested', 'submitted'))`,
});

type Office = {
  isOffice: boolean;
  organisationId: string | null;
  assignedTo: string | null;
  standing: ListerStanding | null;
};

/** Of the organisation those who answer leads know; a seeker does not learn who was given theirs. */
export const officeFields = ({ isOffice, organisationId, assignedTo: person, standing }: Office) => ({
  ...(isOffice
    ? { organisation_id: organisationId, assigned_to: person }
    : { organisation_id: null, assigned_to: null }),
  waits_for_verification: standing !== null && waitsForVerification(standing),
});

export const pageCondition = (selection: LeadSelection): SQL | undefined =>
  and(chosen(selection), afterCursor(selection.order, selection.filters.cursor));

function countLeads(db: Executor, selection: LeadSelection): Promise<number> {
  const { table } = selection;
  const rows = sql`${table} join ${properties} on ${properties.id} = ${table.propertyId} where ${chosen(selection)}`;
  return countUpTo(db, rows);
}

/** The page that was asked for, of `limit + 1` rows: each as its contract shows it, beside the name of its other side. */
export async function namedPage<Row extends { at: string; lead: { id: string } }, Item>(
  db: Executor,
  rows: Row[],
  selection: LeadSelection,
  toItem: (row: Row, otherName: string | null) => Item,
): Promise<{ items: Item[]; total: number; next_cursor: string | null }> {
  const { page, next_cursor } = cutPage(rows, selection.filters.limit, ({ lead }) => lead.id);
  const names = await otherNames(
    db,
    page.map(({ lead }) => lead.id),
  );
  const items = page.map((row) => toItem(row, names.get(row.lead.id) ?? null));
  return { items, total: await countLeads(db, selection), next_cursor };
}

type Contact = { lead_id: string; full_name: string | null; is_lister: boolean };

/** The name of the other side of each lead; an administrator, who is on neither, gets the seeker's. */
export async function otherNames(db: Executor, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Contact>(sql`
    select lead_id, full_name, is_lister from app.lead_contacts(${sql.param(ids)}::uuid[]) order by is_lister desc`);
  return new Map(rows.map((row) => [row.lead_id, contactsAsSeen(row.full_name, false)]));
}

type Parties = { userId: string; listerId: string };

/** `isOffice`: the reader answers leads for the organisation of the home. */
export function sideOf(lead: Parties, userId: string, isOffice: boolean): LeadSide | null {
  if (lead.userId === userId) return 'seeker';
  return isOffice || lead.listerId === userId ? 'lister' : null;
}

/** On which side the caller moves a lead; asks about their organisation only where they are no party themselves. */
export async function sideOfCaller(
  db: Executor,
  lead: Parties & { propertyId: string },
  userId: string,
): Promise<LeadSide | null> {
  return sideOf(lead, userId, false) ?? sideOf(lead, userId, await actsForHome(db, lead.propertyId, 'leads'));
}
