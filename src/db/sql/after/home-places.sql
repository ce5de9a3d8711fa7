-- Where exactly a home is, as answers show it.
create or replace function app.place_shown(_address text, _landmark text, _latitude double precision, _longitude double precision)
  returns json language sql immutable
  return json_build_object('address', _address, 'landmark', _landmark,
    'point', case when _latitude is not null and _longitude is not null
      then json_build_object('lat', _latitude, 'lng', _longitude) end);

-- Of a let home, for those who let and rent it while that is so: a tenant who was never a seeker here has no visit and no
-- application that would show it.
create or replace function app.place_of_lease(_lease_id uuid) returns json
  language sql stable security definer set search_path = ''
as $$
  select app.place_shown(coalesce(l.home_address, h.address), p.landmark, h.latitude, h.longitude)
    from public.leases l
      join public.properties p on p.id = l.property_id
      left join public.property_private h on h.property_id = p.id
   where l.id = _lease_id and l.state in ('accepted', 'active', 'ending')
     and (app.user_id() in (l.landlord_id, l.tenant_id) or l.id in (select app.co_tenancies()));
$$;
alter function app.place_of_lease(uuid) owner to kiraya_definer;
grant execute on function app.place_shown(text, text, double precision, double precision) to member, kiraya_definer;
grant execute on function app.place_of_lease(uuid) to member;

-- The state of a home, for what its law asks of a lease: of the listing or its city; of a managed home by the city in its location.
create or replace function app.state_of_home(_property_id uuid, _managed_property_id uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  with home as (
    select p.state, array[p.city] as places from public.properties p where p.id = _property_id
    union all
    select null, string_to_array(a.property_location || ',' || coalesce(a.property_address, ''), ',')
      from public.managed_properties m join public.managed_rental_applications a on a.id = m.application_id
     where m.id = _managed_property_id
  )
  select coalesce(h.state, c.state) from home h left join lateral (
    select c.state from public.cities c
     where exists (select from unnest(h.places) as place
       where lower(btrim(place)) in (select lower(name) from unnest(c.aliases || c.name) as name))
     order by c.id limit 1) c on true
   where coalesce(h.state, c.state) is not null limit 1;
$$;
alter function app.state_of_home(uuid, uuid) owner to kiraya_definer;
grant execute on function app.state_of_home(uuid, uuid) to member;
