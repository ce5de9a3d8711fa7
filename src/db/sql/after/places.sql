-- The gazetteer: rights, and how a place becomes a locality in which homes stand (docs/decisions/0056).
grant select on places to member, kiraya_visitor, kiraya_definer;
grant insert, update, delete on places to worker;
grant update on localities to kiraya_definer;
grant update (city_id) on places to kiraya_definer;
grant select, insert, delete on city_requests to member;
grant update (told_at) on city_requests to member;
grant insert, update, delete on city_requests to worker;
grant select, delete on city_requests to kiraya_definer;
grant select, insert, update, delete on locality_decisions, decision_homes to member, worker;

-- Which of the open data was loaded last: changed files are loaded again when the product starts.
create table if not exists app.gazetteer (stamp text not null);
insert into app.gazetteer select '' where not exists (select from app.gazetteer);
grant select on app.gazetteer to kiraya_visitor, member, worker;
grant select, update on app.gazetteer to kiraya_bulk;

create or replace function app.erase_own_city_requests(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.city_requests r where r.user_id = _user_id;
$$;
alter function app.erase_own_city_requests(uuid) owner to kiraya_definer;

-- The locality of a place of the gazetteer in a served city, made when the first home comes to stand there.
create or replace function app.locality_of_place(_place_id integer) returns integer
  language plpgsql security definer set search_path = 'public', 'pg_temp' as $$
declare
  found integer;
begin
  insert into localities (city_id, name, slug, aliases, pincode, lat, lng)
    select c.city_id, p.name, p.slug, p.aliases, p.pincode, p.lat, p.lng
      from places p join places c on c.id = p.parent_id
     where p.id = _place_id and c.city_id is not null
    on conflict (city_id, slug) do update
      set state = 'known', name = excluded.name, aliases = excluded.aliases, pincode = excluded.pincode,
        lat = excluded.lat, lng = excluded.lng
      where localities.state in ('waiting', 'dismissed');
  select l.id into found
    from places p join places c on c.id = p.parent_id join localities l on l.city_id = c.city_id and l.slug = p.slug
   where p.id = _place_id;
  -- Under whichever name it is known now.
  while exists (select from localities l where l.id = found and l.state = 'merged') loop
    select merged_into into found from localities l where l.id = found;
  end loop;
  return found;
end $$;

-- Localities that are shown and searched, each with its other names and those of the ones merged into it.
create or replace function app.known_localities() returns table (id integer, city_id integer, name text, slug text,
    aliases text[], pincode text, lat double precision, lng double precision)
  language sql stable
as $$
  with recursive merged as (
    select l.id, l.merged_into as target from public.localities l where l.state = 'merged'
    union all
    select m.id, l.merged_into from merged m join public.localities l on l.id = m.target where l.state = 'merged'
  ), names as (
    select m.target, array_agg(distinct n) as names
      from merged m join public.localities l on l.id = m.id, unnest(array[l.name, l.slug] || l.aliases) n group by m.target
  )
  select l.id, l.city_id, l.name, l.slug, l.aliases || coalesce(n.names, '{}'), l.pincode, l.lat, l.lng
    from public.localities l left join names n on n.target = l.id
   where l.state = 'known' and l.slug <> 'other-areas';
$$;
drop function if exists app.locality_names(localities);

-- A city of the gazetteer is one that is served from now on.
create or replace function app.serve_city(_place_id integer, _city_id integer) returns void
  language plpgsql security definer set search_path = 'public', 'pg_temp' as $$
begin
  if not app.may('places.changeAll') then
    raise insufficient_privilege using message = 'Only administrators begin to serve a city';
  end if;
  update places set city_id = _city_id where id = _place_id and kind = 'city' and city_id is null;
end $$;
alter function app.serve_city(integer, integer) owner to kiraya_definer;
grant execute on function app.serve_city(integer, integer) to member;

-- Where homes of a city stand whose locality nobody knows.
create or replace function app.rest_of_city(_city_id integer) returns integer
  language plpgsql security definer set search_path = 'public', 'pg_temp' as $$
declare
  found integer;
begin
  select id into found from localities where city_id = _city_id and slug = 'other-areas';
  if found is null then
    insert into localities (city_id, name, slug) values (_city_id, 'Other areas', 'other-areas')
      on conflict (city_id, slug) do nothing;
    select id into found from localities where city_id = _city_id and slug = 'other-areas';
  end if;
  return found;
end $$;

-- A locality that a lister named and that nobody knows: it waits for an administrator, and no home stands in it.
create or replace function app.name_locality(_city_id integer, _name text, _pincode text default null) returns integer
  language plpgsql security definer set search_path = 'public', 'pg_temp' as $$
declare
  wanted constant text := left(trim(regexp_replace(_name, '\s+', ' ', 'g')), 120);
  wanted_slug constant text := coalesce(
    nullif(trim(both '-' from regexp_replace(lower(wanted), '[^a-z0-9]+', '-', 'g')), ''), md5(wanted));
  found integer;
begin
  insert into localities (city_id, name, slug, pincode, state) values (_city_id, wanted, wanted_slug, _pincode, 'waiting')
    on conflict (city_id, slug) do nothing;
  -- Held until the home stands that is called so: app.forget_names waits for it.
  select id into found from localities where city_id = _city_id and slug = wanted_slug for key share;
  return found;
end $$;

-- Names that wait and that no home has any more, after an import was taken back; how many they were.
create or replace function app.forget_names(_ids integer[]) returns integer
  language plpgsql security definer set search_path = 'public', 'pg_temp' as $$
declare
  forgotten integer;
begin
  perform from localities where id = any(_ids) and state = 'waiting' order by id for update;
  delete from localities l
   where l.id = any(_ids) and l.state = 'waiting'
     and not exists (select from properties p where p.named_locality_id = l.id)
     and not exists (select from properties p where p.locality_id = l.id)
     and not exists (select from locality_decisions d where d.locality_id = l.id or d.into_id = l.id);
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
alter function app.forget_names(integer[]) owner to kiraya_definer;
grant delete on localities to kiraya_definer;
grant select on locality_decisions to kiraya_definer;
grant execute on function app.forget_names(integer[]) to member;

alter function app.locality_of_place(integer) owner to kiraya_definer;
alter function app.rest_of_city(integer) owner to kiraya_definer;
alter function app.name_locality(integer, text, text) owner to kiraya_definer;
grant execute on function app.locality_of_place(integer), app.rest_of_city(integer),
  app.name_locality(integer, text, text) to member, worker, kiraya_bulk;
grant execute on function app.known_localities() to member, worker, kiraya_visitor, kiraya_bulk;

-- Whole metres from a point to the middle of a cell of the map's grid, as src/domain/map.ts reckons them.
create or replace function app.meters_to_cell(_lat double precision, _lng double precision, _lat_cell smallint, _lng_cell smallint)
  returns integer
  language sql immutable
  return round(2 * 6371008.77 * asin(least(1, sqrt(
    power(sin(radians(6 + _lat_cell / 300.0 - _lat) / 2), 2)
    + cos(radians(_lat)) * cos(radians(6 + _lat_cell / 300.0)) * power(sin(radians(67 + _lng_cell / 300.0 - _lng) / 2), 2)))))::integer;
grant execute on function app.meters_to_cell(double precision, double precision, smallint, smallint)
  to member, worker, kiraya_visitor;
