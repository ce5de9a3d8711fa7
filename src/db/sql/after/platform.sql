-- Plumbing that every feature uses.
grant select, insert, delete on idempotency_keys to member;
-- The key is set to itself to wait for whoever uses it at this moment, the time to take over from one who gave up.
grant update (key, response, created_at) on idempotency_keys to member;
grant insert, update, delete on idempotency_keys to worker;

grant select on settings to kiraya_visitor;
grant select, insert on settings to member;
grant update (value, is_public, version, updated_by, waiting) on settings to member;
grant insert, update on settings to worker;

-- Tells every server process that what it keeps of the settings, and every page that shows them, is old.
create or replace function app.announce_setting() returns trigger
  language plpgsql set search_path = 'public', 'pg_temp' as $$
begin
  perform pg_notify('settings', new.key);
  return null;
end $$;

create or replace trigger announce_setting after insert or update on settings
  for each row execute function app.announce_setting();
grant execute on function app.announce_setting() to member, worker;

grant select, insert on consents to member;
grant insert on consents to worker;

grant select, insert on notifications to member;
grant update (read_at) on notifications to member;
grant insert, update, delete on notifications to worker;

-- When the e-mail of a notice is due; null: it has none. What somebody does is not mailed to them, and one act is mailed to each person
-- once: an act is a transaction of its person. `_always`: whatever else holds, it is mailed.
create or replace function app.letter_time(_person uuid, _actor uuid, _always boolean) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select case when _always or _actor is null then app.now()
    when _person = _actor then null
    when exists (select from public.notifications n where n.user_id = _person and n.created_at = app.now()
      and n.actor_id = _actor and n.email_at is not null) then null
    else app.now() end
$$;
alter function app.letter_time(uuid, uuid, boolean) owner to kiraya_definer;
grant execute on function app.letter_time(uuid, uuid, boolean) to member, worker;

grant select, insert, delete on notification_preferences to member;
grant update (email_off, push_off, app_off, quiet_from, quiet_to) on notification_preferences to member;
grant insert, update, delete on notification_preferences to worker;

grant insert, update, delete on mails to worker;
-- Never the text: it may hold what only the receiver should read.
grant select (id, user_id, recipient, kind, subject, status, attempts, error, answer, created_at, sent_at, bounced_at) on mails to member;
grant update (status) on mails to member;

grant select on undeliverable_addresses to member;
grant insert, update, delete on undeliverable_addresses to worker;
