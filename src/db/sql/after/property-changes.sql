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

-- A home's page also shows its pictures' words and its lister's name and picture.
create or replace function app.announce_home_of_photo() returns trigger
  language plpgsql set search_path = 'public', 'pg_temp' as $$
begin
  perform pg_notify('catalogue', coalesce(new.property_id, old.property_id)::text);
  return null;
end $$;

create or replace trigger announce_home_of_photo after insert or update or delete on property_photos
  for each row when (not app.is_bulk_load()) execute function app.announce_home_of_photo();
grant execute on function app.announce_home_of_photo() to member, worker, kiraya_definer;

create or replace function app.announce_homes_of_lister() returns trigger
  language plpgsql set search_path = 'public', 'pg_temp' as $$
begin
  perform pg_notify('catalogue', p.id::text) from properties p
   where p.listed_by = new.user_id and p.listing_state = 'published';
  return null;
end $$;

create or replace trigger announce_homes_of_lister after update of full_name, avatar_url on profiles
  for each row when (old.full_name is distinct from new.full_name or old.avatar_url is distinct from new.avatar_url)
  execute function app.announce_homes_of_lister();
grant execute on function app.announce_homes_of_lister() to member, worker, kiraya_auth, kiraya_definer, kiraya_bulk;
