-- Homes and the catalogue: rights, and the triggers that keep the catalogue's copy true and say what changed (decisions 0007, 0046).
-- What follows from the description of a home's fields is in catalogue_fields.sql.
grant select on cities, localities, locality_rents, city_rents to member, kiraya_visitor, kiraya_definer;
grant insert, update, delete on cities, localities to member, worker;
grant insert, update, delete on locality_rents, city_rents to worker;
grant insert on localities to kiraya_definer;
grant select, insert, update, delete on properties, property_photos to member, worker;
grant select (id, listed_by, building_id, city_id, locality_id, state, lat, lng, availability, listing_state, view_count, rating,
  rating_count, image_urls, cover, published_at, renewed_at, created_at, updated_at) on properties to kiraya_visitor;
grant select (id, property_id, position, is_cover, room, url, files, width, height, blurhash, alt)
  on property_photos to kiraya_visitor;
grant select, insert on property_views to member;
grant insert, update, delete on property_views to worker;
grant select, update on properties to kiraya_definer;
grant select on property_photos to kiraya_definer;
grant select on listings, frequent_words to member, kiraya_visitor;
grant select on frequent_words to kiraya_definer;
grant select, insert, update, delete on listings to kiraya_definer;
grant select on catalogue_changes to kiraya_visitor;
grant select, insert, update on catalogue_changes to kiraya_definer;
grant delete on catalogue_changes to worker;
grant usage on sequence catalogue_version to kiraya_definer;

-- Copies of the catalogue made under another word hold nothing: what was loaded around the triggers, or put back from a
-- backup, is in no list of changes. Not among the tables of a backup, since a restored one must not bring the old word back.
create table if not exists app.catalogue_epoch (word uuid not null);
insert into app.catalogue_epoch select gen_random_uuid() where not exists (select from app.catalogue_epoch);
grant select on app.catalogue_epoch to kiraya_visitor;
grant update on app.catalogue_epoch to kiraya_bulk;

alter table listings alter column tags set statistics 1000;
alter table listings alter column words set statistics 1000;

-- True while `bin/seed.ts` loads rows and builds the catalogue itself afterwards.
create or replace function app.is_bulk_load() returns boolean
  language sql stable return coalesce(current_setting('app.bulk_load', true), '') = 'on';

-- What the lister may not say about their own home.
create or replace function app.guard_property() returns trigger language plpgsql as $$
begin
  -- Two steps, because other roles may not even ask what somebody may.
  if current_user <> 'member' then
    return new;
  end if;
  if (select app.may('properties.changeAll')) then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.verified := false;
    new.view_count := 0;
    new.rating := null;
    new.rating_count := 0;
    new.hidden_reason := null;
  elsif (new.verified, new.view_count, new.rating, new.rating_count, new.listed_by, new.hidden_reason)
    is distinct from (old.verified, old.view_count, old.rating, old.rating_count, old.listed_by, old.hidden_reason) then
    raise insufficient_privilege using
      message = 'Only the platform changes verification, views, rating, lister and what it hid';
  end if;
  return new;
end $$;

create or replace function app.name_place_of_property() returns trigger language plpgsql as $$
begin
  select c.name, c.state into new.city, new.state from public.cities c where c.id = new.city_id;
  select l.name, coalesce(new.pincode, l.pincode) into new.locality, new.pincode
    from public.localities l where l.id = new.locality_id and l.city_id = new.city_id;
  if new.locality_id is not null and new.locality is null then
    raise foreign_key_violation using message = 'The locality is not in this city', column = 'locality_id';
  end if;
  -- A home that moves is no longer where it was, and no place is kept finer than the map shows it.
  if tg_op = 'UPDATE' and new.locality_id is distinct from old.locality_id
    and (new.lat, new.lng) is not distinct from (old.lat, old.lng)
    -- One whose locality got another name has not moved.
    and coalesce(current_setting('app.renames_localities', true), '') <> 'on' then
    new.lat := null;
    new.lng := null;
  end if;
  new.lat := round(new.lat * 300) / 300;
  new.lng := round(new.lng * 300) / 300;
  return new;
end $$;

create or replace function app.day_number(_day date) returns integer
  language sql immutable return greatest(0, least(32767, coalesce(_day - date '2020-01-01', 0)));

