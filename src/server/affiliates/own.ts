/** Reads the caller's own place in the affiliate programme. */
import { sql } from 'drizzle-orm';
import type { OwnAffiliate } from '../../contract/affiliates.ts';
import type { Executor } from '../lib/request-context.ts';

type Row = Omit<OwnAffiliate, 'created_at' | 'fast_track'> & {
  created_at: Date | string;
  grant_start: string | null;
  grant_end: string | null;
};

/** Null for whoever is no affiliate. */
export async function ownAffiliate(db: Executor): Promise<OwnAffiliate | null> {
  const { rows } = await db.execute<Row>(sql`
    select r.affiliate_id, r.full_name, coalesce(p.status, 'active') as status,
      coalesce(p.reward_calculation_mode, 'balanced') as reward_calculation_mode, r.sponsor_id,
      app.my_sponsor_name() as sponsor_name, p.contract_consented_at is not null as has_consented, p.contract_version,
      r.invite_token,
      exists (select from tax_identities t where t.user_id = r.user_id) as has_pan,
      exists (select from switch_over_people m where m.affiliate_id = r.affiliate_id) as is_moved_in,
      exists (select from payout_accounts a where a.user_id = r.user_id) as has_account,
      coalesce((select w.shadow_power_amount from affiliate_shadow_power w
        where w.affiliate_id = r.affiliate_id and w.is_active), 0)::float8 as shadow_power_amount,
      b.shadow_balancing_start_date::text as grant_start, b.shadow_balancing_end_date::text as grant_end, r.created_at,
      (select to_char(max(n.month), 'YYYY-MM') from commission_nodes n where n.affiliate_id = r.affiliate_id)
        as closed_month
    from affiliate_registrations r left join affiliate_profiles p on p.affiliate_id = r.affiliate_id
      left join brokers b on b.user_id = r.user_id and b.shadow_balancing_enabled
    where r.affiliate_id = (select app.affiliate_id())`);
  const [row] = rows;
  if (!row) return null;
  const { grant_start: start, grant_end: end, created_at, ...own } = row;
  return {
    ...own,
    fast_track: start && end ? { start, end } : null,
    created_at: new Date(created_at).toISOString(),
  };
}
