/** Conversations as their two sides read them. */
import { type SQL, sql } from 'drizzle-orm';
import type { Conversation } from '../../contract/messages.ts';
import { conversations } from '../../db/schema/messages.ts';
import { properties } from '../../db/schema/properties.ts';
import { areContactsShared, withoutContacts } from '../../domain/messages.ts';
import { homeColumns } from '../lib/home-summary.ts';
import { type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';

const PREVIEW = 140;

export const newestTalk: Keyset = {
  key: sql`${conversations.lastMessageAt}`,
  type: 'timestamptz',
  id: sql`${conversations.id}`,
  descending: true,
};

/** What the reader has not seen: written by the other side since he last read. */
export const isUnreadBy = (userId: string): SQL => sql`${conversations.lastSenderId} <> ${userId}
  and ${conversations.lastMessageAt} > coalesce(case ${userId}::uuid when ${conversations.userId}
    then ${conversations.seekerReadAt} else ${conversations.listerReadAt} end, '-infinity'::timestamptz)`;

/** His own of either side: two index scans instead of a filter over all. */
export const isPartyOf = (userId: string): SQL =>
  sql`${userId}::uuid in (${conversations.userId}, ${conversations.listerId})`;

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
  return rows.map(({ talk, home, isUnread, lastMessage, at }) => {
    const isSeeker = talk.userId === userId;
    const other = people.get(talk.id);
    const shown = areContactsShared(talk) ? lastMessage : withoutContacts(lastMessage);
    return {
      at,
      conversation: {
        id: talk.id,
        home,
        side: isSeeker ? 'seeker' : 'lister',
        other: {
          name: other?.full_name ?? null,
          avatar_url: other?.avatar_url ?? null,
          phone: other?.phone ?? null,
          email: other?.email ?? null,
        },
        i_share: isSeeker ? talk.seekerShares : talk.listerShares,
        other_shares: isSeeker ? talk.listerShares : talk.seekerShares,
        is_unread: isUnread,
        is_blocked: talk.blockedBy !== null,
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
