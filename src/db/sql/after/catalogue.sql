-- Homes and the catalogue: rights, and the triggers that keep the catalogue's copy and its counts true (decision 0007). What follows
-- from the description of a home's fields is in catalogue_fields.sql.
grant select on cities, localities, locality_rents, city_rents to member, kiraya_visitor, kiraya_definer;
grant insert, update, delete on cities, localities to member, worker;
grant insert, update, delete on locality_rents, city_rents to worker;
grant insert on localities to kiraya_definer;
grant select, insert, update, delete on properties, property_photos to member, worker;
grant select (id, listed_by, city_id, locality_id, state, lat, lng, availability, listing_state, view_count, rating,
  rating_count, image_urls, cover, published_at, renewed_at, created_at, updated_at) on properties to kiraya_visitor;
grant select (id, property_id, position, is_cover, room, url, files, width, height, blurhash, alt)
  on property_photos to kiraya_visitor;
grant select, insert on property_views to member;
grant insert, update, delete on property_views to worker;
grant select, update on properties to kiraya_definer;
grant select on property_photos to kiraya_definer;
grant select on listings, listing_bits, listing_counts, listing_slots, frequent_words to member, kiraya_visitor;
grant select on frequent_words to kiraya_definer;
grant select, insert, update, delete on listings, listing_slots, listing_bits, listing_counts, listing_changes
  to kiraya_definer;
grant usage on sequence catalogue_version to kiraya_definer, worker, kiraya_bulk;

-- A bit string must stay inside its row: fetched from a side table it costs ten times as much.
alter table listing_bits alter column bits set storage plain;
alter table listing_bits set (fillfactor = 100, autovacuum_vacuum_scale_factor = 0.05);
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
    and (new.lat, new.lng) is not distinct from (old.lat, old.lng) then
    new.lat := null;
    new.lng := null;
  end if;
  new.lat := round(new.lat * 300) / 300;
  new.lng := round(new.lng * 300) / 300;
  return new;
end $$;

-- A number as the positions of its ones, so that ranges too are answered by ANDs of bits.
create or replace function app.number_keys(_first integer, _width integer, _number integer) returns integer[]
  language sql immutable
  return coalesce((select array_agg(_first + i) from generate_series(0, _width - 1) i
    where (_number >> i) & 1 = 1), '{}');

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

create or replace function app.listing_words(p public.properties) returns tsvector
  language sql immutable
  return to_tsvector('english', concat_ws(' ', p.title, p.locality, p.landmark, p.description));

-- Words asked for in one city. A home has each of its words that are rare a second time, with its city's number before it,
-- so that such a search need not look at the homes of other cities.
create or replace function app.words_of_city(_words text, _city integer) returns tsquery
  language sql immutable
  return regexp_replace(plainto_tsquery('english', _words)::text, '''((?:[^'']|'''')*)''', '''' || _city || ':\1''', 'g')::tsquery;

create or replace function app.list_property() returns trigger
  language plpgsql security definer set search_path = 'public', 'pg_temp' as $$
declare
  fresh public.listings;
begin
  if tg_op = 'DELETE' or new.listing_state <> 'published' or new.availability <> 'available' then
    delete from listings where property_id = old.id;
    if not found then
      return null;
    end if;
  else
    select l.* into fresh from app.listings_of(new) l;
    insert into listings select fresh.* on conflict (property_id) do update
      set (city_id, locality_id, rent, area_sqft, available_from, best, newest, rating, tags, words, card, lat_cell, lng_cell)
        = row (excluded.city_id, excluded.locality_id, excluded.rent, excluded.area_sqft, excluded.available_from,
          excluded.best, excluded.newest, excluded.rating, excluded.tags, excluded.words, excluded.card,
          excluded.lat_cell, excluded.lng_cell);
  end if;
  insert into listing_changes values (coalesce(new.id, old.id)) on conflict do nothing;
  return null;
end $$;

create or replace function app.set_listing_bits(_city integer, _slot integer, _keys integer[]) returns void
  language plpgsql set search_path = 'public', 'pg_temp' as $$
declare
  width constant integer := 31744;
  place constant integer := _slot / width;
  offset_in constant integer := _slot % width;
  present integer[];
  added integer[];
  removed integer[];
