-- Plumbing that every feature uses.
grant select, insert, delete on idempotency_keys to member;
-- The key is set to itself to wait for whoever uses it at this moment, the time to take over from one who gave up.
grant update (key, response, created_at) on idempotency_keys to member;
grant insert, update, delete on idempotency_keys to worker;

grant select on settings to kiraya_visitor;
grant select, insert on settings to member;
grant update (value, is_public, updated_by) on settings to member;
grant insert, update on settings to worker;

grant select, insert on consents to member;
grant insert on consents to worker;

grant select, insert on notifications to member;
grant update (read_at) on notifications to member;
grant insert, update, delete on notifications to worker;

grant insert, update, delete on mails to worker;
