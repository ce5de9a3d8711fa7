// Reads what a signed-in person may claim to be, in his own transaction: a role taken away is gone with the next call.
import { sql } from 'drizzle-orm';
import type { Member } from '../../domain/permissions.ts';
import type { Role } from '../../domain/roles.ts';
import type { Executor } from './request-context.ts';

type Facts = { email_verified: boolean; is_affiliate: boolean; roles: Role[] };

/** The member behind a user id, or null when the account no longer exists. */
export async function loadMember(db: Executor, userId: string): Promise<Member | null> {
  const known = await readMember(db, userId);
  if (known) return known;
  // A profile that went missing is made again (the specification's loader); without an account nothing is made.
  await db.execute(sql`select app.ensure_profile()`);
  return readMember(db, userId);
}

async function readMember(db: Executor, userId: string): Promise<Member | null> {
  const { rows } = await db.execute<Facts>(sql`
    select p.email_verified, array(select r.role::text from user_roles r where r.user_id = p.user_id) as roles,
      exists (select from affiliate_profiles a where a.user_id = p.user_id) as is_affiliate
    from profiles p where p.user_id = ${userId}`);
  const facts = rows[0];
  if (!facts) return null;
  return {
    kind: 'member',
    userId,
    roles: facts.roles,
    isAffiliate: facts.is_affiliate,
    emailVerified: facts.email_verified,
  };
}
