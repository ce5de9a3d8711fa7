-- Saved replies: rights, and that they go when their person is erased.
grant select, insert, delete on saved_replies to member;
grant update (title, body) on saved_replies to member;
grant insert, update, delete on saved_replies to worker;
grant select, delete on saved_replies to kiraya_definer;

create or replace function app.erase_own_saved_replies(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.saved_replies r where r.user_id = _user_id;
$$;
alter function app.erase_own_saved_replies(uuid) owner to kiraya_definer;
