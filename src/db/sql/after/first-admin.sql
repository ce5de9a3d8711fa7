-- The set-up link: whoever signs in with its code becomes the first administrator, once, while there is none.
grant select (code_hash, expires_at), delete on auth.setup_codes to kiraya_definer;

create or replace function app.claim_first_admin(_code_hash text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  made boolean;
begin
  if app.user_id() is null
    or not exists (select from auth.setup_codes where code_hash = _code_hash and expires_at > now()) then
    return false;
  end if;
  made := app.make_first_admin(app.user_id());
  -- The links of other processes are worth nothing from now on, whatever becomes of this administrator.
  delete from auth.setup_codes;
  return made;
end $$;

alter function app.claim_first_admin(text) owner to kiraya_definer;
grant execute on function app.claim_first_admin(text) to member;
