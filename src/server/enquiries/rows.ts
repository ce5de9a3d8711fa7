/** Reads enquiries as the contract shows them, under the row policies. */
import { ORPCError } from '@orpc/server';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Enquiry, EnquiryDetail, EnquiryFilters } from '../../contract/enquiries.ts';
import { enquiries, enquiryEvents } from '../../db/schema/enquiries.ts';
import { profiles } from '../../db/schema/identity.ts';
import { properties } from '../../db/schema/properties.ts';
import { openEnquiryStatuses } from '../../domain/enquiries.ts';
import { searchedWords } from '../../domain/users.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';
import { havingWords, type SearchedList } from '../lib/search-words.ts';
import { namedBy } from '../lib/short-ids.ts';

const senders = alias(profiles, 'senders');
const assignees = alias(profiles, 'assignees');
const actors = alias(profiles, 'actors');

export const newestEnquiries: Keyset = {
  key: sql`${enquiries.createdAt}`,
  type: 'timestamptz',
  id: sql`${enquiries.id}`,
  descending: true,
};

const oldestEnquiries: Keyset = { ...newestEnquiries, descending: false };

const selectEnquiries = (db: Executor) =>
  db
    .select({
      enquiry: enquiries,
      home: { id: properties.id, title: properties.title },
      sender: { id: senders.userId, name: senders.fullName },
      assignee: { id: assignees.userId, name: assignees.fullName },
      at: keyText(newestEnquiries),
    })
    .from(enquiries)
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .leftJoin(senders, eq(senders.userId, enquiries.userId))
    .leftJoin(assignees, eq(assignees.userId, enquiries.assignedTo))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectEnquiries>>[number];

const personOf = (person: { id: string; name: string | null } | null) =>
  person && { user_id: person.id, full_name: person.name };

const toEnquiry = ({ enquiry: own, home, sender, assignee }: Row): Enquiry => ({
  id: own.id,
  kind: own.kind,
  topic: own.topic,
  status: own.status,
  name: own.name,
  email: own.email,
  phone: own.phone,
  company: own.company,
  city: own.city,
  message: own.message,
  details: own.details,
  property: home,
  user: personOf(sender),
  assigned_to: personOf(assignee),
  created_at: own.createdAt.toISOString(),
});

const shown = (show: EnquiryFilters['show']): SQL | undefined => {
  if (show === 'all') return undefined;
  return show === 'open' ? inArray(enquiries.status, [...openEnquiryStatuses]) : eq(enquiries.status, show);
};

function assignedTo(assigned: EnquiryFilters['assigned'], me: string): SQL | undefined {
  if (assigned === 'anyone') return undefined;
  return assigned === 'me' ? eq(enquiries.assignedTo, me) : isNull(enquiries.assignedTo);
}

const searched: SearchedList = {
  name: 'enquiries',
  words: sql`app.list_words(${enquiries.name},
    coalesce(${enquiries.email}, '') || ' ' || coalesce(${enquiries.phone} || ' ' || right(${enquiries.phone}, 10), ''),
    ${enquiries.company}, ${enquiries.message})`,
  id: enquiries.id,
};

/** What the list shows with these filters. */
export const chosenEnquiries = async (
  db: Executor,
  { q, show, kind, assigned }: Omit<EnquiryFilters, 'limit' | 'cursor' | 'sort'>,
  me: string,
) =>
  and(
    shown(show),
    kind && eq(enquiries.kind, kind),
    assignedTo(assigned, me),
    or(namedBy(enquiries.id, q), await havingWords(db, searched, q && searchedWords(q).join(' '))),
  );

export async function listEnquiries(db: Executor, filters: EnquiryFilters, me: string) {
  const { limit, cursor, sort } = filters;
  const order = sort === 'oldest' ? oldestEnquiries : newestEnquiries;
  const chosen = await chosenEnquiries(db, filters, me);
  const rows = await selectEnquiries(db)
    .where(and(chosen, afterCursor(order, cursor)))
    .orderBy(orderOf(order))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ enquiry }) => enquiry.id);
  const total = await countUpTo(db, sql`${enquiries} where ${chosen ?? sql`true`}`);
  return { items: page.map(toEnquiry), total, next_cursor };
}

/** One enquiry with everything that was noted about it. */
export async function loadEnquiry(db: Executor, id: string): Promise<EnquiryDetail> {
  const [row] = await selectEnquiries(db).where(eq(enquiries.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  const events = await db
    .select({
      event: enquiryEvents,
      actor: { id: actors.userId, name: actors.fullName },
      assignee: { id: assignees.userId, name: assignees.fullName },
    })
    .from(enquiryEvents)
    .leftJoin(actors, eq(actors.userId, enquiryEvents.actorId))
    .leftJoin(assignees, eq(assignees.userId, enquiryEvents.assignedTo))
    .where(eq(enquiryEvents.enquiryId, id))
    .orderBy(asc(enquiryEvents.createdAt), asc(enquiryEvents.id));
  return {
    ...toEnquiry(row),
    events: events.map(({ event, actor, assignee }) => ({
      id: event.id,
      action: event.action,
      status: event.status,
      actor: personOf(actor),
      assigned_to: personOf(assignee),
      note: event.note,
      created_at: event.createdAt.toISOString(),
    })),
  };
}
