-- Calendars by a secret address: everyone keeps their own and reads all of it but the hash; whose one is, is found by its hash alone.
grant select (user_id, last_read_at, created_at, updated_at), insert, delete on calendar_feeds to member;
-- With a password that was lost it ends, as tokens do.
grant select (user_id), delete on calendar_feeds to worker;
grant select, delete, update (last_read_at, updated_at) on calendar_feeds to kiraya_definer;

-- Called before anybody is known. Null: there is none, it was ended, or its person is suspended. Notes the reading, once a minute.
create or replace function app.read_calendar_feed(_hash bytea) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  reader uuid;
begin
  select f.user_id into reader from public.calendar_feeds f join public.profiles p on p.user_id = f.user_id
   where f.hash = _hash and p.suspended_at is null;
  update public.calendar_feeds f set last_read_at = app.now()
   where f.user_id = reader and (f.last_read_at is null or f.last_read_at < app.now() - interval '1 minute');
  return reader;
end $$;

alter function app.read_calendar_feed(bytea) owner to kiraya_definer;
revoke execute on function app.read_calendar_feed(bytea) from public;
grant execute on function app.read_calendar_feed(bytea) to kiraya_auth;
