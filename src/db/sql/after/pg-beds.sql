-- Rooms and beds of a PG: rights, what its listing says of them, and that leases and beds agree.
grant select, delete on pg_rooms, pg_beds to member;
grant insert (id, property_id, name, sharing, attached_bathroom, air_conditioned, rent, deposit) on pg_rooms to member;
grant update (name, sharing, attached_bathroom, air_conditioned, rent, deposit) on pg_rooms to member;
grant insert (id, room_id, property_id, label) on pg_beds to member;
grant update (state) on pg_beds to member;
grant insert, update, delete on pg_rooms, pg_beds to worker;
grant select on pg_rooms, pg_beds to kiraya_visitor, kiraya_definer;
grant update (state) on pg_beds to kiraya_definer;

-- What the listing of a PG says of its beds: how many, how many are free, from which rent, and that it is full. Its rent and deposit are
-- those of the cheapest free bed, so that searches find and sort it by them; one without rooms has those of its form.
create or replace function app.count_beds(_property uuid) returns void
  language sql security definer set search_path = ''
as $$
  -- Whoever counts waits for another who does, and counts what that one left.
  select from public.properties p where p.id = _property for no key update;
  update public.properties p
     set bed_count = nullif(c.beds, 0), free_beds = case when c.beds > 0 then c.free end, bed_sharing = c.sharing,
         rent = coalesce(c.rent, p.rent), deposit = case when c.beds > 0 then c.deposit else p.deposit end,
         availability = case when c.beds > 0 and c.free = 0 and p.availability = 'available' then 'rented'
           when c.free > 0 and p.free_beds = 0 and p.availability = 'rented' then 'available' else p.availability end
    from (
      select count(*)::smallint as beds, (count(*) filter (where b.state = 'free'))::smallint as free,
          coalesce(array_agg(distinct (array['single', 'double', 'triple', 'four'])[r.sharing])
            filter (where b.state = 'free'), '{}') as sharing,
          (array_agg(r.rent order by b.state <> 'free', r.rent, r.deposit, b.id))[1] as rent,
          (array_agg(r.deposit order by b.state <> 'free', r.rent, r.deposit, b.id))[1] as deposit
        from public.pg_beds b join public.pg_rooms r on r.id = b.room_id where b.property_id = _property
    ) c
   where p.id = _property;
$$;

create or replace function app.count_changed_beds() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  home uuid;
begin
  for home in select distinct c.property_id from changed c order by 1 loop
    perform app.count_beds(home);
  end loop;
  return null;
end $$;

-- A bed is let while a lease of it is agreed, and free again after it.
create or replace function app.let_bed() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- The home first, as whoever changes its rooms does: two who come at once wait for each other in one order.
  perform from public.properties p where p.id = new.property_id for no key update;
  update public.pg_beds b set state = s.state
    from (select case when exists (select from public.leases l
        where l.bed_id = new.bed_id and l.state in ('accepted', 'active', 'ending')) then 'let' else 'free' end as state) s
   where b.id = new.bed_id and b.state <> s.state and (s.state = 'let' or b.state = 'let');
  return null;
end $$;

-- The bed of a lease is one of its home; a PG with beds is let by the bed; a renewal is of the same bed.
create or replace function app.bed_of_lease() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.renews_id is not null then
    select l.bed_id into new.bed_id from public.leases l where l.id = new.renews_id;
  elsif new.bed_id is not null then
    -- Held until the lease is written, so that nobody takes the bed away meanwhile.
    perform from public.pg_beds b where b.id = new.bed_id and b.property_id = new.property_id for key share;
    if not found then
      raise exception 'lease.bed-not-of-home' using errcode = 'KR409', hint = 'bed_id';
    end if;
  elsif new.property_id is not null and exists (select from public.pg_beds b where b.property_id = new.property_id) then
    raise exception 'lease.bed-missing' using errcode = 'KR409', hint = 'bed_id';
  end if;
  return new;
end $$;

-- Only leases let a bed, and none is taken away while one is written, runs or is agreed.
create or replace function app.guard_bed() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.leases l where l.bed_id = old.id and l.state not in ('ended', 'cancelled')) then
    raise exception 'bed.room-is-let' using errcode = 'KR409';
  end if;
  return old;
end $$;

create or replace function app.guard_bed_state() returns trigger language plpgsql as $$
begin
  if current_user = 'member' and new.state <> old.state and 'let' in (new.state, old.state) then
    raise insufficient_privilege using message = 'A bed is let by its lease';
  end if;
  return new;
end $$;

-- A room and its beds are of one home.
create or replace function app.home_of_bed() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.pg_rooms r where r.id = new.room_id and r.property_id = new.property_id) then
    raise insufficient_privilege using message = 'A bed stands in a room of its own home';
  end if;
  return new;
end $$;

-- What its beds say of a PG, its lister does not.
create or replace function app.guard_beds_of_home() returns trigger language plpgsql as $$
begin
  if current_user not in ('member', 'worker') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.bed_count := null;
    new.free_beds := null;
    new.bed_sharing := '{}';
    return new;
  end if;
  new.bed_count := old.bed_count;
  new.free_beds := old.free_beds;
  new.bed_sharing := old.bed_sharing;
  if old.bed_count is not null then
    if new.property_type is distinct from 'pg' then
      raise exception 'bed.home-has-rooms' using errcode = 'KR409', hint = 'property_type';
    end if;
    new.rent := old.rent;
    new.deposit := old.deposit;
  end if;
  return new;
end $$;

alter function app.count_beds(uuid) owner to kiraya_definer;
alter function app.count_changed_beds() owner to kiraya_definer;
alter function app.let_bed() owner to kiraya_definer;
alter function app.bed_of_lease() owner to kiraya_definer;
alter function app.guard_bed() owner to kiraya_definer;
alter function app.home_of_bed() owner to kiraya_definer;

create or replace trigger guard_beds_of_home before insert or update of rent, deposit, property_type, bed_count, free_beds, bed_sharing
  on properties for each row when (not app.is_bulk_load()) execute function app.guard_beds_of_home();
create or replace trigger home_of_bed before insert on pg_beds for each row execute function app.home_of_bed();
create or replace trigger guard_bed before delete on pg_beds for each row execute function app.guard_bed();
create or replace trigger guard_bed_state before update on pg_beds for each row execute function app.guard_bed_state();
create or replace trigger count_added_beds after insert on pg_beds referencing new table as changed
  for each statement execute function app.count_changed_beds();
create or replace trigger count_changed_beds after update on pg_beds referencing new table as changed
  for each statement execute function app.count_changed_beds();
create or replace trigger count_gone_beds after delete on pg_beds referencing old table as changed
  for each statement execute function app.count_changed_beds();
create or replace trigger count_changed_rooms after update on pg_rooms referencing new table as changed
  for each statement execute function app.count_changed_beds();
create or replace trigger bed_of_lease before insert on leases for each row execute function app.bed_of_lease();
create or replace trigger let_bed after insert or update of state on leases
  for each row when (new.bed_id is not null) execute function app.let_bed();
