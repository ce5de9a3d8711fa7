/**
 * Tells people that something happened: a row each can read and an e-mail, both only if the caller's transaction commits. Whether
 * and when the e-mail leaves is decided in one place, notice-mail.ts, by the receiver's preferences.
 */
import { sql } from 'drizzle-orm';
import { categoryOf } from '../../domain/notifications.ts';
import type { Jobs, JoinableTransaction } from '../lib/jobs.ts';
import { noticeMailJob } from './mail.ts';
import type { Notice } from './notices.ts';

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
