/** Makes, shows and ends the address under which a person's own calendar is read. */
import { randomBytes } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { calendarFeeds as feeds } from '../../db/schema/calendar-feeds.ts';
import { act } from '../audit/act.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { api } from '../lib/procedures.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { feedPath, hashOfSecret } from './feed-secret.ts';

const SECRET_BYTES = 24;

const shown = { createdAt: feeds.createdAt, lastReadAt: feeds.lastReadAt };
const toFeed = ({ createdAt, lastReadAt }: { createdAt: Date; lastReadAt: Date | null }) => ({
  created_at: createdAt.toISOString(),
  last_read_at: lastReadAt?.toISOString() ?? null,
});

const get = api.calendarFeeds.get.handler(async ({ context }) => {
  const [row] = await context.db
    .select(shown)
    .from(feeds)
    .where(eq(feeds.userId, userIdOf(context)));
  return { feed: row ? toFeed(row) : null };
});

const create = api.calendarFeeds.create.handler(async ({ context }) => {
  const { services, conclude } = context;
  const userId = userIdOf(context);
  await services.auth.limits.consume('api-access.account', userId);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return conclude(async (db) => {
    await lockUntilCommit(db, `calendar feed ${userId}`);
    const before = await db.delete(feeds).where(eq(feeds.userId, userId)).returning(shown);
    const [row] = await db
      .insert(feeds)
      .values({ userId, hash: hashOfSecret(secret) })
      .returning(shown);
    if (!row) throw new Error('The address was not stored');
    await act(
      { ...context, db },
      {
        action: 'calendar-feeds.create',
        notices: [{ to: userId, notice: { event: 'account.calendar-made' } }],
        subject: { type: 'calendar-feed', id: userId },
        people: [userId],
        before: before[0] && toFeed(before[0]),
        after: toFeed(row),
      },
    );
    return { ...toFeed(row), url: `${services.config.publicUrl}${feedPath(secret)}` };
  });
});

const end = api.calendarFeeds.end.handler(async ({ context }) => {
  const userId = userIdOf(context);
  const [gone] = await context.db.delete(feeds).where(eq(feeds.userId, userId)).returning(shown);
  if (!gone) throw new ORPCError('NOT_FOUND');
  await act(context, {
    action: 'calendar-feeds.end',
    subject: { type: 'calendar-feed', id: userId },
    people: [userId],
    before: toFeed(gone),
  });
  return { ok: true as const };
});

export const calendarFeeds = { get, create, end };
