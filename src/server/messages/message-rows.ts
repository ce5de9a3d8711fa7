/** Conversations as their two sides read them. */
import { type SQL, sql } from 'drizzle-orm';
import type { Conversation } from '../../contract/messages.ts';
import { homeColumns } from '../../db/home-summary.ts';
import { conversations } from '../../db/schema/messages.ts';
import { properties } from '../../db/schema/properties.ts';
import { contactsAsSeen } from '../../domain/contacts.ts';
import { areContactsOpen } from '../../domain/messages.ts';
import { type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { ofMyOrganisations } from '../lib/organisation-homes.ts';
import type { Executor } from '../lib/request-context.ts';

const PREVIEW = 140;

export const newestTalk: Keyset = {
  key: sql`${conversations.lastMessageAt}`,
  type: 'timestamptz',
  id: sql`${conversations.id}`,
  descending: true,
};

/** What the reader has not seen: written by the other side since they last read. */
export const isUnreadBy = (
  userId: string,
): SQL => sql`(${conversations.lastSenderId} = ${conversations.userId}) <> (${conversations.userId} = ${userId})
  and ${conversations.lastMessageAt} > coalesce(case ${userId}::uuid when ${conversations.userId}
    then ${conversations.seekerReadAt} else ${conversations.listerReadAt} end, '-infinity'::timestamptz)`;

/** Their own of either side and those about homes of their organisations: index scans instead of a filter over all. */
export const isPartyOf = (userId: string): SQL =>
  sql`(${userId}::uuid in (${conversations.userId}, ${conversations.listerId})
    or ${ofMyOrganisations(conversations.propertyId, 'leads')})`;

/** Written on the reader's side: a colleague's words are the organisation's own. */
export const isOwnWords = (talk: { userId: string }, userId: string, senderId: string | null): boolean =>
  (senderId === talk.userId) === (talk.userId === userId);

/** Whether a visit or an application between the two is accepted. */
export const isAccepted = sql<boolean>`app.is_lead_accepted(${conversations.propertyId}, ${conversations.userId},
  ${conversations.listerId})`;

type Person = {
  conversation_id: string;
  full_name: string | null;
  avatar_url: string | null;
  phone: string | null;
  email: string | null;
};

export type TalkRow = { conversation: Conversation; at: string };

export async function readTalks(
  db: Executor,
  userId: string,
  wanted: SQL,
  limit: number,
): Promise<TalkRow[]> {
  const rows = await db
    .select({
      talk: conversations,
      home: homeColumns,
      isUnread: sql<boolean>`${isUnreadBy(userId)}`,
      isAccepted,
      iBlocked: sql<boolean>`exists (select from person_blocks b where b.blocker_id = ${userId}
        and b.blocked_id in (${conversations.userId}, ${conversations.listerId}))`,
      lastMessage: sql<string>`(select m.body from messages m where m.conversation_id = ${conversations.id}
        order by m.created_at desc, m.id desc limit 1)`,
      at: keyText(newestTalk),
    })
    .from(conversations)
    .innerJoin(properties, sql`${properties.id} = ${conversations.propertyId}`)
    .where(wanted)
    .orderBy(orderOf(newestTalk))
    .limit(limit);
  const people = await peopleOf(
    db,
    rows.map(({ talk }) => talk.id),
  );
  return rows.map(({ talk, home, isUnread, isAccepted: accepted, iBlocked, lastMessage, at }) => {
    const isSeeker = talk.userId === userId;
    const other = people.get(talk.id);
    const isOpen = areContactsOpen({ ...talk, isAccepted: accepted });
    // One's own words are no secret to oneself.
    const shown = contactsAsSeen(lastMessage, isOpen || isOwnWords(talk, userId, talk.lastSenderId));
    return {
      at,
      conversation: {
        id: talk.id,
        home,
        side: isSeeker ? 'seeker' : 'lister',
        other: {
          name: contactsAsSeen(other?.full_name ?? null, isOpen),
          avatar_url: other?.avatar_url ?? null,
          phone: other?.phone ?? null,
          email: other?.email ?? null,
        },
        // Only the lister shows their own phone and email.
        may_share: talk.userId === userId || talk.listerId === userId,
        i_share: isSeeker ? talk.seekerShares : talk.listerShares,
        other_shares: isSeeker ? talk.listerShares : talk.seekerShares,
        contacts_open: isOpen,
        is_unread: isUnread,
        is_blocked: talk.blockedBy !== null,
        i_blocked: iBlocked,
        last_message: shown.slice(0, PREVIEW),
        last_message_at: talk.lastMessageAt.toISOString(),
      },
    };
  });
}

async function peopleOf(db: Executor, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Person>(
    sql`select * from app.conversation_people(${sql.param([...ids])}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.conversation_id, row]));
}
