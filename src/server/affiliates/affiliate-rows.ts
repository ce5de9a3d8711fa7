/** Reads affiliates as the contract shows them: one, a page, or whom a search means. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { Affiliate } from '../../contract/affiliates.ts';
import type { Keyset } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';

export const byName: Keyset = {
  key: sql`r.full_name`,
  type: 'text',
  id: sql`r.affiliate_id`,
  idType: 'text',
  descending: false,
};

/** What every query of affiliates reads from; the row policies decide whose rows those are. */
export const affiliateTables = sql`affiliate_registrations r left join affiliate_profiles p on p.affiliate_id = r.affiliate_id`;

type Row = Omit<Affiliate, 'calculation_mode_changed_at' | 'created_at'> & {
  calculation_mode_changed_at: Date | null;
  created_at: Date;
  at: string;
};

const instantOf = (value: Date | string) => new Date(value).toISOString();

export const affiliateOf = ({
  at: _,
  calculation_mode_changed_at: changed,
  created_at,
  ...row
}: Row): Affiliate => ({
  ...row,
  calculation_mode_changed_at: changed && instantOf(changed),
  created_at: instantOf(created_at),
});

/** `rest` is what follows the tables: conditions, order, limit. */
export async function selectAffiliates(db: Executor, rest: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select r.affiliate_id, r.user_id, r.full_name, p.email, coalesce(p.status, 'active') as status,
      coalesce(p.reward_calculation_mode, 'balanced') as reward_calculation_mode, p.calculation_mode_changed_at,
      r.sponsor_id, (select s.full_name from affiliate_registrations s where s.affiliate_id = r.sponsor_id) as sponsor_name,
      p.contract_consented_at is not null as has_consented,
      exists (select from tax_identities t where t.user_id = r.user_id) as has_pan,
      coalesce((select w.shadow_power_amount from affiliate_shadow_power w
        where w.affiliate_id = r.affiliate_id and w.is_active), 0)::float8 as shadow_power_amount,
      r.created_at, r.full_name as at
    from ${affiliateTables} ${rest}`);
  return rows;
}

/** Throws NOT_FOUND for nobody, and for whom the caller may not see. */
export async function affiliateByCode(db: Executor, code: string): Promise<Affiliate> {
  const [row] = await selectAffiliates(db, sql`where r.affiliate_id = ${code}`);
  if (!row) throw new ORPCError('NOT_FOUND');
  return affiliateOf(row);
}

/** The same, with the row locked until the transaction ends, so that what is decided on it still holds when written. */
export async function lockedAffiliate(db: Executor, code: string): Promise<Affiliate> {
  await db.execute(sql`select from affiliate_registrations where affiliate_id = ${code} for no key update`);
  return affiliateByCode(db, code);
}
