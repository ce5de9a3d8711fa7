-- Who may move a visit or an application where, whatever the program above does: the rules of src/domain/visits.ts and
-- applications.ts once more, which src/db/lead-guards.test.ts compares for every side and state.
create or replace function app.guard_visit() returns trigger language plpgsql as $$
declare
  side constant text := case when app.user_id() = old.user_id then 'seeker'
    when app.user_id() = old.lister_id or old.property_id in (select app.organisation_homes('leads')) then 'lister' end;
  is_asked constant boolean := old.status = 'requested' and old.awaiting = side;
begin
  -- Two steps, because other roles may not even ask what somebody may.
  if current_user <> 'member' then
    return new;
  end if;
  if (select app.may('leads.changeAll')) then
    return new;
  end if;
  if new.rating is distinct from old.rating
    and (side, old.status, new.status) is distinct from ('seeker', 'completed', 'completed') then
    raise insufficient_privilege using message = 'Only the seeker rates a visit, once it is completed';
  end if;
  if (new.status, new.awaiting, new.scheduled_date, new.slot)
    is not distinct from (old.status, old.awaiting, old.scheduled_date, old.slot) then
    return new;
  end if;
  if not coalesce(case new.status
      when 'requested' then (is_asked or old.status = 'scheduled') and new.awaiting <> side
      when 'scheduled' then is_asked
      when 'rejected' then is_asked
      when 'cancelled' then old.status in ('requested', 'scheduled')
        -- The other side did not come.
        or (old.status = 'completed' and side = 'seeker' and old.rating is null)
      when 'completed' then old.status = 'scheduled' and side = 'lister'
    end, false) then
    raise insufficient_privilege using message = 'This side may not move the visit there';
  end if;
  if new.status <> 'requested' and (new.scheduled_date, new.slot) <> (old.scheduled_date, old.slot) then
    raise insufficient_privilege using message = 'A new time has to be agreed to';
  end if;
  return new;
end $$;

create or replace function app.guard_application() returns trigger language plpgsql as $$
declare
  is_lister constant boolean := app.user_id() <> old.user_id
    and (app.user_id() = old.lister_id or old.property_id in (select app.organisation_homes('leads')));
begin
  if current_user <> 'member' then
    return new;
  end if;
  if (select app.may('leads.changeAll')) then
    return new;
  end if;
  if not coalesce(case new.status
      when 'under_review' then old.status = 'submitted' and is_lister
      when 'approved' then old.status in ('submitted', 'under_review') and is_lister
      when 'rejected' then old.status in ('submitted', 'under_review') and is_lister
      when 'cancelled' then old.status in ('submitted', 'under_review', 'approved') and app.user_id() = old.user_id
    end, false) then
    raise insufficient_privilege using message = 'This side may not move the application there';
  end if;
  return new;
end $$;

create or replace trigger guard_visit before update on property_visits
  for each row execute function app.guard_visit();
create or replace trigger guard_application before update on property_applications
  for each row when (new.status is distinct from old.status) execute function app.guard_application();
grant execute on function app.guard_visit(), app.guard_application() to member, worker;
