-- Says which home looks different, so that finished pages, answers and the catalogue in memory never stay behind. A row, not
-- a notice: notices of all transactions wait for one lock at commit, rows wait for nobody (decision 0046).
create or replace function app.note_home(_home uuid) returns void
  language sql security definer set search_path = 'public', 'pg_temp' as $$
  insert into catalogue_changes (home) values (_home) on conflict do nothing;
$$;

create or replace function app.note_homes_of(_lister uuid) returns void
  language sql security definer set search_path = 'public', 'pg_temp' as $$
  insert into catalogue_changes (home) select id from properties
   where listed_by = _lister and listing_state = 'published' on conflict do nothing;
$$;
alter function app.note_home(uuid) owner to kiraya_definer;
alter function app.note_homes_of(uuid) owner to kiraya_definer;
grant execute on function app.note_home(uuid), app.note_homes_of(uuid)
  to member, worker, kiraya_auth, kiraya_bulk, kiraya_definer;

create or replace function app.announce_home() returns trigger
  language plpgsql set search_path = 'public', 'pg_temp' as $$
declare
  seen properties := new;
begin
  if tg_op = 'UPDATE' then
    seen.view_count := old.view_count;
    seen.updated_at := old.updated_at;
    seen.renewal_reminders := old.renewal_reminders;
    if seen is not distinct from old then
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' and old.listing_state <> 'draft' or tg_op <> 'DELETE' and new.listing_state <> 'draft' then
    perform app.note_home(coalesce(new.id, old.id));
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
  perform app.note_home(coalesce(new.property_id, old.property_id));
  return null;
end $$;

create or replace trigger announce_home_of_photo after insert or update or delete on property_photos
  for each row when (not app.is_bulk_load()) execute function app.announce_home_of_photo();
grant execute on function app.announce_home_of_photo() to member, worker, kiraya_definer;

create or replace function app.announce_homes_of_lister() returns trigger
  language plpgsql set search_path = 'public', 'pg_temp' as $$
begin
  perform app.note_homes_of(new.user_id);
  return null;
end $$;

create or replace trigger announce_homes_of_lister after update of full_name, avatar_url on profiles
  for each row when (old.full_name is distinct from new.full_name or old.avatar_url is distinct from new.avatar_url)
  execute function app.announce_homes_of_lister();
grant execute on function app.announce_homes_of_lister() to member, worker, kiraya_auth, kiraya_definer, kiraya_bulk;