-- Where a home lies, to about 370 metres, counted from 6° north and 67° east; 0 when nobody knows (src/domain/map.ts).
create or replace function app.map_cell(_degrees double precision, _origin integer) returns smallint
  language sql immutable
  return case when (_degrees - _origin) * 300 between 0.5 and 16383 then round((_degrees - _origin) * 300)::smallint
    else 0::smallint end;

create or replace function app.iso_instant(_at timestamptz) returns text
  language sql immutable return to_char(_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Best match in tenths of a day: renewed later is better; verified is worth 30 days, eight photos 12, a star 5.
create or replace function app.listing_best(p public.properties) returns bigint
  language sql immutable
  return floor(extract(epoch from p.renewed_at) / 8640)::bigint + case when p.verified then 300 else 0 end
    + least(cardinality(p.image_urls), 8) * 15 + coalesce((p.rating - 3) * 50, 0)::bigint;

-- Words asked for in one city. A home has each of its words that are rare a second time, with its city's number before it,
-- so that such a search need not look at the homes of other cities.
create or replace function app.words_of_city(_words text, _city integer) returns tsquery
  language sql immutable
  return regexp_replace(plainto_tsquery('english', _words)::text, '''((?:[^'']|'''')*)''', '''' || _city || ':\1''', 'g')::tsquery;

-- The same words asked for in a title or a landmark.
create or replace function app.words_of_title(_words text) returns tsquery
  language sql immutable
  return regexp_replace(plainto_tsquery('english', _words)::text, '''((?:[^'']|'''')*)''', '''\1'':A', 'g')::tsquery;

create or replace function app.list_property() returns trigger
  language plpgsql security definer set search_path = 'public', 'pg_temp' as $$
declare
  fresh public.listings;
begin
  if tg_op = 'DELETE' or new.listing_state <> 'published' or new.availability <> 'available' then
    delete from listings where property_id = old.id;
    if found then
      -- Numbered after the entry that it takes away, whatever this transaction said of the home before.
      insert into catalogue_changes (home) values (old.id) on conflict (xid, home) do update set version = excluded.version;
    end if;
    return null;
  end if;
  select l.* into fresh from app.listings_of(new) l;
  fresh.version := nextval('catalogue_version');
  insert into listings select fresh.* on conflict (property_id) do update
    set (city_id, locality_id, rent, area_sqft, available_from, best, newest, rating, tags, words, card, lat_cell, lng_cell, version)
      = row (excluded.city_id, excluded.locality_id, excluded.rent, excluded.area_sqft, excluded.available_from,
        excluded.best, excluded.newest, excluded.rating, excluded.tags, excluded.words, excluded.card,
        excluded.lat_cell, excluded.lng_cell, excluded.version);
  insert into catalogue_changes (home) values (new.id) on conflict do nothing;
  return null;
end $$;

create or replace function app.show_photos() returns trigger
  language plpgsql security definer set search_path = 'public', 'pg_temp' as $$
declare
  home constant uuid := coalesce(new.property_id, old.property_id);
begin
  update properties p
     set image_urls = coalesce((select array_agg(url order by position, id) from property_photos
           where property_id = home), '{}'),
         cover = (select jsonb_build_object('url', url, 'files', files, 'width', width, 'height', height,
             'blurhash', blurhash, 'alt', alt)
           from property_photos where property_id = home order by is_cover desc, position, id limit 1)
   where p.id = home;
  return null;
end $$;

-- The locality of that name or alias in the city, made when there is none. Servers of the release before call it while both run;
-- since then a name that nobody knows waits for an administrator (places.sql).
create or replace function app.ensure_locality(_city_id integer, _name text, _pincode text default null) returns integer
  language plpgsql security definer set search_path = 'public', 'pg_temp' as $$
declare
  wanted constant text := left(trim(regexp_replace(_name, '\s+', ' ', 'g')), 120);
  wanted_slug constant text := coalesce(
    nullif(trim(both '-' from regexp_replace(lower(wanted), '[^a-z0-9]+', '-', 'g')), ''), md5(wanted));
  existing integer;
begin
  select id into existing from localities where city_id = _city_id
    and (slug = wanted_slug or lower(wanted) = any(select lower(a) from unnest(aliases) a));
  if existing is null then
    insert into localities (city_id, name, slug, pincode) values (_city_id, wanted, wanted_slug, _pincode)
      on conflict (city_id, slug) do nothing returning id into existing;
  end if;
  if existing is null then
    select id into existing from localities where city_id = _city_id and slug = wanted_slug;
  end if;
  return existing;
end $$;

-- What similar homes must resemble, also for a home that was taken down: nothing that its page did not show.
create or replace function app.resembled_home(_property uuid)
  returns table (city_id integer, locality_id integer, bedrooms smallint, rent bigint)
  language sql stable security definer set search_path = 'public', 'pg_temp' as $$
  select city_id, locality_id, bedrooms, rent from properties
   where id = _property and listing_state <> 'draft' and rent is not null;
$$;

create or replace function app.refresh_locality_rents() returns void
  language sql set search_path = 'public', 'pg_temp' as $$
  with fresh as (
    select locality_id, (card::json ->> 'bedrooms')::integer as bedrooms, count(*)::integer as homes,
      percentile_disc(array[0.25, 0.5, 0.75]) within group (order by rent) as quartiles
    from listings group by 1, 2
  ), gone as (
    delete from locality_rents r where not exists
      (select from fresh f where f.locality_id = r.locality_id and f.bedrooms = r.bedrooms)
  )
  insert into locality_rents (locality_id, bedrooms, homes, lower_quartile, median, upper_quartile, refreshed_at)
    select locality_id, bedrooms, homes, quartiles[1], quartiles[2], quartiles[3], app.now() from fresh
    on conflict (locality_id, bedrooms) do update set homes = excluded.homes,
      lower_quartile = excluded.lower_quartile, median = excluded.median,
      upper_quartile = excluded.upper_quartile, refreshed_at = excluded.refreshed_at;
  with fresh as (
    select city_id, (card::json ->> 'bedrooms')::integer as bedrooms, count(*)::integer as homes,
      percentile_disc(array[0.25, 0.5, 0.75]) within group (order by rent) as quartiles
    from listings group by 1, 2
  ), gone as (
    delete from city_rents r where not exists
      (select from fresh f where f.city_id = r.city_id and f.bedrooms = r.bedrooms)
  )
  insert into city_rents (city_id, bedrooms, homes, lower_quartile, median, upper_quartile, refreshed_at)
    select city_id, bedrooms, homes, quartiles[1], quartiles[2], quartiles[3], app.now() from fresh
    on conflict (city_id, bedrooms) do update set homes = excluded.homes,
      lower_quartile = excluded.lower_quartile, median = excluded.median,
      upper_quartile = excluded.upper_quartile, refreshed_at = excluded.refreshed_at;
  -- Every finished page of a home compares its rent with these.
  select pg_notify('catalogue', '*');
$$;

create or replace trigger guard_property before insert or update on properties
  for each row execute function app.guard_property();
create or replace trigger name_place_of_property before insert or update of city_id, locality_id, lat, lng on properties
  for each row when (new.city_id is not null and not app.is_bulk_load())
  execute function app.name_place_of_property();
create or replace trigger list_property_inserted after insert on properties
  for each row when (new.listing_state = 'published' and not app.is_bulk_load())
  execute function app.list_property();
create or replace trigger list_property_deleted after delete on properties
  for each row when (old.listing_state = 'published') execute function app.list_property();
create or replace trigger show_photos after insert or update or delete on property_photos
  for each row when (not app.is_bulk_load()) execute function app.show_photos();

alter function app.list_property() owner to kiraya_definer;
alter function app.show_photos() owner to kiraya_definer;
alter function app.resembled_home(uuid) owner to kiraya_definer;
alter function app.ensure_locality(integer, text, text) owner to kiraya_definer;
grant execute on function app.is_bulk_load() to member, worker, kiraya_bulk, kiraya_definer;
grant execute on function app.listing_best(properties),
  app.iso_instant(timestamptz), app.map_cell(double precision, integer)
  to kiraya_definer, kiraya_bulk;
grant execute on function app.day_number(date), app.map_cell(double precision, integer) to kiraya_visitor;
grant execute on function app.ensure_locality(integer, text, text) to member, worker;
grant execute on function app.resembled_home(uuid) to member, worker, kiraya_visitor;
grant execute on function app.refresh_locality_rents() to worker, kiraya_bulk;
grant execute on function app.words_of_city(text, integer), app.words_of_title(text) to member, worker, kiraya_visitor;

-- What counted in PostgreSQL before searches were counted in memory alone.
drop function if exists app.count_listing_changes(), app.count_listing(uuid), app.count_gone_listings(uuid[]),
  app.count_new_listings(uuid[]), app.set_listing_bits(integer, integer, integer[]), app.bits_at(integer, integer[]),
  app.listing_keys(listings), app.number_keys(integer, integer, integer);
