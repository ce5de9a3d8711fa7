/** What of the commission ledger counts for tax, and of which days a quarter is. */
import { sql } from 'drizzle-orm';
import { financialYearStart } from '../../domain/commission/tds.ts';
import { monthsOfQuarter } from '../../domain/commission/tds-duties.ts';
import { firstDayOf, lastDayOf } from '../../domain/dates.ts';

export const daysOf = (quarter: string) => {
  const { first, last } = monthsOfQuarter(quarter);
  return { from: firstDayOf(first), to: lastDayOf(last) };
};

/** Money that leaves a balance is no income, and what a business owed when it moved in was taxed there. */
export const income = sql`e.kind not in ('tax', 'payout', 'payout_failed', 'settlement', 'opening')`;

/**
 * The months of a quarter in which tax was deducted from the payees that `whose` narrows to. `taxed` is what the tax is of: all that was credited
 * since the last month of the financial year with tax, for the first one taxes what came below the threshold too. `deducted_on` is the day
 * of the tax alone: a transfer of the same month comes later.
 */
export const taxedMonths = (quarter: string, whose = sql`true`) => {
  const { from, to } = daysOf(quarter);
  return sql`(
    select t.* from (
      select s.*, sum(s.credited) over (partition by s.affiliate_id, s.taxes_before) as taxed
        from (
          select m.*, count(*) filter (where m.deducted <> 0) over (partition by m.affiliate_id order by m.month
              rows between unbounded preceding and 1 preceding) as taxes_before
            from (
              select e.affiliate_id, date_trunc('month', e.posted_on)::date as month, coalesce(-sum(e.payable) filter (where ${income}), 0) as credited,
                  coalesce(-sum(e.tds) filter (where e.kind = 'tax'), 0) as deducted,
                  max(e.posted_on) filter (where e.kind = 'tax') as deducted_on, max(e.memo) filter (where e.kind = 'tax') as rule
                from ledger_entries e where e.posted_on between ${financialYearStart(from)} and ${to} and ${whose} group by 1, 2) m) s) t
     where t.month >= ${from} and t.deducted <> 0)`;
};
