/** Reads visits as the contract shows them. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import type { LeadFilters } from '../../contract/leads.ts';
import type { Visit } from '../../contract/visits.ts';
import { homeColumns } from '../../db/home-summary.ts';
import { pgRooms } from '../../db/schema/beds.ts';
import { propertyVisits } from '../../db/schema/leads.ts';
import { properties } from '../../db/schema/properties.ts';
import { contactsAsSeen } from '../../domain/contacts.ts';
import type { LeadSide } from '../../domain/leads.ts';
import {
  isVisitAccepted,
  isVisitEnded,
  lackedForVisit,
  type VisitLack,
  type VisitStatus,
  visitStatuses,
} from '../../domain/visits.ts';
import { keyText, orderOf } from '../lib/keyset.ts';
import { actsForSome, isOfMyOrganisations } from '../lib/organisation-homes.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import {
  leadOrder,
  namedPage,
  officeColumns,
  officeFields,
  otherNames,
  pageCondition,
  roomColumns,
  sideOf,
} from './lead-lists.ts';

const newestFirst = leadOrder(propertyVisits, 'newest', sql`false`);

type Happened = Pick<Visit, 'changes' | 'on_way' | 'earlier'>;

/** Of its timeline: how often it changed, who set out for the time as it is, and which time there was before. */
const happened = sql<Happened>`(select json_build_object(
    'changes', count(*),
    'on_way', coalesce(json_agg(distinct case when e.actor_id = ${propertyVisits.userId} then 'seeker' else 'lister' end)
      filter (where e.action = 'visit.on-way' and e.at = e.now), '[]'),
    'earlier', (array_agg(json_build_object('scheduled_date', e.details ->> 'scheduled_date', 'slot', e.details ->> 'slot')
      order by e.created_at desc, e.id desc) filter (where e.at <> e.now))[1])
  from (select *, (details ->> 'scheduled_date') || (details ->> 'slot') as at,
      ${propertyVisits.scheduledDate} || ${propertyVisits.slot} as now
    from lead_events where visit_id = ${propertyVisits.id}) e)`;

export type Given = Readonly<Record<VisitLack, boolean>>;

/**
 * What of the home is told already, as far as the reader may say it: a row policy hides it from the seeker, and from colleagues
 * who answer leads without writing homes, of whom nothing is asked.
 */
export const given = sql<Given>`(select json_build_object(
    'address', not asked or h.address is not null,
    'phone', not asked or h.contact_phone is not null
      or exists (select from profiles p where p.user_id = ${propertyVisits.listerId} and p.phone is not null))
  from (select ${propertyVisits.listerId} = app.user_id() or ${isOfMyOrganisations(propertyVisits.propertyId, 'homes')} as asked) a
    left join property_private h on h.property_id = ${propertyVisits.propertyId})`;

const selectVisits = (db: Executor, order = newestFirst) =>
  db
    .select({
      lead: propertyVisits,
      home: homeColumns,
      room: roomColumns,
      happened,
      given,
      ...officeColumns(propertyVisits),
      at: keyText(order),
    })
    .from(propertyVisits)
    .innerJoin(properties, eq(properties.id, propertyVisits.propertyId))
    .leftJoin(pgRooms, eq(pgRooms.id, propertyVisits.roomId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectVisits>>[number];

export async function loadVisit(context: HandlerContext, id: string): Promise<Visit> {
  const [row] = await selectVisits(context.db).where(eq(propertyVisits.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  const names = await otherNames(context.db, [id]);
  return toVisit(row, names.get(id) ?? null, userIdOf(context));
}

export async function listVisits(context: HandlerContext, side: LeadSide, filters: LeadFilters) {
  const { db } = context;
  const userId = userIdOf(context);
  const waits = sql`${propertyVisits.awaiting} is not distinct from ${side}`;
  const order = leadOrder(propertyVisits, filters.sort, waits);
  const selection = {
    table: propertyVisits,
    side,
    userId,
    isOffice: side === 'lister' && (await actsForSome(db, 'leads')),
    filters,
    statuses: visitStatuses,
    ended: (status: string) => isVisitEnded(status as VisitStatus),
    order,
  };
  const rows = await selectVisits(db, order)
    .where(pageCondition(selection))
    .orderBy(orderOf(order))
    .limit(filters.limit + 1);
  return namedPage(db, rows, selection, (row, otherName) => toVisit(row, otherName, userId));
}

function toVisit(
  { lead, home, room, happened: known, given, ...office }: Row,
  otherName: string | null,
  userId: string,
): Visit {
  const side = sideOf(lead, userId, office.isOffice);
  return {
    id: lead.id,
    side,
    ...officeFields(office),
    home,
    other_name: otherName,
    room,
    status: lead.status,
    awaiting: lead.awaiting,
    visit_type: lead.visitType,
    scheduled_date: lead.scheduledDate,
    slot: lead.slot,
    // Only the lister may not know yet how to reach who wrote it.
    notes: contactsAsSeen(lead.notes, side !== 'lister' || isVisitAccepted(lead.status)),
    ...known,
    earlier: lead.status === 'requested' ? known.earlier : null,
    lacks: side === 'lister' ? lackedForVisit({ ...lead, type: lead.visitType }, given) : [],
    rating: lead.rating,
    answered_at: lead.answeredAt?.toISOString() ?? null,
    created_at: lead.createdAt.toISOString(),
    updated_at: lead.updatedAt.toISOString(),
  };
}
