-- Profiles and roles: who may do what, and the profile that comes with every new user.
grant select on user_roles, profiles to member, kiraya_definer;
grant insert (user_id, role, granted_by), delete on user_roles to member;
grant insert, delete on user_roles to worker, kiraya_definer;
grant select, insert (user_id, role, requested_by, reason, ready_at), update (state, decided_by, decided_at) on staff_role_requests to member;
grant select on staff_role_requests to worker, kiraya_definer;
grant update (full_name, first_name, last_name, phone, avatar_url, city, state, annual_income,
  preferred_rent_min, preferred_rent_max, preferred_bedrooms, profile_completion_percentage, language, theme)
  on profiles to member;
grant insert, update on profiles to kiraya_definer;
grant update on profiles to worker;

-- The profile follows the user: made with it, and true to its address and number. What sign-up chose becomes the first role.
create or replace function app.profile_of_user() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  names text[] := regexp_split_to_array(trim(new.name), '\s+');
begin
  insert into public.profiles as p (user_id, email, full_name, first_name, last_name, email_verified, phone, phone_verified)
  values (new.id, new.email, nullif(trim(new.name), ''), nullif(names[1], ''),
    nullif(array_to_string(names[2:], ' '), ''), new.email_verified, new.phone, new.phone_verified)
  on conflict (user_id) do update
    set email = excluded.email, email_verified = excluded.email_verified,
      phone = coalesce(excluded.phone, p.phone), phone_verified = excluded.phone_verified;
  if tg_op = 'INSERT' and new.signup_role is not null then
    insert into public.user_roles (user_id, role) values (new.id, new.signup_role) on conflict do nothing;
  end if;
  return new;
end $$;

-- The number that somebody signs in with stands in the profile as it was proved: it changes with the way to sign in alone.
create or replace function app.guard_proved_phone() returns trigger
  language plpgsql
as $$
begin
  if current_user = 'member' and old.phone_verified and new.phone is distinct from old.phone then
    raise exception 'phone.is-sign-in' using errcode = 'KR409', hint = 'phone';
  end if;
  return new;
end $$;

-- The account that somebody else means: whoever proved that address, or the number where no address is named, for it may be a family's.
create or replace function app.person_reached_by(_email text, _phone text) returns uuid
  language sql stable security definer set search_path = ''
as $$
  select u.id from auth.users u
   where case when _email is null then u.phone = _phone and u.phone_verified
              else u.email = lower(_email) and u.email_verified end;
$$;

-- The specification's profile loader makes a missing profile; here the trigger already did, so this heals only.
create or replace function app.ensure_profile() returns void
  language sql security definer set search_path = ''
as $$
  insert into public.profiles (user_id, email, full_name, email_verified, phone, phone_verified)
  select u.id, u.email, nullif(trim(u.name), ''), u.email_verified, u.phone, u.phone_verified
    from auth.users u where u.id = app.user_id()
  on conflict (user_id) do nothing;
$$;

create or replace function app.last_login_of_user() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set last_login_at = app.now() where user_id = new.user_id;
  return new;
end $$;

create or replace trigger profile_of_user
  after insert or update of email, email_verified, phone, phone_verified on auth.users
  for each row execute function app.profile_of_user();
create or replace trigger guard_proved_phone before update of phone on profiles
  for each row execute function app.guard_proved_phone();
create or replace trigger last_login_of_user
  after insert on auth.sessions
  for each row execute function app.last_login_of_user();

grant select (id, user_id, expires_at, created_at, updated_at, last_used_at, proved_at) on auth.sessions to kiraya_definer;

drop function if exists app.session_is_open(uuid);
-- How long ago that session of the caller's began and was last used, in seconds; null once it is over. Each call of a signed-in person asks.
create or replace function app.session_ages(_session uuid) returns int[]
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select array[extract(epoch from now() - s.created_at)::int,
      extract(epoch from now() - coalesce(s.last_used_at, s.updated_at))::int]
    from auth.sessions s where s.id = _session and s.user_id = app.user_id() and s.expires_at > now());
end $$;

-- What somebody who is signing in may be: how long they stay signed in hangs on it.
create or replace function app.roles_of(_user_id uuid) returns text[]
  language sql stable security definer set search_path = ''
as $$
  select array(select r.role::text from public.user_roles r where r.user_id = _user_id);
$$;

