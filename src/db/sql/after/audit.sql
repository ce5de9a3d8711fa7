-- The audit trail: append-only by grants and triggers. The worker chains its rows (src/db/audit-chain.ts).
grant select on audit_log to member, worker, kiraya_definer;
grant insert (actor_id, action, subject_type, subject_id, people, before, after, reason, request_id, address)
  on audit_log to member, worker;
grant select, insert on audit_chain to worker;
grant usage on sequence audit_log_number to kiraya_definer;
revoke update, delete, truncate on audit_log, audit_chain from kiraya_bulk;
revoke insert on audit_chain from kiraya_bulk;

-- Nobody waits for another writer: the numbers of acts that happen at once may lie in another order than they commit.
create or replace function app.number_audit_row() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.id := nextval('public.audit_log_number');
  new.created_at := app.clock_timestamp();
  return new;
end $$;

create or replace function app.refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail is append-only' using errcode = 'insufficient_privilege';
end $$;

-- The number of the first row of that instant or later, one more than the last where there is none: rows get number and time
-- together, so the trail is sorted by both and needs no index of times. Rows written at once may lie a moment out of order:
-- whoever needs the exact instant asks with a minute to spare, and compares the times too.
create or replace function app.first_audit_row_since(_at timestamptz) returns bigint
  language plpgsql stable security definer set search_path = ''
as $$
declare
  low bigint := 1;
  high bigint := (select coalesce(max(a.id), 0) + 1 from public.audit_log a);
  middle bigint;
begin
  if not app.may('audit.readAll') then
    return null;
  end if;
  while low < high loop
    middle := (low + high) / 2;
    if (select a.created_at < _at from public.audit_log a where a.id >= middle order by a.id limit 1) then
      low := middle + 1;
    else
      high := middle;
    end if;
  end loop;
  return low;
end $$;

alter function app.number_audit_row() owner to kiraya_definer;
alter function app.first_audit_row_since(timestamptz) owner to kiraya_definer;
grant execute on function app.first_audit_row_since(timestamptz) to member;

create or replace trigger number_audit_row before insert on audit_log
  for each row execute function app.number_audit_row();
create or replace trigger refuse_audit_change before update or delete on audit_log
  for each row execute function app.refuse_audit_change();
create or replace trigger refuse_audit_truncate before truncate on audit_log
  for each statement execute function app.refuse_audit_change();
select app.make_append_only('audit_chain');