begin
  select coalesce(array_agg(key), '{}') into present
    from listing_bits where city_id = _city and chunk = place and get_bit(bits, offset_in) = 1;
  added := array(select unnest(_keys) except select unnest(present));
  removed := array(select unnest(present) except select unnest(_keys));
  insert into listing_bits (city_id, chunk, key, bits)
    select _city, place, k, repeat('0', width)::varbit from unnest(added) k
    on conflict do nothing;
  update listing_bits set version = default,
      bits = set_bit(bits, offset_in, case when key = any(added) then 1 else 0 end)
    where city_id = _city and chunk = place and key = any(added || removed);
  insert into listing_counts as c select _city, k, case when k = any(added) then 1 else -1 end
    from unnest(added || removed) k where k < 1000 or k between 100000 and 9999999
    on conflict (city_id, key) do update set homes = c.homes + excluded.homes;
end $$;

create or replace function app.listing_keys(l public.listings) returns integer[]
  language sql immutable
  return l.tags || app.number_keys(1000, 24, (l.rent / 100)::integer) || app.number_keys(1100, 17, l.area_sqft)
    || app.number_keys(1200, 15, app.day_number(l.available_from))
    || app.number_keys(1300, 14, l.lat_cell) || app.number_keys(1400, 14, l.lng_cell);

create or replace function app.bits_at(_width integer, _places integer[]) returns bit varying
  language plpgsql immutable as $$
declare
  bits bit varying := repeat('0', _width)::varbit;
  place integer;
begin
  foreach place in array _places loop
    bits := set_bit(bits, place, 1);
  end loop;
  return bits;
end $$;

-- Homes that enter the catalogue: an import lists hundreds in one transaction, so each row of bits is written once
-- for all of them instead of once for each.
create or replace function app.count_new_listings(_properties uuid[]) returns void
  language plpgsql set search_path = 'public', 'pg_temp' as $$
declare
  width constant integer := 31744;
begin
  insert into listing_slots (property_id, city_id, slot, lat_cell, lng_cell, rent, area_sqft, best, newest, rating)
    select l.property_id, l.city_id,
      coalesce((select max(s.slot) from listing_slots s where s.city_id = l.city_id), -1)
        + row_number() over (partition by l.city_id order by l.property_id), l.lat_cell, l.lng_cell,
      l.rent, l.area_sqft, l.best, l.newest, l.rating
    from listings l where l.property_id = any(_properties);
  with wanted as materialized (
    select s.city_id, s.slot / width as chunk, k.key, array_agg(distinct s.slot % width) as places
      from listings l join listing_slots s on s.property_id = l.property_id
        cross join lateral unnest(app.listing_keys(l)) k (key)
     where l.property_id = any(_properties)
     group by 1, 2, 3
  ), counted as (
    insert into listing_counts as c (city_id, key, homes)
      select city_id, key, sum(cardinality(places)) from wanted
        where key < 1000 or key between 100000 and 9999999 group by 1, 2
      on conflict (city_id, key) do update set homes = c.homes + excluded.homes
  )
  insert into listing_bits as b (city_id, chunk, key, bits)
    select city_id, chunk, key, app.bits_at(width, places) from wanted
    on conflict (city_id, chunk, key) do update set bits = b.bits | excluded.bits, version = excluded.version;
end $$;

-- Homes that leave the catalogue together, as when a lister's account is erased: each row of bits is read and written once for
-- all of them. One by one, each home would go through the versions of the rows that those before it left behind.
create or replace function app.count_gone_listings(_properties uuid[]) returns void
  language plpgsql set search_path = 'public', 'pg_temp' as $$
declare
  width constant integer := 31744;
  none constant bit varying := repeat('0', width)::varbit;
  gone record;
begin
  for gone in
    select city_id, slot / width as chunk, app.bits_at(width, array_agg(slot % width)) as places
      from listing_slots where property_id = any(_properties) group by 1, 2 order by 1, 2
  loop
    with emptied as (
      update listing_bits b set version = default, bits = b.bits & ~gone.places
       where b.city_id = gone.city_id and b.chunk = gone.chunk and b.bits & gone.places <> none
       returning b.key, bit_count(old.bits & gone.places) as homes
    )
    update listing_counts c set homes = c.homes - e.homes from emptied e
     where c.city_id = gone.city_id and c.key = e.key;
  end loop;
  delete from listing_slots where property_id = any(_properties);
