-- Every table starts from nothing: no grants, row security enabled and forced. The files after this one give
-- rights back, so a grant removed from them is gone from the database too.
revoke all on all tables in schema public from public, member, worker,
  kiraya_app, kiraya_visitor, kiraya_auth, kiraya_jobs, kiraya_bulk, kiraya_definer;
revoke all on all sequences in schema public from public, member, worker,
  kiraya_app, kiraya_visitor, kiraya_auth, kiraya_jobs, kiraya_bulk, kiraya_definer;

do $$
declare
  found record;
begin
  for found in
    select c.oid::regclass as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not (c.relrowsecurity and c.relforcerowsecurity)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  loop
    execute format('alter table %s enable row level security, force row level security', found.name);
  end loop;
end $$;

-- The bulk role loads data by COPY, which does not run under row security; ANALYZE needs maintain.
grant select, insert, update, delete, truncate, maintain on all tables in schema public to kiraya_bulk;
grant select on all tables in schema public to worker;
