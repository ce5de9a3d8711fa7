/**
 * Tells people that something happened: a row each can read and an e-mail, both only if the caller's transaction commits. Whether
 * and when the e-mail leaves is decided in one place, notice-mail.ts, by the receiver's preferences.
 */

import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { categoryOf } from '../../domain/notifications.ts';
import type { JobKind, Jobs, JoinableTransaction } from '../lib/jobs.ts';

/** Each feature enters its own, in its `notices.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface NoticesByFeature {}
/** Of whatever feature. */
export type Notice = NoticesByFeature[keyof NoticesByFeature];

/** The e-mail of a row of `notifications`. */
export const noticeMailJob = {
  name: 'mail-notice',
  data: z.object({ notificationId: z.uuid() }),
} satisfies JobKind<object>;

/** `db` is the transaction of the event itself; `actorId` is who caused it (null for a job). */
export type Told = { db: JoinableTransaction; jobs: Jobs; actorId: string | null };

/** `person` is the receiver's user id. */
export async function notify({ db, jobs, actorId }: Told, person: string, notice: Notice): Promise<void> {
  const { event, ...payload } = notice;
  const id = crypto.randomUUID();
  await db.execute(sql`
    insert into notifications (id, user_id, actor_id, event, category, payload)
    values (${id}, ${person}, ${actorId}, ${event}, ${categoryOf(event)}, ${JSON.stringify(payload)}::jsonb)`);
  await jobs.enqueue(noticeMailJob, { notificationId: id }, db);
}

/** Nobody hears of the same thing twice: what a notice is about stands in its payload. */
export const notTold = (person: SQL, event: Notice['event'], about: string, value: SQL) => sql`not exists (
  select from notifications t where t.user_id = ${person} and t.event = ${event} and t.payload ->> ${about} = ${value})`;

/** The same to many people at the price of one statement; their e-mails leave with the next round of notice-mail.ts. */
export async function notifyAll(
  { db, actorId }: Omit<Told, 'jobs'>,
  people: readonly string[],
  notice: Notice,
): Promise<void> {
  if (people.length === 0) return;
  const { event, ...payload } = notice;
  await db.execute(sql`
    insert into notifications (user_id, actor_id, event, category, payload)
    select person, ${actorId}, ${event}, ${categoryOf(event)}, ${JSON.stringify(payload)}::jsonb
      from unnest(${sql.param(people)}::uuid[]) person`);
}
