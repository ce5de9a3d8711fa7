-- Access tokens: everyone keeps their own and reads all of them but the hash; whose a token is, is found by its hash alone.
grant select (id, user_id, name, prefix, scopes, expires_at, last_used_at, created_at, updated_at), insert, delete
  on api_tokens to member;
grant update (name) on api_tokens to member;
-- With a password that was lost tokens end too; sign-in acts as worker.
grant delete on api_tokens to worker;
grant select, delete, update (last_used_at, updated_at) on api_tokens to kiraya_definer;

-- Called by the login of sign-in before anybody is known. Notes the use, once a minute.
create or replace function app.use_api_token(_hash bytea) returns table (id uuid, user_id uuid, scopes text[])
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.api_tokens t set last_used_at = app.now()
   where t.hash = _hash and t.expires_at > app.now()
     and (t.last_used_at is null or t.last_used_at < app.now() - interval '1 minute');
  return query
    select t.id, t.user_id, t.scopes from public.api_tokens t where t.hash = _hash and t.expires_at > app.now();
end $$;

alter function app.use_api_token(bytea) owner to kiraya_definer;
revoke execute on function app.use_api_token(bytea) from public;
grant execute on function app.use_api_token(bytea) to kiraya_auth;
