-- Profiles and roles: who may do what, and the profile that comes with every new user.
grant select on user_roles, profiles to member, kiraya_definer, kiraya_auth;
grant insert (user_id, role, granted_by), delete on user_roles to member;
grant insert, delete on user_roles to worker, kiraya_definer;
grant update (full_name, first_name, last_name, phone, avatar_url, city, state, annual_income,
  preferred_rent_min, preferred_rent_max, preferred_bedrooms, profile_completion_percentage, language, theme)
  on profiles to member;
grant insert, update on profiles to kiraya_definer;
grant update on profiles to worker;

create or replace function app.profile_of_user() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (user_id, email, full_name, first_name, last_name, email_verified)
  values (new.id, new.email, new.name,
    split_part(coalesce(new.name, ''), ' ', 1),
    nullif(substr(coalesce(new.name, ''), length(split_part(coalesce(new.name, ''), ' ', 1)) + 2), ''),
    coalesce(new.email_verified, false))
  on conflict (user_id) do update
    set email = excluded.email, email_verified = excluded.email_verified;
  return new;
end $$;

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
alter function app.make_first_admin(uuid) owner to kiraya_definer;
revoke all on function app.profile_of_user(), app.make_first_admin(uuid) from public;
grant execute on function app.make_first_admin(uuid) to worker;

-- Schema auth belongs to the sign-in library, by its own role and grants.
do $$
begin
  if to_regnamespace('auth') is not null then
    grant usage on schema auth to kiraya_auth, kiraya_bulk, kiraya_definer;
    grant select, insert, update, delete on all tables in schema auth to kiraya_auth;
    grant usage, select on all sequences in schema auth to kiraya_auth;
    grant select, insert on all tables in schema auth to kiraya_bulk;
    grant select on all tables in schema auth to kiraya_definer;
  end if;
  if to_regclass('auth.users') is not null then
    create or replace trigger profile_of_user
      after insert or update of email, email_verified on auth.users
      for each row execute function app.profile_of_user();
  end if;
end $$;

-- Jobs are enqueued inside the caller's transaction: acting roles may add to the queue's tables.
grant usage on schema pgboss to member, worker;
grant select, insert on all tables in schema pgboss to member, worker;
alter default privileges for role kiraya_jobs in schema pgboss grant select, insert on tables to member, worker;
