-- Accounts whose mobile number is lost: rights, and the one function that moves an account.
grant select, update (state, checked_by, checked_at, check_note, decided_by, decided_at) on lost_numbers to member;
grant select, insert, delete on lost_numbers to worker;
grant select, update, delete on lost_numbers to kiraya_definer;
grant update (state) on webhooks to kiraya_definer;
grant update (state, next_at) on webhook_deliveries to kiraya_definer;

-- Gives the account its new number, and ends whatever the old one let in. `done`, or why nothing was done: `over` (decided, or the
-- account has another number by now), `early` (nobody checked it, or its time has not come), `taken` (the new number has an account).
create or replace function app.move_lost_number(_id uuid) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  asked public.lost_numbers;
begin
  if not app.may('lostNumbers.approve') then
    raise exception 'Only administrators move an account to another number' using errcode = 'insufficient_privilege';
  end if;
  select * into asked from public.lost_numbers n where n.id = _id and n.state = 'waiting' for update;
  if not found or asked.user_id = app.user_id() then
    return 'over';
  end if;
  if asked.checked_by is null or asked.ready_at > app.now() then
    return 'early';
  end if;
  if exists (select from auth.users u where u.phone = asked.new_phone) then
    return 'taken';
  end if;
  update auth.users u set phone = asked.new_phone, phone_verified = true
    where u.id = asked.user_id and u.phone = asked.old_phone;
  if not found then
    return 'over';
  end if;
  update public.lost_numbers n set state = 'approved', decided_by = app.user_id(), decided_at = app.now() where n.id = _id;
  delete from auth.sessions s where s.user_id = asked.user_id;
  delete from auth.known_devices d where d.user_id = asked.user_id;
  delete from public.api_tokens t where t.user_id = asked.user_id;
  delete from public.calendar_feeds f where f.user_id = asked.user_id;
  delete from public.api_programs p where p.user_id = asked.user_id;
  update public.webhooks w set state = 'paused' where w.user_id = asked.user_id and w.state = 'on';
  update public.webhook_deliveries d set state = 'failed', next_at = null where d.user_id = asked.user_id and d.state = 'waiting';
  return 'done';
exception when unique_violation then
  return 'taken';
end $$;

create or replace function app.erase_own_lost_numbers(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.lost_numbers n where n.user_id = _user_id;
$$;

alter function app.move_lost_number(uuid) owner to kiraya_definer;
alter function app.erase_own_lost_numbers(uuid) owner to kiraya_definer;
grant execute on function app.move_lost_number(uuid) to member;
