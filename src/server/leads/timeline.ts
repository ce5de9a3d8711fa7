/** Answers what happened to a lead so far, and how to reach the other side once it is accepted. */
import { ORPCError } from '@orpc/server';
import { asc, eq, or, sql } from 'drizzle-orm';
import type { HomePlace } from '../../contract/home-place.ts';
import type { LeadEvent } from '../../contract/leads.ts';
import { leadEvents } from '../../db/schema/leads.ts';
import { type ApplicationStatus, isApplicationAccepted } from '../../domain/applications.ts';
import { contactsAsSeen } from '../../domain/contacts.ts';
import { isVisitAccepted, type VisitStatus } from '../../domain/visits.ts';
import { isOfMyOrganisations } from '../lib/organisation-homes.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { voicesOf } from '../lib/voices.ts';
import { sideOf } from './lead-lists.ts';

/** A lead changes hands a few times; this bounds one that two people play ping-pong with. */
const MAX_EVENTS = 200;

type Parties = { property_id: string; user_id: string; lister_id: string; is_office: boolean };
type Lead = Parties &
  ({ kind: 'visit'; status: VisitStatus } | { kind: 'application'; status: ApplicationStatus });

async function existingLead(db: Executor, id: string): Promise<Lead> {
  const { rows } = await db.execute<Lead>(sql`
    select property_id, user_id, lister_id, 'visit' as kind, status, ${isOfMyOrganisations(sql`property_id`, 'leads')} as is_office from property_visits where id = ${id}
    union all
    select property_id, user_id, lister_id, 'application', status, ${isOfMyOrganisations(sql`property_id`, 'leads')} from property_applications where id = ${id}`);
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0];
}

type Row = typeof leadEvents.$inferSelect;

const isAccepted = (lead: Lead): boolean =>
  lead.kind === 'visit' ? isVisitAccepted(lead.status) : isApplicationAccepted(lead.status);

function toEvent(row: Row, lead: Lead, readerId: string): Omit<LeadEvent, 'voice' | 'is_own'> {
  const { scheduled_date: date, slot } = row.details ?? {};
  const parties = { userId: lead.user_id, listerId: lead.lister_id };
  // The words of one's own side are open to it, and everybody's to an administrator, who is no party.
  const side = sideOf(parties, readerId, lead.is_office);
  const by = sideOfActor(lead, row.actorId);
  const isOpen = isAccepted(lead) || by === side || side === null;
  return {
    id: row.id,
    action: row.action,
    status: row.status,
    by,
    note: contactsAsSeen(row.note, isOpen),
    scheduled_date: typeof date === 'string' ? date : null,
    slot: typeof slot === 'string' ? slot : null,
    created_at: row.createdAt.toISOString(),
  };
}

/** Whoever acted and is not the seeker did so for the lister: a colleague, or who listed the home before. */
function sideOfActor(lead: Parties, actorId: string | null): LeadEvent['by'] {
  if (actorId === null) return null;
  return actorId === lead.user_id ? 'seeker' : 'lister';
}

const timeline = api.leads.timeline.handler(async ({ context, input: { id } }) => {
  const { db } = context;
  const readerId = userIdOf(context);
  const lead = await existingLead(db, id);
  const rows = await db
    .select()
    .from(leadEvents)
    .where(or(eq(leadEvents.visitId, id), eq(leadEvents.applicationId, id)))
    .orderBy(asc(leadEvents.createdAt), asc(leadEvents.id))
    .limit(MAX_EVENTS);
  const voices = await voicesOf(
    db,
    lead.property_id,
    rows.map(({ actorId }) => (actorId === lead.user_id ? null : actorId)),
  );
  return {
    items: rows.map((row) => ({
      ...toEvent(row, lead, readerId),
      voice: voices.get(row.actorId ?? '') ?? null,
      is_own: row.actorId === readerId,
    })),
  };
});

type Contact = {
  full_name: string | null;
  avatar_url: string | null;
  is_lister: boolean;
  is_open: boolean;
  phone: string | null;
  email: string | null;
};

const contact = api.leads.contact.handler(async ({ context: { db }, input: { id } }) => {
  const lead = await existingLead(db, id);
  const { rows } = await db.execute<Contact>(sql`
    select full_name, avatar_url, is_lister, is_open, phone, email
      from app.lead_contacts(array[${id}]::uuid[]) order by is_lister`);
  const place = rows.some((row) => row.is_open) ? await placeOf(db, lead.property_id) : null;
  const people = rows.map(({ is_lister: isLister, ...person }) => ({
    ...person,
    full_name: contactsAsSeen(person.full_name, person.is_open),
    side: isLister ? ('lister' as const) : ('seeker' as const),
    address: isLister ? (place?.address ?? null) : null,
  }));
  return { people, place };
});

/** Row policies show it with an accepted lead only. */
async function placeOf(db: Executor, propertyId: string): Promise<HomePlace | null> {
  const { rows } = await db.execute<{ place: HomePlace }>(
    sql`select app.place_shown(h.address, p.landmark, h.latitude, h.longitude) as place
          from property_private h join properties p on p.id = h.property_id where h.property_id = ${propertyId}`,
  );
  return rows[0]?.place ?? null;
}

export const leads = { timeline, contact };
