// Reads what a signed-in person may claim to be, in his own transaction: a role taken away is gone with the next call.
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { Member } from '../../domain/permissions.ts';
import { isStaff, type Role } from '../../domain/roles.ts';
import { plannedOnce } from './planned-once.ts';
import type { Caller, Executor } from './request-context.ts';

type Facts = { is_verified: boolean; is_affiliate: boolean; is_open: boolean; roles: Role[] };

export const SIGNED_OUT = 'User is not authenticated or session has expired';
/** For whoever calls by an access token of his own: that one was looked up by itself. */
const NO_SESSION = null;

/** A profile that went missing is made again (the specification's loader); without an account nothing is made. */
export async function ensureProfile(db: Executor): Promise<void> {
  await db.execute(sql`select app.ensure_profile()`);
}

/**
 * The member behind a caller, or null when he has no profile. Throws UNAUTHORIZED once his session was ended or has run out,
 * however long its bearer token would live on. A call by token is left without staff roles.
 */
export async function loadMember(db: Executor, { userId, sessionId, token }: Caller): Promise<Member | null> {
  const session = token ? NO_SESSION : sessionId;
  const [facts] = await plannedOnce<Facts>(
    db,
    'member',
    sql`
    select p.email_verified or p.phone_verified as is_verified, array(select r.role::text from user_roles r where r.user_id = p.user_id) as roles,
      exists (select from affiliate_registrations a where a.user_id = p.user_id) as is_affiliate,
      ${session}::uuid is null or app.session_is_open(${session}) as is_open
    from profiles p where p.user_id = ${userId}`,
  );
  if (!facts) return null;
  if (!facts.is_open) throw new ORPCError('UNAUTHORIZED', { message: SIGNED_OUT });
  return {
    kind: 'member',
    userId,
    roles: token ? facts.roles.filter((role) => !isStaff(role)) : facts.roles,
    isAffiliate: facts.is_affiliate,
    isVerified: facts.is_verified,
  };
}
