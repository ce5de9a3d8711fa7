/** Tells a person that something happened: a row he can read and an e-mail, both only if the caller's transaction commits. */
import { sql } from 'drizzle-orm';
import type { Jobs, JoinableTransaction } from './jobs.ts';
import { noticeMailJob } from './mail.ts';
import type { Notice } from './notices.ts';

/** `db` is the transaction of the event itself; `actorId` is who caused it (null for a job). */
export type Told = { db: JoinableTransaction; jobs: Jobs; actorId: string | null };

/** `person` is the receiver's user id. */
export async function notify({ db, jobs, actorId }: Told, person: string, notice: Notice): Promise<void> {
  const { event, ...payload } = notice;
  const id = crypto.randomUUID();
  await db.execute(sql`
    insert into notifications (id, user_id, actor_id, event, payload)
    values (${id}, ${person}, ${actorId}, ${event}, ${JSON.stringify(payload)}::jsonb)`);
  await jobs.enqueue(noticeMailJob, { notificationId: id }, db);
}
