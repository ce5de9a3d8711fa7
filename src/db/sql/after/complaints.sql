-- Complaints: their person sends and reopens them, support and administrators answer and decide.
grant select on complaints, complaint_entries to member;
grant insert on complaints to member;
grant update (status, assigned_to, decided_at, escalated_at, answer_by) on complaints to member;
grant insert on complaint_entries to member;
grant select, insert, update, delete on complaints to worker;
grant select, insert on complaint_entries to worker;
grant select, delete on complaints to kiraya_definer;

-- Entries go with their complaint.
create or replace function app.erase_own_complaints(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.complaints c where c.complainant_id = _user_id;
$$;
alter function app.erase_own_complaints(uuid) owner to kiraya_definer;

-- The states of src/domain/complaints.ts once more, and what the complainant may not touch.
create or replace function app.guard_complaint() returns trigger language plpgsql as $$
begin
  if current_user <> 'member' then
    return new;
  end if;
  if new.status is distinct from old.status and not coalesce(case old.status
      when 'received' then new.status in ('in_progress', 'resolved')
      when 'in_progress' then new.status = 'resolved'
      when 'resolved' then new.status = 'escalated'
      when 'escalated' then new.status = 'closed'
    end, false) then
    raise insufficient_privilege using message = 'A complaint may not move there';
  end if;
  if new.status = 'closed' and old.status <> 'closed' and not app.may('complaints.close') then
    raise insufficient_privilege using message = 'The grievance officer decides what is taken further';
  end if;
  if new.answer_by <> old.answer_by and not (old.status = 'resolved' and new.status = 'escalated') then
    raise insufficient_privilege using message = 'A new term begins with the grievance officer';
  end if;
  if (new.assigned_to, new.decided_at) is distinct from (old.assigned_to, old.decided_at)
      and not app.may('complaints.changeAll') then
    raise insufficient_privilege using message = 'The office decides complaints';
  end if;
  return new;
end $$;

create or replace trigger guard_complaint before update on complaints
  for each row execute function app.guard_complaint();
grant execute on function app.guard_complaint() to member, worker;
