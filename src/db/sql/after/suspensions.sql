-- Suspended accounts: two functions write them, since they end sessions and mark the profile as well.
grant select on suspensions to member, worker;
grant select, insert, update, delete on suspensions to kiraya_definer;
grant update (suspended_at) on profiles to kiraya_definer;

-- Ends whatever lets somebody in, from the next call on. False: it is suspended already.
create or replace function app.suspend_account(_user_id uuid, _reason text, _homes integer) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  if not app.may('suspensions.suspend') or _user_id = app.user_id() then
    raise exception 'Only administrators suspend an account of somebody else' using errcode = 'insufficient_privilege';
  end if;
  insert into public.suspensions (user_id, reason, homes, suspended_by) values (_user_id, _reason, _homes, app.user_id())
    on conflict (user_id) where lifted_at is null do nothing;
  if not found then
    return false;
  end if;
  update public.profiles p set suspended_at = app.now() where p.user_id = _user_id;
  delete from auth.sessions s where s.user_id = _user_id;
  update public.webhooks w set state = 'paused' where w.user_id = _user_id and w.state = 'on';
  update public.webhook_deliveries d set state = 'failed', next_at = null where d.user_id = _user_id and d.state = 'waiting';
  return true;
end $$;

-- False: nobody suspended it.
create or replace function app.reinstate_account(_user_id uuid, _reason text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  if not app.may('suspensions.reinstate') then
    raise exception 'Only administrators give an account back' using errcode = 'insufficient_privilege';
  end if;
  update public.suspensions s set lifted_at = app.now(), lifted_by = app.user_id(), lift_reason = _reason
    where s.user_id = _user_id and s.lifted_at is null;
  if not found then
    return false;
  end if;
  update public.profiles p set suspended_at = null where p.user_id = _user_id;
  return true;
end $$;

-- For sign-in, which has rights to nothing of the product.
create or replace function app.is_suspended(_user_id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.profiles p where p.user_id = _user_id and p.suspended_at is not null);
$$;

create or replace function app.erase_own_suspensions(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.suspensions s where s.user_id = _user_id;
$$;

alter function app.suspend_account(uuid, text, integer) owner to kiraya_definer;
alter function app.reinstate_account(uuid, text) owner to kiraya_definer;
alter function app.is_suspended(uuid) owner to kiraya_definer;
alter function app.erase_own_suspensions(uuid) owner to kiraya_definer;
grant execute on function app.is_suspended(uuid) to kiraya_auth;
grant execute on function app.suspend_account(uuid, text, integer), app.reinstate_account(uuid, text) to member;
