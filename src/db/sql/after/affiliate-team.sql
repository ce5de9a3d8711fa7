-- What an affiliate may see of other people: names, ranks, status and totals of their own team, never contacts or earnings.
-- Each function asks first whether the person it is about stands in the caller's team; an administrator sees all.
create or replace function app.in_my_team(_affiliate_id text) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  me text := app.affiliate_id();
  above text := _affiliate_id;
begin
  if app.may('affiliates.readAll') then
    return exists (select from public.affiliate_registrations r where r.affiliate_id = _affiliate_id);
  end if;
  while above is not null and above <> me loop
    select r.sponsor_id into above from public.affiliate_registrations r where r.affiliate_id = above;
  end loop;
  return coalesce(above = me, false);
end $$;

do $$
begin
  if to_regtype('app.team_member') is null then
    create type app.team_member as (affiliate_id text, full_name text, status text, joined_at timestamptz,
      sponsor_id text, recruits integer, rank text, personal bigint, team bigint, counted integer);
  elsif not exists (select from pg_attribute a join pg_type t on t.typrelid = a.attrelid
                     where t.oid = 'app.team_member'::regtype and a.attname = 'counted') then
    alter type app.team_member add attribute counted integer;
  end if;
end $$;

-- Active and pending affiliates are counted; a registration without a profile is an active one (specification, section 4).
create or replace function app.is_counted_affiliate(_affiliate_id text) returns boolean
  language sql stable set search_path = ''
as $$
  select not exists (select from public.affiliate_profiles p
                      where p.affiliate_id = _affiliate_id and p.status not in ('active', 'pending'));
$$;
grant execute on function app.is_counted_affiliate(text) to kiraya_definer;

-- Totals and rank are those of the last closed month; null for whoever joined later, or before any month was closed.
-- `recruits` is everybody in the tree just below; `counted` leaves out who is suspended or terminated.
create or replace function app.team_members(_affiliate_ids text[]) returns setof app.team_member
  language sql stable security definer set search_path = ''
as $$
  with closed as materialized (
    select max(m.month) as month from public.commission_months m where m.state in ('closed', 'paid')
  )
  select r.affiliate_id, r.full_name, coalesce(p.status, 'active'), r.created_at, r.sponsor_id,
      (select count(*)::integer from public.affiliate_registrations b where b.sponsor_id = r.affiliate_id),
      n.rank, n.personal, n.team,
      (select count(*)::integer from public.affiliate_registrations b
        where b.sponsor_id = r.affiliate_id and app.is_counted_affiliate(b.affiliate_id))
    from closed c cross join unnest(_affiliate_ids) with ordinality as wanted (id, place)
      join public.affiliate_registrations r on r.affiliate_id = wanted.id
      left join public.affiliate_profiles p on p.affiliate_id = r.affiliate_id
      left join public.commission_nodes n on n.affiliate_id = r.affiliate_id and n.month = c.month
   order by wanted.place;
$$;

-- The direct recruits of one person in the order they joined, after the last one of the page before.
create or replace function app.team_children(_of text, _after timestamptz, _after_id text, _limit integer)
  returns setof app.team_member
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not app.in_my_team(_of) then
    return;
  end if;
  return query select * from app.team_members(array(
    select r.affiliate_id from public.affiliate_registrations r
     where r.sponsor_id = _of and (_after is null or (r.created_at, r.affiliate_id) > (_after, _after_id))
     order by r.created_at, r.affiliate_id limit _limit));
end $$;

-- How many those are, counted no further than a list says.
create or replace function app.team_children_count(_of text) returns integer
  language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from (
    select from public.affiliate_registrations r where r.sponsor_id = _of and app.in_my_team(_of) limit 1000) counted;
$$;

-- From the caller (an administrator: from the root) down to that person; of a longer way the nearest hundred.
create or replace function app.team_path(_of text) returns setof app.team_member
  language plpgsql stable security definer set search_path = ''
as $$
declare
  me text := case when app.may('affiliates.readAll') then null else app.affiliate_id() end;
  above text := _of;
  way text[] := '{}';
begin
  if not app.in_my_team(_of) then
    return;
  end if;
  while above is not null and cardinality(way) < 100 loop
    way := above || way;
    exit when above = me;
    select r.sponsor_id into above from public.affiliate_registrations r where r.affiliate_id = above;
  end loop;
  return query select * from app.team_members(way);
