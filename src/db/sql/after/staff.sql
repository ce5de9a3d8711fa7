-- Who works for Kiraya, for administrators. Schema auth stands outside row security, so the definer reads it for them: a page after
-- the last row of the page before. There are as many rows as colleagues, so all of them are counted.
create or replace function app.find_staff(_roles text[], _words text[], _role text, _after timestamptz, _after_id uuid, _limit int)
  returns table (user_id uuid, full_name text, email text, roles jsonb, since timestamptz, last_seen_at timestamptz, sessions int, total int)
  language sql stable security definer set search_path = ''
as $$
  with staff as (
    select r.user_id, min(r.created_at) as since,
        jsonb_agg(jsonb_build_object('role', r.role, 'granted_at', r.created_at, 'given_by',
            case when g.user_id is not null then app.person_name(g.full_name, g.email) end)
          order by array_position(_roles, r.role)) as roles
      from public.user_roles r left join public.profiles g on g.user_id = r.granted_by
     where r.role = any(_roles) and app.may('staff.list')
     group by r.user_id
  ), found as (
    select s.*, p.full_name, p.email from staff s join public.profiles p on p.user_id = s.user_id
     where (_role is null or s.roles @> jsonb_build_array(jsonb_build_object('role', _role)))
       and not exists (select from unnest(_words) w where position(w in lower(concat_ws(' ', p.full_name, p.email))) = 0)
  )
  select f.user_id, f.full_name, f.email, f.roles, f.since,
      greatest((select max(coalesce(a.last_used_at, a.created_at)) from auth.sessions a where a.user_id = f.user_id),
        (select max(e.created_at) from auth.security_events e where e.user_id = f.user_id and e.event = 'signed-in')),
      (select count(*)::int from auth.sessions a where a.user_id = f.user_id and a.expires_at > app.now()),
      (select count(*)::int from found)
    from found f
   where _after is null or (f.since, f.user_id) < (_after, _after_id)
   order by f.since desc, f.user_id desc limit _limit;
$$;

-- From the next call on; how many there were.
create or replace function app.end_staff_sessions(_user_id uuid, _roles text[]) returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  ended int;
begin
  if not app.may('staff.endSessions') or _user_id = app.user_id() or not exists (
      select from public.user_roles r where r.user_id = _user_id and r.role = any(_roles)) then
    raise exception 'Only administrators sign out a colleague' using errcode = 'insufficient_privilege';
  end if;
  delete from auth.sessions s where s.user_id = _user_id and s.expires_at > app.now();
  get diagnostics ended = row_count;
  delete from auth.sessions s where s.user_id = _user_id;
  return ended;
end $$;

alter function app.find_staff(text[], text[], text, timestamptz, uuid, int) owner to kiraya_definer;
alter function app.end_staff_sessions(uuid, text[]) owner to kiraya_definer;
grant execute on function app.find_staff(text[], text[], text, timestamptz, uuid, int), app.end_staff_sessions(uuid, text[]) to member;
