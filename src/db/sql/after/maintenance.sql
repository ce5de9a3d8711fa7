-- Maintenance requests: the parties of the lease, or whoever lets or manages a home that nobody rents, raise and work them, each
-- only as its side may; history is append-only.
grant select on maintenance_requests, maintenance_events, maintenance_photos to member, kiraya_definer;
grant insert (id, lease_id, property_id, managed_property_id, title, description, category, priority, reported_by) on maintenance_requests to member;
grant update (category, priority, status, assignee_name, assignee_phone, estimate, approved_at, cost, done_at, rating, rating_note)
  on maintenance_requests to member;
grant insert on maintenance_events, maintenance_photos to member;
grant insert, update on maintenance_requests to worker;
grant insert on maintenance_events, maintenance_photos to worker;

-- A request with a tenant is of the home that their lease is of; its name stays as it was then.
create or replace function app.home_of_request() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.lease_id is not null then
    select l.property_id, l.managed_property_id, l.home_name
      into new.property_id, new.managed_property_id, new.home_name
      from public.leases l where l.id = new.lease_id;
  elsif new.managed_property_id is not null then
    select app.managed_home_name(d.property_name, a.property_location) into new.home_name
      from public.managed_property_details d join public.managed_rental_applications a on a.id = d.application_id
     where d.id = new.managed_property_id;
  else
    select left(concat_ws(', ', p.title, nullif(p.locality, ''), nullif(p.city, '')), 300) into new.home_name
      from public.properties p where p.id = new.property_id;
  end if;
  return new;
end $$;

-- Who lets and who manages a home, to the two themselves and to administrators.
create or replace function app.keepers_of_home(_property_id uuid, _managed_property_id uuid)
  returns table (landlord_id uuid, manager_id uuid)
  language sql stable security definer set search_path = ''
as $$
  select k.landlord_id, k.manager_id from (
    select p.listed_by as landlord_id, null::uuid as manager_id from public.properties p where p.id = _property_id
    union all
    select p.owner_id, m.manager_id
      from public.managed_properties p left join public.managed_property_managers m on m.managed_property_id = p.id
        and public.has_role(m.manager_id, 'property_manager')
     where p.id = _managed_property_id
  ) k where app.user_id() in (k.landlord_id, k.manager_id) or (select app.may('maintenance.readAll'));
$$;

alter function app.home_of_request() owner to kiraya_definer;
alter function app.keepers_of_home(uuid, uuid) owner to kiraya_definer;
grant execute on function app.keepers_of_home(uuid, uuid) to member;
create or replace trigger home_of_request before insert on maintenance_requests
  for each row execute function app.home_of_request();

-- The rules of src/domain/maintenance.ts once more: what a tenant may change, and what is the lessor's.
create or replace function app.guard_maintenance() returns trigger language plpgsql as $$
declare
  is_tenant boolean;
  is_landlord boolean;
begin
  if current_user <> 'member' then
    return new;
  end if;
  if old.lease_id is null then
    is_tenant := false;
    is_landlord := app.lets_home(old.property_id, old.managed_property_id) or (select app.may('maintenance.actForLandlord'));
  else
    select coalesce(l.tenant_id = app.user_id(), false) or l.id in (select app.co_tenancies()), coalesce(l.landlord_id = app.user_id(), false) or (select app.may('maintenance.actForLandlord'))
      into is_tenant, is_landlord from leases l where l.id = old.lease_id;
  end if;
  if is_tenant then
    if (new.category, new.priority, new.assignee_name, new.assignee_phone, new.cost)
        is distinct from (old.category, old.priority, old.assignee_name, old.assignee_phone, old.cost)
      or (new.estimate, new.approved_at) is distinct from (old.estimate, old.approved_at)
        and (new.status, new.estimate, new.approved_at) is distinct from ('open', null, null)
      or not (new.status = old.status or (new.status = 'cancelled' and old.status in ('open', 'assigned')
          and coalesce(old.reported_by, app.user_id()) = app.user_id())
        or (new.status = 'open' and old.status = 'done')) then
      raise insufficient_privilege using message = 'The landlord works the request';
    end if;
    return new;
  end if;
  if new.approved_at is not null and new.approved_at is distinct from old.approved_at and not is_landlord then
    raise insufficient_privilege using message = 'The landlord approves what a repair may cost';
  end if;
  if (new.rating, new.rating_note) is distinct from (old.rating, old.rating_note) then
    raise insufficient_privilege using message = 'Only the tenant rates the work';
  end if;
  if new.status <> old.status and not (
      (new.status in ('assigned', 'cancelled') and old.status in ('open', 'assigned'))
      or (new.status = 'in_progress' and old.status = 'assigned')
      or (new.status = 'done' and old.status in ('assigned', 'in_progress'))
      or (new.status = 'open' and old.status = 'done' and old.lease_id is null)) then
    raise insufficient_privilege using message = 'This side may not move the request there';
  end if;
  return new;
end $$;

grant execute on function app.guard_maintenance() to member, worker;
create or replace trigger guard_maintenance before update on maintenance_requests
  for each row execute function app.guard_maintenance();
select app.make_append_only(history) from (values ('maintenance_events'::regclass)) written (history);