end $$;

-- People below one person by part of the name or by code. The nearest hundreds of a team are looked at first: frequent names
-- stand among them, and an index would gather all of those before the first. Else whoever matches is followed up the tree to
-- see whether they are below; when too many match and too few of them do, the team is walked down to its end.
-- Plans are made for the values: a hash of everybody, which a plan for any value would choose, costs a hundred times more.
create or replace function app.team_search(_of text, _name text, _code text, _limit integer)
  returns setof app.team_member
  language plpgsql stable security definer
  set search_path = '' set plan_cache_mode = force_custom_plan set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  few constant integer := 1500;
  near constant integer := 600;
  candidates text[];
  found_ones text[];
begin
  if not app.in_my_team(_of) then
    return;
  end if;
  if not exists (select from public.affiliate_registrations r where r.affiliate_id = _code) then
    found_ones := array(
      with recursive down as (
        select r.affiliate_id as id, r.full_name from public.affiliate_registrations r where r.sponsor_id = _of
        union all
        select r.affiliate_id, r.full_name from down d join public.affiliate_registrations r on r.sponsor_id = d.id
      ), nearest as materialized (select d.id, d.full_name from down d limit near)
      select n.id from nearest n where n.full_name ilike _name or (_code is not null and n.id like _code || '%')
       limit _limit);
    if cardinality(found_ones) = _limit then
      return query select * from app.team_members(found_ones);
      return;
    end if;
  end if;
  candidates := array(
    select r.affiliate_id from public.affiliate_registrations r
     where _code is not null and r.affiliate_id >= _code and r.affiliate_id < _code || '~'
    union
    (select r.affiliate_id from public.affiliate_registrations r where r.full_name ilike _name limit few)
    limit few);
  found_ones := array(
    with recursive up as (
      select r.affiliate_id as id, r.sponsor_id as above, 1 as steps from public.affiliate_registrations r
       where r.affiliate_id = any (case when cardinality(candidates) < few then candidates else candidates[1:300] end)
      union all
      select u.id, r.sponsor_id, u.steps + 1 from up u
        join public.affiliate_registrations r on r.affiliate_id = u.above where u.above <> _of
    )
    select u.id from up u where u.above = _of order by u.steps, u.id limit _limit);
  if cardinality(candidates) = few and cardinality(found_ones) < _limit then
    found_ones := array(
      with recursive down as (
        select r.affiliate_id as id, r.full_name from public.affiliate_registrations r where r.sponsor_id = _of
        union all
        select r.affiliate_id, r.full_name from down d join public.affiliate_registrations r on r.sponsor_id = d.id
      )
      select d.id from down d where d.full_name ilike _name or (_code is not null and d.id like _code || '%')
       limit _limit);
  end if;
  return query select * from app.team_members(found_ones);
end $$;

-- How many of those counted in the caller's present team joined in each month.
create or replace function app.team_growth() returns table (month date, joined integer)
  language sql stable security definer set search_path = ''
as $$
  with recursive down as (
    select r.affiliate_id, r.created_at from public.affiliate_registrations r where r.sponsor_id = app.affiliate_id()
    union all
    select r.affiliate_id, r.created_at from down d join public.affiliate_registrations r on r.sponsor_id = d.affiliate_id
  )
  select date_trunc('month', d.created_at at time zone 'Asia/Kolkata')::date, count(*)::integer from down d
   where app.is_counted_affiliate(d.affiliate_id) group by 1;
$$;

alter function app.team_growth() owner to kiraya_definer;
grant execute on function app.team_growth() to member;
alter function app.in_my_team(text) owner to kiraya_definer;
alter function app.team_members(text[]) owner to kiraya_definer;
alter function app.team_children(text, timestamptz, text, integer) owner to kiraya_definer;
alter function app.team_children_count(text) owner to kiraya_definer;
alter function app.team_path(text) owner to kiraya_definer;
alter function app.team_search(text, text, text, integer) owner to kiraya_definer;
grant execute on function app.in_my_team(text), app.team_children(text, timestamptz, text, integer), app.team_children_count(text),
  app.team_path(text), app.team_search(text, text, text, integer) to member;
