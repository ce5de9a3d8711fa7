-- Text messages: rights, and that they go when their person is erased.
grant insert, update, delete on text_messages to worker;
-- Never the values, even sealed: they may hold what only the receiver should read.
grant select (id, user_id, recipient, template, language, channel, units, state, attempts, provider, provider_id, error, created_at,
  sent_at, concluded_at) on text_messages to member;
grant select, delete on text_messages to kiraya_definer;

create or replace function app.erase_own_text_messages(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.text_messages m where m.user_id = _user_id;
$$;
alter function app.erase_own_text_messages(uuid) owner to kiraya_definer;
