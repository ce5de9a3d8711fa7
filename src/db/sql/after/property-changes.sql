-- Tells every server process which home changed, so that finished pages and the vocabulary never stay behind.
create or replace function app.announce_home() returns trigger
  language plpgsql set search_path = 'public', 'pg_temp' as $$
declare
  unseen constant text[] := '{view_count,updated_at,renewal_reminders}';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - unseen = to_jsonb(old) - unseen then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.listing_state <> 'draft' or tg_op <> 'DELETE' and new.listing_state <> 'draft' then
    perform pg_notify('catalogue', coalesce(new.id, old.id)::text);
  end if;
  return null;
end $$;

create or replace trigger announce_home after insert or update or delete on properties
  for each row when (not app.is_bulk_load()) execute function app.announce_home();
grant execute on function app.announce_home() to member, worker, kiraya_definer;
