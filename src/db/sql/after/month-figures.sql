-- What happened month by month and city by city. Counted in the background, since a count over a million homes takes as long
-- as an administrator would wait for a whole screen.
grant select on month_figures to member;
grant insert, delete on month_figures to worker;

-- The city that a managed home's place names: "Baner, Pune" is in Pune. Empty when it names none.
create or replace function app.city_in(_place text) returns text
  language sql stable set search_path = 'public', 'pg_temp' as $$
  select coalesce((
    select c.name from cities c, unnest(c.name || c.aliases) known
     where strpos(lower(_place), lower(known)) > 0 order by length(known) desc, c.id limit 1), '')
$$;

-- Counts every month from the first to the last one anew. Months are India's.
create or replace function app.refresh_month_figures(_first date, _last date) returns void
  language sql set search_path = 'public', 'pg_temp' as $$
  delete from month_figures where month between _first and _last;

  with span as (
    select _first::timestamp at time zone 'Asia/Kolkata' as began,
      (_last + interval '1 month') at time zone 'Asia/Kolkata' as ended
  ), homes as (
    select a.id as application_id, m.id as managed_property_id, app.city_in(a.property_location) as city
      from managed_properties m join managed_rental_applications a on a.id = m.application_id
  ), fees as (
    -- As `app.fee_of` has it, of all homes at once.
    select managed_property_id, fee_bp, valid_from, lead(valid_from, 1, 'infinity') over (
        partition by managed_property_id order by valid_from, id) as valid_until
      from managed_property_fees
  ), counted as (
    select date_trunc('month', p.published_at at time zone 'Asia/Kolkata')::date as month, p.city,
        count(*) as listings, 0 as views, 0 as visits, 0 as visits_completed, 0 as applications,
        0 as applications_approved, 0 as rvl, 0 as fees, 0 as commission
      from properties p, span
     where p.published_at >= span.began and p.published_at < span.ended and p.listing_state <> 'draft' group by 1, 2
    union all
    select date_trunc('month', v.viewed_on)::date, p.city, 0, count(*), 0, 0, 0, 0, 0, 0, 0
      from property_views v join properties p on p.id = v.property_id
     where v.viewed_on >= _first and v.viewed_on < _last + interval '1 month' group by 1, 2
    union all
    select date_trunc('month', v.created_at at time zone 'Asia/Kolkata')::date, p.city, 0, 0, count(*),
        count(*) filter (where v.status = 'completed'), 0, 0, 0, 0, 0
      from property_visits v join properties p on p.id = v.property_id, span
     where v.created_at >= span.began and v.created_at < span.ended group by 1, 2
    union all
    select date_trunc('month', a.created_at at time zone 'Asia/Kolkata')::date, p.city, 0, 0, 0, 0, count(*),
        count(*) filter (where a.status = 'approved'), 0, 0, 0
      from property_applications a join properties p on p.id = a.property_id, span
     where a.created_at >= span.began and a.created_at < span.ended group by 1, 2
    union all
    select r.payment_month, h.city, 0, 0, 0, 0, 0, 0, sum(r.rvl_amount), sum(round(r.rvl_amount * f.fee_bp / 10000.0)), 0
      from managed_property_rvl_payments r join homes h using (managed_property_id)
        join fees f on f.managed_property_id = h.managed_property_id
          and f.valid_from < (r.payment_month + interval '1 month') at time zone 'Asia/Kolkata'
          and f.valid_until >= (r.payment_month + interval '1 month') at time zone 'Asia/Kolkata'
     where r.payment_status = 'paid' and r.payment_month between _first and _last group by 1, 2
    union all
    select l.month_year, h.city, 0, 0, 0, 0, 0, 0, 0, 0, sum(l.amount)
      from managed_rental_commissions l
        left join managed_property_rvl_payments r on r.id = l.payment_id
        left join homes h using (managed_property_id)
     where l.status <> 'lapsed' and l.month_year between _first and _last group by 1, 2
  )
  insert into month_figures (month, city, listings, views, visits, visits_completed, applications,
      applications_approved, rvl, fees, commission)
    select month, coalesce(city, ''), sum(listings), sum(views), sum(visits), sum(visits_completed), sum(applications),
        sum(applications_approved), sum(rvl), sum(fees), sum(commission)
      from counted group by 1, 2;
$$;

grant execute on function app.city_in(text), app.refresh_month_figures(date, date) to worker, kiraya_bulk;
