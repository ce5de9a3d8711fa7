/** Tells every administrator, and its holder, who is to be staff, who is now and who no longer; whoever did it among them. */
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

type Holder = { userId: string; role: Role };

export async function tellStaffGranted(
  db: Executor,
  { userId, role }: Holder,
  by: string | null,
): Promise<void> {
  const names = await namesOf(db, by === null ? [userId] : [userId, by]);
  await notifyAll({ db, actorId: by }, await adminsAnd(db, userId), {
    event: 'admin.granted',
    name: names(userId),
    role,
    by: by && names(by),
  });
}

/** Before the role is gone, so that its holder is told too. */
export async function tellStaffRemoved(db: Executor, { userId, role }: Holder, by: string): Promise<void> {
  const names = await namesOf(db, [userId, by]);
  await notifyAll({ db, actorId: by }, await adminsAnd(db, userId), {
    event: 'admin.removed',
    name: names(userId),
    role,
    by: names(by),
  });
}

async function adminsOf(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(
    sql`select user_id from user_roles where role = 'admin' order by user_id`,
  );
  return rows.map((row) => row.user_id);
}

const adminsAnd = async (db: Executor, person: string) => [...new Set([...(await adminsOf(db)), person])];

async function namesOf(db: Executor, people: readonly string[]): Promise<(userId: string) => string> {
  const { rows } = await db.execute<{ user_id: string; name: string }>(
    sql`select user_id, app.person_name(full_name, email) as name from profiles where user_id in ${people}`,
  );
  return (userId) => rows.find((row) => row.user_id === userId)?.name ?? userId;
}
