-- Devices for web push: kept by one function, because a browser that changes hands takes its address to the next person.
grant select, delete on push_devices to member;
grant insert, update, delete on push_devices to worker;
grant select, insert, delete on push_devices to kiraya_definer;
grant select on auth.sessions to kiraya_definer;

-- False when the caller has no session of their own to keep it with. Beyond `_most` devices the oldest go.
create or replace function app.keep_push_device(_session_id uuid, _endpoint text, _p256dh text, _auth text, _most int)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from auth.sessions s where s.id = _session_id and s.user_id = app.user_id();
  if not found then
    return false;
  end if;
  delete from public.push_devices d where d.endpoint = _endpoint;
  delete from public.push_devices d where d.id in (
    select o.id from public.push_devices o where o.user_id = app.user_id() order by o.created_at desc, o.id desc offset _most - 1);
  insert into public.push_devices (user_id, session_id, endpoint, p256dh, auth)
    values (app.user_id(), _session_id, _endpoint, _p256dh, _auth);
  return true;
exception
  -- Signed out at this very moment.
  when foreign_key_violation then return false;
end $$;

alter function app.keep_push_device(uuid, text, text, text, int) owner to kiraya_definer;
grant execute on function app.keep_push_device(uuid, text, text, text, int) to member;
