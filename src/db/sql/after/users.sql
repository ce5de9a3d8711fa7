-- The directory of people. A row policy keeps text conditions away from the indexes (they might leak what they see), so
-- the definer finds the ids for administrators, and their rows are then read under the policies like any others.
create or replace function app.users_condition(_words text[], _role text, _active text) returns text
  language sql stable set search_path = ''
as $$
  select 'true'
    -- One or two letters are in nearly every row: they count where a word begins, which the index knows.
    || coalesce((select string_agg(format(' and app.user_words(p.full_name, p.email, p.phone, p.city) like %L',
        case when w ~ '^[[:alnum:]]{1,2}$' then '% ' else '%' end || regexp_replace(w, '([\\%_])', '\\\1', 'g') || '%'), '')
      from unnest(_words) w), '')
    || case when _active = 'active' then ' and p.last_login_at is not null'
            when _active = 'never' then ' and p.last_login_at is null' else '' end
    || case when _role is null then ''
            when _role = 'affiliate' then
              ' and exists (select from public.affiliate_registrations a where a.user_id = p.user_id)'
            when _role = 'user' then
              ' and not exists (select from public.user_roles r where r.user_id = p.user_id and r.role <> ''user'')'
            else format(' and p.user_id in (select r.user_id from public.user_roles r where r.role = %L)', _role) end;
$$;

-- A page of ids with their sort keys, after the last row of the page before.
create or replace function app.find_users(_words text[], _role text, _active text, _sort text, _after text,
    _after_id uuid, _limit int)
  returns table (user_id uuid, id uuid, key text)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- As the indexes of profiles have them.
  sorted constant text := case _sort
    when 'name' then 'app.user_name_key(p.full_name, p.email)'
    when 'last_login' then 'coalesce(p.last_login_at, ''1970-01-01 00:00:00+00''::timestamptz)'
    else 'p.created_at' end;
  shown constant text := case _sort when 'name' then sorted
    else format('to_char(%s at time zone ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.US"Z"'')', sorted) end;
  type constant text := case _sort when 'name' then 'text' else 'timestamptz' end;
  down constant boolean := _sort in ('newest', 'last_login');
begin
  if not app.may('users.list') then
    return;
  end if;
  return query execute format('select p.user_id, p.id, %s from public.profiles p where %s%s order by %s %s, p.id %5$s limit %s',
    shown,
    app.users_condition(_words, _role, _active),
    case when _after is null then ''
      else format(' and (%s, p.id) %s (%L::%s, %L::uuid)', sorted, case when down then '<' else '>' end,
        _after, type, _after_id) end,
    sorted, case when down then 'desc' else 'asc' end, _limit);
end $$;

-- Counted no further than asked.
create or replace function app.count_users(_words text[], _role text, _active text, _most int) returns bigint
  language plpgsql stable security definer set search_path = ''
as $$
declare
  found_users bigint := 0;
begin
  if app.may('users.list') then
    execute format('select count(*) from (select from public.profiles p where %s limit %s) c',
      app.users_condition(_words, _role, _active), _most) into found_users;
  end if;
  return found_users;
end $$;

create or replace function app.user_figures()
  returns table (total bigint, brokers bigint, landlords bigint, active bigint)
  language sql stable security definer set search_path = ''
as $$
  select count(*), (select count(*) from public.user_roles where role = 'broker'),
    (select count(*) from public.user_roles where role = 'landlord'), count(p.last_login_at)
  from public.profiles p where (select app.may('users.figures')) having app.may('users.figures');
$$;

-- That two people wrote to each other about a home, and how often: administrators read no message.
create or replace function app.conversations_of(_user_id uuid, _before timestamptz, _before_id uuid, _limit int)
  returns table (at timestamptz, id uuid, seeker_id uuid, other_name text, home text, messages int, is_blocked boolean)
  language sql stable security definer set search_path = ''
as $$
  select c.created_at, c.id, c.user_id, app.person_name(p.full_name, p.email), h.title,
      (select count(*)::int from (select from public.messages m where m.conversation_id = c.id limit 1000) counted),
      c.blocked_by is not null
    from (
      (select * from public.conversations s where s.user_id = _user_id
        and (_before is null or (s.created_at, s.id) < (_before, _before_id)) order by s.created_at desc, s.id desc limit _limit)
      union all
      (select * from public.conversations s where s.lister_id = _user_id
        and (_before is null or (s.created_at, s.id) < (_before, _before_id)) order by s.created_at desc, s.id desc limit _limit)) c
    join public.properties h on h.id = c.property_id
    left join public.profiles p on p.user_id = case when c.user_id = _user_id then c.lister_id else c.user_id end
   where (select app.may('users.activity'))
   order by c.created_at desc, c.id desc limit _limit;
$$;

grant select on affiliate_registrations to kiraya_definer;
alter function app.conversations_of(uuid, timestamptz, uuid, int) owner to kiraya_definer;
alter function app.find_users(text[], text, text, text, text, uuid, int) owner to kiraya_definer;
alter function app.count_users(text[], text, text, int) owner to kiraya_definer;
alter function app.user_figures() owner to kiraya_definer;
grant execute on function app.users_condition(text[], text, text) to kiraya_definer;
grant execute on function app.find_users(text[], text, text, text, text, uuid, int), app.count_users(text[], text, text, int),
  app.user_figures(), app.conversations_of(uuid, timestamptz, uuid, int) to member;
