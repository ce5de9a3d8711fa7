// Reads what a signed-in person may claim to be, in his own transaction: a role taken away is gone with the next call.
import { sql } from 'drizzle-orm';
import type { Member } from '../../domain/permissions.ts';
import type { Role } from '../../domain/roles.ts';
import { plannedOnce } from './planned-once.ts';
import type { Executor } from './request-context.ts';

type Facts = { email_verified: boolean; is_affiliate: boolean; roles: Role[] };

/** A profile that went missing is made again (the specification's loader); without an account nothing is made. */
export async function ensureProfile(db: Executor): Promise<void> {
  await db.execute(sql`select app.ensure_profile()`);
}

/** The member behind a user id, or null when he has no profile; `withoutAdmin` leaves that role out. */
export async function loadMember(db: Executor, userId: string, withoutAdmin = false): Promise<Member | null> {
  const [facts] = await plannedOnce<Facts>(
    db,
    'member',
    sql`
    select p.email_verified, array(select r.role::text from user_roles r where r.user_id = p.user_id) as roles,
      exists (select from affiliate_registrations a where a.user_id = p.user_id) as is_affiliate
    from profiles p where p.user_id = ${userId}`,
  );
  if (!facts) return null;
  return {
    kind: 'member',
    userId,
    roles: withoutAdmin ? facts.roles.filter((role) => role !== 'admin') : facts.roles,
    isAffiliate: facts.is_affiliate,
    emailVerified: facts.email_verified,
  };
}
