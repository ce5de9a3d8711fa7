-- Maintenance requests: the parties of the lease raise and work them, each only as its side may; history is append-only.
grant select on maintenance_requests, maintenance_events, maintenance_photos to member, kiraya_definer;
grant insert (id, lease_id, title, description, category, priority, reported_by) on maintenance_requests to member;
grant update (category, priority, status, assignee_name, assignee_phone, estimate, approved_at, cost, done_at, rating, rating_note)
  on maintenance_requests to member;
grant insert on maintenance_events, maintenance_photos to member;
grant insert, update on maintenance_requests to worker;
grant insert on maintenance_events, maintenance_photos to worker;

-- The rules of src/domain/maintenance.ts once more: what a tenant may change, and what is the lessor's.
create or replace function app.guard_maintenance() returns trigger language plpgsql as $$
declare
  is_tenant boolean;
  is_landlord boolean;
begin
  if current_user <> 'member' then
    return new;
  end if;
  select coalesce(l.tenant_id = app.user_id(), false), coalesce(l.landlord_id = app.user_id(), false) or (select app.is_admin())
    into is_tenant, is_landlord from leases l where l.id = old.lease_id;
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
      or (new.status = 'done' and old.status in ('assigned', 'in_progress'))) then
    raise insufficient_privilege using message = 'This side may not move the request there';
  end if;
  return new;
end $$;

grant execute on function app.guard_maintenance() to member, worker;
create or replace trigger guard_maintenance before update on maintenance_requests
  for each row execute function app.guard_maintenance();
select app.make_append_only(history) from (values ('maintenance_events'::regclass)) written (history);
