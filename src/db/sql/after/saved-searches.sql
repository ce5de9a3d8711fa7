-- Saved searches: rights, and the notes that tell alerts which homes are news.
grant select, insert, delete on saved_searches to member;
grant update (name, query, frequency, is_paused, city_id, rent_min, rent_max, area_min, area_max, available_by, all_keys,
  any_localities, any_bedrooms, any_furnishings, any_types, any_others, words,
  lat_from, lat_to, lng_from, lng_to, near_kinds, near_meters) on saved_searches to member;
grant insert, update, delete on saved_searches, saved_search_matches, listing_news to worker;
grant select, insert on listing_news to kiraya_definer;

-- The oldest entry that alerts have not looked at yet is the one to compare with: what they compare of it, not its words.
create or replace function app.note_listing_news() returns trigger
  language plpgsql security definer set search_path = 'public', 'pg_temp' as $$
begin
  insert into listing_news (property_id, was)
    values (coalesce(new.property_id, old.property_id),
      case when tg_op <> 'INSERT' then jsonb_build_object('city_id', old.city_id, 'locality_id', old.locality_id,
        'rent', old.rent, 'area_sqft', old.area_sqft, 'available_from', old.available_from, 'tags', to_jsonb(old.tags),
        'lat_cell', old.lat_cell, 'lng_cell', old.lng_cell) end)
    on conflict (property_id) do nothing;
  return null;
end $$;

create or replace trigger note_listing_entered after insert or delete on listings
  for each row when (not app.is_bulk_load()) execute function app.note_listing_news();
create or replace trigger note_listing_changed after update on listings
  for each row when (not app.is_bulk_load()
    and (old.rent, old.city_id, old.locality_id, old.area_sqft, old.tags, old.available_from, old.lat_cell, old.lng_cell)
      is distinct from (new.rent, new.city_id, new.locality_id, new.area_sqft, new.tags, new.available_from,
        new.lat_cell, new.lng_cell))
  execute function app.note_listing_news();
alter function app.note_listing_news() owner to kiraya_definer;
