-- Whole-table figures for administrators: counted from indexes by the definer, since a row policy would be asked for
-- every one of a million rows. Anybody else counts nothing.
grant select on brokers, managed_rental_applications to kiraya_definer;

create or replace function app.admin_figures(_month_began timestamptz)
  returns table (name text, now bigint, before bigint)
  language sql stable security definer set search_path = ''
as $$
  select f.name, f.now, f.before from (
    select 'properties' as name, count(*) as now, count(*) filter (where p.created_at < _month_began) as before
      from public.properties p
    union all
    select 'users', count(*), count(*) filter (where p.created_at < _month_began) from public.profiles p
    union all
    select 'brokers', count(*), count(*) filter (where coalesce(b.reg_paid_at, b.created_at) < _month_began)
      from public.brokers b where b.activated
    union all
    select 'revenue', coalesce(sum(a.monthly_rent), 0)::bigint,
        coalesce(sum(a.monthly_rent) filter (where coalesce(a.reviewed_at, a.created_at) < _month_began), 0)::bigint
      from public.managed_rental_applications a where a.status = 'approved'
    union all
    select 'leases', count(*) filter (where l.state <> 'ended'),
        count(*) filter (where l.start_date < m.began and (l.ended_on is null or l.ended_on >= m.began))
      from public.leases l, (select (_month_began at time zone 'Asia/Kolkata')::date as began) m
     where l.state <> 'draft'
    union all
    select 'pending', count(*) filter (where a.status = 'submitted'),
        count(*) filter (where a.created_at < _month_began and coalesce(a.reviewed_at, 'infinity') >= _month_began)
      from public.managed_rental_applications a
     where a.status = 'submitted' or a.created_at < _month_began and a.reviewed_at >= _month_began
  ) f where app.is_admin();
$$;

alter function app.admin_figures(timestamptz) owner to kiraya_definer;
grant execute on function app.admin_figures(timestamptz) to member;
