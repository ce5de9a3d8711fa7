/** A broker's figures by month, and what their first screen counts: all of their own rows, read under their own policies. */
import { sql } from 'drizzle-orm';
import type { BrokerHome, BrokerMonth, BrokerYear } from '../../contract/brokers.ts';
import { firstDayOf, monthOf, shiftMonth } from '../../domain/dates.ts';
import { leadColumnOf, leadFacts } from '../lib/lead-columns.ts';
import { api } from '../lib/procedures.ts';
import { userIdOf } from '../lib/signed-in.ts';

const MONTHS = 12;

type Row = Omit<BrokerMonth, 'rvl'> & { rvl: string };

export const performance = api.brokers.performance.handler(async ({ context }) => {
  const userId = userIdOf(context);
  const first = firstDayOf(shiftMonth(monthOf(context.services.today()), 1 - MONTHS));
  const { rows } = await context.db.execute<Row>(sql`
    with month as (
      select m::date as first, (m + interval '1 month')::date as after
        from generate_series(${first}::date, ${firstDayOf(monthOf(context.services.today()))}::date, interval '1 month') m
    ), card as (
      select (created_at at time zone 'Asia/Kolkata')::date as asked, (ended_at at time zone 'Asia/Kolkata')::date as ended,
          stage, extract(epoch from answered_at - created_at) / 3600 as hours
        from lead_cards where lister_id = ${userId}
    ), home as (
      select (published_at at time zone 'Asia/Kolkata')::date as published from properties
       where listed_by = ${userId} and published_at is not null
    ), rent as (
      select r.payment_month, sum(r.rvl_amount) as rvl from managed_property_rvl_payments r
        join managed_properties p on p.id = r.managed_property_id
       where p.broker_id = app.broker_id() and r.payment_status = 'paid' and r.payment_month >= ${first} group by 1
    )
    select to_char(month.first, 'YYYY-MM') as month,
      (select count(*)::int from home where published >= first and published < after) as listings,
      (select count(*)::int from card where asked >= first and asked < after) as leads,
      (select count(*)::int from card where stage = 'let' and ended >= first and ended < after) as let,
      (select count(*)::int from card where stage = 'lost' and ended >= first and ended < after) as lost,
      (select round(percentile_cont(0.5) within group (order by hours))::int from card
        where asked >= first and asked < after and hours is not null) as response_hours,
      coalesce((select rvl from rent where payment_month = first), 0) as rvl,
      (select n.rank from commission_nodes n where n.month = first and n.affiliate_id = app.affiliate_id()) as rank
    from month order by first desc`);
  const year = await context.db.execute<BrokerYear>(leadsSince(userId, first));
  return { months: rows.map((row) => ({ ...row, rvl: Number(row.rvl) })), year: year.rows[0] ?? noLeads };
});

/** Whoever came further passed what is before it, also who applied without a visit. */
const leadsSince = (userId: string, first: string) => sql`
  with fact as (
    select c.stage, extract(epoch from c.answered_at - c.created_at) / 3600 as hours,
        c.stage not in ('new', 'lost') or ${leadFacts.answered} as answered,
        exists (select from property_visits v where v.property_id = c.property_id and v.user_id = c.user_id
          and v.status in ('scheduled', 'completed')) as visited,
        exists (select from property_applications a where a.property_id = c.property_id and a.user_id = c.user_id) as applied
      from lead_cards c where c.lister_id = ${userId} and (c.created_at at time zone 'Asia/Kolkata')::date >= ${first}
  )
  select count(*)::int as leads,
    (count(*) filter (where answered or visited or applied or stage = 'let'))::int as answered,
    (count(*) filter (where visited or applied or stage = 'let'))::int as visited,
    (count(*) filter (where applied or stage = 'let'))::int as applied,
    (count(*) filter (where stage = 'let'))::int as let,
    (count(*) filter (where stage = 'lost'))::int as lost,
    round(percentile_cont(0.5) within group (order by hours))::int as response_hours
  from fact`;

const noLeads: BrokerYear = {
  leads: 0,
  answered: 0,
  visited: 0,
  applied: 0,
  let: 0,
  lost: 0,
  response_hours: null,
};

export const home = api.brokers.home.handler(async ({ context }): Promise<BrokerHome> => {
  const userId = userIdOf(context);
  const { rows } = await context.db.execute<
    Omit<BrokerHome, 'rvl_this_month'> & { rvl_this_month: string }
  >(sql`
    with lead as (select ${leadColumnOf} as state from lead_cards c
       where c.lister_id = ${userId} and c.stage not in ('let', 'lost'))
    select b.name, b.firm, b.current_rank,
      (select count(*) filter (where state = 'asked') from lead)::int as leads_to_answer,
      (select count(*) filter (where state <> 'asked') from lead)::int as leads_open,
      (select count(*)::int from lead_cards where lister_id = ${userId} and reminder_on <= ${context.services.today()}
        and stage not in ('let', 'lost')) as reminders_due,
      (select count(*)::int from properties where listed_by = ${userId} and listing_state = 'published') as listings,
      (select count(*)::int from managed_properties where broker_id = b.id and status = 'active') as managed_homes,
      coalesce((select sum(r.rvl_amount) from managed_property_rvl_payments r
        join managed_properties p on p.id = r.managed_property_id
       where p.broker_id = b.id and r.payment_status = 'paid'
         and r.payment_month = ${firstDayOf(monthOf(context.services.today()))}), 0) as rvl_this_month
      from brokers b where b.user_id = ${userId}`);
  const [row] = rows;
  if (!row) return emptyHome;
  return { ...row, rvl_this_month: Number(row.rvl_this_month) };
});

/** For whoever got the role from an administrator without a registration. */
const emptyHome: BrokerHome = {
  name: null,
  firm: null,
  current_rank: null,
  leads_to_answer: 0,
  leads_open: 0,
  reminders_due: 0,
  listings: 0,
  managed_homes: 0,
  rvl_this_month: 0,
};
