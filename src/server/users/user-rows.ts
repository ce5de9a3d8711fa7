/** Reads people as the directory shows them, under the row policies, in the order their ids are given. */
import { sql } from 'drizzle-orm';
import type { ListedUser } from '../../contract/users.ts';
import type { Executor } from '../lib/request-context.ts';

type Row = Omit<ListedUser, 'affiliate'> & {
  affiliate_id: string | null;
  affiliate_status: NonNullable<ListedUser['affiliate']>['status'];
  calculation_mode: NonNullable<ListedUser['affiliate']>['calculation_mode'];
};

export async function readUsers(db: Executor, userIds: readonly string[]): Promise<ListedUser[]> {
  if (userIds.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select p.user_id, p.full_name, p.email, p.phone, p.avatar_url, p.city, p.state, p.email_verified, p.phone_verified,
      p.profile_completion_percentage as profile_completion,
      to_json(p.created_at) #>> '{}' as created_at, to_json(p.last_login_at) #>> '{}' as last_login_at,
      array(select r.role from user_roles r where r.user_id = p.user_id order by r.created_at, r.role) as roles,
      a.affiliate_id, coalesce(f.status, 'active') as affiliate_status,
      coalesce(f.reward_calculation_mode, 'balanced') as calculation_mode
    from unnest(${sql.param(userIds)}::uuid[]) with ordinality as wanted(user_id, place)
      join profiles p on p.user_id = wanted.user_id
      left join affiliate_registrations a on a.user_id = p.user_id
      left join affiliate_profiles f on f.affiliate_id = a.affiliate_id
    order by wanted.place`);
  return rows.map(({ affiliate_id, affiliate_status: status, calculation_mode, ...user }) => ({
    ...user,
    affiliate: affiliate_id === null ? null : { affiliate_id, status, calculation_mode },
  }));
}
