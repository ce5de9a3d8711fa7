/** Tells every administrator who is to be one, or to be staff, and who is one now or no longer; whoever did it among them. */
import { sql } from 'drizzle-orm';
import type { Instant } from '../../domain/dates.ts';
import type { Role } from '../../domain/roles.ts';
import type { Executor } from '../lib/request-context.ts';
import { notifyAll } from '../notifications/notify.ts';

/** So that everybody hears of a staff role before it is given, while there is time to object. */
export async function tellStaffRequested(
  db: Executor,
  { userId, role, by, readyAt }: { userId: string; role: Role; by: string; readyAt: Instant },
): Promise<void> {
  const names = await namesOf(db, [userId, by]);
  const notice = {
    event: 'admin.requested',
    name: names(userId),
    by: names(by),
    role,
    from: readyAt,
  } as const;
  await notifyAll({ db, actorId: by }, await adminsOf(db), notice);
}

export async function tellAdminGranted(db: Executor, granted: string, by: string | null): Promise<void> {
  const names = await namesOf(db, by === null ? [granted] : [granted, by]);
  await notifyAll({ db, actorId: by }, await adminsOf(db), {
    event: 'admin.granted',
    name: names(granted),
    by: by && names(by),
  });
}

/** Before the role is gone, so that its holder is told too. */
export async function tellAdminRemoved(db: Executor, removed: string, by: string): Promise<void> {
  const names = await namesOf(db, [removed, by]);
  await notifyAll({ db, actorId: by }, await adminsOf(db), {
    event: 'admin.removed',
    name: names(removed),
    by: names(by),
  });
}

async function adminsOf(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(
    sql`select user_id from user_roles where role = 'admin' order by user_id`,
  );
  return rows.map((row) => row.user_id);
}

async function namesOf(db: Executor, people: readonly string[]): Promise<(userId: string) => string> {
  const { rows } = await db.execute<{ user_id: string; name: string }>(
    sql`select user_id, app.person_name(full_name, email) as name from profiles where user_id in ${people}`,
  );
  return (userId) => rows.find((row) => row.user_id === userId)?.name ?? userId;
}
