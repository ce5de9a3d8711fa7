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

-- Programs that a person let in. Everyone keeps their own; with a password that was lost they end, as tokens do.
grant select, insert, delete on api_programs to member;
grant update (name, host, scopes, updated_at) on api_programs to member;
grant delete on api_programs to worker;
grant select, delete, update (last_used_at, updated_at) on api_programs to kiraya_definer;
grant select, delete on auth.oauth_access_tokens, auth.oauth_refresh_tokens, auth.oauth_consents, auth.oauth_clients to kiraya_definer;

-- Called by the login of sign-in before anybody is known. A token opens no more than its person still allows. Its end is that of the
-- machine's clock, by which sign-in counts.
create or replace function app.use_program_token(_hash text) returns table (id uuid, user_id uuid, scopes text[])
  language plpgsql security definer set search_path = ''
as $$
begin
  return query
    select p.id, p.user_id, array(select unnest(t.scopes) intersect select unnest(p.scopes))
      from auth.oauth_access_tokens t
        join public.api_programs p on p.user_id = t.user_id and p.client_id = t.client_id
     where t.token = _hash and t.expires_at > now() and t.revoked is null;
  update public.api_programs p set last_used_at = app.now()
    from auth.oauth_access_tokens t
   where t.token = _hash and t.expires_at > now() and t.revoked is null and p.user_id = t.user_id and p.client_id = t.client_id
     and (p.last_used_at is null or p.last_used_at < app.now() - interval '1 minute');
end $$;

alter function app.use_program_token(text) owner to kiraya_definer;
revoke execute on function app.use_program_token(text) from public;
grant execute on function app.use_program_token(text) to kiraya_auth;

-- What a person allows a program at this moment: sign-in gives it nothing else.
create or replace function app.program_scopes(_user_id uuid, _client_id text) returns text[]
  language sql stable security definer set search_path = ''
as $$
  select p.scopes from public.api_programs p where p.user_id = _user_id and p.client_id = _client_id;
$$;

alter function app.program_scopes(uuid, text) owner to kiraya_definer;
revoke execute on function app.program_scopes(uuid, text) from public;
grant execute on function app.program_scopes(uuid, text) to kiraya_auth;

-- Where a program is ended, by whomever, nothing that it holds opens anything again, even if it is let in once more.
create or replace function app.end_program_tokens() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.oauth_access_tokens t where t.user_id = old.user_id and t.client_id = old.client_id;
  delete from auth.oauth_refresh_tokens t where t.user_id = old.user_id and t.client_id = old.client_id;
  delete from auth.oauth_consents c where c.user_id = old.user_id and c.client_id = old.client_id;
  return null;
end $$;

alter function app.end_program_tokens() owner to kiraya_definer;
create or replace trigger end_program_tokens after delete on api_programs
  for each row execute function app.end_program_tokens();
