/** Answers what seeker and lister write to each other: begin, list, read, send, agree to show contacts, report. */
import { ORPCError } from '@orpc/server';
import { and, eq, sql } from 'drizzle-orm';
import { conversations, messages as table } from '../../db/schema/messages.ts';
import { properties } from '../../db/schema/properties.ts';
import { contactsAsSeen } from '../../domain/contacts.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkLeadAllowed } from '../../domain/leads.ts';
import { areContactsOpen } from '../../domain/messages.ts';
import { scamHintsIn } from '../../domain/scam-hints.ts';
import { act } from '../audit/act.ts';
import { notifyTeamJob } from '../enquiries/notify-team.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { checkNewcomer } from '../lib/newcomers.ts';
import { actsForHome, answererOf } from '../lib/organisation-homes.ts';
import { refuseBlocked } from '../lib/person-blocks.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { voicesOf } from '../lib/voices.ts';
import { notify } from '../notifications/notify.ts';
import { isAccepted, isOwnWords, isPartyOf, isUnreadBy, newestTalk, readTalks } from './message-rows.ts';

const UNREAD_MOST = 100;

const start = api.messages.start.handler(async ({ context, input: { property_id, body } }) => {
  const { db, services } = context;
  const userId = userIdOf(context);
  await services.auth.limits.consume('enquiry.account', userId);
  const [home] = await db
    .select({
      listedBy: properties.listedBy,
      listingState: properties.listingState,
      availability: properties.availability,
    })
    .from(properties)
    .where(eq(properties.id, property_id));
  if (!home) throw new ORPCError('NOT_FOUND');
  checkLeadAllowed(home, userId, await actsForHome(db, property_id, 'leads'));
  await refuseBlocked(db, userId, home.listedBy);
  const begun = await db.execute(sql`
    insert into conversations (id, property_id, user_id, lister_id, last_sender_id, seeker_read_at)
    values (uuidv7(), ${property_id}, ${userId}, ${home.listedBy}, ${userId}, app.now())
    on conflict (property_id, user_id) do nothing returning id`);
  const [talk] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.propertyId, property_id), eq(conversations.userId, userId)))
    .for('update');
  if (!talk) throw new Error('The conversation was not stored');
  if (begun.rows.length > 0) await checkNewcomer(context, userId, 'talk');
  await write(context, talk, body, begun.rows.length > 0);
  return shown(db, userId, talk.id);
});

const list = api.messages.list.handler(async ({ context, input }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const wanted = and(
    isPartyOf(userId),
    input.property_id ? eq(conversations.propertyId, input.property_id) : undefined,
    input.id ? eq(conversations.id, input.id) : undefined,
  );
  const rows = await readTalks(
    db,
    userId,
    and(wanted, afterCursor(newestTalk, input.cursor)) ?? sql`true`,
    input.limit + 1,
  );
  const { page, next_cursor } = cutPage(rows, input.limit, ({ conversation }) => conversation.id);
  return {
    items: page.map(({ conversation }) => conversation),
    total: await countUpTo(db, sql`${conversations} where ${wanted}`),
    next_cursor,
  };
});