end $$;

create or replace function app.count_listing(_property uuid) returns void
  language plpgsql set search_path = 'public', 'pg_temp' as $$
declare
  found_listing listings;
  place listing_slots;
begin
  select * into found_listing from listings where property_id = _property;
  select * into place from listing_slots where property_id = _property;
  if place.property_id is not null and place.city_id is distinct from found_listing.city_id then
    perform app.set_listing_bits(place.city_id, place.slot, '{}');
    delete from listing_slots where property_id = _property;
    place := null;
  end if;
  if found_listing.property_id is null then
    return;
  end if;
  if place.property_id is null then
    perform app.count_new_listings(array[_property]);
  else
    perform app.set_listing_bits(place.city_id, place.slot, app.listing_keys(found_listing));
    update listing_slots set version = default, (lat_cell, lng_cell, rent, area_sqft, best, newest, rating)
        = row (found_listing.lat_cell, found_listing.lng_cell, found_listing.rent, found_listing.area_sqft,
          found_listing.best, found_listing.newest, found_listing.rating)
     where property_id = _property and (lat_cell, lng_cell, rent, area_sqft, best, newest, rating)
       is distinct from (found_listing.lat_cell, found_listing.lng_cell, found_listing.rent, found_listing.area_sqft,
          found_listing.best, found_listing.newest, found_listing.rating);
  end if;
end $$;

-- Runs at commit, one transaction at a time and only for that moment: rows of bits are shared by thousands of homes,
-- so locking them any earlier would make listers wait for each other, or deadlock.
create or replace function app.count_listing_changes() returns trigger
  language plpgsql security definer set search_path = 'public', 'pg_temp' as $$
declare
  all_changed uuid[];
  fresh uuid[];
  gone uuid[];
  changed uuid;
begin
  if not exists (select from listing_changes where property_id = new.property_id) then
    return null;
  end if;
  perform pg_advisory_xact_lock(8270420);
  with taken as (delete from listing_changes returning property_id)
    select array_agg(property_id) into all_changed from taken;
  fresh := array(select l.property_id from listings l where l.property_id = any(all_changed)
    and not exists (select from listing_slots s where s.property_id = l.property_id));
  perform app.count_new_listings(fresh);
  gone := array(select s.property_id from listing_slots s where s.property_id = any(all_changed)
    and not exists (select from listings l where l.property_id = s.property_id));
  -- A single one is quicker as the others are.
  if cardinality(gone) > 1 then
    perform app.count_gone_listings(gone);
  end if;
  for changed in
    select c from unnest(all_changed) c except select f from unnest(fresh) f
      except select g from unnest(gone) g where cardinality(gone) > 1
  loop
    perform app.count_listing(changed);
  end loop;
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

-- The locality of that name or alias in the city, made when there is none: imports meet new ones all the time.
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
drop trigger if exists count_listing_changes on listing_changes;
create constraint trigger count_listing_changes after insert on listing_changes
  deferrable initially deferred for each row execute function app.count_listing_changes();

alter function app.list_property() owner to kiraya_definer;
alter function app.count_listing_changes() owner to kiraya_definer;
alter function app.show_photos() owner to kiraya_definer;
alter function app.resembled_home(uuid) owner to kiraya_definer;
alter function app.ensure_locality(integer, text, text) owner to kiraya_definer;
grant execute on function app.is_bulk_load() to member, worker, kiraya_bulk, kiraya_definer;
grant execute on function app.listing_best(properties), app.listing_words(properties), app.iso_instant(timestamptz), app.day_number(date), app.map_cell(double precision, integer),
  app.number_keys(integer, integer, integer) to kiraya_definer, kiraya_bulk;
grant execute on function app.set_listing_bits(integer, integer, integer[]), app.count_listing(uuid),
  app.count_new_listings(uuid[]), app.count_gone_listings(uuid[]), app.listing_keys(listings),
  app.bits_at(integer, integer[]) to kiraya_definer;
grant execute on function app.ensure_locality(integer, text, text) to member, worker;
grant execute on function app.resembled_home(uuid) to member, worker, kiraya_visitor;
grant execute on function app.refresh_locality_rents() to worker, kiraya_bulk;
grant execute on function app.words_of_city(text, integer) to member, worker, kiraya_visitor;
