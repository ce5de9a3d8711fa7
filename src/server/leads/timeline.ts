/** Answers what happened to a lead so far, and how to reach the other side once it is accepted. */
import { ORPCError } from '@orpc/server';
import { asc, eq, or, sql } from 'drizzle-orm';
import type { LeadEvent } from '../../contract/leads.ts';
import { leadEvents } from '../../db/schema/leads.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { sideOf } from './lead-lists.ts';

/** A lead changes hands a few times; this bounds one that two people play ping-pong with. */
const MAX_EVENTS = 200;

type Lead = { property_id: string; user_id: string; lister_id: string };

async function existingLead(db: Executor, id: string): Promise<Lead> {
  const { rows } = await db.execute<Lead>(sql`
    select property_id, user_id, lister_id from property_visits where id = ${id}
    union all select property_id, user_id, lister_id from property_applications where id = ${id}`);
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0];
}

type Row = typeof leadEvents.$inferSelect;

function toEvent(row: Row, lead: Lead): LeadEvent {
  const { scheduled_date: date, slot } = row.details ?? {};
  const parties = { userId: lead.user_id, listerId: lead.lister_id };
  return {
    id: row.id,
    action: row.action,
    status: row.status,
    by: row.actorId === null ? null : sideOf(parties, row.actorId),
    note: row.note,
    scheduled_date: typeof date === 'string' ? date : null,
    slot: typeof slot === 'string' ? slot : null,
    created_at: row.createdAt.toISOString(),
  };
}

const timeline = api.leads.timeline.handler(async ({ context: { db }, input: { id } }) => {
  const lead = await existingLead(db, id);
  const rows = await db
    .select()
    .from(leadEvents)
    .where(or(eq(leadEvents.visitId, id), eq(leadEvents.applicationId, id)))
    .orderBy(asc(leadEvents.createdAt), asc(leadEvents.id))
    .limit(MAX_EVENTS);
  return { items: rows.map((row) => toEvent(row, lead)) };
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
  const address = rows.some((row) => row.is_lister && row.is_open)
    ? await addressOf(db, lead.property_id)
    : null;
  const people = rows.map(({ is_lister: isLister, ...person }) => ({
    ...person,
    side: isLister ? ('lister' as const) : ('seeker' as const),
    address: isLister ? address : null,
  }));
  return { people };
});

/** Row policies show it with an accepted lead only. */
async function addressOf(db: Executor, propertyId: string): Promise<string | null> {
  const { rows } = await db.execute<{ address: string | null }>(
    sql`select address from property_private where property_id = ${propertyId}`,
  );
  return rows[0]?.address ?? null;
}

export const leads = { timeline, contact };
