-- What an affiliate sees of the homes they brought, or that are credited to them: never the owner, nor the address; of a home
-- that is credited to somebody else no more than that.
create or replace function app.homes_brought() returns table (id uuid, managed_property_id uuid, state text, place text,
    property_type text, property_name text, is_brought boolean, is_credited boolean, rvl bigint, sent_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  with me as materialized (select app.affiliate_id() as code), mine as (
    select a.id from public.managed_rental_applications a where a.brought_by = (select code from me)
    union
    select p.application_id from public.managed_property_details d join public.managed_properties p on p.id = d.id
     where d.affiliate_id = (select code from me)
  )
  select a.id, case when o.credited then p.id end, coalesce(p.status, a.status), a.property_location, a.property_type,
      case when o.credited then d.property_name end, coalesce(a.brought_by = me.code, false), o.credited,
      case when o.credited then d.rvl_amount end, a.created_at
    from mine join public.managed_rental_applications a using (id) cross join me
      left join public.managed_properties p on p.application_id = a.id
      left join public.managed_property_details d on d.id = p.id
      cross join lateral (select coalesce(d.affiliate_id = me.code, false) as credited) o;
$$;

-- The newest months of homes that are credited to the caller, what each earned them, and the closed month it was posted in.
create or replace function app.months_of_homes_brought(_ids uuid[], _from date, _to date) returns table (
    managed_property_id uuid, payment_id uuid, month date, status text, rvl bigint, earned bigint, posted_in date)
  language sql stable security definer set search_path = ''
as $$
  select d.id, p.id, due::date, coalesce(p.payment_status, 'pending'), coalesce(p.rvl_amount, d.rvl_amount),
      case when posted.month is not null then coalesce((select sum(l.amount) from public.managed_rental_commissions l
        where l.affiliate_id = d.affiliate_id and l.payment_id = p.id), 0)::bigint end,
      posted.month
    from public.managed_property_details d
      cross join lateral generate_series(greatest(_from, date_trunc('month', d.lease_start_date)),
        least(_to, coalesce(d.lease_end_date, _to)), interval '1 month') due
      left join public.managed_property_rvl_payments p on p.managed_property_id = d.id and p.payment_month = due::date
      left join lateral (select max(q.month) as month from public.commission_payments q where q.payment_id = p.id) posted on true
   where d.id = any (_ids) and d.affiliate_id = app.affiliate_id()
   order by due desc, d.id;
$$;

alter function app.homes_brought() owner to kiraya_definer;
alter function app.months_of_homes_brought(uuid[], date, date) owner to kiraya_definer;
grant execute on function app.homes_brought(), app.months_of_homes_brought(uuid[], date, date) to member;

-- To notify whoever brought a home that the caller handed in; null where the code is nobody's any more.
create or replace function app.person_of_affiliate(_code text) returns uuid
  language sql stable security definer set search_path = ''
as $$
  select r.user_id from public.affiliate_registrations r where r.affiliate_id = _code
    and exists (select from public.managed_rental_applications a where a.brought_by = _code and a.submitted_by = app.user_id());
$$;
alter function app.person_of_affiliate(text) owner to kiraya_definer;
grant execute on function app.person_of_affiliate(text) to member;