const unread = api.messages.unread.handler(async ({ context }) => {
  const userId = userIdOf(context);
  const { rows } = await context.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${conversations} where ${isPartyOf(userId)} and ${isUnreadBy(userId)} limit ${UNREAD_MOST}) unread`);
  return { count: rows[0]?.count ?? 0 };
});

const newest: Keyset = {
  key: sql`${table.createdAt}`,
  type: 'timestamptz',
  id: sql`${table.id}`,
  descending: true,
};

const read = api.messages.read.handler(async ({ context, input }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const talk = await talkOf(db, userId, input.id);
  const wanted = eq(table.conversationId, input.id);
  const rows = await db
    .select({ message: table, at: keyText(newest) })
    .from(table)
    .where(and(wanted, afterCursor(newest, input.cursor)))
    .orderBy(orderOf(newest))
    .limit(input.limit + 1);
  const { page, next_cursor } = cutPage(rows, input.limit, ({ message }) => message.id);
  const isOpen = await areOpen(db, talk);
  const voices = await voicesOf(
    db,
    talk.propertyId,
    page.map(({ message: { senderId } }) => (senderId === talk.userId ? null : senderId)),
  );
  return {
    items: page.map(({ message: { id, senderId, body, createdAt } }) => ({
      id,
      is_mine: isOwnWords(talk, userId, senderId),
      is_own: senderId === userId,
      voice: voices.get(senderId ?? '') ?? null,
      // One's own words are no secret to oneself.
      body: contactsAsSeen(body, isOpen || isOwnWords(talk, userId, senderId)),
      warnings: isOwnWords(talk, userId, senderId) ? [] : scamHintsIn(body),
      created_at: createdAt.toISOString(),
    })),
    total: await countUpTo(db, sql`${table} where ${wanted}`),
    next_cursor,
  };
});

const send = api.messages.send.handler(async ({ context, input: { id, body } }) => {
  const { db, services } = context;
  const userId = userIdOf(context);
  await services.auth.limits.consume('message.account', userId);
  return write(context, await lockTalk(db, userId, id), body);
});

const markRead = api.messages.markRead.handler(async ({ context, input: { id } }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const talk = await lockTalk(db, userId, id);
  const own = talk.userId === userId ? { seekerReadAt: sql`app.now()` } : { listerReadAt: sql`app.now()` };
  await db.update(conversations).set(own).where(eq(conversations.id, id));
  return { ok: true as const };
});

const share = api.messages.share.handler(async ({ context, input: { id, shares } }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const talk = await lockTalk(db, userId, id);
  const isSeeker = talk.userId === userId;
  // A colleague answers, but shows nobody else's phone and email.
  if (!isSeeker && talk.listerId !== userId) throw new ORPCError('FORBIDDEN');
  if ((isSeeker ? talk.seekerShares : talk.listerShares) !== shares) {
    const own = isSeeker ? { seekerShares: shares } : { listerShares: shares };
    await db.update(conversations).set(own).where(eq(conversations.id, id));
    await act(context, {
      action: 'messages.share',
      subject: { type: 'conversation', id },
      people: [talk.userId, talk.listerId],
      after: { shares },
    });
  }
  return shown(db, userId, id);
});

/** Blocked again, or unblocked again, nothing happens. */
const block = api.messages.block.handler(async ({ context, input: { id, blocks } }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const talk = await lockTalk(db, userId, id);
  const isSeeker = talk.userId === userId;
  // A colleague answers, but decides of whom somebody else hears no more than of their contacts.
  if (!isSeeker && talk.listerId !== userId) throw new ORPCError('FORBIDDEN');
  const other = isSeeker ? talk.listerId : talk.userId;
  const { rows } = await db.execute(
    blocks
      ? sql`insert into person_blocks (blocker_id, blocked_id) values (${userId}, ${other}) on conflict do nothing returning 1`
      : sql`delete from person_blocks where blocker_id = ${userId} and blocked_id = ${other} returning 1`,
  );
  if (rows.length > 0) {
    await act(context, {
      action: 'messages.block',
      subject: { type: 'conversation', id },
      people: [talk.userId, talk.listerId],
      after: { blocks },
    });
  }
  return shown(db, userId, id);
});

const report = api.messages.report.handler(async ({ context, input: { id, reason } }) => {
  const { db, services } = context;
  const userId = userIdOf(context);
  const talk = await talkOf(db, userId, id);
  await services.auth.limits.consume('enquiry.account', userId);
  const { rows } = await db.execute<{ done: boolean }>(
    sql`select app.report_conversation(${id}, ${reason}) as done`,
  );
  if (!rows[0]?.done) throw new RuleBroken('message.blocked');
  await services.jobs.enqueue(notifyTeamJob, {}, db);
  await act(context, {
    action: 'messages.report',
    subject: { type: 'conversation', id },
    people: [talk.userId, talk.listerId],
    reason,
  });
  return shown(db, userId, id);
});

type Talk = typeof conversations.$inferSelect;

async function talkOf(db: Executor, userId: string, id: string): Promise<Talk> {
  const [talk] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), isPartyOf(userId)));
  if (!talk) throw new ORPCError('NOT_FOUND');
  return talk;
}

async function lockTalk(db: Executor, userId: string, id: string): Promise<Talk> {
  const [talk] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), isPartyOf(userId)))
    .for('update');
  if (!talk) throw new ORPCError('NOT_FOUND');
  return talk;
}

async function areOpen(db: Executor, talk: Talk): Promise<boolean> {
  const [lead] = await db.select({ isAccepted }).from(conversations).where(eq(conversations.id, talk.id));
  return areContactsOpen({ ...talk, isAccepted: lead?.isAccepted ?? false });
}

/** The other side is told of the first message that it has not read; further ones wait beside it. */
async function write(context: HandlerContext, talk: Talk, body: string, isNew = false) {
  const { db, services } = context;
  if (talk.blockedBy !== null) throw new RuleBroken('message.blocked');
  await refuseBlocked(db, talk.userId, talk.listerId);
  const userId = userIdOf(context);
  const isSeeker = talk.userId === userId;
  const other = isSeeker ? await answererOf(db, talk) : talk.userId;
  const { rows } = await db.execute<{ id: string; created_at: string }>(sql`
    insert into messages (conversation_id, sender_id, body) values (${talk.id}, ${userId}, ${body})
    returning id, to_json(created_at) #>> '{}' as created_at`);
  const [message] = rows;
  if (!message) throw new Error('The message was not stored');
  const readAt = isSeeker ? talk.listerReadAt : talk.seekerReadAt;
  const isWaiting =
    !isNew && isOwnWords(talk, userId, talk.lastSenderId) && (readAt === null || talk.lastMessageAt > readAt);
  await db
    .update(conversations)
    .set({
      lastMessageAt: sql`app.now()`,
      lastSenderId: userId,
      ...(isSeeker ? { seekerReadAt: sql`app.now()` } : { listerReadAt: sql`app.now()` }),
    })
    .where(eq(conversations.id, talk.id));
  if (!isWaiting) {
    const [home] = await db
      .select({ title: properties.title })
      .from(properties)
      .where(eq(properties.id, talk.propertyId));
    const notice = {
      event: 'message.received' as const,
      home: home?.title ?? '',
      path: `/messages?thread=${talk.id}`,
      note: contactsAsSeen(body, await areOpen(db, talk)).slice(0, 300),
    };
    const about = { type: 'conversation', id: talk.id };
    await notify({ db, jobs: services.jobs, actorId: userId }, other, notice, about);
  }
  const voices = await voicesOf(db, talk.propertyId, isSeeker ? [] : [userId]);
  return {
    id: message.id,
    is_mine: true,
    is_own: true,
    voice: voices.get(userId) ?? null,
    body,
    warnings: [],
    created_at: message.created_at,
  };
}

async function shown(db: Executor, userId: string, id: string) {
  const [row] = await readTalks(db, userId, and(isPartyOf(userId), eq(conversations.id, id)) ?? sql`true`, 1);
  if (!row) throw new ORPCError('NOT_FOUND');
  return row.conversation;
}

export const messages = { start, list, unread, read, send, markRead, share, block, report };
