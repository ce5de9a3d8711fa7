/** Tells whoever runs the product, in the log and by a notice to administrators, once an hour for each matter. */
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../db/actor.ts';
import type { Jobs } from '../lib/jobs.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { notify } from '../notifications/notify.ts';
import type { MessagingNotice } from './notices.ts';

export type AlarmParts = { database: Database; jobs: Jobs; log: Logger };

/** `about` are the fields of the notice by which two are the same matter. */
export async function raiseAlarm(
  { database, jobs, log }: AlarmParts,
  notice: MessagingNotice,
  about: Partial<Record<string, string>>,
): Promise<void> {
  log.warn(notice, 'text messages need a look');
  await database.asWorker(async (db) => {
    await lockUntilCommit(db, `text alarm ${JSON.stringify(about)}`);
    const { rows } = await db.execute<{ user_id: string }>(sql`
      select distinct r.user_id from user_roles r where r.role = 'admin'
        and not exists (select from notifications n where n.user_id = r.user_id and n.event = ${notice.event}
          and n.payload @> ${JSON.stringify(about)}::jsonb and n.created_at > app.now() - interval '1 hour')`);
    for (const { user_id } of rows) await notify({ db, jobs, actorId: null }, user_id, notice);
  });
}
