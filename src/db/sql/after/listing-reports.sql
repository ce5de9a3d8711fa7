-- Reported listings: anybody signed in reports once, administrators decide.
grant select on listing_reports to member;
grant insert (property_id, reporter_id, reason, note) on listing_reports to member;
grant update (status, outcome, decided_by, decided_at) on listing_reports to member;
grant insert, update on listing_reports to worker;

-- The states of src/domain/listing-reports.ts once more; src/db/report-guard.test.ts compares the two.
create or replace function app.guard_report() returns trigger language plpgsql as $$
begin
  if current_user <> 'member' then
    return new;
  end if;
  if not coalesce(case old.status
      when 'open' then new.status in ('under_review', 'upheld', 'dismissed')
      when 'under_review' then new.status in ('upheld', 'dismissed')
    end, false) then
    raise insufficient_privilege using message = 'A report may not move there';
  end if;
  return new;
end $$;

create or replace trigger guard_report before update on listing_reports
  for each row when (new.status is distinct from old.status) execute function app.guard_report();
grant execute on function app.guard_report() to member, worker;
