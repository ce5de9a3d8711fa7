-- Plumbing that every feature uses.
grant select, insert, delete on idempotency_keys to member;
-- The key is set to itself to wait for whoever uses it at this moment, the time to take over from one who gave up.
grant update (key, response, created_at) on idempotency_keys to member;
grant insert, update, delete on idempotency_keys to worker;

grant select on settings to kiraya_visitor;
grant select, insert on settings to member;
grant update (value, is_public, version, updated_by) on settings to member;
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

grant select, insert, delete on notification_preferences to member;
grant update (email_off, push_off, app_off, quiet_from, quiet_to) on notification_preferences to member;
grant insert, update, delete on notification_preferences to worker;

grant insert, update, delete on mails to worker;
-- Never the text: it may hold what only the receiver should read.
grant select (id, user_id, recipient, kind, subject, status, attempts, error, answer, created_at, sent_at, bounced_at) on mails to member;
grant update (status) on mails to member;

grant select on undeliverable_addresses to member;
grant insert, update, delete on undeliverable_addresses to worker;