-- How long ago somebody proved in that session who they are, by signing in or since. Only sign-in asks about any session.
create or replace function app.seconds_since_proof(_session uuid) returns int
  language sql stable security definer set search_path = ''
as $$
  select extract(epoch from now() - coalesce(s.proved_at, s.created_at))::int from auth.sessions s where s.id = _session;
$$;

-- The same of a session of the caller's; null: it is none of theirs.
create or replace function app.proved_seconds_ago(_session uuid) returns int
  language sql stable security definer set search_path = ''
as $$
  select app.seconds_since_proof(s.id) from auth.sessions s where s.id = _session and s.user_id = app.user_id();
$$;

-- Whether it is open still, and whoever ends it waits for this transaction: what is made under it is there for whoever cleans up after its end.
create or replace function app.hold_session(_session uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from auth.sessions s
    where s.id = _session and s.user_id = app.user_id() and s.expires_at > now() for key share;
  return found;
end $$;

-- What happened around signing in to that account.
create or replace function app.security_events_of(_user_id uuid)
  returns table (id uuid, event text, ip_address text, user_agent text, created_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select e.id, e.event, e.ip_address, e.user_agent, e.created_at from auth.security_events e where e.user_id = _user_id;
$$;

-- Ten passkeys are the most (PASSKEYS_MAX), also of two that are added at once: each waits for the account's row.
create or replace function app.limit_passkeys() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from auth.users u where u.id = new.user_id for no key update;
  if (select count(*) from auth.passkeys k where k.user_id = new.user_id) >= 10 then
    raise exception 'Ten passkeys are the most' using errcode = 'check_violation', constraint = 'passkeys_most';
  end if;
  return new;
end $$;

create or replace trigger limit_passkeys before insert on auth.passkeys
  for each row execute function app.limit_passkeys();

-- The passkeys of that account, for the copy of its person's data: without the keys.
create or replace function app.passkeys_of(_user_id uuid)
  returns table (name text, created_at timestamptz, last_used_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select k.name, k.created_at, k.last_used_at from auth.passkeys k where k.user_id = _user_id;
$$;

-- The caller's own.
create or replace function app.my_security_events()
  returns table (id uuid, event text, ip_address text, user_agent text, created_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select * from app.security_events_of(app.user_id());
$$;

-- Makes the first administrator, once; false when there is one already. Only jobs and start-up act as worker.
create or replace function app.make_first_admin(_user_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(8270412);
  if exists (select from public.user_roles where role = 'admin') then
    return false;
  end if;
  insert into public.user_roles (user_id, role) values (_user_id, 'admin');
  return true;
end $$;

alter function app.profile_of_user() owner to kiraya_definer;
alter function app.ensure_profile() owner to kiraya_definer;
alter function app.person_reached_by(text, text) owner to kiraya_definer;
alter function app.last_login_of_user() owner to kiraya_definer;
alter function app.session_ages(uuid) owner to kiraya_definer;
alter function app.roles_of(uuid) owner to kiraya_definer;
alter function app.seconds_since_proof(uuid) owner to kiraya_definer;
alter function app.proved_seconds_ago(uuid) owner to kiraya_definer;
alter function app.hold_session(uuid) owner to kiraya_definer;
alter function app.security_events_of(uuid) owner to kiraya_definer;
alter function app.passkeys_of(uuid) owner to kiraya_definer;
alter function app.my_security_events() owner to kiraya_definer;
alter function app.make_first_admin(uuid) owner to kiraya_definer;
grant select on auth.security_events, auth.passkeys to kiraya_definer;
grant execute on function app.make_first_admin(uuid), app.person_reached_by(text, text), app.security_events_of(uuid),
  app.passkeys_of(uuid) to worker;
grant execute on function app.ensure_profile(), app.session_ages(uuid),
  app.hold_session(uuid), app.proved_seconds_ago(uuid), app.my_security_events() to member;
grant execute on function app.roles_of(uuid), app.seconds_since_proof(uuid) to kiraya_auth;

-- Schema auth stands outside row security: the sign-in library's own role reads and writes it, and nobody else.
grant usage on schema auth to kiraya_auth, kiraya_bulk, kiraya_definer;
grant select (id, email, name, email_verified, phone, phone_verified) on auth.users to kiraya_definer;
grant select, insert, update, delete on all tables in schema auth to kiraya_auth;
grant select, insert on auth.users, auth.accounts to kiraya_bulk;
