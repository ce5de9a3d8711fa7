-- How a lister's own homes do: what others did there is counted for them, and nobody is named.
grant select on property_views to kiraya_definer;

create or replace function app.home_performance(_ids uuid[], _days int)
  returns table (property_id uuid, views int, shortlists int, enquiries int, visits int, applications int)
  language sql stable security definer set search_path = ''
as $$
  select h.id,
    (select count(*)::int from public.property_views v
      where v.property_id = h.id and v.viewed_on > app.today() - _days),
    (select count(*)::int from public.shortlists s
      where s.property_id = h.id and s.created_at > app.now() - make_interval(days => _days)),
    (select count(*)::int from public.conversations c
      where c.property_id = h.id and c.created_at > app.now() - make_interval(days => _days)),
    (select count(*)::int from public.property_visits v
      where v.property_id = h.id and v.created_at > app.now() - make_interval(days => _days)),
    (select count(*)::int from public.property_applications a
      where a.property_id = h.id and a.created_at > app.now() - make_interval(days => _days))
  from public.properties h where h.id = any (_ids)
    and (h.listed_by = app.user_id() or h.organisation_id in (select app.acts_for('homes')));
$$;

-- All their homes together, by week (from Monday, days of India), oldest first.
create or replace function app.weekly_performance(_weeks int)
  returns table (week date, views int, shortlists int, enquiries int, visits int, applications int)
  language sql stable security definer set search_path = ''
as $$
  with span as (
    select w.this_week, w.this_week - 7 * (_weeks - 1) as first_week
      from (select date_trunc('week', app.now() at time zone 'Asia/Kolkata')::date as this_week) w
  ), began as (
    select s.first_week as on_day, s.first_week::timestamp at time zone 'Asia/Kolkata' as at from span s
  ), mine as (
    select h.id from public.properties h where h.listed_by = app.user_id() and h.listing_state <> 'withdrawn'
    union
    select h.id from public.properties h
     where h.organisation_id in (select app.acts_for('homes')) and h.listing_state <> 'withdrawn'
  ), happened as (
    select 'views' as what, v.viewed_on as on_day from began b, mine m
      join public.property_views v on v.property_id = m.id where v.viewed_on >= b.on_day
    union all
    select 'shortlists', (s.created_at at time zone 'Asia/Kolkata')::date from began b, mine m
      join public.shortlists s on s.property_id = m.id where s.created_at >= b.at
    union all
    select 'enquiries', (c.created_at at time zone 'Asia/Kolkata')::date from began b, mine m
      join public.conversations c on c.property_id = m.id where c.created_at >= b.at
    union all
    select 'visits', (v.created_at at time zone 'Asia/Kolkata')::date from began b, mine m
      join public.property_visits v on v.property_id = m.id where v.created_at >= b.at
    union all
    select 'applications', (a.created_at at time zone 'Asia/Kolkata')::date from began b, mine m
      join public.property_applications a on a.property_id = m.id where a.created_at >= b.at
  )
  select w.week::date,
    (count(*) filter (where h.what = 'views'))::int, (count(*) filter (where h.what = 'shortlists'))::int,
    (count(*) filter (where h.what = 'enquiries'))::int, (count(*) filter (where h.what = 'visits'))::int,
    (count(*) filter (where h.what = 'applications'))::int
  from span
    cross join generate_series(span.first_week, span.this_week, interval '7 days') as w(week)
    left join happened h on h.on_day >= w.week::date and h.on_day < w.week::date + 7
  group by w.week order by w.week;
$$;

alter function app.home_performance(uuid[], int) owner to kiraya_definer;
alter function app.weekly_performance(int) owner to kiraya_definer;
grant execute on function app.home_performance(uuid[], int), app.weekly_performance(int) to member;
