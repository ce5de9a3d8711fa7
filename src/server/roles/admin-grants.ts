/** Tells every administrator, the new one and whoever made them so among them, that somebody was given the role. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../lib/request-context.ts';
import { notifyAll } from '../notifications/notify.ts';

export async function tellAdminGranted(db: Executor, granted: string, by: string | null): Promise<void> {
  const admins = await db.execute<{ user_id: string }>(
    sql`select user_id from user_roles where role = 'admin' order by user_id`,
  );
  const named = await db.execute<{ user_id: string; name: string }>(
    sql`select user_id, app.person_name(full_name, email) as name from profiles where user_id in (${granted}, ${by})`,
  );
  const nameOf = (userId: string) => named.rows.find((row) => row.user_id === userId)?.name ?? userId;
  await notifyAll(
    { db, actorId: by },
    admins.rows.map((row) => row.user_id),
    { event: 'admin.granted', name: nameOf(granted), by: by && nameOf(by) },
  );
}
