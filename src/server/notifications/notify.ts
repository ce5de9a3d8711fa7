/**
 * Tells people that something happened: a row each can read and an e-mail, both only if the caller's transaction commits. Whether
 * and when the e-mail leaves is decided in one place, notice-mail.ts, by the receiver's preferences.
 */

import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { threadOf } from '../../domain/mail.ts';
import { categoryOf, isAlwaysMailed } from '../../domain/notifications.ts';
import type { JobKind, Jobs, JoinableTransaction } from '../lib/jobs.ts';

/** Each feature enters its own, in its `notices.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface NoticesByFeature {}
/** Of whatever feature. */
export type Notice = NoticesByFeature[keyof NoticesByFeature];

/** More letters than connections to the mail server: none of these is idle while others are written down. */
export const MAILED_AT_ONCE = 40;

/** The e-mail of a row of `notifications`. */
export const noticeMailJob = {
  name: 'mail-notice',
  data: z.object({ notificationId: z.uuid() }),
  atOnce: MAILED_AT_ONCE,
} satisfies JobKind<object>;

/** `db` is the transaction of the event itself; `actorId` is who caused it (null for a job). */
export type Notifier = { db: JoinableTransaction; jobs: Jobs; actorId: string | null };

/** What a notice is about, as the audit trail names it: `{ type: 'lease', id }`. */
export type Subject = { type: string; id: string };

/**
 * `person` is the receiver's user id. Whoever did it has a row and no e-mail, and of several notices of one act to the same person
 * the first is mailed: `app.letter_time` knows.
 */
export async function notify(
  { db, jobs, actorId }: Notifier,
  person: string,
  notice: Notice,
  about?: Subject,
): Promise<void> {
  const { event } = notice;
  const id = crypto.randomUUID();
  const { rows } = await db.execute(sql`
    with letter as (select app.letter_time(${person}, ${actorId}, ${isAlwaysMailed(event)}) as at),
      told as (insert into notifications (id, user_id, actor_id, event, category, payload, thread, email_at)
        select ${id}::uuid, ${person}::uuid, ${actorId}::uuid, ${columnsOf(notice, about)}, at from letter)
    select from letter where at is not null`);
  if (rows.length > 0) await jobs.enqueue(noticeMailJob, { notificationId: id }, db);
}

/** Event, category, payload and thread. */
function columnsOf({ event, ...payload }: Notice, about?: Subject): SQL {
  const thread = about ? threadOf(about) : null;
  return sql`${event}::text, ${categoryOf(event)}::text, ${JSON.stringify(payload)}::jsonb, ${thread}::text`;
}

/** Nobody hears of the same thing twice: what a notice is about stands in its payload. */
export const notYetNotified = (
  person: SQL,
  event: Notice['event'],
  about: string,
  value: SQL,
) => sql`not exists (
  select from notifications t where t.user_id = ${person} and t.event = ${event} and t.payload ->> ${about} = ${value})`;

/** The same to many people at the price of one statement; their e-mails leave with the next round of notice-mail.ts. */
export async function notifyAll(
  { db, actorId }: Omit<Notifier, 'jobs'>,
  people: readonly string[],
  notice: Notice,
): Promise<void> {
  if (people.length === 0) return;
  await db.execute(sql`
    insert into notifications (user_id, actor_id, event, category, payload, thread, email_at)
    select person, ${actorId}::uuid, ${columnsOf(notice)},
        app.letter_time(person, ${actorId}, ${isAlwaysMailed(notice.event)})
      from (select distinct unnest(${sql.param(people)}::uuid[]) as person) people`);
}

/** A notice of its own to each, in one statement; their e-mails leave with the next round of notice-mail.ts. */
export async function notifyEach(
  { db, actorId }: Omit<Notifier, 'jobs'>,
  notices: readonly { to: string; notice: Notice; about: Subject }[],
): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ to, notice: { event, ...payload }, about }) => ({
    person: to,
    event,
    category: categoryOf(event),
    payload,
    thread: threadOf(about),
    always: isAlwaysMailed(event),
  }));
  // Of several to one person the first is mailed, as of one act: the rows of this statement do not see each other.
  await db.execute(sql`
    insert into notifications (user_id, actor_id, event, category, payload, thread, email_at)
    select n.person, ${actorId}::uuid, n.event, n.category, n.payload, n.thread,
        case when n.always or row_number() over (partition by n.person order by n.ordinality) = 1
          then app.letter_time(n.person, ${actorId}, n.always) end
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as (person uuid, event text, category text, payload jsonb, thread text, always boolean))
        with ordinality as n (person, event, category, payload, thread, always, ordinality)`);
}
