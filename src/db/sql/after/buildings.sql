-- Buildings: rights, that a home is in a building of its own lister, what its page says of it, and erasure.
grant select, insert, delete on buildings to member;
grant update (name, address, pincode, latitude, longitude, amenities, house_rules) on buildings to member;
grant insert, update, delete on buildings to worker;
grant select, delete on buildings to kiraya_definer;
grant select, insert, delete on building_photos to member;
grant update (alt) on building_photos to member;
grant select, insert, update, delete on building_photos to worker;
grant select on building_photos to kiraya_definer;

create or replace function app.guard_building_of_home() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.buildings b where b.id = new.building_id and b.owner_id = new.listed_by) then
    raise exception 'building.home-not-yours' using errcode = 'KR409', hint = 'property_ids';
  end if;
  return new;
end $$;

-- The building of a published home, without its address and pin, its photos, and what else is free in it.
drop function if exists app.building_of(uuid);
create function app.building_of(_property_id uuid)
  returns table (name text, house_rules text, homes json, photos json)
  language sql stable security definer set search_path = ''
as $$
  select b.name, b.house_rules, coalesce((
      select json_agg(json_build_object('id', o.id, 'title', o.title, 'rent', o.rent)) from (
        select o.id, o.title, o.rent from public.properties o
         where o.building_id = b.id and o.id <> h.id and o.listing_state = 'published' and o.availability = 'available'
         order by o.rent, o.id limit 12) o), '[]'),
    coalesce((
      select json_agg(json_build_object('id', f.id, 'url', f.url, 'files', f.files, 'width', f.width, 'height', f.height,
          'blurhash', f.blurhash, 'alt', f.alt) order by f.position, f.id)
        from public.building_photos f where f.building_id = b.id), '[]')
    from public.properties h join public.buildings b on b.id = h.building_id
   where h.id = _property_id and h.listing_state = 'published';
$$;

create or replace function app.erase_own_buildings(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.buildings b where b.owner_id = _user_id;
$$;

alter function app.guard_building_of_home() owner to kiraya_definer;
alter function app.building_of(uuid) owner to kiraya_definer;
alter function app.erase_own_buildings(uuid) owner to kiraya_definer;
grant execute on function app.building_of(uuid) to kiraya_visitor, member, worker;

create or replace trigger guard_building_of_home before insert or update of building_id, listed_by on properties
  for each row when (new.building_id is not null) execute function app.guard_building_of_home();
