-- The administrators' PIN: kept beside sign-in, where no acting role reads. Each function speaks of the caller alone.
grant select, insert, update on auth.admin_pins to kiraya_definer;
grant select (id, user_id, pin_verified_at, pin_used_at), update (pin_verified_at, pin_used_at)
  on auth.sessions to kiraya_definer;

grant select (id, two_factor_enabled) on auth.users to kiraya_definer;

create or replace function app.admin_pin(_session uuid)
  returns table (has_second_factor boolean, is_set boolean, entered_seconds_ago int, used_seconds_ago int, locked_until text)
  language sql stable security definer set search_path = ''
as $$
  select exists (select from auth.users u where u.id = app.user_id() and u.two_factor_enabled),
    exists (select from auth.admin_pins p where p.user_id = app.user_id()),
    extract(epoch from now() - s.pin_verified_at)::int, extract(epoch from now() - s.pin_used_at)::int,
    (select to_json(p.locked_until) #>> '{}' from auth.admin_pins p
      where p.user_id = app.user_id() and p.locked_until > now())
    from (select) one left join auth.sessions s on s.id = _session and s.user_id = app.user_id();
$$;

-- Set once: false when there is one already. Whoever sets it has entered it.
create or replace function app.set_admin_pin(_session uuid, _hash text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  if not app.may('admin.pin.set') then
    return false;
  end if;
  insert into auth.admin_pins (user_id, pin_hash) values (app.user_id(), _hash) on conflict do nothing;
  if not found then
    return false;
  end if;
  update auth.sessions set pin_verified_at = now(), pin_used_at = now() where id = _session and user_id = app.user_id();
  return true;
end $$;

-- Counts wrong tries and locks after so many; a lock that has ended begins a new count.
create or replace function app.verify_admin_pin(_session uuid, _hash text, _tries int, _lock_minutes int)
  returns table (outcome text, seconds int)
  language plpgsql security definer set search_path = ''
as $$
declare
  pin auth.admin_pins;
begin
  select * into pin from auth.admin_pins p where p.user_id = app.user_id() for update;
  if not found then
    return query select 'not-set', 0;
  elsif pin.locked_until > now() then
    return query select 'locked', ceil(extract(epoch from pin.locked_until - now()))::int;
  elsif pin.pin_hash = _hash then
    update auth.admin_pins set failed_tries = 0, locked_until = null where user_id = pin.user_id;
    update auth.sessions set pin_verified_at = now(), pin_used_at = now() where id = _session and user_id = pin.user_id;
    return query select 'ok', 0;
  else
    pin.failed_tries := case when pin.locked_until is null then pin.failed_tries else 0 end + 1;
    pin.locked_until := case when pin.failed_tries >= _tries then now() + make_interval(mins => _lock_minutes) end;
    update auth.admin_pins set failed_tries = pin.failed_tries, locked_until = pin.locked_until
      where user_id = pin.user_id;
    return query select case when pin.locked_until is null then 'wrong' else 'locked' end,
      case when pin.locked_until is null then 0 else _lock_minutes * 60 end;
  end if;
end $$;

create or replace function app.forget_admin_pin(_session uuid) returns void
  language sql security definer set search_path = ''
as $$
  update auth.sessions set pin_verified_at = null, pin_used_at = null where id = _session and user_id = app.user_id();
$$;

alter function app.admin_pin(uuid) owner to kiraya_definer;
alter function app.set_admin_pin(uuid, text) owner to kiraya_definer;
alter function app.verify_admin_pin(uuid, text, int, int) owner to kiraya_definer;
alter function app.forget_admin_pin(uuid) owner to kiraya_definer;
grant execute on function app.admin_pin(uuid), app.set_admin_pin(uuid, text),
  app.verify_admin_pin(uuid, text, int, int), app.forget_admin_pin(uuid) to member;
