-- Every table starts from nothing: no grants, row security enabled and forced. The files after this one give
-- rights back, so a grant removed from them is gone from the database too.
revoke all on all tables in schema public from public, member, worker,
  kiraya_app, kiraya_visitor, kiraya_auth, kiraya_jobs, kiraya_bulk, kiraya_definer;
revoke all on all sequences in schema public from public, member, worker,
  kiraya_app, kiraya_visitor, kiraya_auth, kiraya_jobs, kiraya_bulk, kiraya_definer;

-- Forced, row security binds the table's owner too. Nobody of ours is above it (BYPASSRLS is not to be had on most hosts), so a
-- policy says who sees every row: the owner, whoever owns the security definer functions, and who loads in bulk.
create or replace function app.bind_rows(_table regclass) returns void
  language plpgsql set search_path = ''
as $$
declare
  owner_id constant oid := (select c.relowner from pg_catalog.pg_class c where c.oid = _table);
  unbound constant oid[] := array[owner_id, 'kiraya_definer'::regrole::oid, 'kiraya_bulk'::regrole::oid];
begin
  if not exists (select from pg_catalog.pg_policy p
      where p.polrelid = _table and p.polname = 'sees every row' and p.polroles operator(pg_catalog.@>) unbound) then
    execute format('drop policy if exists "sees every row" on %s', _table);
    execute format('create policy "sees every row" on %s to %I, kiraya_definer, kiraya_bulk using (true) with check (true)',
      _table, pg_get_userbyid(owner_id));
  end if;
  if not (select c.relrowsecurity and c.relforcerowsecurity from pg_catalog.pg_class c where c.oid = _table) then
    execute format('alter table %s enable row level security, force row level security', _table);
  end if;
end $$;

-- Tables of commission months that are not attached yet belong to the close that fills them.
select app.bind_rows(c.oid) from pg_class c
 where (c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     or c.relnamespace = to_regnamespace('months') and c.relkind = 'r' and c.relispartition)
   and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e');

-- The bulk role loads data; ANALYZE needs maintain.
grant select, insert, update, delete, truncate, maintain on all tables in schema public to kiraya_bulk;
grant select on all tables in schema public to worker;
