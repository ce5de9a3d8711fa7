-- One person's team as a month reads it, and the payments credited to it: for estimates and the calculator, which must not
-- read everybody. They run as the caller, under the caller's row policies.
create or replace function app.team_as_of(_of text, _month date) returns setof text
  language sql stable parallel safe
as $$
  with recursive moved as materialized (
    select distinct on (c.affiliate_id) c.affiliate_id, c.before #>> '{}' as sponsor_id
      from public.affiliate_fact_changes c
     where c.fact = 'sponsor'
       and c.effective_from > (date_trunc('month', _month::timestamp) + interval '1 month - 1 day')::date
     order by c.affiliate_id, c.id
  ), down as (
    select _of as id
    union all
    select b.id from down d cross join lateral (
      select r.affiliate_id as id from public.affiliate_registrations r
       where r.sponsor_id = d.id and not exists (select from moved m where m.affiliate_id = r.affiliate_id)
      union all
      select m.affiliate_id from moved m where m.sponsor_id = d.id) b
  )
  select d.id from down d;
$$;

-- As app.payments_as_of, of homes that were ever credited to one of these.
create or replace function app.payments_credited_to(_affiliate_ids text[], _month date)
  returns table (payment_id uuid, sequence integer, affiliate_id text, rvl bigint, share_bp integer)
  language sql stable parallel safe
as $$
  select p.id, state.sequence, credited.affiliate_id, state.new_amount,
      coalesce(app.share_of(p.managed_property_id, p.payment_month), 0)
    from (select distinct a.managed_property_id from managed_property_attributions a
           where a.affiliate_id = any(_affiliate_ids)) home
      join managed_property_rvl_payments p using (managed_property_id)
      cross join lateral (select c.* from managed_property_rvl_changes c
        where c.payment_id = p.id and c.changed_at < app.cut_off_of(_month) order by c.id desc limit 1) state
      cross join lateral (select app.credit_of(p.managed_property_id, _month, _month) as affiliate_id) credited
   where p.payment_month = _month and state.new_status = 'paid' and credited.affiliate_id = any(_affiliate_ids);
$$;
grant execute on function app.team_as_of(text, date), app.payments_credited_to(text[], date) to worker;
