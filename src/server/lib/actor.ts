// Reads what a signed-in person may claim to be, in their own transaction: a role taken away is gone with the next call.
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { RuleBroken } from '../../domain/errors.ts';
import type { Member } from '../../domain/permissions.ts';
import { isStaff, type Role } from '../../domain/roles.ts';
import { isSessionOver, type SessionUse } from '../../domain/session-limits.ts';
import { plannedOnce } from './planned-once.ts';
import type { Caller, Executor } from './request-context.ts';

type Facts = {
  is_suspended: boolean;
  is_verified: boolean;
  is_affiliate: boolean;
  ages: [started: number, used: number] | null;
  roles: Role[];
};

export const SIGNED_OUT = 'User is not authenticated or session has expired';
/** Its sessions ended with it: this is for what its programs go on sending. */
const SUSPENDED = 'This account is suspended';
/** For whoever calls by an access token of their own: that one was looked up by itself. */
const NO_SESSION = null;

/** A profile that went missing is made again (the specification's loader); without an account nothing is made. */
export async function ensureProfile(db: Executor): Promise<void> {
  await db.execute(sql`select app.ensure_profile()`);
}

/** Who calls, and how old their session is; none of a call by token. */
export type LoadedMember = { actor: Member; use: SessionUse | null };

/**
 * The member behind a caller, or null when they have no profile. Throws UNAUTHORIZED once the session was ended, has run out or passed a limit of session-limits.ts,
 * however long its bearer token would live on. A call by token is left without staff roles. In a view it is the viewer's session that was checked (viewed-person.ts),
 * and the view is over once its person works for the office.
 */
export async function loadMember(
  db: Executor,
  { userId, sessionId, token, view }: Caller,
): Promise<LoadedMember | null> {
  const session = token || view ? NO_SESSION : sessionId;
  const [facts] = await plannedOnce<Facts>(
    db,
    'member',
    sql`
    select p.suspended_at is not null as is_suspended, p.email_verified or p.phone_verified as is_verified, array(select r.role::text from user_roles r where r.user_id = p.user_id) as roles,
      exists (select from affiliate_registrations a where a.user_id = p.user_id) as is_affiliate,
      app.session_ages(${session}) as ages
    from profiles p where p.user_id = ${userId}`,
  );
  if (!facts) return null;
  if (facts.is_suspended && !view) throw new ORPCError('UNAUTHORIZED', { message: SUSPENDED });
  if (view && facts.roles.some(isStaff)) throw new RuleBroken('view-as.over');
  const use = token || view ? null : openUse(facts);
  const actor: Member = {
    kind: 'member',
    userId,
    roles: token ? facts.roles.filter((role) => !isStaff(role)) : facts.roles,
    isAffiliate: facts.is_affiliate,
    isVerified: facts.is_verified,
  };
  return { actor, use };
}

function openUse({ ages, roles }: Facts): SessionUse {
  const use = ages && { startedSecondsAgo: ages[0], usedSecondsAgo: ages[1] };
  if (!use || isSessionOver(roles, use)) throw new ORPCError('UNAUTHORIZED', { message: SIGNED_OUT });
  return use;
}
