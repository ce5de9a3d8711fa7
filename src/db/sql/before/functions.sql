-- Functions that row policies call; they must exist before the first migration creates a policy.
-- Bodies name tables that come later, so they are not checked here.
set local check_function_bodies = off;

create or replace function app.user_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

-- The specification's remote function, with its parameter names. No role rows means "user".
create or replace function public.has_role(_user_id uuid, _role text) returns boolean
  language sql stable security definer parallel safe set search_path = ''
as $$
  select exists (select from public.user_roles r where r.user_id = _user_id and r.role = _role)
    or (_role = 'user'
      and exists (select from public.profiles p where p.user_id = _user_id)
      and not exists (select from public.user_roles r where r.user_id = _user_id));
$$;

create or replace function app.is_admin() returns boolean
  language sql stable security definer parallel safe set search_path = ''
as $$
  select exists (
    select from public.user_roles r where r.user_id = app.user_id() and r.role = 'admin');
$$;

alter function public.has_role(uuid, text) owner to kiraya_definer;
alter function app.is_admin() owner to kiraya_definer;
revoke all on function public.has_role(uuid, text) from public;
grant execute on function app.user_id() to public;
grant execute on function app.is_admin() to member, worker;
grant execute on function public.has_role(uuid, text) to member, worker, kiraya_auth;
