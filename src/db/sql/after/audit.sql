-- The audit trail: append-only by grants and triggers, and chained by hashes so that a change to any row shows.
grant select on audit_log to member, kiraya_definer;
grant insert (actor_id, action, subject_type, subject_id, people, before, after, reason, request_id, address)
  on audit_log to member, worker;
revoke update, delete, truncate on audit_log from kiraya_bulk;

-- Independent of session settings: the time counts as microseconds since 1970. A row that concerns nobody is hashed without people,
-- as all were before rows named them.
create or replace function app.audit_hash(_row public.audit_log) returns bytea
  language sql stable set search_path = ''
as $$
  select sha256(_row.previous_hash || convert_to((jsonb_build_array(_row.id, _row.actor_id, _row.action,
    _row.subject_type, _row.subject_id, _row.before, _row.after, _row.reason, _row.request_id, _row.address,
    (extract(epoch from _row.created_at) * 1000000)::bigint)
    || case when _row.people = '{}' then '[]'::jsonb else jsonb_build_array(_row.people) end)::text, 'UTF8'));
$$;

-- One writer at a time, held to the end of its transaction: the next one reads a committed predecessor.
create or replace function app.chain_audit_row() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(8270413);
  select a.id, a.hash into last from public.audit_log a order by a.id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.created_at := app.clock_timestamp();
  new.previous_hash := coalesce(last.hash, '\x'::bytea);
  new.hash := app.audit_hash(new);
  return new;
end $$;

create or replace function app.refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail is append-only' using errcode = 'insufficient_privilege';
end $$;

-- The number of the first row of that instant or later, one more than the last where there is none: rows are written one after the
-- other and get number and time together, so the trail is sorted by both, and needs no index of times.
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

-- Number of rows and the first one that does not fit: its number, predecessor or content was changed.
create or replace function app.verify_audit()
  returns table (row_count bigint, first_broken bigint)
  language sql stable security definer set search_path = ''
as $$
  select count(*), min(c.id) filter (where c.broken)
    from (select a.id,
            a.hash <> app.audit_hash(a)
              or a.id <> row_number() over chain
              or a.previous_hash <> coalesce(lag(a.hash) over chain, '\x'::bytea) as broken
          from public.audit_log a window chain as (order by a.id)) c;
$$;

-- The same over the newest rows only, quick enough to ask often; null when they fit.
create or replace function app.first_broken_audit_row(_newest int) returns bigint
  language sql stable security definer set search_path = ''
as $$
  select min(c.id) filter (where c.broken) from (
    select n.id, n.hash <> n.expected
        or n.previous_hash <> lag(n.hash, 1, n.previous_hash) over chain
        or n.id <> lag(n.id, 1, n.id - 1) over chain + 1 as broken
      from (select a.id, a.hash, a.previous_hash, app.audit_hash(a) as expected
              from public.audit_log a order by a.id desc limit _newest) n
      window chain as (order by n.id)) c;
$$;

alter function app.chain_audit_row() owner to kiraya_definer;
alter function app.audit_hash(public.audit_log) owner to kiraya_definer;
alter function app.verify_audit() owner to kiraya_definer;
alter function app.first_broken_audit_row(int) owner to kiraya_definer;
alter function app.first_audit_row_since(timestamptz) owner to kiraya_definer;
grant execute on function app.first_audit_row_since(timestamptz) to member;
grant execute on function app.verify_audit(), app.first_broken_audit_row(int) to worker;

create or replace trigger chain_audit_row before insert on audit_log
  for each row execute function app.chain_audit_row();
create or replace trigger refuse_audit_change before update or delete on audit_log
  for each row execute function app.refuse_audit_change();
create or replace trigger refuse_audit_truncate before truncate on audit_log
  for each statement execute function app.refuse_audit_change();
