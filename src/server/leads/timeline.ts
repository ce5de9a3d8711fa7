/** Answers what happened to a lead so far, and how to reach the other side once it is accepted. */
import { ORPCError } from '@orpc/server';
import { asc, eq, or, sql } from 'drizzle-orm';
import { leadPath, tabOf } from '../../contract/choices.ts';
import type { HomePlace } from '../../contract/home-place.ts';
import type { LeadEvent } from '../../contract/leads.ts';
import { leadEvents } from '../../db/schema/leads.ts';
import { type ApplicationStatus, isApplicationAccepted } from '../../domain/applications.ts';
import { contactCard } from '../../domain/contact-card.ts';
import { contactsAsSeen } from '../../domain/contacts.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { LeadSide } from '../../domain/leads.ts';
import { isVisitAccepted, type VisitStatus } from '../../domain/visits.ts';
import { homeInWords } from '../lib/home-words.ts';
import { addressOf, i18n, inLanguage } from '../lib/i18n.ts';
import { isOfMyOrganisations } from '../lib/organisation-homes.ts';
import { api } from '../lib/procedures.ts';
import { writtenIn } from '../lib/reader-language.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { voicesOf } from '../lib/voices.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';
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

/** The database gives out how to reach them once the lead is accepted. */
async function contactsOf(db: Executor, id: string): Promise<Contact[]> {
  const { rows } = await db.execute<Contact>(sql`
    select full_name, avatar_url, is_lister, is_open, phone, email
      from app.lead_contacts(array[${id}]::uuid[]) order by is_lister`);
  return rows;
}

const contact = api.leads.contact.handler(async ({ context: { db }, input: { id } }) => {
  const lead = await existingLead(db, id);
  const rows = await contactsOf(db, id);
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

const card = api.leads.contactCard.handler(async ({ context, input: { id, side } }) => {
  const { db, services } = context;
  const lead = await existingLead(db, id);
  const person = (await contactsOf(db, id)).find((row) => row.is_lister === (side === 'lister'));
  if (!person) throw new ORPCError('NOT_FOUND');
  if (!person.is_open) throw new RuleBroken('lead.contact-hidden');
  const { rows } = await db.execute<{ title: string; language: string | null }>(sql`
    select p.title, (select language from profiles where user_id = ${userIdOf(context)}) as language
      from properties p where p.id = ${lead.property_id}`);
  const { title = '', language = null } = rows[0] ?? {};
  const reader: LeadSide = side === 'lister' ? 'seeker' : 'lister';
  await knowHomeNames(services.database, writtenIn(language));
  const text = inLanguage(writtenIn(language), () =>
    contactCard({
      name: person.full_name ?? i18n._('Someone on Kiraya'),
      phone: person.phone,
      email: person.email,
      note:
        lead.kind === 'visit'
          ? i18n._('Visit: {home}', { home: homeInWords(title) })
          : i18n._('Application: {home}', { home: homeInWords(title) }),
      url: addressOf(services.config.publicUrl, leadPath(tabOf(lead.kind, reader), id, false)),
    }),
  );
  return new File([text], 'kiraya-contact.vcf', { type: 'text/vcard;charset=utf-8' });
});

export const leads = { timeline, contact, contactCard: card };
