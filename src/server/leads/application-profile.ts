/** Keeps what somebody says of themselves for all their applications, and hands in what they share with one. */
import { eq, sql } from 'drizzle-orm';
import type { ApplicationProfile } from '../../contract/application-profile.ts';
import { applicationProfiles, applicationReferences } from '../../db/schema/application-profiles.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

type Row = typeof applicationProfiles.$inferSelect;

const get = api.applicationProfile.get.handler(async ({ context }) => {
  const row = await findProfile(context.db, userIdOf(context));
  return row ? toProfile(row) : null;
});

const save = api.applicationProfile.save.handler(async ({ context, input }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const said = {
    moveInDate: input.move_in_date,
    household: input.household,
    occupants: input.occupants,
    incomeBand: input.income_band,
    occupation: input.occupation,
    employer: input.employer,
    notes: input.notes,
    referees: input.references,
  };
  const [row] = await db
    .insert(applicationProfiles)
    .values({ userId, ...said })
    .onConflictDoUpdate({ target: applicationProfiles.userId, set: { ...said, updatedAt: sql`app.now()` } })
    .returning();
  if (!row) throw new Error('An application profile was not kept');
  // Which matters, not what was said of them: the trail is never erased.
  await act(context, {
    ...ownMatter(userId),
    action: 'applicationProfile.save',
    after: { filled: filledIn(row) },
  });
  return toProfile(row);
});

const remove = api.applicationProfile.remove.handler(async ({ context }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const gone = await db
    .delete(applicationProfiles)
    .where(eq(applicationProfiles.userId, userId))
    .returning({ userId: applicationProfiles.userId });
  if (gone.length > 0) await act(context, { ...ownMatter(userId), action: 'applicationProfile.remove' });
});

const ownMatter = (userId: string) => ({ subject: { type: 'user', id: userId }, people: [userId] });

export async function findProfile(db: Executor, userId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(applicationProfiles).where(eq(applicationProfiles.userId, userId));
  return row;
}

/** The references that go with an application, as they are now. */
export async function handInReferences(db: Executor, applicationId: string, profile: Row): Promise<void> {
  const { userId, referees } = profile;
  if (referees.length === 0) return;
  await db.insert(applicationReferences).values({ applicationId, userId, referees });
}

function filledIn(row: Row): string[] {
  const { userId: _userId, createdAt: _createdAt, updatedAt: _updatedAt, referees, ...said } = row;
  const filled = Object.entries(said).filter(([, value]) => value !== null);
  return [...filled.map(([name]) => name), ...(referees.length > 0 ? ['references'] : [])];
}

function toProfile(row: Row): ApplicationProfile {
  return {
    move_in_date: row.moveInDate,
    household: row.household,
    occupants: row.occupants,
    income_band: row.incomeBand,
    occupation: row.occupation,
    employer: row.employer,
    notes: row.notes,
    references: row.referees,
    updated_at: row.updatedAt.toISOString(),
  };
}

export const applicationProfile = { get, save, remove };
