/** Holds accounts that nobody knows yet to a few visits, conversations and homes a day. */
import { sql } from 'drizzle-orm';
import { epochMs } from '../../domain/dates.ts';
import { RuleBroken, type RuleCode } from '../../domain/errors.ts';
import { type Account, newcomerStage } from '../../domain/newcomers.ts';
import { TooManyTries } from './auth/rate-limits.ts';
import type { HandlerContext } from './request-context.ts';

const refusals = {
  request: 'visit.too-many-for-new',
  talk: 'message.too-many-for-new',
  listing: 'property.too-many-for-new',
} as const satisfies Record<string, RuleCode>;

/** Takes one try of the day; the refusal says from when it goes on, and when the limit ends. */
export async function checkNewcomer(
  { db, services }: Pick<HandlerContext, 'db' | 'services'>,
  userId: string,
  what: keyof typeof refusals,
): Promise<void> {
  const { rows } = await db.execute<{ [Name in keyof Account]: Account[Name] }>(sql`
    select app.iso_instant(created_at) as "createdAt", email_verified::int + phone_verified::int as confirmed,
        exists (select from properties h where h.listed_by = p.user_id and h.verified)
        or exists (select from brokers b where b.user_id = p.user_id and b.status = 'activated') as "isKnown"
      from profiles p where user_id = ${userId}`);
  const now = services.now();
  const held = rows[0] && newcomerStage(rows[0], now);
  if (!held) return;
  try {
    await services.auth.limits.consume(`new-${what}.${held.stage}`, userId);
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error;
    const again = new Date(epochMs(now) + error.retryAfter * 1000).toISOString();
    throw new RuleBroken(refusals[what], undefined, { again, until: held.until });
  }
}
