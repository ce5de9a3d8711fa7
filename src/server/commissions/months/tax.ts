/** Deducts tax at source when a month's commission is credited: one entry for each affiliate who owes some. */
import type { Client } from 'pg';
import { financialYearStart } from '../../../domain/commission/tds.ts';
import type { CalendarDate, Month } from '../../../domain/dates.ts';

export type TaxPosting = {
  month: Month;
  runId: string;
  /** The day the month's entries are posted, which decides the financial year and the rule. */
  postedOn: CalendarDate;
  /** The table, quoted, that holds the month's entries and takes the tax. Not yet part of the ledger. */
  entries: string;
};

/** A million people's year is summed in memory instead of in files. */
const MEMORY = '128MB';

export type TaxPosted = { entries: number; amount: number };

/**
 * The rule is that of `taxToDeduct`, for all of a month's affiliates in one statement. Earlier credits and deductions of the
 * year are the entries posted in it; a payout is neither.
 */
export async function postTax(client: Client, posting: TaxPosting): Promise<TaxPosted> {
  const { month, runId, postedOn, entries } = posting;
  await client.query(`set work_mem = '${MEMORY}'`);
  const { rows } = await client.query<{ entries: number; amount: string }>(
    `with rule as (
      select section, rate_bp, without_pan_bp, threshold from tax_rules
       where valid_from <= $1 order by valid_from desc limit 1),
    credited as (
      select affiliate_id, -sum(payable)::bigint as amount from ${entries} group by affiliate_id
      having sum(payable) < 0),
    earlier as (
      select affiliate_id, -sum(payable) filter (where kind <> 'tax')::bigint as amount, -sum(tds)::bigint as deducted
        from ledger_entries
       where posted_on >= $2 and posted_on < $2::date + interval '1 year' and kind not in ('payout', 'payout_failed', 'settlement', 'opening')
       group by affiliate_id),
    year as (
      select c.affiliate_id, c.amount + coalesce(e.amount, 0) as total, coalesce(e.deducted, 0) as deducted
        from credited c left join earlier e using (affiliate_id)),
    due as (
      select y.affiliate_id, y.total, rule.section, rate.bp,
          (y.total * rate.bp + 500000) / 1000000 * 100 - y.deducted as amount
        from year y cross join rule
        left join affiliate_registrations r using (affiliate_id)
        left join tax_identities t on t.user_id = r.user_id
        cross join lateral (
          select case when t.user_id is null then rule.without_pan_bp else rule.rate_bp end as bp) rate
       where y.total > rule.threshold),
    posted as (
      insert into ${entries} (id, book, kind, affiliate_id, month, posted_on, run_id, payable, tds, memo)
      select (select coalesce(max(id), 0) from ${entries}) + row_number() over (order by affiliate_id), $3, 'tax',
          affiliate_id, ($3 || '-01')::date, $1, $4, amount, -amount,
          section || ', ' || trim_scale(bp / 100.0) || ' % of ₹' || to_char(total / 100.0, 'FM99,99,99,99,99,990.00')
        from due where amount > 0
      returning payable)
    select count(*)::int as entries, coalesce(sum(payable), 0)::text as amount from posted`,
    [postedOn, financialYearStart(postedOn), month, runId],
  );
  await client.query('reset work_mem');
  const [posted] = rows;
  return { entries: posted?.entries ?? 0, amount: Number(posted?.amount ?? 0) };
}
